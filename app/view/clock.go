package view

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/view/page"
	"kulami/app/view/scene"
	"kulami/rules"
)

// followClocks updates the shown clocks after a drawing. Between drawings it writes the text of the
// running clock each time it changes, and nothing else. Without a running clock it does nothing.
func (r *Root) followClocks(ctx app.Context) {
	t, ok := r.model.Table()
	if !ok || !t.Game.Timed() {
		return
	}
	ctx.Defer(func(ctx app.Context) {
		r.writeClock(rules.First)
		r.writeClock(rules.Second)
		r.waitForClock(ctx)
	})
}

// writeClock writes the time of a side's clock.
func (r *Root) writeClock(side rules.Side) {
	t, ok := r.model.Table()
	face := page.Find(`[data-clock="` + side.String() + `"]`)
	if !ok || !face.Truthy() {
		return
	}
	at := r.model.Now.Milli
	if t.ClockRuns() == side {
		at = r.model.MilliAt(page.Steady())
	}
	// A translation can have replaced the text node that go-app keeps.
	words := face.Get("firstChild")
	switch shown := scene.TimeLeft(r.text, t.Game.TimeLeft(side, at), r.model.Animated()); {
	case words.IsNull() || words.Get("data").IsUndefined():
		face.Set("textContent", shown)
	case words.Get("data").String() != shown:
		words.Set("data", shown)
	}
}

// waitForClock writes the running clock again at its next change.
func (r *Root) waitForClock(ctx app.Context) {
	t, _ := r.model.Table()
	side := t.ClockRuns()
	if r.ticking || side == rules.Nobody || r.model.Hidden {
		return
	}
	r.ticking = true
	ms := scene.UntilNext(t.Game.TimeLeft(side, r.model.MilliAt(page.Steady())), r.model.Animated())
	time.AfterFunc(time.Duration(ms)*time.Millisecond, func() {
		ctx.Dispatch(func(ctx app.Context) {
			ctx.PreventUpdate()
			r.ticking = false
			r.writeClock(side)
			r.waitForClock(ctx)
		})
	})
}
