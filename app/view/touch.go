package view

import (
	"math"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/screen/wooden"
	"kulami/app/view/page"
	"kulami/rules"
)

// considering is a screen on which a finger can be held on a hole.
type considering interface {
	desk.Screen
	Considers(rules.Hole) bool // the answer to a held finger on the hole is shown
}

// holdTime is the minimum time of a hold. holdSlip is the maximum movement of the finger in it, in
// CSS pixels.
const (
	holdTime = 450 * time.Millisecond
	holdSlip = 12
)

// listenToFingers handles each finger on the page.
func (r *Root) listenToFingers(ctx app.Context) {
	dom.Listen(app.Window(), "pointerdown", func(v app.Value) { r.onFingerDown(ctx, app.Event{Value: v}) })
	dom.Listen(app.Window(), "contextmenu", func(v app.Value) {
		e := app.Event{Value: v}
		if r.long.held {
			v.Call("preventDefault")
			// A mouse, a key, or a browser that is faster than holdTime opens the menu.
		} else if beginsNew(e) {
			v.Call("preventDefault")
			r.long.end()
			r.long.held = page.Touch(e)
			r.repeatNew(ctx)
		}
	})
}

// beginsNew reports whether an event comes from a button for a new game.
func beginsNew(e app.Event) bool {
	_, name, ok := dom.Closest(e, "data-act")
	return ok && name == "new"
}

// repeatNew starts a game with the latest setup.
func (r *Root) repeatNew(ctx app.Context) {
	page.Post(ctx, play.Start{Setup: r.model.Setup, Seed: page.Seed()})
}

// afterHold calls f if the finger has not moved away during holdTime.
func (r *Root) afterHold(ctx app.Context, leave func(), f func(ctx app.Context)) {
	l := &r.long
	l.stop = page.FollowPointer(func(e app.Value) {
		if math.Hypot(e.Get("clientX").Float()-l.x, e.Get("clientY").Float()-l.y) > holdSlip {
			leave()
		}
	}, func(app.Value) { l.end() }, func(app.Value) { leave() })
	number := l.number
	time.AfterFunc(holdTime, func() {
		ctx.Dispatch(func(ctx app.Context) {
			if l.number == number && l.stop != nil {
				f(ctx)
			}
		})
	})
}

// onFingerDown handles a finger on a hole, or on a button for a new game.
func (r *Root) onFingerDown(ctx app.Context, e app.Event) {
	l := &r.long
	l.end()
	l.number, l.held, l.hole = l.number+1, false, ""
	if r.pullSheet(ctx, e) {
		return
	}
	if _, ok := r.model.Screen().(wooden.Tally); ok {
		r.followStroke(ctx, e)
		return
	}
	if _, mouse := r.model.Screen().(analysis.Screen); !mouse && !page.Touch(e) || !e.Get("isPrimary").Bool() || e.Get("button").Int() != 0 {
		return
	}
	l.x, l.y = e.Get("clientX").Float(), e.Get("clientY").Float()
	if beginsNew(e) {
		r.afterHold(ctx, l.end, func(ctx app.Context) {
			l.end()
			l.held = true
			r.repeatNew(ctx)
		})
		return
	}
	_, name, ok := dom.Closest(e, "data-hole")
	if _, considers := r.model.Screen().(considering); !ok || !considers {
		return
	}
	l.hole = name
	r.afterHold(ctx, func() { r.leaveHole(ctx) }, r.holdHole)
}

// holdHole shows the screen's answer to the hole under the finger.
func (r *Root) holdHole(ctx app.Context) {
	if _, ok := r.model.Screen().(considering); !ok {
		return
	}
	hole := r.model.Screen().BoardShown().Hole(r.long.hole)
	r.send(ctx, desk.Consider{Hole: hole})
	shown, ok := r.model.Screen().(considering)
	r.long.held = ok && shown.Considers(hole)
}

// leaveHole handles a finger that moves away from its hole, or begins to scroll.
func (r *Root) leaveHole(ctx app.Context) {
	r.long.end()
	if r.long.held {
		page.Post(ctx, desk.Consider{Hole: rules.NoHole})
	}
}

// followStroke follows a pointer from a hole of a count. It repeats the change of the first hole in
// each hole that the pointer crosses.
func (r *Root) followStroke(ctx app.Context, e app.Event) {
	_, last, ok := dom.Closest(e, "data-hole")
	if !ok || !e.Get("isPrimary").Bool() || e.Get("button").Int() != 0 {
		return
	}
	l, b := &r.long, r.model.Screen().BoardShown()
	end := func(app.Value) { l.end() }
	l.stop = page.FollowPointer(func(v app.Value) {
		under := app.Window().Get("document").Call("elementFromPoint", v.Get("clientX"), v.Get("clientY"))
		if under.Truthy() {
			under = under.Call("closest", "[data-hole]")
		}
		if !under.Truthy() || page.Attribute(under, "data-hole") == last {
			return
		}
		if !l.held { // the first hole, which gets no click now
			l.held = true
			page.Post(ctx, desk.Press{Hole: b.Hole(last)})
		}
		last = page.Attribute(under, "data-hole")
		page.Post(ctx, wooden.Stroke{Hole: b.Hole(last)})
	}, end, end)
}

// pullSheet follows a finger that pulls a dialog down by its head, and closes the dialog after a
// long pull. It reports whether the finger is on the head.
func (r *Root) pullSheet(ctx app.Context, e app.Event) bool {
	const far = 90 // in CSS pixels
	head := e.Get("target").Call("closest", ".sheet .head")
	if !head.Truthy() || !page.Touch(e) {
		return false
	}
	style, from, way := head.Get("parentElement").Get("style"), e.Get("clientY").Float(), 0.0
	end := func(app.Value) {
		r.long.end()
		if way < far {
			style.Call("removeProperty", "--drag")
		} else {
			page.Post(ctx, desk.Close{})
		}
	}
	r.long.stop = page.FollowPointer(func(v app.Value) {
		way = max(0, v.Get("clientY").Float()-from)
		style.Call("setProperty", "--drag", strconv.Itoa(int(way))+"px")
	}, end, func(app.Value) { way = 0; end(nil) })
	return true
}
