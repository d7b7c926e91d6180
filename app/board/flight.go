package board

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// chipSize is the width and height of the picture of a marble, in the board's units.
const chipSize = 96

// Marble draws a marble as seats and tables show it. In one of State.Seats it is where the marbles of its side fly from.
func Marble(side rules.Side) app.UI {
	return app.Raw(`<svg class="chip" viewBox="-48 -48 96 96" aria-hidden="true" focusable="false"><use href="#marble-` +
		side.String() + `" x="-50" y="-50"/></svg>`)
}

// flight is the way of a marble that has just been played: from the seat of its side to
// its hole. The style sheet moves it; the marble in the hole appears when it arrives. It is
// an element of its own, as wide as a hole and at first in the corner of the board, so that
// the browser can move it without drawing the board again. It is not an SVG element: Chromium
// moves those by translate and scale on the page's thread only, with every frame drawn anew.
type flight struct {
	seats   [2]start // of the two sides
	seenFor string   // the board drawn when they were last looked for
	ply     int      // to which the marble leads that was sent off, 0 if none was
}

// start is where a flight begins.
type start struct {
	x, y float64 // in hundredths of a hole, from the board's corner
	size float64 // of the marble in the seat, 1 for that on the board
}

// draw draws the marble that flies, if a marble has just been played. Those of the two sides are elements of two kinds, so that
// each flies anew.
func (f *flight) draw(p rules.Position, last rules.Hole, fresh bool) app.UI {
	side, kind := rules.First, "div"
	if fresh {
		side = p.At(last)
	}
	if side == rules.Second {
		kind = "span"
	}
	return app.Elem(kind).Class("flight", dom.When(fresh, "flies")).DataSet("side", side).Aria("hidden", "true").Body(dom.SVG("svg").Attr("viewBox", "-50 -50 100 100").
		Body(dom.SVG("use").Attr("href", "#marble-"+side.String()).Attr("x", -picture.Unit/2).Attr("y", -picture.Unit/2)))
}

// begin sends the last marble of p off to its hole. Places are set through the object
// model, because style attributes would need a weaker content security policy.
func (f *flight) begin(frame app.Value, g picture.Geometry, p rules.Position, last rules.Hole) {
	f.ply = p.Ply()
	x, y := g.Center(last)
	x, y = x+g.Margin()-picture.Unit/2, y+picture.Rim-picture.Unit/2
	from := f.seats[p.At(last)]
	if from.size == 0 { // it is let down from above where there are no seats
		from = start{float64(x), float64(y - picture.Unit), 1.2}
	}
	style := frame.Call("querySelector", ".flight").Get("style")
	style.Call("setProperty", "--from", fmt.Sprintf("%.0f%% %.0f%%", from.x, from.y))
	style.Call("setProperty", "--size", fmt.Sprintf("%.2f", from.size))
	style.Call("setProperty", "--to", fmt.Sprintf("%d%% %d%%", x, y))
}

// measure finds the marbles in the seats that the selectors name, as seen from the board. It asks for the layout of the
// page, which is known after a paint.
func (f *flight) measure(frame app.Value, g picture.Geometry, seats [2]string) {
	box := frame.Call("getBoundingClientRect")
	hole := box.Get("width").Float() * picture.Unit / float64(g.Width())
	f.seats = [2]start{}
	for side, selector := range seats {
		if selector == "" || hole == 0 {
			continue
		}
		marble := app.Window().Get("document").Call("querySelector", selector+" .chip")
		if !marble.Truthy() {
			continue
		}
		at := marble.Call("getBoundingClientRect")
		width, height := at.Get("width").Float(), at.Get("height").Float()
		f.seats[side] = start{
			x:    picture.Unit*(at.Get("left").Float()-box.Get("left").Float()+width/2)/hole - picture.Unit/2,
			y:    picture.Unit*(at.Get("top").Float()-box.Get("top").Float()+height/2)/hole - picture.Unit/2,
			size: picture.Unit * width / (chipSize * hole),
		}
	}
}
