package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
)

// Badge is a mark for a move that is right, a round one with a tick, or wrong, a square one with a cross.
func Badge(right bool) app.HTMLSpan {
	return app.Span().Class("tick-mark", either(right, "is-done", "is-slip")).Aria("hidden", "true").Body(
		app.Raw(picture.Icon(either(right, "tick", "close"))))
}
