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

// ValueOf returns the engine's value of a record's position in words, for turn, or "" before there
// is one. It always has the search depth. It is called exact only if it is proven.
func (v Scene) ValueOf(record string, turn rules.Side) string {
	thought, ok := v.Desk.ThoughtOf(record)
	if !ok {
		return ""
	}
	return v.Lead(thought.Score, turn, thought.Exact).Words + ", " + v.Certainty(thought, turn)
}

// Certainty returns in words how certain a value for turn is: exact, a proven or almost sure
// winner, and the search depth.
func (v Scene) Certainty(i engine.Info, turn rules.Side) string {
	if i.Exact {
		return v.Text.Exact
	}
	return dom.When(OutcomeKnown(i), v.Proven(i, turn)+", ") + v.Text.Depth(i.Depth)
}

// Proven returns the proven or almost sure result for turn in words, or "". It also returns "" for
// a proven margin.
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

// OutcomeKnown reports whether the winner is proven or almost sure, but not the margin.
func OutcomeKnown(i engine.Info) bool { return !i.Exact && i.LikelyOutcome() != engine.Open }

// HoleValues returns the values of the legal holes of a position for side, by hole; nil if there
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

// A hole has a fair grade if it loses as many expected points as an inaccuracy in a review. It has
// a poor grade if it loses as many as a mistake or a blunder.
const (
	fairLoss = .05
	poorLoss = .10
	// Least expected points for each point lost. So the grades also differ in a decided position.
	pointLoss = .02
)

// evenShare is the share of each side in an even position, and before there is a value.
const evenShare = 50

// ValueBar returns the bar of p, the position of record.
func (v Scene) ValueBar(record string, p rules.Position) board.ValueBar {
	b := board.ValueBar{Wanted: true, Share: evenShare, Words: v.Text.NoValue, Name: v.Text.Commands[desk.TopicValue]}
	if thought, ok := v.Desk.ThoughtOf(record); ok {
		b.Known, b.Share, b.Words = true, ShareOf(ChanceOf(thought, p), p.Turn()), v.ValueOf(record, p.Turn())
	}
	return b
}

// ShareOf returns First's share of the bar, 3…97, for the win chance of turn, 0…1.
func ShareOf(chance float64, turn rules.Side) int {
	if turn == rules.Second {
		chance = 1 - chance
	}
	const least = 3
	return min(max(int(math.Round(100*chance)), least), 100-least)
}

// ChanceOf returns the expected points of the side to move at p, 0…1.
func ChanceOf(i engine.Info, p rules.Position) float64 {
	return i.WinChance(p.Rules().MaxPlies()-p.Ply(), p.Rules())
}

// Percent returns a fraction of 1 in percent.
func Percent(chance float64) int { return int(math.Round(100 * chance)) }

// Decimal formats hundredths of a point as points with one decimal.
func Decimal(score int) string {
	tenths := int(math.Round(float64(score) / 10)) // an integer has no negative zero
	return strconv.FormatFloat(float64(tenths)/10, 'f', 1, 64)
}

// ShortPoints formats hundredths of a point as whole points with a sign.
func ShortPoints(score int) string {
	switch points := int(math.Round(float64(score) / 100)); {
	case points > 0:
		return "+" + strconv.Itoa(points)
	case points < 0:
		return "−" + strconv.Itoa(-points)
	}
	return "0"
}

// Tens rounds a rating to tens.
func Tens(x float64) int { return 10 * int(math.Round(x/10)) }
