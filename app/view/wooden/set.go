package wooden

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/dom"
	"kulami/app/screen/wooden"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

// set draws the common parts of the marbles and the tiles: the seats above and below the board, and
// the strip.
type set struct{ scene.Scene }

// seat draws the marbles of a side, and its points unless all holes are empty.
func (v set) seat(at wooden.Tally, side rules.Side, where string) app.UI {
	t, s, marbles := v.Text, at.Score(), at.Marbles.Marbles
	down, n := marbles[side].Len(), s.Total(side)
	return app.Section().Class("seat", "seat-"+where).DataSet("seat", side).Aria("label", v.Sides()[side]).Body(
		board.Marble(side),
		app.Div().Class("who").Body(
			app.Div().Class("name").Text(v.Sides()[side]),
			app.Div().Class("facts").Body(
				app.Span().Class("in-hand").Text(t.MarblesLeft(rules.Marbles-down)),
				dom.Only(s.AreaPoints[side] > 0, app.Span().Text(t.AreaNow(s.AreaPoints[side]))),
				dom.Only(s.LinePoints[side] > 0, app.Span().Text(t.LinesNow(s.LinePoints[side])))),
			scene.Rack(side, rules.Marbles-down)),
		app.Output().Class("points").DataSet("points", side).DataSet("n", n).Text(dom.When(down+marbles[side.Other()].Len() > 0, strconv.Itoa(n))))
}

// seats draws the seats of both sides with the marbles of t, as in a game.
func (v set) seats(t wooden.Tally) (top, bottom app.UI) {
	return v.seat(t, rules.Second, "top"), v.seat(t, rules.First, "bottom")
}

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
