package board

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// chipSize is the width and height of a marble's picture, in the board's units.
const chipSize = 96

// Marble renders a marble for seats and tables. In one of State.Seats it is the start of its side's
// flights.
func Marble(side rules.Side) app.UI {
	return app.Raw(`<svg class="chip" viewBox="-48 -48 96 96" aria-hidden="true" focusable="false"><use href="#marble-` +
		side.String() + `" x="-50" y="-50"/></svg>`)
}

// flight is the path of a marble that has just been played, from the seat of its side to its hole.
// The style sheet moves it. The marble in the hole appears when it arrives. It is a separate
// element, as wide as a hole and at first in the corner of the board. So the browser can move it
// without painting the board again. It is not an SVG element, because Chromium animates translate
// and scale of those on the page's thread only, and paints every frame.
type flight struct {
	seats    [2]start // seats of the two sides
	seatsKey string   // key of the board at the last measurement
	ply      int      // ply of the last marble that was sent off; 0 if none
}

// start is the start of a flight.
type start struct {
	x, y float64 // in hundredths of a hole, from the board's corner
	size float64 // size of the marble in the seat; 1 is the size on the board
}

// draw renders the flying marble, if a marble has just been played. The two sides have different
// tags, so that each flight restarts the animation.
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

// begin sends the last marble of p to its hole. It sets places through the object model, because
// style attributes would need a weaker content security policy.
func (f *flight) begin(frame app.Value, g picture.Geometry, p rules.Position, last rules.Hole) {
	f.ply = p.Ply()
	x, y := g.Center(last)
	x, y = x+g.Margin()-picture.Unit/2, y+picture.Rim-picture.Unit/2
	from := f.seats[p.At(last)]
	if from.size == 0 { // without seats it is put down from above
		from = start{float64(x), float64(y - picture.Unit), 1.2}
	}
	style := frame.Call("querySelector", ".flight").Get("style")
	style.Call("setProperty", "--from", fmt.Sprintf("%.0f%% %.0f%%", from.x, from.y))
	style.Call("setProperty", "--size", fmt.Sprintf("%.2f", from.size))
	style.Call("setProperty", "--to", fmt.Sprintf("%d%% %d%%", x, y))
}

// measure finds the marbles in the seats of the selectors, relative to the board. It needs the
// layout of the page, which is available after a paint.
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
