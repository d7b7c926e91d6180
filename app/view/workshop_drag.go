package view

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// drag is a pointer that went down on a tile of the tray or of the frame, and
// becomes a drag when it moves. It lives as long as the pointer is down.
type drag struct {
	on      bool // it has moved far enough
	pointer int
	touch   bool
	worth   int         // of the tile of the tray, or 0
	cell    rules.Point // at which a tile of the frame was taken
	x, y    float64     // where the pointer went down
	px, py  float64     // where it is in the frame: holes from its upper left corner
	gx, gy  float64     // of a tile of the frame: the same within the tile
	stop    func()      // stops listening to the pointer
}

// dragAfter is how far a pointer moves before it drags, in CSS pixels.
const dragAfter = 6

// onPointerDown begins what may become a drag.
func (r *Root) onPointerDown(ctx app.Context, e app.Event) {
	if !e.Get("isPrimary").Bool() || e.Get("button").Int() != 0 || r.drag.pointer != 0 {
		return
	}
	d := drag{pointer: e.Get("pointerId").Int() + 1, touch: e.Get("pointerType").String() != "mouse",
		x: e.Get("clientX").Float(), y: e.Get("clientY").Float()}
	if _, name, ok := closest(e, "data-cell"); ok && r.model.Workshop.Draft.At(cellOf(name)) >= 0 {
		d.cell = cellOf(name)
		t := r.model.Workshop.Draft.Tiles()[r.model.Workshop.Draft.At(d.cell)]
		d.follow(e.Value)
		d.gx, d.gy = d.px-float64(t.Min.X), d.py-float64(rules.Frame-t.Min.Y-t.H)
	} else if element, act, ok := closest(e, "data-act"); ok && act == "take" &&
		element.Call("getAttribute", "data-left").String() != "0" {
		d.worth, _ = strconv.Atoi(element.Call("getAttribute", "data-value").String())
	} else {
		return
	}
	moved := listen(app.Window(), "pointermove", func(e app.Value) { r.pointerMoved(ctx, e) })
	up := listen(app.Window(), "pointerup", func(e app.Value) { r.pointerUp(ctx, e, false) })
	cancelled := listen(app.Window(), "pointercancel", func(e app.Value) { r.pointerUp(ctx, e, true) })
	d.stop = func() { moved(); up(); cancelled() }
	r.drag = d
}

// follow notes where the pointer is in the frame.
func (d *drag) follow(e app.Value) {
	box := app.Window().Get("document").Call("querySelector", ".frame .live").Call("getBoundingClientRect")
	hole := box.Get("width").Float() / float64(rules.Frame*unit+square.margin()+6) * unit
	d.px = (e.Get("clientX").Float()-box.Get("left").Float())/hole - float64(square.margin())/unit
	d.py = (e.Get("clientY").Float()-box.Get("top").Float())/hole - 6.0/unit
}

// grip returns where on the tile held the pointer is: where it took a tile of the
// frame, in the middle of one of the tray, and under a finger its lowest row, so
// that the tile is seen.
func (d *drag) grip(t rules.Tile) (x, y float64) {
	switch {
	case d.worth == 0:
		return min(d.gx, float64(t.W)-.1), min(d.gy, float64(t.H)-.1)
	case d.touch:
		return float64(t.W) / 2, float64(t.H) - .5
	}
	return float64(t.W) / 2, float64(t.H) / 2
}

// aim returns the place of the upper left hole of the tile held; off is true if the
// pointer is beside the frame.
func (d *drag) aim(t rules.Tile) (at rules.Point, off bool) {
	const beside = .8
	if d.px < -beside || d.py < -beside || d.px > rules.Frame+beside || d.py > rules.Frame+beside {
		return at, true
	}
	gx, gy := d.grip(t)
	return rules.Point{X: int8(math.Round(d.px - gx)), Y: int8(rules.Frame - 1 - math.Round(d.py-gy))}, false
}

// pointerMoved drags the tile under the pointer.
func (r *Root) pointerMoved(ctx app.Context, e app.Value) {
	d := &r.drag
	if e.Get("pointerId").Int()+1 != d.pointer {
		return
	}
	if !d.on {
		if math.Hypot(e.Get("clientX").Float()-d.x, e.Get("clientY").Float()-d.y) < dragAfter {
			return
		}
		d.on = true
		app.Window().Get("document").Call("querySelector", ".workshop").Call("setPointerCapture", d.pointer-1)
		if d.worth == 0 {
			r.post(ctx, play.PickUp{At: d.cell})
		} else if r.model.Workshop.Hand != d.worth {
			r.post(ctx, play.Take{Worth: d.worth})
		}
	}
	d.follow(e)
	t := r.dragged()
	r.carry(e, t)
	w := r.model.Workshop
	if at, off := d.aim(t); off != !w.Aiming || at != w.Aim {
		r.post(ctx, play.AimAt{At: at, Off: off})
	}
}

// dragged returns the tile that is dragged. It may not be held yet.
func (r *Root) dragged() rules.Tile {
	w := r.model.Workshop
	if r.drag.worth > 0 {
		return w.Shape(r.drag.worth)
	}
	if t, _, ok := w.Held(); ok && w.Picked > 0 {
		return t
	}
	if i := w.Draft.At(r.drag.cell); i >= 0 {
		return w.Draft.Tiles()[i]
	}
	return play.Lying(2)
}

// carry moves the picture of the tile under the pointer. It is moved through the
// object model, because style attributes would need a weaker content security policy.
func (r *Root) carry(e app.Value, t rules.Tile) {
	document := app.Window().Get("document")
	box := document.Call("querySelector", ".frame .live").Call("getBoundingClientRect")
	hole := box.Get("width").Float() / float64(rules.Frame*unit+square.margin()+6) * unit
	gx, gy := r.drag.grip(t)
	style := document.Call("querySelector", ".workshop").Get("style")
	pixels := func(name string, n float64) { style.Call("setProperty", name, ints(int(n))+"px") }
	pixels("--carried-x", e.Get("clientX").Float()-gx*hole)
	pixels("--carried-y", e.Get("clientY").Float()-gy*hole)
	pixels("--hole", hole)
}

// pointerUp ends a drag: over the frame the tile is dropped, beside it it goes back
// into the tray. A pointer that has not moved clicks.
func (r *Root) pointerUp(ctx app.Context, e app.Value, cancelled bool) {
	d := r.drag
	if e.Get("pointerId").Int()+1 != d.pointer {
		return
	}
	d.stop()
	t := r.dragged()
	r.drag = drag{}
	if !d.on {
		return
	}
	d.follow(e)
	switch at, off := d.aim(t); {
	case cancelled || off && d.worth > 0:
		r.post(ctx, play.Release{})
	case off:
		r.post(ctx, play.Lift{})
	default:
		r.post(ctx, play.Drop{At: at})
	}
}
