package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/rules"
)

// proof draws a game against perfect play: the result that is proven now, what the latest marble has
// given away, and how many holes keep it.
func (v analysisScreen) proof() app.UI {
	a := v.analysis
	side, _ := a.Proving()
	margin, _, ok := a.Proven()
	card := app.Div().Class("findings").DataSet("proof", side.String())
	if ok {
		card = card.DataSet("margin", margin)
	}
	if n, _, ok := a.Keeping(*v.shell); ok {
		card = card.DataSet("keeping", n)
	}
	return card.Body(
		app.Div().Class("outlook").Body(
			app.Strong().Text(either(ok, v.provenResult(margin), v.text.NoValue)),
			only(ok, app.Span().Class("badge").Text(v.text.Exact))),
		app.P().Class("task").Text(v.proofWords()))
}

// proofActs are what can be done in the game: to take back what gave points away comes first.
func (v analysisScreen) proofActs() app.UI {
	t, a := v.text, v.analysis
	if _, points := a.GaveAway(); points > 0 && a.CanUndo() {
		return app.Div().Class("offers").Body(button("undo", t.Retry).Class("primary"), button("prove", t.StopFair))
	}
	return app.Div().Class("offers").Body(
		enabled(iconButton("undo", "undo", t.Undo), a.CanUndo()),
		only(!a.Position().Over(), button("swap", t.Swap)),
		button("prove", t.StopFair))
}

// provenResult is a margin for the reader's side in words.
func (v analysisScreen) provenResult(margin int) string {
	winner, _ := v.analysis.Proving()
	if margin < 0 {
		winner = winner.Other()
	}
	return v.resultBy(winner, max(margin, -margin))
}

// proofWords says what the reader's latest marble has given away, and how many holes keep the result, or
// how the game has ended.
func (v analysisScreen) proofWords() string {
	t, a := v.text, v.analysis
	side, _ := a.Proving()
	margin, began, known := a.Proven()
	n, of, counted := a.Keeping(*v.shell)
	var gave, now string
	if h, points := a.GaveAway(); points > 0 {
		gave = t.ProofGives(v.board.Name(h), points)
	}
	switch p := a.Position(); {
	case p.Over() && known && margin == began:
		now = t.ProofKept
	case p.Over() && known:
		now = t.ProofWas(v.provenResult(began))
	case counted && p.Turn() == side:
		now = t.ProofKeeps(n, of)
	}
	return joined(gave, now)
}

// proofSaid is all of it for a screen reader, with the marble that has ended the game.
func (v analysisScreen) proofSaid() string {
	p := v.analysis.Position()
	margin, _, ok := v.analysis.Proven()
	last := when(p.Over() && p.Last() != rules.NoHole, v.text.Played(v.sides()[p.Turn().Other()], v.board.Name(p.Last())))
	return joined(last, when(ok, ended(v.provenResult(margin))), v.proofWords())
}
