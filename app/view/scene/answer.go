package scene

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/dom"
	"kulami/rules"
)

// Reaction is the answer to a move. Kind is done, slip, right or none. Said holds sentences, the
// most important first.
type Reaction struct {
	Kind, Headline string
	Said           []string
	Line           app.UI // the marbles of the reason, nil for none
}

// Words returns all words of the answer, for a screen reader.
func (r Reaction) Words() string { return Joined(append([]string{r.Headline}, r.Said...)...) }

// Reacted draws the answer to a move: its mark, its headline and one reason. The other reasons are
// folded with about, the words on the task. Without an answer it draws only about.
func (v Scene) Reacted(r Reaction, about string) app.UI {
	card := app.Div().Class("reaction", "is-"+r.Kind).DataSet("try", r.Kind)
	if r.Headline == "" {
		return card.Body(dom.Only(about != "", app.P().Class("tip").Text(about)))
	}
	said := slices.DeleteFunc(r.Said, func(words string) bool { return words == "" })
	reason, rest := "", ""
	if len(said) > 0 {
		reason, rest = said[0], Joined(said[1:]...)
	}
	return card.Body(
		dom.Only(r.Kind == "done" || r.Kind == "slip", board.Badge(r.Kind == "done")),
		app.P().Class("headline").Text(r.Headline),
		app.P().Class("reason").Text(reason),
		dom.Only(r.Line != nil || rest != "" || about != "", app.Details().Body(app.Summary().Text(dom.Either(r.Line != nil, v.Text.ShowLine, v.Text.Details)),
			r.Line,
			app.P().Text(rest), app.P().Class("tip").Text(about))))
}

// Points shows the points and marbles of both sides in a position.
func (v Scene) Points(p rules.Position) app.UI {
	s := p.Score()
	var cells []app.UI
	for _, side := range []rules.Side{rules.First, rules.Second} {
		cells = append(cells, app.Div().Body(
			board.Marble(side),
			app.Dt().Class("unseen").Text(v.Sides()[side]),
			app.Dd().Body(
				app.Strong().DataSet("points", side.String()).Text(strconv.Itoa(s.Total(side))),
				app.Text(" · "+v.Text.MarblesLeft(rules.Marbles-p.Marbles(side).Len())))))
	}
	return app.Dl().Class("counts").Body(cells...)
}

// PointsSentence returns the points of both sides in a position, and the name of its rules.
func (v Scene) PointsSentence(p rules.Position) string {
	return v.Tally(p.Score().Totals(), rules.Nobody) + " " + Ended(v.Text.NameOf(p.Rules()))
}

// Unsaid draws the notice, unless a bubble on the board has its words.
func (v Scene) Unsaid() app.UI {
	if v.bubble().Words != "" {
		return nil
	}
	return v.Notice()
}
