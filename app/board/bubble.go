package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// Bubble is a text on the board at a hole. It is the answer to a click without a move, which
// disappears by itself, or the text of the coach, which stays. The coach's bubble covers no hole of
// the row and column. Screen readers get the text from the announcer. The zero value is no bubble.
type Bubble struct {
	Hole   rules.Hole
	Words  string
	Shakes bool   // the hole was refused
	Stays  bool   // text of the coach
	Turn   int    // 0 and 1 alternate, so that the same answer appears again
	Close  string // data-act of a cross that closes it; "" without a cross
	Label  string // accessible name of the cross
}

// draw renders the bubble, above its hole if there is room. The coach's bubble is on the larger
// part of the board.
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
	// Neither a paragraph nor a block, see captions.
	return app.Span().Class("bubble", class, where).Body(
		app.Button().Type("button").Class("close").DataSet("act", b.Close).Title(b.Label).Aria("label", b.Label),
		app.Span().Aria("hidden", "true").Text(b.Words))
}
