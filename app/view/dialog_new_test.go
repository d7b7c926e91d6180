package view

import (
	"strings"
	"testing"

	"kulami/app/game"
	"kulami/app/play"
	"kulami/rules"
)

// The names of two people stand at their seats, in the result and in the library.
func TestNamesAreShown(t *testing.T) {
	setup := game.Setup{Opponent: "person", Names: [2]string{"Ada", ""}, Board: "sheet", Sheet: rules.SheetSquare}
	hole := rules.SheetSquare.Board().Hole
	played := []play.Msg{play.Start{Setup: setup}, play.Press{Hole: hole("d4")}}
	for name, c := range map[string]struct {
		msgs []play.Msg
		want []string
	}{
		"seats":   {played, []string{`data-act="names"`, `>Ada<`, `>Black<`, "Black to move"}},
		"result":  {append(played[:2:2], play.Resign{}), []string{"Ada wins"}},
		"library": {append(played[:2:2], play.Open{Dialog: play.LibraryDialog}), []string{"Ada – Black"}},
		"names":   {append(played[:2:2], play.Open{Dialog: play.NamesDialog}), []string{`value="Ada"`, `placeholder="Black"`, `data-act="name-players"`}},
		"setup":   {append(played[:2:2], play.Open{Dialog: play.NewDialog}), []string{`value="Ada"`, `placeholder="Black"`}},
	} {
		html := strings.Join(strings.Fields(page(t, c.msgs...)), " ")
		html = strings.ReplaceAll(html, "> ", ">")
		for _, want := range c.want {
			if !strings.Contains(html, want) {
				t.Errorf("%s: there is no %q", name, want)
			}
		}
	}
}
