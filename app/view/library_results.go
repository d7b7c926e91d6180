package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/game"
	"kulami/rules"
)

// statistics draws the results of the games against the computer.
func (v dialogs) statistics() app.UI {
	t := v.text
	s := game.StatisticsOf(v.shell.Library.Read())
	if s.All.Games() == 0 {
		return app.P().Class("nothing").Text(t.NoResults)
	}
	head := []app.UI{app.Th().Scope("col").Text(t.ResultsOf)}
	for _, word := range []string{t.ResultsWon, t.ResultsDrawn, t.ResultsLost} {
		head = append(head, app.Th().Scope("col").Text(word))
	}
	row := func(class, name string, n game.Results) app.UI {
		return app.Tr().Class(class).Body(app.Th().Scope("row").Text(name),
			app.Td().Text(n.Won), app.Td().Text(n.Drawn), app.Td().Text(n.Lost))
	}
	var levels, editions []app.UI
	for level, n := range s.Levels {
		if n.Games() > 0 {
			levels = append(levels, row("", t.Level+" "+strconv.Itoa(level), n))
		}
	}
	for _, e := range rules.Editions() {
		if n := s.Editions[e.Name]; n.Games() > 0 {
			editions = append(editions, row("", t.EditionName.Of(e.Name), n))
		}
	}
	if n := s.Editions[""]; n.Games() > 0 {
		editions = append(editions, row("", t.OtherRules, n))
	}
	streak := func(name string, n int) app.UI {
		return app.Div().Body(app.Dt().Text(name), app.Dd().Text(n))
	}
	return app.Div().Class("results").DataSet("state", "results").Body(
		app.Dl().Body(streak(t.StreakNow, s.Streak), streak(t.StreakBest, s.Best)),
		app.Table().Body(
			app.THead().Body(app.Tr().Body(head...)),
			app.TBody().Body(row("total", t.ResultsAll, s.All)),
			app.TBody().Body(levels...),
			app.TBody().Body(editions...)))
}
