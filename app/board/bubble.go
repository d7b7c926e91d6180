package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// Bubble is a text on the board at a hole. It is the answer to a click without a move, which
// disappears by itself, or the text of the coach, which stays. The coach's bubble covers no hole.
// Screen readers get the text from the announcer. The zero value is no bubble.
type Bubble struct {
	Hole   rules.Hole
	Words  string
	Shakes bool   // the hole was refused
	Turn   int    // 0 and 1 alternate, so that the same answer appears again
	Close  string // data-act of a cross that closes the text of the coach; "" for an answer
	Label  string // accessible name of the cross
}

// draw renders the bubble, above its hole if there is room, or the text of the coach.
func (b Bubble) draw(g picture.Geometry) app.UI {
	if b.Words == "" {
		return nil
	}
	if b.Close == "" {
		_, row := g.Place(b.Hole)
		return app.P().Class("bubble", "bubble-"+strconv.Itoa(b.Turn), dom.Either(row < 2, "below", "above")).Aria("hidden", "true").Text(b.Words)
	}
	// Neither a paragraph nor a block, see captions.
	return app.Span().Class("bubble", "coached").Body(
		app.Button().Type("button").Class("close").DataSet("act", b.Close).Title(b.Label).Aria("label", b.Label),
		app.Span().Aria("hidden", "true").Text(b.Words))
}
