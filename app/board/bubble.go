package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
	"kulami/rules"
)

// Bubble is the answer to a press that plays nothing, shown at the hole that was pressed.
// Screen readers get it from the announcer. The zero value is none.
type Bubble struct {
	Hole   rules.Hole
	Words  string
	Shakes bool // the hole was refused
	Turn   int  // 0 and 1 take turns, so that the same answer appears again
}

// draw draws the bubble, above its hole if there is room on the board.
func (b Bubble) draw(g picture.Geometry) app.UI {
	if b.Words == "" {
		return nil
	}
	where := "above"
	if _, row := g.Place(b.Hole); row < 2 {
		where = "below"
	}
	return app.P().Class("bubble", "bubble-"+strconv.Itoa(b.Turn), where).Aria("hidden", "true").Text(b.Words)
}

// place returns where the hole is, as parts of the board's width and height.
func (b Bubble) place(g picture.Geometry) (x, y float64) {
	cx, cy := g.Center(b.Hole)
	return float64(cx+g.Margin()) / float64(g.Width()), float64(cy+picture.Rim) / float64(g.Height())
}
