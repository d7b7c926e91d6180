package view

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/rules"
)

// flight is the way of a marble that has just been played: from the seat of its side to
// its hole. The style sheet moves it; the marble in the hole appears when it arrives. It is
// an element of its own, as wide as a hole and at first in the corner of the board, so that
// the browser can move it without drawing the board again.
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

// draw draws the marble that flies, if a marble has just been played.
func (f *flight) draw(p rules.Position, last rules.Hole, fresh bool) app.UI {
	side := rules.First
	drawn := svg("svg").Class("flight").Attr("viewBox", "-50 -50 100 100").Aria("hidden", "true")
	if fresh {
		side = p.At(last)
		drawn = drawn.Class("fly-" + side.String())
	}
	return drawn.Body(svg("use").Attr("href", "#marble-"+side.String()).Attr("x", -unit/2).Attr("y", -unit/2))
}

// begin sends the last marble of p off to its hole. Places are set through the object
// model, because style attributes would need a weaker content security policy.
func (f *flight) begin(frame app.Value, g geometry, p rules.Position, last rules.Hole) {
	f.ply = p.Ply()
	x, y := g.center(last)
	x, y = x+g.margin()-unit/2, y+rim-unit/2
	from := f.seats[p.At(last)]
	if from.size == 0 { // it is let down from above where there are no seats
		from = start{float64(x), float64(y - unit), 1.2}
	}
	style := frame.Call("querySelector", ".flight").Get("style")
	style.Call("setProperty", "--from", fmt.Sprintf("%.0f%% %.0f%%", from.x, from.y))
	style.Call("setProperty", "--size", fmt.Sprintf("%.2f", from.size))
	style.Call("setProperty", "--to", fmt.Sprintf("%d%% %d%%", x, y))
}

// measure finds the seats, as seen from the board. It asks for the layout of the page,
// which is known after a paint.
func (f *flight) measure(frame app.Value, g geometry) {
	box := frame.Call("getBoundingClientRect")
	hole := box.Get("width").Float() * unit / float64(g.width())
	for side := rules.First; side <= rules.Second; side++ {
		f.seats[side] = start{}
		chip := app.Window().Get("document").Call("querySelector", `[data-seat="`+side.String()+`"] .chip`)
		if !chip.Truthy() || hole == 0 {
			continue
		}
		at := chip.Call("getBoundingClientRect")
		width := at.Get("width").Float()
		place := func(edge string, size float64) float64 {
			return unit*(at.Get(edge).Float()-box.Get(edge).Float()+size/2)/hole - unit/2
		}
		f.seats[side] = start{place("left", width), place("top", at.Get("height").Float()), unit * width / (chipSize * hole)}
	}
}
