package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// panicIn makes the program panic at a place; journeys use it to see the crash card.
type panicIn struct {
	play.Tick
	place string
}

func (p panicIn) fail(ctx app.Context, r *Root) {
	fail := func() { panic("panic in " + p.place) }
	switch p.place {
	case "draw":
		r.panics = true
	case "defer":
		ctx.Defer(func(app.Context) { fail() })
	case "goroutine":
		ctx.Async(fail)
	default:
		fail()
	}
}
