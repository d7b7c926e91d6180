package view

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/table"
	"kulami/app/style"
	"kulami/app/text"
	"kulami/app/view/scene"
	tableview "kulami/app/view/table"
	"kulami/rules"
)

// Cells are open only to the person whose turn it is, and only in legal holes.
func TestCellsAreOpenToWhoMayPlay(t *testing.T) {
	setup := game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetSquare, Level: 1}
	board := rules.SheetSquare.Board()
	press := func(name string) desk.Msg { return desk.Press{Hole: board.Hole(name)} }
	computer := setup
	computer.Opponent, computer.Starter = "computer", "me"
	unmarked := play.New().Settings
	unmarked.Legal = false
	cell := regexp.MustCompile(`<g [^>]*role="gridcell"[^>]*>`)
	for _, c := range []struct {
		name  string
		msgs  []desk.Msg
		class string // class of playable cells
	}{
		{"the first ply", []desk.Msg{play.Start{Setup: setup}}, "for-first open"},
		{"the second", []desk.Msg{play.Start{Setup: setup}, press("d4")}, "for-second open"},
		{"the third", []desk.Msg{play.Start{Setup: setup}, press("d4"), press("a4")}, "for-first open"},
		{"the computer's turn", []desk.Msg{play.Start{Setup: computer}, press("d4")}, ""},
		{"an earlier ply", []desk.Msg{play.Start{Setup: setup}, press("d4"), press("a4"), desk.Step{Ply: 1}}, "for-second trial open"},
		{"without marks", []desk.Msg{play.Start{Setup: setup}, desk.Set{Settings: unmarked}}, "for-first"},
		{"resigned", []desk.Msg{play.Start{Setup: setup}, press("d4"), table.Resign{}}, ""},
	} {
		cells := cell.FindAllString(pageOf(t, c.msgs...), -1)
		if len(cells) != rules.Holes {
			t.Fatalf("%s: %d cells", c.name, len(cells))
		}
		for _, cell := range cells {
			want := dom.When(strings.Contains(c.class, "trial") && strings.Contains(cell, `data-marble="none"`), "trial")
			if !strings.Contains(cell, `data-legal="false"`) {
				want = c.class
			}
			if got := strings.Join(openness.FindAllString(cell, -1), " "); got != want {
				t.Errorf("%s: %q, want %q in %s", c.name, got, want, cell)
			}
		}
	}
}

// Cells have names in the reader's language. A board keeps its phrases until the language or the
// marbles change.
func TestBoardsSpeakTheReadersLanguage(t *testing.T) {
	hole := rules.SheetSquare.Board().Hole
	r := after(play.Start{Setup: game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetSquare}},
		desk.Press{Hole: hole("d4")}, desk.Press{Hole: hole("a4")})
	html := app.HTMLString(r.Render())
	for _, name := range []string{
		"d4, Red marble, 6-hole tile: Red 1, Black 0",
		"a4, Black marble, 2-hole tile: Red 0, Black 1",
		"b4, empty, closed tile, 2-hole tile: Red 0, Black 1",
		"f4, playable, 4-hole tile: Red 0, Black 0",
		"h8, empty, outside row and column, 6-hole tile: Red 0, Black 0",
	} {
		if !strings.Contains(html, `aria-label="`+name+`"`) {
			t.Errorf("no cell is named %q", name)
		}
	}
	phrases := func() *board.Phrases { return r.screen().(*tableview.Screen).GameBoard(rules.First).Phrases }
	before := phrases()
	if phrases() != before {
		t.Error("the phrases are made anew for each drawing")
	}
	r.text = text.In("de")
	german := phrases()
	r.model.Settings.Marbles = "safe"
	if safe := phrases(); german == before || safe == german || safe.Marbles == german.Marbles {
		t.Errorf("the phrases stay %+v", safe)
	}
}

// If the other colour begins, the marbles, cells, seats, words and shared texts exchange colours.
// The record and its link stay the same.
func TestTheOtherColourFirst(t *testing.T) {
	hole := rules.SheetSquare.Board().Hole
	begun := []desk.Msg{
		play.Start{Setup: game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetSquare}},
		desk.Press{Hole: hole("d4")}, desk.Press{Hole: hole("a4")},
	}
	before := after(begun...)
	reversed := before.model.Settings
	reversed.Reversed = true
	r := after(append(begun, desk.Set{Settings: reversed})...)
	html := app.HTMLString(r.Render())
	for _, want := range []string{
		`data-marbles="red-black-reversed"`, `aria-label="a4, Red marble, 2-hole tile: Black 0, Red 1"`, ">Black to move<",
		`data-seat="first"`,
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the page has no %s", want)
		}
	}
	if first := strings.Index(html, `data-seat="first"`); !strings.Contains(html[first:first+900], ">Black<") {
		t.Errorf("the first seat is %s", html[first:first+900])
	}
	shared := tableOf(r).Shared(desk.ShareMoves)
	if got, want := shared.String(), tableOf(before).Shared(desk.ShareMoves).String(); got != want {
		t.Errorf("the link is %s, want %s", got, want)
	}
	if got := scene.GameText(shared, r.screen().(scene.Captioned)); !strings.Contains(got, "\nBlack – Red\n1. d4 2. a4\n") {
		t.Errorf("the text is\n%s", got)
	}
	r.model.Settings.Theme = library.LightTheme // the system's theme needs a browser
	if got := r.scene().Look().Marbles; got != "red-black-reversed" {
		t.Errorf("a picture has the marbles %s", got)
	}
	form := app.HTMLString(after(append(begun, desk.Set{Settings: reversed}, play.Open{Dialog: desk.SettingsDialog})...).Render())
	toggle := regexp.MustCompile(`Black starts</span>\s*(<input [^>]*>)`).FindString(form)
	if !strings.Contains(toggle, `name="reversed"`) || !strings.Contains(toggle, " checked") {
		t.Errorf("the switch is %s", toggle)
	}
}

// openness matches the classes of a cell for the sides that can play there.
var openness = regexp.MustCompile(`\b(for-first|for-second|trial|open)\b`)

// The answer to each press that plays nothing is at its hole, until the next announcement.
func TestTheBubble(t *testing.T) {
	hole := rules.SheetSquare.Board().Hole
	begun := []desk.Msg{
		play.Start{Setup: game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetSquare}},
		desk.Press{Hole: hole("d4")},
	}
	bubbleOf := func(msgs ...desk.Msg) (class, words string) {
		_, rest, ok := strings.Cut(pageOf(t, append(begun[:2:2], msgs...)...), `class="bubble `)
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
	class, words := bubbleOf(desk.Press{Hole: hole("a1")})
	if !strings.HasSuffix(class, "above") || words != "a1 isn’t in the row or column of the last marble." {
		t.Errorf("a1 is answered by %s %q", class, words)
	}
	page := pageOf(t, append(begun[:2:2], desk.Press{Hole: hole("a1")})...)
	if heard := regexp.MustCompile(`class="heard"[^>]*>` + words); strings.Count(page, words) != 2 || !heard.MatchString(page) || !strings.Contains(page, `data-status="play"`) {
		t.Errorf("%q is said %d times: once in the bubble and once to screen readers is right, while the status line says where to play", words, strings.Count(page, words))
	}
	if again, _ := bubbleOf(desk.Press{Hole: hole("a1")}, desk.Press{Hole: hole("a1")}); again == class || again == "" {
		t.Errorf("the second refusal has the classes %q, the first one %q", again, class)
	}
	if class, _ := bubbleOf(desk.Press{Hole: hole("a8")}); !strings.HasSuffix(class, "below") {
		t.Errorf("in the first row the bubble is %s", class)
	}
	for _, next := range []desk.Msg{desk.Press{Hole: hole("d8")}, desk.Describe{Topic: desk.TopicScore}, desk.Undo{}} {
		if class, words := bubbleOf(desk.Press{Hole: hole("a1")}, next); class != "" {
			t.Errorf("after %#v there still is a bubble: %q", next, words)
		}
	}
}

// Only a refused hole shakes. The question for the second press of a move is not a refusal.
func TestOnlyRefusedHolesShake(t *testing.T) {
	settings := play.New().Settings
	settings.Confirm = true
	hole := rules.SheetSquare.Board().Hole
	asked := pageOf(t, desk.Set{Settings: settings}, desk.Press{Hole: hole("d4")})
	if !strings.Contains(asked, `class="bubble `) || strings.Contains(asked, "refused-") {
		t.Error("the hole to confirm shakes, or has no bubble")
	}
}

func TestTurningTheBoardShowsIt(t *testing.T) {
	if html := pageOf(t, play.Open{Dialog: desk.GameDialog}, desk.Turn{}); strings.Contains(html, "<dialog") {
		t.Error("the menu lies over the turned board")
	}
}

// The changes by a marble are visible when its sound is heard.
func TestContactIsOneTime(t *testing.T) {
	if want := fmt.Sprintf("--contact: .%ds;", desk.Contact/10); !strings.Contains(style.Sheet(), want) {
		t.Errorf("the style sheet does not have %q", want)
	}
}
