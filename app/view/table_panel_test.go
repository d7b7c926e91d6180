package view

import (
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/table"
	"kulami/rules"
)

func TestWaysOn(t *testing.T) {
	sent := tried(t, "c4 c8 e8", "c4 c8 f8")
	own := []desk.Msg{play.Start{Setup: game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetPergioco}}}
	for _, name := range []string{"c4", "c7", "e7"} {
		own = append(own, desk.Press{Hole: rules.SheetPergioco.Board().Hole(name)})
	}
	acts := func(html, from, to string) (found []string) {
		_, html, _ = strings.Cut(html, from)
		html, _, _ = strings.Cut(html, to)
		for _, act := range []string{"live", "continue", "continue-computer", "promote", "prune"} {
			if strings.Contains(html, `data-act="`+act+`"`) {
				found = append(found, act)
			}
		}
		return found
	}
	for _, c := range []struct {
		name       string
		msgs       []desk.Msg
		ways, menu string
	}{
		{"the game", own, "", ""},
		{"an earlier ply", append(slices.Clone(own), desk.Step{Ply: 1}), "live continue", ""},
		{"a variation", append(slices.Clone(own), desk.Step{Ply: 1}, desk.Press{Hole: rules.SheetPergioco.Board().Hole("c8")}),
			"live continue", "continue-computer prune"},
		{"a game that was lost to the computer", []desk.Msg{play.Start{Setup: game.Setup{Opponent: "computer", Board: "sheet", Starter: "me"}}, desk.Press{Hole: 1}, table.Resign{}, desk.Step{Ply: 0}}, "live continue", ""},
		{"a link", []desk.Msg{sent}, "", ""},
		{"its variation, which the bar goes on with", []desk.Msg{sent, desk.Goto{Line: 2, Ply: 3}}, "live", "promote prune"},
	} {
		if got := strings.Join(acts(pageOf(t, c.msgs...), `"ways`, "<nav"), " "); got != c.ways {
			t.Errorf("%s offers %q, want %q", c.name, got, c.ways)
		}
		if got := strings.Join(acts(pageOf(t, append(slices.Clone(c.msgs), play.Open{Dialog: desk.GameDialog})...), "<dialog", "</dialog"), " "); got != c.menu {
			t.Errorf("%s has %q in its menu, want %q", c.name, got, c.menu)
		}
	}
}
