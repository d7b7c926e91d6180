package view

import (
	"strings"
	"testing"

	"kulami/app/game"
	"kulami/app/play"
	"kulami/rules"
)

// A press that plays nothing is answered at its hole, every time, until something else
// is announced.
func TestTheBubble(t *testing.T) {
	hole := rules.SheetSquare.Board().Hole
	begun := []play.Msg{
		play.Start{Setup: game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetSquare}},
		play.Press{Hole: hole("d4")},
	}
	bubbleOf := func(msgs ...play.Msg) (class, words string) {
		_, rest, ok := strings.Cut(page(t, append(begun[:2:2], msgs...)...), `class="bubble `)
		if !ok {
			return "", ""
		}
		class, rest, _ = strings.Cut(rest, `"`)
		_, words, _ = strings.Cut(rest, ">")
		words, _, _ = strings.Cut(words, "<")
		return class, words
	}
	if class, words := bubbleOf(); class != "" {
		t.Errorf("without a refusal there is a bubble: %s %q", class, words)
	}
	class, words := bubbleOf(play.Press{Hole: hole("a1")})
	if !strings.HasSuffix(class, "above") || words != "a1 is not in the row or column of the last marble." {
		t.Errorf("a1 is answered by %s %q", class, words)
	}
	if again, _ := bubbleOf(play.Press{Hole: hole("a1")}, play.Press{Hole: hole("a1")}); again == class || again == "" {
		t.Errorf("the second refusal has the classes %q, the first one %q", again, class)
	}
	if class, _ := bubbleOf(play.Press{Hole: hole("a8")}); !strings.HasSuffix(class, "below") {
		t.Errorf("in the first row the bubble is %s", class)
	}
	for _, next := range []play.Msg{play.Press{Hole: hole("d8")}, play.Describe{Topic: play.TopicScore}, play.Undo{}} {
		if class, words := bubbleOf(play.Press{Hole: hole("a1")}, next); class != "" {
			t.Errorf("after %#v there still is a bubble: %q", next, words)
		}
	}
}

// Only what is refused shakes: to ask for the second press of a move is not a refusal.
func TestOnlyRefusedHolesShake(t *testing.T) {
	settings := play.New().Settings
	settings.Confirm = true
	hole := rules.SheetSquare.Board().Hole
	asked := page(t, play.Set{Settings: settings}, play.Press{Hole: hole("d4")})
	if !strings.Contains(asked, `class="bubble `) || strings.Contains(asked, "refused-") {
		t.Error("the hole to confirm shakes, or has no bubble")
	}
}
