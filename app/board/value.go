package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/rules"
)

// HoleValue is the engine's value for a legal hole, as the hole shows it. The zero value is a hole
// without a value.
type HoleValue struct {
	Points string     // points of the side to move, with one decimal
	Ahead  rules.Side // side of the label's marble; Nobody means no marble
	Label  string     // in the hole, at most three characters
	Words  string     // part of the hole's accessible name
	Exact  bool       // the value is proven
	Likely bool       // the value is not proven, but the winner is almost sure
	Grade  string     // name of a grade
}

// The grades of a hole, the best first, as class names.
const (
	GradeBest = "best"
	GradeGood = "good"
	GradeFair = "fair"
	GradePoor = "poor"
)

// draw renders the value in the hole at x, y, not wider than a marble. The hole's accessible name
// has it, too.
func (v HoleValue) draw(x, y int) app.UI {
	const beside = 28 // distance between the centres of hole and marble
	return dom.SVG("g").Class("hole-value", "grade-"+v.Grade, dom.When(v.Exact, "proven-value"), dom.When(v.Likely, "likely-value")).Aria("hidden", "true").Body(
		dom.SVG("circle").Attr("cx", x).Attr("cy", y),
		dom.Only(v.Ahead != rules.Nobody, dom.SVG("ellipse").Class("value-"+v.Ahead.String()).Attr("cx", x-beside).Attr("cy", y-beside)),
		dom.SVG("text").Attr("x", x).Attr("y", y).Text(v.Label))
}

// ValueBar shows each side's chance to win, by the engine, as a bar at the edge of the board. The
// zero value shows no bar.
type ValueBar struct {
	Wanted bool
	Known  bool // otherwise the bar keeps the share of the position before
	Share  int  // First's, in percent
	Words  string
	Name   string
}

// draw renders the bar. Its lower part belongs to the side whose seat is below the board.
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
