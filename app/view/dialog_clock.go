package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/game"
	"kulami/rules"
)

// clockChoice draws the choice of the time control of two people, on one device or live.
func (v dialogs) clockChoice() []app.UI {
	t, s := v.text, v.shell.Setup
	numbers := func(offered []int) []option {
		list := make([]option, len(offered))
		for i, n := range offered {
			list[i] = option{strconv.Itoa(n), strconv.Itoa(n)}
		}
		return list
	}
	parts := []app.UI{segments("clock", t.Clock, s.Clock, []option{
		{string(game.NoClock), t.ClockNone}, {string(game.SuddenDeath), t.ClockSudden}, {string(game.FischerClock), t.ClockFischer}})}
	if s.Clock == game.NoClock {
		return parts
	}
	parts = append(parts, segments("minutes", t.ClockMinutes, strconv.Itoa(s.Minutes), numbers(game.ClockMinutes[:])))
	if s.Clock == game.FischerClock {
		parts = append(parts, segments("increment", t.ClockIncrement, strconv.Itoa(s.Increment), numbers(game.ClockIncrements[:])))
	}
	return append(parts, toggle("pauses", t.ClockPauses, s.Pauses))
}

// control draws the clocks of the game of an invitation.
func (v dialogs) control(c rules.Times) app.UI {
	t := v.text
	if !c.Timed() {
		return nil
	}
	kind := t.ClockSudden
	if c.Increment > 0 {
		kind = t.ClockFischer
	}
	row := func(name, value string) app.UI {
		return app.Div().Body(app.Dt().Text(name), app.Dd().Text(value))
	}
	rows := []app.UI{row(t.Clock, kind), row(t.ClockMinutes, strconv.Itoa(c.Minutes))}
	if c.Increment > 0 {
		rows = append(rows, row(t.ClockIncrement, strconv.Itoa(c.Increment)))
	}
	parts := []app.UI{app.Dl().Body(rows...)}
	if c.Pauses {
		parts = append(parts, app.P().Class("tip").Text(t.ClockPauses))
	}
	return app.Div().Class("game-details").DataSet("control", strconv.Itoa(c.Minutes)+"+"+strconv.Itoa(c.Increment)).
		Body(append(parts, app.P().Class("tip").Text(t.LiveClocks))...)
}
