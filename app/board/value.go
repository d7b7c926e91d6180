package board

import (
	"strconv"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/rules"
)

// HoleValue is the engine's value of a hole that may be played, as the hole shows it. The
// zero value is that of a hole without one.
type HoleValue struct {
	Points string     // for the side to move, with one decimal
	Ahead  rules.Side // whose marble the label has; Nobody means no marble
	Label  string     // in the hole, four characters at most
	Words  string     // in the hole's name
	Exact  bool       // it is proven
	Likely bool       // it is not, but who wins is almost sure
	Grade  string     // one of the grades
}

// The grades of a hole, from the best on, by the class names of its value.
const (
	GradeBest = "best"
	GradeGood = "good"
	GradeFair = "fair"
	GradePoor = "poor"
)

// draw draws the value in the hole at x, y, no wider than a marble. The hole has it in its name, too.
func (v HoleValue) draw(x, y int) app.UI {
	const beside = 26 // from the centre of the hole to the centre of the marble
	long := utf8.RuneCountInString(v.Label) > 2
	return dom.SVG("g").Class("hole-value", "grade-"+v.Grade, dom.When(v.Exact, "proven-value"), dom.When(v.Likely, "likely-value"), dom.When(long, "long")).Aria("hidden", "true").Body(
		dom.SVG("circle").Attr("cx", x).Attr("cy", y),
		dom.Only(v.Ahead != rules.Nobody, dom.SVG("ellipse").Class("value-"+v.Ahead.String()).Attr("cx", x-beside).Attr("cy", y-beside)),
		dom.SVG("text").Attr("x", x).Attr("y", y).Text(v.Label))
}

// ValueBar is the chance of both sides to win as the engine sees it, shown as a bar at the
// edge of the board that they share. The zero value is none.
type ValueBar struct {
	Wanted bool
	Known  bool // else the share of the position before stays
	Share  int  // First's, in percent
	Words  string
	Name   string
}

// draw draws the bar with the part of the side whose seat is below at the lower end.
func (b ValueBar) draw(below rules.Side) app.UI {
	if !b.Wanted {
		return nil
	}
	top := 100 - b.Share
	if below == rules.Second {
		top = 0
	}
	return dom.SVG("svg").Class("value").Attr("viewBox", "0 0 1 100").Attr("preserveAspectRatio", "none").Role("meter").
		Aria("label", b.Name).Aria("valuemin", "0").Aria("valuemax", "100").Aria("valuenow", strconv.Itoa(b.Share)).Aria("valuetext", b.Words).
		Body(dom.SVG("rect").Class("value-second").Attr("width", 1).Attr("height", 100),
			dom.SVG("rect").Class("value-first").Attr("width", 1).Attr("y", top).Attr("height", b.Share))
}
