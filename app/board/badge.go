package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
)

// Badge is a mark for a move that is right, a round one with a tick, or wrong, a square one with a cross.
func Badge(right bool) app.HTMLSpan {
	return app.Span().Class("tick-mark", dom.Either(right, "is-done", "is-slip")).Aria("hidden", "true").Body(
		app.Raw(picture.Icon(dom.Either(right, "tick", "close"))))
}
