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
	all := []string{"promote", "live", "continue", "continue-computer", "prune"}
	for _, c := range []struct {
		name string
		msgs []desk.Msg
		want string
	}{
		{"the game", own, ""},
		{"an earlier ply", append(slices.Clone(own), desk.Step{Ply: 1}), "live continue"},
		{"a variation", append(slices.Clone(own), desk.Step{Ply: 1}, desk.Press{Hole: rules.SheetPergioco.Board().Hole("c8")}),
			"live continue continue-computer prune"},
		{"a game that was lost to the computer", []desk.Msg{play.Start{Setup: game.Setup{Opponent: "computer", Board: "sheet", Starter: "me"}}, desk.Press{Hole: 1}, table.Resign{}, desk.Step{Ply: 0}}, "live continue"},
		{"a link", []desk.Msg{sent}, ""},
		{"its variation, which the bar goes on with", []desk.Msg{sent, desk.Goto{Line: 2, Ply: 3}}, "promote live prune"},
	} {
		_, html, _ := strings.Cut(pageOf(t, c.msgs...), `"ways`)
		html, _, _ = strings.Cut(html, "<nav")
		var got []string
		for _, act := range all {
			if strings.Contains(html, `data-act="`+act+`"`) {
				got = append(got, act)
			}
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s offers %q, want %q", c.name, got, c.want)
		}
	}
}
