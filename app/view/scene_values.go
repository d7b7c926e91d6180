package view

import (
	"math"
	"strconv"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/library"
	"kulami/rules"
	"kulami/rules/engine"
)

// valueOf is the engine's value of the position of a record in words, always with its
// depth, and called exact only where that is proven; empty before there is one. The
// value is that for turn.
func (v scene) valueOf(record string, turn rules.Side) string {
	thought, ok := v.desk.ThoughtOf(record)
	if !ok {
		return ""
	}
	return v.pointsOf(thought.Score, turn) + ", " + v.certainty(thought, turn)
}

// certainty says that a value for turn is proven, or who wins where that is proven or almost sure, and how deep the engine has searched.
func (v scene) certainty(i engine.Info, turn rules.Side) string {
	if i.Exact {
		return v.text.Exact
	}
	return dom.When(outcomeKnown(i), v.proven(i, turn)+", ") + v.text.Depth(i.Depth)
}

// pointsOf is a score, in hundredths of a point for turn, in words: who is ahead and by how much.
func (v scene) pointsOf(score int, turn rules.Side) string {
	side, points := turn, float64(score)/100
	if points < 0 {
		side, points = side.Other(), -points
	}
	if math.Round(points*10) == 0 {
		return v.text.ValueEven
	}
	return v.text.Value(v.sides()[side], points)
}

// proven is what is proven or almost sure about the result for turn in words, where the margin is not proven; empty if
// nothing is.
func (v scene) proven(i engine.Info, turn rules.Side) string {
	sides := v.sides()
	switch outcome, likely := i.Outcome(), i.Likely(); {
	case i.Exact:
		return ""
	case outcome == engine.Win:
		return v.text.ProvenWin(sides[turn])
	case outcome == engine.Loss:
		return v.text.ProvenWin(sides[turn.Other()])
	case outcome == engine.Draw:
		return v.text.ProvenDraw
	case likely == engine.Win:
		return v.text.LikelyWin(sides[turn])
	case likely == engine.Loss:
		return v.text.LikelyWin(sides[turn.Other()])
	case likely == engine.Draw:
		return v.text.LikelyDraw
	case i.Low >= 0:
		return v.text.AtLeastDraw(sides[turn])
	case i.High <= 0:
		return v.text.AtLeastDraw(sides[turn.Other()])
	}
	return ""
}

// outcomeKnown reports whether who wins is proven or almost sure, and the margin is not proven.
func outcomeKnown(i engine.Info) bool { return !i.Exact && i.Likely() != engine.Open }

// inPercent reports whether values are chances to win.
func (v scene) inPercent() bool { return v.desk.Settings.Values == library.ChanceValues }

// label is a value for the side to move at p as a hole shows it, with one decimal where it is not proven and there
// is room.
func (v scene) label(i engine.Info, p rules.Position) string {
	const room = 995
	switch {
	case v.inPercent():
		return strconv.Itoa(percent(chanceOf(i, p)))
	case !i.Exact && max(i.Score, -i.Score) < room:
		return v.finePoints(i.Score)
	}
	return shortPoints(i.Score)
}

// finePoints is a score in hundredths of a point as points with their sign and one decimal.
func (v scene) finePoints(score int) string {
	switch points := math.Round(float64(score)/10) / 10; {
	case points > 0:
		return "+" + v.text.Decimal(points)
	case points < 0:
		return "−" + v.text.Decimal(-points)
	}
	return "0"
}

// holeWords is a value for the side to move as the name of its hole has it: what is seen
// there, and its depth or that it is exact.
func (v scene) holeWords(label string, i engine.Info, p rules.Position) string {
	words := dom.Either(v.inPercent(), v.text.WinChance(percent(chanceOf(i, p))), v.text.Commands[desk.TopicValue]+" "+label)
	return words + ", " + v.certainty(i, p.Turn())
}

// chanceWords is the chance to win of the side that is ahead, which pointsOf names.
func (v scene) chanceWords(i engine.Info, p rules.Position) string {
	chance := chanceOf(i, p)
	if i.Score < 0 {
		chance = 1 - chance
	}
	return v.text.WinChance(percent(chance))
}

// holeValues returns the values of the legal holes of a position by hole, nil if there
// are none. Labels are points, or the chance to win in percent.
func (v scene) holeValues(moves []engine.Move, p rules.Position) []board.HoleValue {
	if len(moves) == 0 {
		return nil
	}
	best := moves[0]
	values := make([]board.HoleValue, rules.Holes)
	for _, m := range moves {
		label := v.label(m.Info, p)
		value := board.HoleValue{
			Points: decimal(m.Score),
			Label:  label,
			Words:  v.holeWords(label, m.Info, p),
			Exact:  m.Exact,
			Likely: outcomeKnown(m.Info),
			Grade:  board.GradeGood,
		}
		loss := max(chanceOf(best.Info, p)-chanceOf(m.Info, p), pointLoss*float64(best.Score-m.Score)/100)
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

// valueBar returns the bar of a position, which is that of a record.
func (v scene) valueBar(record string, p rules.Position) board.ValueBar {
	b := board.ValueBar{Wanted: true, Share: evenShare, Words: v.text.NoValue, Name: v.text.Commands[desk.TopicValue]}
	if thought, ok := v.desk.ThoughtOf(record); ok {
		b.Known, b.Share, b.Words = true, shareOf(chanceOf(thought, p), p.Turn()), v.valueOf(record, p.Turn())
	}
	return b
}

// shareOf returns First's share of the bar, 3…97, for the chance of turn to win, 0…1.
func shareOf(chance float64, turn rules.Side) int {
	if turn == rules.Second {
		chance = 1 - chance
	}
	const least = 3
	return min(max(int(math.Round(100*chance)), least), 100-least)
}

// chanceOf returns the expected points of the side to move at p from the result, 0…1.
func chanceOf(i engine.Info, p rules.Position) float64 {
	return i.WinChance(p.Rules().MaxPlies()-p.Ply(), p.Rules())
}

func percent(chance float64) int { return int(math.Round(100 * chance)) }

// decimal is a score in hundredths of a point as points with one decimal.
func decimal(score int) string {
	tenths := int(math.Round(float64(score) / 10)) // an integer has no negative zero
	return strconv.FormatFloat(float64(tenths)/10, 'f', 1, 64)
}

// shortPoints is a score in hundredths of a point, rounded to points, with its sign.
func shortPoints(score int) string {
	switch points := int(math.Round(float64(score) / 100)); {
	case points > 0:
		return "+" + strconv.Itoa(points)
	case points < 0:
		return "−" + strconv.Itoa(-points)
	}
	return "0"
}

// likely says between which numbers a strength lies, which fit ratingWords.
func (v scene) likely(value, deviation float64) string {
	return v.text.RatingRange(tens(value)-tens(2*deviation), tens(value)+tens(2*deviation))
}

// tens is a rating in tens.
func tens(x float64) int { return 10 * int(math.Round(x/10)) }
