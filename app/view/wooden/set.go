package wooden

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/dom"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

// set draws the common parts of the marbles and the tiles: the status line and the strip.
type set struct{ scene.Scene }

// strip draws the brushes, of which one is chosen, and the button that ends the work.
func (v set) strip(brush string, undo bool, label string) app.UI {
	t := v.Text
	pressed := func(value string, b app.HTMLButton) app.UI { return b.Aria("pressed", brush == value) }
	colour := func(side rules.Side) app.UI {
		return pressed(side.String(), controls.Control("act", "brush").DataSet("value", side).Body(board.Marble(side), app.Span().Text(v.Sides()[side])))
	}
	return app.Nav().Class("acts", "strip", "brushes").Aria("label", label).Body(
		colour(rules.First), colour(rules.Second),
		pressed("tiles", controls.ActButton("tiles", "build", t.CountTiles)),
		controls.Enabled(controls.ActButton("undo", "undo", t.Undo), undo),
		controls.ActButton("done", "tick", t.Done))
}

// status draws the status line: a notice, or a bold head and more words.
func (v set) status(state, head, words string) app.UI {
	if n := v.NoticeWords(); n != "" {
		return app.P().Class("status", "notice", dom.When(v.Desk.Notice.Warns(), "warning")).DataSet("status", "notice").Body(app.Span().Text(n))
	}
	return app.P().Class("status", dom.When(state == "wrong", "warning")).DataSet("status", state).Body(app.Strong().Text(head), app.Span().Text(words))
}
