package analysis

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"kulami/app/dom"
	"kulami/app/view/scene"
)

// proof draws a game against perfect play: the proven result, the loss by the latest marble, and
// the number of holes that keep the result.
func (v *Screen) proof() app.UI {
	p := v.State.Proving()
	result, words := v.proofWords()
	card := app.Div().Class("findings").DataSet("proof", p.Side.String())
	if p.Known() {
		card = card.DataSet("margin", p.Margin)
	}
	if n, _, counted := v.State.Keeping(v.Desk); counted {
		card = card.DataSet("keeping", n)
	}
	if p.Safe {
		card = card.DataSet("safe", p.Goal)
	}
	return card.Body(
		app.Div().Class("outlook").Body(
			app.Strong().Text(dom.Either(p.Known(), result, v.Text.NoValue)),
			dom.Only(p.Known(), app.Span().Class("badge").Text(v.Text.Exact))),
		app.P().Class("task").Text(words))
}

// proofWords returns the proven result and words about it. They are the loss by the reader's latest
// marble with the number of keeping holes, that the result is safe, or the end.
func (v *Screen) proofWords() (result, words string) {
	t, a := v.Text, v.State
	p, at := a.Proving(), a.Position()
	n, of, counted := a.Keeping(v.Desk)
	switch {
	case at.Over() && p.Margin == p.StartMargin:
		words = t.ProofKept
	case at.Over():
		words = t.ProofWas(v.ResultBy(p.Side, p.StartMargin))
	case p.Safe:
		words = t.ProofSafe(v.Sides()[p.Side], p.Goal)
	case counted && at.Turn() == p.Side:
		words = t.ProofKeeps(n, of)
	}
	if p.Loss > 0 {
		words = scene.Joined(t.ProofGives(v.Board.Name(p.LosingHole), p.Loss), words)
	}
	return v.ResultBy(p.Side, p.Margin), words
}

// proofSaid returns both for a screen reader, with the marble that ended the game.
func (v *Screen) proofSaid() string {
	at, last := v.State.Position(), ""
	if at.Over() {
		last = v.Text.Played(v.Sides()[at.Turn().Other()], v.Board.Name(at.Last()))
	}
	result, words := v.proofWords()
	return scene.Joined(last, scene.Ended(result), words)
}
