package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
)

// Badge marks a right move with a tick on a circle, or a wrong move with a cross on a square.
func Badge(right bool) app.HTMLSpan {
	return app.Span().Class("tick-mark", dom.Either(right, "is-done", "is-slip")).Aria("hidden", "true").Body(
		app.Raw(picture.Icon(dom.Either(right, "tick", "close"))))
}
