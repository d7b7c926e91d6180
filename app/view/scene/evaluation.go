package scene

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/dom"
	"kulami/app/library"
	"kulami/rules"
	"kulami/rules/engine"
)

// Evaluation is a side's lead or chance. All evaluations shown or announced use this type, so all
// have the same point of view.
type Evaluation struct {
	Ahead  rules.Side // Nobody if both sides have the same chances
	Amount string     // points with a plus sign, or the win chance in percent
	Words  string     // text for a screen reader, with the name of the side
}

// EvaluationOf returns the engine's evaluation of p for side, in the unit of the settings. In a
// threat, side is not the side to move.
func (v Scene) EvaluationOf(i engine.Info, p rules.Position, side rules.Side) Evaluation {
	if !v.InPercent() {
		return v.Lead(i.Score, side, i.Exact)
	}
	percent := Percent(ChanceOf(i, p))
	if percent < evenShare {
		side, percent = side.Other(), 100-percent
	}
	e := Evaluation{side, v.Text.Percent(percent), v.Text.Colon(v.Sides()[side], v.Text.WinChance(percent))}
	if percent == evenShare {
		e.Ahead, e.Words = rules.Nobody, v.Text.WinChance(percent)
	}
	return e
}

// Lead returns the evaluation of a score, in hundredths of a point for side. An expected score has
// one decimal if it fits into a hole; a proven margin has none.
func (v Scene) Lead(score int, side rules.Side, proven bool) Evaluation {
	const room = 995
	if score < 0 {
		score, side = -score, side.Other()
	}
	tenths := (score + 5) / 10
	amount := v.Text.Decimal(float64(tenths) / 10)
	if proven || score >= room {
		amount = strconv.Itoa((score + 50) / 100)
	}
	if tenths == 0 {
		return Evaluation{rules.Nobody, amount, v.Text.ValueEven + " " + amount}
	}
	return Evaluation{side, "+" + amount, v.Sides()[side] + " +" + amount}
}

// Draw draws the marble of the side that is ahead, and the amount with the given class.
func (e Evaluation) Draw(class string) app.UI {
	return app.Span().Class("evaluation").Body(
		dom.Only(e.Ahead != rules.Nobody, board.Marble(e.Ahead)),
		app.Span().Class(class).Aria("hidden", "true").Text(e.Amount),
		app.Span().Class("unseen").Text(e.Words))
}

// inHole returns the amount without its sign, because a hole is too small for the sign.
func (e Evaluation) inHole() string { return strings.Trim(e.Amount, "+%\u00a0") }

// InPercent reports whether evaluations are win chances.
func (v Scene) InPercent() bool { return v.Desk.Settings.Values == library.ChanceValues }
