package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// Bubble is said on the board at a hole: the answer to a press that plays nothing, which leaves by itself, or what the
// coach says, which stays and hides no hole of the row and column. Screen readers get it from the announcer. The zero
// value is none.
type Bubble struct {
	Hole   rules.Hole
	Words  string
	Shakes bool   // the hole was refused
	Stays  bool   // it is the coach's
	Turn   int    // 0 and 1 take turns, so that the same answer appears again
	Close  string // the data-act of a cross that closes it, empty without one
	Label  string // what the cross does
}

// draw draws the bubble, above its hole if there is room on the board; what stays, where most of the board is.
func (b Bubble) draw(g picture.Geometry) app.UI {
	if b.Words == "" {
		return nil
	}
	col, row := g.Place(b.Hole)
	where, class := dom.Either(row < 2, "below", "above"), "bubble-"+strconv.Itoa(b.Turn)
	if b.Stays {
		where, class = dom.Either(2*row < g.Rows, "below", "above"), "coached "+dom.Either(2*col < g.Cols, "right", "left")
	}
	if b.Close == "" {
		return app.P().Class("bubble", class, where).Aria("hidden", "true").Text(b.Words)
	}
	return app.Span().Class("bubble", class, where).Body( // no paragraph, and no block as the captions of a count: see captions
		app.Button().Type("button").Class("close").DataSet("act", b.Close).Title(b.Label).Aria("label", b.Label),
		app.Span().Aria("hidden", "true").Text(b.Words))
}
