package wooden

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/app/screen/wooden"
	"kulami/app/view/page"
	"kulami/rules"
)

// Pointer follows the pointer in the workshop. It aims the held tile, and drags tiles.
type Pointer struct {
	Workshop wooden.Workshop // present state
	drag     drag
}

// drag is a pointer that is down on a tile of the tray or the frame. The drag begins when the
// pointer moves, and ends when the pointer is up.
type drag struct {
	on      bool // the pointer has moved far enough
	pointer int
	touch   bool
	worth   int         // worth of a tile of the tray, or 0
	cell    rules.Point // pressed place of a tile of the frame
	x, y    float64     // first place of the pointer, in CSS pixels
	px, py  float64     // present place, in holes from the frame's upper left corner
	gx, gy  float64     // first place within a tile of the frame, in holes
	stop    func()      // ends listening to the pointer
}

// dragAfter is the distance after which a moving pointer drags, in CSS pixels.
const dragAfter = 6

// onDown records a press on a tile, which can become a drag.
func (p *Pointer) onDown(ctx app.Context, e app.Event) {
	if !e.Get("isPrimary").Bool() || e.Get("button").Int() != 0 || p.drag.pointer != 0 {
		return
	}
	d := drag{pointer: e.Get("pointerId").Int() + 1, touch: e.Get("pointerType").String() != "mouse",
		x: e.Get("clientX").Float(), y: e.Get("clientY").Float()}
	draft := p.Workshop.Draft
	if _, name, ok := dom.Closest(e, "data-cell"); ok && draft.At(CellOf(name)) >= 0 {
		d.cell = CellOf(name)
		t := draft.Tiles()[draft.At(d.cell)]
		d.follow(e.Value)
		d.gx, d.gy = d.px-float64(t.Min.X), d.py-float64(rules.Frame-t.Min.Y-t.H)
	} else if element, act, ok := dom.Closest(e, "data-act"); ok && act == "take" &&
		page.Attribute(element, "data-left") != "0" {
		d.worth, _ = strconv.Atoi(page.Attribute(element, "data-value"))
	} else {
		return
	}
	d.stop = page.FollowPointer(func(e app.Value) { p.moved(ctx, e) },
		func(e app.Value) { p.up(ctx, e, false) }, func(e app.Value) { p.up(ctx, e, true) })
	p.drag = d
}

// follow records the place of the pointer in the frame.
func (d *drag) follow(e app.Value) {
	box, hole := frameOnPage()
	d.px = (e.Get("clientX").Float()-box.Get("left").Float())/hole - float64(picture.Frame().Margin())/picture.Unit
	d.py = (e.Get("clientY").Float()-box.Get("top").Float())/hole - float64(picture.Rim)/picture.Unit
}

// frameOnPage returns the rectangle of the frame on the screen, and the width of a hole, in CSS
// pixels.
func frameOnPage() (box app.Value, hole float64) {
	box = page.Find(".frame .live").Call("getBoundingClientRect")
	return box, box.Get("width").Float() / float64(picture.Frame().Width()) * picture.Unit
}

// grip returns the place of the pointer on the dragged tile. A tile of the frame keeps the pressed
// place. A tile of the tray has the pointer in its middle. A finger holds its lowest row, so that
// the tile stays visible.
func (d *drag) grip(t rules.Tile) (x, y float64) {
	switch {
	case d.worth == 0:
		return min(d.gx, float64(t.W)-.1), min(d.gy, float64(t.H)-.1)
	case d.touch:
		return float64(t.W) / 2, float64(t.H) - .5
	}
	return float64(t.W) / 2, float64(t.H) / 2
}

// aim returns the place of the upper left hole of the dragged tile. Off reports that the pointer is
// outside the frame.
func (d *drag) aim(t rules.Tile) (at rules.Point, off bool) {
	const beside = .8
	if d.px < -beside || d.py < -beside || d.px > rules.Frame+beside || d.py > rules.Frame+beside {
		return at, true
	}
	gx, gy := d.grip(t)
	return rules.Point{X: int8(math.Round(d.px - gx)), Y: int8(rules.Frame - 1 - math.Round(d.py-gy))}, false
}

func (p *Pointer) moved(ctx app.Context, e app.Value) {
	d := &p.drag
	if e.Get("pointerId").Int()+1 != d.pointer {
		return
	}
	if !d.on {
		if math.Hypot(e.Get("clientX").Float()-d.x, e.Get("clientY").Float()-d.y) < dragAfter {
			return
		}
		d.on = true
		page.Find(".workshop").Call("setPointerCapture", d.pointer-1)
		if d.worth == 0 {
			page.Post(ctx, wooden.PickUp{At: d.cell})
		} else if p.Workshop.Hand != d.worth {
			page.Post(ctx, wooden.Take{Worth: d.worth})
		}
	}
	d.follow(e)
	t := p.dragged()
	d.carry(e, t)
	w := p.Workshop
	if at, off := d.aim(t); off != !w.Aiming || at != w.Aim {
		page.Post(ctx, wooden.AimAt{At: at, Off: off})
	}
}

// dragged returns the dragged tile, which is possibly not held yet.
func (p *Pointer) dragged() rules.Tile {
	w := p.Workshop
	if p.drag.worth > 0 {
		return w.Shape(p.drag.worth)
	}
	if t, _, ok := w.Held(); ok && w.Picked > 0 {
		return t
	}
	if i := w.Draft.At(p.drag.cell); i >= 0 {
		return w.Draft.Tiles()[i]
	}
	return wooden.Lying(2)
}

// carry moves the picture of the tile under the pointer. It uses the object model, because style
// attributes would need a weaker content security policy.
func (d *drag) carry(e app.Value, t rules.Tile) {
	_, hole := frameOnPage()
	gx, gy := d.grip(t)
	style := page.Find(".workshop").Get("style")
	pixels := func(name string, n float64) { style.Call("setProperty", name, strconv.Itoa(int(n))+"px") }
	pixels("--carried-x", e.Get("clientX").Float()-gx*hole)
	pixels("--carried-y", e.Get("clientY").Float()-gy*hole)
	pixels("--hole", hole)
}

// up ends a drag. Over the frame it drops the tile. Outside the frame it puts the tile back into
// the tray. A cancelled drag releases the tile. A pointer that has not moved is a click.
func (p *Pointer) up(ctx app.Context, e app.Value, cancelled bool) {
	d := p.drag
	if e.Get("pointerId").Int()+1 != d.pointer {
		return
	}
	d.stop()
	t := p.dragged()
	p.drag = drag{}
	if !d.on {
		return
	}
	d.follow(e)
	switch at, off := d.aim(t); {
	case cancelled || off && d.worth > 0:
		page.Post(ctx, wooden.Release{})
	case off:
		page.Post(ctx, wooden.Lift{})
	default:
		page.Post(ctx, wooden.Drop{At: at})
	}
}

// onOver aims the held tile at the place under the mouse. It ignores a tile that was just placed.
func (p *Pointer) onOver(ctx app.Context, e app.Event) {
	w := p.Workshop
	if _, _, held := w.Held(); !held || w.Picked > 0 && w.Placed() || p.drag.on || e.Get("pointerType").String() != "mouse" {
		return
	}
	if _, name, ok := dom.Closest(e, "data-cell"); ok && (!w.Aiming || w.Aim != CellOf(name)) {
		page.Post(ctx, wooden.AimAt{At: CellOf(name)})
	}
}

func (p *Pointer) onLeave(ctx app.Context, _ app.Event) {
	if p.Workshop.Aiming && !p.drag.on {
		page.Post(ctx, wooden.AimAt{Off: true})
	}
}

// onFocusIn follows the focus to a place of the frame.
func (p *Pointer) onFocusIn(ctx app.Context, e app.Event) {
	if _, name, ok := dom.Closest(e, "data-cell"); ok && CellOf(name) != p.Workshop.Cell {
		page.Post(ctx, wooden.CellFocused{At: CellOf(name)})
	}
}
