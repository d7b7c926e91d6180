package dialogs

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

// decided is a switch with an icon, like a row. The element with the id described describes it.
func decided(name, drawing, label string, on bool, described string) app.UI {
	return app.Label().Class("toggle").Body(controls.Icon(drawing), app.Span().Text(label),
		app.Input().Type("checkbox").Role("switch").Name(name).Checked(on).Aria("describedby", described))
}

// fairLine is the id of the description of the switch for a fair game.
const fairLine = "fair-line"

// fair draws the switch for even chances, its effect against this opponent, and the row of the
// handicap.
func (v Open) fair() app.UI {
	t := v.Text
	return app.Div().Class("decided").Body(
		decided("fair", "fair", t.Fair, v.Desk.Setup.Fair(), fairLine),
		app.P().ID(fairLine).Class("tip").Text(v.fairWords()),
		controls.PageRow("new-fair", nil, t.Handicap, v.given()))
}

// fairWords describes how the chances are, or would be, made even.
func (v Open) fairWords() string {
	t, s := v.Text, v.Desk.Setup
	switch {
	case s.Opening != game.FreeOpening:
		return t.OpeningLine.Of(string(s.Opening))
	case s.Opponent == game.ComputerOpponent:
		return t.EvenHelp
	}
	return t.OpeningLine.Of(string(s.WithFair(true).Opening))
}

// newFair draws the page for even chances: points for one of the players, and how the first
// marble is played.
func (v Open) newFair() []app.UI {
	v = v.offered()
	t, s := v.Text, v.Desk.Setup
	openings := []controls.Option{{Value: string(game.FreeOpening), Label: t.OpeningFree}}
	if !s.Far() {
		openings = append(openings, controls.Option{Value: string(game.SwapOpening), Label: t.OpeningSwap})
	}
	openings = append(openings, controls.Option{Value: string(game.RandomOpening), Label: t.OpeningLot})
	change := func(name, sign, label string) app.UI {
		return controls.Control(name, name).Class("button").Aria("label", label).Title(label).Text(sign)
	}
	return v.page(
		named(t.Handicap, app.Div().Class("stepper").Body(
			change("point-less", "−", t.PointLess),
			app.Output().DataSet("state", "given").DataSet("n", s.Given()).Text(v.given()),
			change("point-more", "+", t.PointMore))),
		controls.Choice("opening", t.Opening, s.Opening, openings),
		app.P().Class("tip").Text(t.OpeningLine.Of(string(s.Opening))))
}

// given returns the points that a player has in advance, in words.
func (v Open) given() string {
	t, s := v.Text, v.Desk.Setup
	n := s.Given()
	switch {
	case n == 0 || s.Opponent != game.PersonOpponent && n > 0:
		return t.PointsForYou(n)
	case s.Opponent != game.PersonOpponent:
		return t.PointsForOther(-n)
	case n < 0:
		return t.Colon(v.Sides()[rules.Second], "+"+strconv.Itoa(-n))
	}
	return t.Colon(v.Sides()[rules.First], "+"+strconv.Itoa(n))
}

// withPoint returns the Decode function that gives a point more, or less, by hand.
func withPoint(more int) func(scene.Pressed) desk.Msg {
	return func(p scene.Pressed) desk.Msg { return desk.Choose{Setup: p.Model.Offered().WithPoint(more)} }
}

// clockChoice draws the choice of the time control of two people, on one device or live.
func (v Open) clockChoice() app.UI {
	t, s := v.Text, v.Desk.Setup
	timed := s.Clock != game.NoClock
	number := func(name, label string, value, least, most int) app.UI {
		return controls.Labelled(label, app.Input().Type("number").Name(name).Min(least).Max(most).Value(value))
	}
	return app.Div().Class("decided").Body(
		decided("clock", "clock", t.Clock, timed, ""),
		dom.Only(timed, app.Div().Class("player-names").Body(
			number("minutes", t.ClockMinutes, s.Minutes, 1, rules.MaxMinutes),
			number("increment", t.ClockIncrement, s.Added(), 0, rules.MaxIncrement))),
		dom.Only(timed, controls.Toggle("pauses", t.ClockPauses, s.Pauses)))
}

// control draws the clocks of the game of an invitation.
func (v Open) control(c rules.Times) app.UI {
	t := v.Text
	if !c.Timed() {
		return nil
	}
	return app.P().DataSet("control", strconv.Itoa(c.Minutes)+"+"+strconv.Itoa(c.Increment)).Body(
		app.Strong().Text(t.LiveTimes(c.Minutes, c.Increment)), app.Text(". "+t.LiveClocks(dom.When(c.Pauses, "pauses"))))
}
