package dialogs

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/training"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
)

// allPuzzles leads to puzzles of all themes or of one, with the number of each and what they are
// about.
func (v Open) allPuzzles() []app.UI {
	t := v.Text
	of := func(name, title, line string) app.UI {
		n := v.Desk.Puzzles.Count(name)
		return controls.Control("button", "puzzle").DataSet("value", name).Body(
			app.Strong().Text(title+dom.When(n > 0, " · "+strconv.Itoa(n))), app.Text(" "), app.Span().Text(line))
	}
	ways := []app.UI{of("", t.AllPuzzles, t.AtLevel)}
	for _, name := range training.PuzzleThemes() {
		ways = append(ways, of(name, t.ThemeName.Of(name), t.ThemeLine.Of(name)))
	}
	return []app.UI{app.Div().Class("themes").Body(ways...)}
}

var puzzlesActs = []scene.Act{{Name: "all-puzzles", Msg: play.Open{Dialog: desk.PuzzlesDialog}}}
