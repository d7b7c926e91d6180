package view

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

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
)

// holeValues returns the values of the legal holes of a position by hole, nil if the
// engine has none yet. Labels are points, or the chance to win in percent.
func (v scene) holeValues(record string, p rules.Position) []holeValue {
	moves := v.shell.ValuesOf(record)
	if len(moves) == 0 {
		return nil
	}
	best := moves[0]
	values := make([]holeValue, rules.Holes)
	for _, m := range moves {
		value := holeValue{
			Points: decimal(m.Score),
			Label:  shortPoints(m.Score),
			Words:  v.found(m.Info, p.Turn()),
			Exact:  m.Exact,
			Grade:  gradeGood,
		}
		switch loss := chanceOf(best.Info, p) - chanceOf(m.Info, p); {
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

// draw draws the value in the hole at x, y. The hole has it in its name, too.
func (v holeValue) draw(x, y int) app.UI {
	return svg("g").Class("hole-value", "grade-"+v.Grade).Aria("hidden", "true").Body(
		svg("circle").Attr("cx", x).Attr("cy", y),
		svg("text").Attr("x", x).Attr("y", y).Text(v.Label))
}
