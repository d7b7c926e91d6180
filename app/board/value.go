package board

import (
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
)

// HoleValue is the engine's value of a hole that may be played, as the hole shows it. The
// zero value is that of a hole without one.
type HoleValue struct {
	Points string // for the side to move, with one decimal
	Label  string // in the hole, four characters at most
	Words  string // in the hole's name
	Exact  bool   // it is proven
	Grade  string // one of the grades
}

// The grades of a hole, from the best on, by the class names of its value.
const (
	GradeBest = "best"
	GradeGood = "good"
	GradeFair = "fair"
	GradePoor = "poor"
)

// threatSize is the width and height of the square in which a threat's value is drawn.
const threatSize = 82

// draw draws the value in the hole at x, y, in a square if it is a threat. The hole has it
// in its name, too.
func (v HoleValue) draw(x, y int, threat bool) app.UI {
	ground := dom.SVG("circle").Attr("cx", x).Attr("cy", y)
	if threat {
		ground = dom.Rect(picture.Rect{X: x - threatSize/2, Y: y - threatSize/2, W: threatSize, H: threatSize, Radius: 10})
	}
	classes := []string{"hole-value", "grade-" + v.Grade}
	if v.Exact {
		classes = append(classes, "proven-value")
	}
	if utf8.RuneCountInString(v.Label) > 2 {
		classes = append(classes, "long")
	}
	return dom.SVG("g").Class(classes...).Aria("hidden", "true").Body(
		ground,
		dom.SVG("text").Attr("x", x).Attr("y", y).Text(v.Label))
}
