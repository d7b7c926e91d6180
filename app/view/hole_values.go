package view

import (
	"math"
	"strconv"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
	"kulami/rules/engine"
)

// holeValue is the engine's value of a hole that may be played, as the hole shows it. The
// zero value is that of a hole without one.
type holeValue struct {
	Points string // for the side to move, with one decimal
	Label  string // in the hole, four characters at most
	Words  string // in the hole's name
	Exact  bool   // it is proven
	Grade  string // one of the grades
}

// The grades of a hole, by the expected points that are lost there, as the class names of
// its value. Fair is an inaccuracy in a review, poor a mistake or a blunder.
const (
	gradeBest = "best"
	gradeGood = "good"
	gradeFair = "fair"
	gradePoor = "poor"

	fairLoss = .05
	poorLoss = .10

	pointLoss = .02 // of a point at least: it counts where the result is decided
)

// holeValues returns the values of the legal holes of a position by hole, nil if there
// are none. Labels are points, or the chance to win in percent.
func (v scene) holeValues(moves []engine.Move, p rules.Position) []holeValue {
	if len(moves) == 0 {
		return nil
	}
	best := moves[0]
	values := make([]holeValue, rules.Holes)
	for _, m := range moves {
		value := holeValue{
			Points: decimal(m.Score),
			Label:  v.label(m.Info, p),
			Words:  v.holeWords(m.Info, p),
			Exact:  m.Exact,
			Grade:  gradeGood,
		}
		loss := max(chanceOf(best.Info, p)-chanceOf(m.Info, p), pointLoss*float64(best.Score-m.Score)/100)
		switch {
		case m.Score == best.Score:
			value.Grade = gradeBest
		case loss >= poorLoss:
			value.Grade = gradePoor
		case loss >= fairLoss:
			value.Grade = gradeFair
		}
		values[m.Best] = value
	}
	return values
}

// inPercent reports whether values are chances to win.
func (v scene) inPercent() bool { return v.shell.Settings.Values == play.ChanceValues }

// label is a value for the side to move at p as a hole shows it.
func (v scene) label(i engine.Info, p rules.Position) string {
	if v.inPercent() {
		return strconv.Itoa(percent(chanceOf(i, p)))
	}
	return shortPoints(i.Score)
}

// holeWords is a value for the side to move as the name of its hole has it: what is seen
// there, and its depth or that it is exact.
func (v scene) holeWords(i engine.Info, p rules.Position) string {
	words := v.text.Commands[play.TopicValue] + " " + v.label(i, p)
	if v.inPercent() {
		words = v.text.WinChance(percent(chanceOf(i, p)))
	}
	return words + ", " + v.certainty(i)
}

// chanceWords is the chance to win of the side that is ahead, which pointsOf names.
func (v scene) chanceWords(i engine.Info, p rules.Position) string {
	chance := chanceOf(i, p)
	if i.Score < 0 {
		chance = 1 - chance
	}
	return v.text.WinChance(percent(chance))
}

func percent(chance float64) int { return int(math.Round(100 * chance)) }

// proven is what is proven about the result for turn in words, where the margin is not;
// empty if nothing is.
func (v scene) proven(i engine.Info, turn rules.Side) string {
	sides := v.sides()
	switch outcome := i.Outcome(); {
	case i.Exact:
		return ""
	case outcome == engine.Win:
		return v.text.ProvenWin(sides[turn])
	case outcome == engine.Loss:
		return v.text.ProvenWin(sides[turn.Other()])
	case outcome == engine.Draw:
		return v.text.ProvenDraw
	case i.Low >= 0:
		return v.text.AtLeastDraw(sides[turn])
	case i.High <= 0:
		return v.text.AtLeastDraw(sides[turn.Other()])
	}
	return ""
}

// chanceOf returns the expected points of the side to move at p from the result, 0…1.
func chanceOf(i engine.Info, p rules.Position) float64 {
	return i.WinChance(p.Rules().MaxPlies()-p.Ply(), p.Rules())
}

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

// draw draws the value in the hole at x, y, in a square if it is a threat. The hole has it
// in its name, too.
func (v holeValue) draw(x, y int, threat bool) app.UI {
	ground := svg("circle").Attr("cx", x).Attr("cy", y)
	if threat {
		ground = rect(x-threatSize/2, y-threatSize/2, threatSize, threatSize, 10)
	}
	classes := []string{"hole-value", "grade-" + v.Grade}
	if v.Exact {
		classes = append(classes, "proven-value")
	}
	if utf8.RuneCountInString(v.Label) > 2 {
		classes = append(classes, "long")
	}
	return svg("g").Class(classes...).Aria("hidden", "true").Body(
		ground,
		svg("text").Attr("x", x).Attr("y", y).Text(v.Label))
}
