package view

import (
	"math"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// longTouch follows a finger on a hole of a screen that considers holes. Held still on
// the table it shows what a marble there would change, as the pointer of a mouse does, and
// lifting it then plays nothing: the hole asks for another tap. In the analysis it shows
// what the hole's tile counts.
type longTouch struct {
	screen func() play.Screen // that is shown
	send   func(app.Context, play.Msg)

	number int    // of the touch: timers of an earlier one do nothing
	hole   string // that the finger lies on, empty if it has moved away
	held   bool   // what the hole would change is shown, so that the click is not a press
	x, y   float64
	stop   func() // stops listening to the finger, nil if it is not down
}

// considering is a screen on which a finger can be held on a hole.
type considering interface {
	play.Screen
	Considers(rules.Hole) bool // what a finger on the hole asked for is shown
}

// How long a finger must be held, and how far it may move meanwhile, in CSS pixels.
const (
	holdTime = 450 * time.Millisecond
	holdSlip = 12
)

// listen follows every finger that comes down.
func (l *longTouch) listen(ctx app.Context) {
	listen(app.Window(), "pointerdown", func(v app.Value) { l.down(ctx, app.Event{Value: v}) })
	listen(app.Window(), "contextmenu", func(v app.Value) {
		if l.held {
			v.Call("preventDefault")
		}
	})
}

// down follows a finger that came down on a hole.
func (l *longTouch) down(ctx app.Context, e app.Event) {
	l.end()
	l.number, l.held, l.hole = l.number+1, false, ""
	if _, ok := l.screen().(considering); !ok || !touch(e) || !e.Get("isPrimary").Bool() {
		return
	}
	_, name, ok := closest(e, "data-hole")
	if !ok {
		return
	}
	l.hole, l.x, l.y = name, e.Get("clientX").Float(), e.Get("clientY").Float()
	stopMove := listen(app.Window(), "pointermove", func(e app.Value) {
		if math.Hypot(e.Get("clientX").Float()-l.x, e.Get("clientY").Float()-l.y) > holdSlip {
			l.leave(ctx)
		}
	})
	stopUp := listen(app.Window(), "pointerup", func(app.Value) { l.end() })
	stopCancel := listen(app.Window(), "pointercancel", func(app.Value) { l.leave(ctx) })
	l.stop = func() { stopMove(); stopUp(); stopCancel() }
	number := l.number
	later(holdTime, func() {
		ctx.Dispatch(func(ctx app.Context) {
			if l.number == number && l.stop != nil {
				l.hold(ctx)
			}
		})
	})
}

// hold shows what the screen has to say about the hole under the finger.
func (l *longTouch) hold(ctx app.Context) {
	if _, ok := l.screen().(considering); !ok {
		return
	}
	hole := l.screen().BoardShown().Hole(l.hole)
	l.send(ctx, play.Consider{Hole: hole})
	shown, ok := l.screen().(considering)
	l.held = ok && shown.Considers(hole)
}

// leave follows a finger that moves away from its hole, or begins to scroll.
func (l *longTouch) leave(ctx app.Context) {
	l.end()
	if l.held {
		post(ctx, play.Consider{Hole: rules.NoHole})
	}
}

// end stops following the finger.
func (l *longTouch) end() {
	if l.stop != nil {
		l.stop()
		l.stop = nil
	}
}
