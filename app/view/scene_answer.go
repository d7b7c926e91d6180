package view

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/dom"
	"kulami/app/view/controls"
	"kulami/rules"
)

// reaction is the answer to a move: its kind, done, slip, right or none, a headline, and what there is to say of it, the most
// important first.
type reaction struct {
	kind, headline string
	said           []string
	line           app.UI // the marbles of the reason, nil for none
}

// words are all that is said, as it is heard.
func (r reaction) words() string { return joined(append([]string{r.headline}, r.said...)...) }

// reacted is the answer to a move: its mark and headline, perhaps a chip, one reason, and the others folded with what is said of
// the task, which is all that is there before.
func (v scene) reacted(r reaction, chip app.UI, about string) app.UI {
	card := app.Div().Class("reaction", "is-"+r.kind).DataSet("try", r.kind)
	if r.headline == "" {
		return card.Body(chip, app.P().Class("tip").Text(about))
	}
	said := slices.DeleteFunc(r.said, func(words string) bool { return words == "" })
	reason, rest := "", ""
	if len(said) > 0 {
		reason, rest = said[0], joined(said[1:]...)
	}
	return card.Body(
		dom.Only(r.kind == "done" || r.kind == "slip", board.Badge(r.kind == "done")),
		app.P().Class("headline").Text(r.headline),
		chip,
		app.P().Class("reason").Text(reason),
		dom.Only(r.line != nil || rest != "" || about != "", app.Details().Body(app.Summary().Text(v.text.RetryWhy),
			r.line,
			app.P().Text(rest), app.P().Class("tip").Text(about))))
}

// points shows the points and the marbles that both sides have in a position.
func (v scene) points(p rules.Position) app.UI {
	s := p.Score()
	var cells []app.UI
	for _, side := range []rules.Side{rules.First, rules.Second} {
		cells = append(cells, app.Div().Body(
			board.Marble(side),
			app.Dt().Class("unseen").Text(v.sides()[side]),
			app.Dd().Body(
				app.Strong().DataSet("points", side.String()).Text(strconv.Itoa(s.Total(side))),
				app.Text(" · "+v.text.MarblesLeft(rules.Marbles-p.Marbles(side).Len())))))
	}
	return app.Dl().Class("counts").Body(cells...)
}

// pointsSentence says how many points both sides have in a position, and by which rules.
func (v scene) pointsSentence(p rules.Position) string {
	return v.tally(p.Score().Totals(), rules.Nobody) + " " + ended(v.text.NameOf(p.Rules()))
}

// streak is a chip with the number of days in a row on which the daily puzzle was solved.
func (v scene) streak(days int) app.UI {
	return app.P().Class("streak", "is-lit").Body(controls.Icon("flame"),
		app.Span().Aria("hidden", "true").Text(days), app.Span().Class("unseen").Text(v.text.DailyStreak(days)))
}

// unsaid is the notice, unless the board says it at its hole.
func (v scene) unsaid() app.UI {
	if v.bubble().Words != "" {
		return nil
	}
	return v.notice()
}
