package scene

import (
	"math"
	"strconv"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/rules"
	"kulami/rules/engine"
)

// ValueOf is the engine's value of the position of a record in words, always with its
// depth, and called exact only where that is proven; empty before there is one. The
// value is that for turn.
func (v Scene) ValueOf(record string, turn rules.Side) string {
	thought, ok := v.Desk.ThoughtOf(record)
	if !ok {
		return ""
	}
	return v.Lead(thought.Score, turn, thought.Exact).Words + ", " + v.Certainty(thought, turn)
}

// Certainty says that a value for turn is proven, or who wins where that is proven or almost sure, and how deep the engine has searched.
func (v Scene) Certainty(i engine.Info, turn rules.Side) string {
	if i.Exact {
		return v.Text.Exact
	}
	return dom.When(OutcomeKnown(i), v.Proven(i, turn)+", ") + v.Text.Depth(i.Depth)
}

// Proven is what is proven or almost sure about the result for turn in words, where the margin is not proven; empty if
// nothing is.
func (v Scene) Proven(i engine.Info, turn rules.Side) string {
	sides := v.Sides()
	switch outcome, likely := i.Outcome(), i.LikelyOutcome(); {
	case i.Exact:
		return ""
	case outcome == engine.Win:
		return v.Text.ProvenWin(sides[turn])
	case outcome == engine.Loss:
		return v.Text.ProvenWin(sides[turn.Other()])
	case outcome == engine.Draw:
		return v.Text.ProvenDraw
	case likely == engine.Win:
		return v.Text.LikelyWin(sides[turn])
	case likely == engine.Loss:
		return v.Text.LikelyWin(sides[turn.Other()])
	case likely == engine.Draw:
		return v.Text.LikelyDraw
	case i.Low >= 0:
		return v.Text.AtLeastDraw(sides[turn])
	case i.High <= 0:
		return v.Text.AtLeastDraw(sides[turn.Other()])
	}
	return ""
}

// OutcomeKnown reports whether who wins is proven or almost sure, and the margin is not proven.
func OutcomeKnown(i engine.Info) bool { return !i.Exact && i.LikelyOutcome() != engine.Open }

// HoleValues returns the values of the legal holes of a position for side by hole, nil if there
// are none.
func (v Scene) HoleValues(moves []engine.Move, p rules.Position, side rules.Side) []board.HoleValue {
	if len(moves) == 0 {
		return nil
	}
	best := moves[0]
	values := make([]board.HoleValue, rules.Holes)
	for _, m := range moves {
		evaluation := v.EvaluationOf(m.Info, p, side)
		value := board.HoleValue{
			Points: Decimal(m.Score),
			Ahead:  evaluation.Ahead,
			Label:  evaluation.inHole(),
			Words:  evaluation.Words + ", " + v.Certainty(m.Info, side),
			Exact:  m.Exact,
			Likely: OutcomeKnown(m.Info),
			Grade:  board.GradeGood,
		}
		loss := max(ChanceOf(best.Info, p)-ChanceOf(m.Info, p), pointLoss*float64(best.Score-m.Score)/100)
		switch {
		case m.Score == best.Score:
			value.Grade = board.GradeBest
		case loss >= poorLoss:
			value.Grade = board.GradePoor
		case loss >= fairLoss:
			value.Grade = board.GradeFair
		}
		values[m.Best] = value
	}
	return values
}

// A hole has a fair grade where so many expected points are lost, as by an inaccuracy in a review, and a poor one where
// as many as by a mistake or a blunder.
const (
	fairLoss  = .05
	poorLoss  = .10
	pointLoss = .02 // of a point at least: it counts where the result is decided
)

// evenShare is the share of both sides where they stand even, and before there is a value.
const evenShare = 50

// ValueBar returns the bar of a position, which is that of a record.
func (v Scene) ValueBar(record string, p rules.Position) board.ValueBar {
	b := board.ValueBar{Wanted: true, Share: evenShare, Words: v.Text.NoValue, Name: v.Text.Commands[desk.TopicValue]}
	if thought, ok := v.Desk.ThoughtOf(record); ok {
		b.Known, b.Share, b.Words = true, ShareOf(ChanceOf(thought, p), p.Turn()), v.ValueOf(record, p.Turn())
	}
	return b
}

// ShareOf returns First's share of the bar, 3…97, for the chance of turn to win, 0…1.
func ShareOf(chance float64, turn rules.Side) int {
	if turn == rules.Second {
		chance = 1 - chance
	}
	const least = 3
	return min(max(int(math.Round(100*chance)), least), 100-least)
}

// ChanceOf returns the expected points of the side to move at p from the result, 0…1.
func ChanceOf(i engine.Info, p rules.Position) float64 {
	return i.WinChance(p.Rules().MaxPlies()-p.Ply(), p.Rules())
}

// Percent is a part of 1 in percent.
func Percent(chance float64) int { return int(math.Round(100 * chance)) }

// Decimal is a score in hundredths of a point as points with one decimal.
func Decimal(score int) string {
	tenths := int(math.Round(float64(score) / 10)) // an integer has no negative zero
	return strconv.FormatFloat(float64(tenths)/10, 'f', 1, 64)
}

// ShortPoints is a score in hundredths of a point, rounded to points, with its sign.
func ShortPoints(score int) string {
	switch points := int(math.Round(float64(score) / 100)); {
	case points > 0:
		return "+" + strconv.Itoa(points)
	case points < 0:
		return "−" + strconv.Itoa(-points)
	}
	return "0"
}

// Tens is a rating in tens.
func Tens(x float64) int { return 10 * int(math.Round(x/10)) }
