package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/rules"
)

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
	first := app.UI(dom.SVG("rect").Class("value-first").Attr("width", 1).Attr("y", 100-b.Share).Attr("height", b.Share))
	if below == rules.Second {
		first = dom.SVG("rect").Class("value-first").Attr("width", 1).Attr("y", 0).Attr("height", b.Share)
	}
	return dom.SVG("svg").Class("value").Attr("viewBox", "0 0 1 100").Attr("preserveAspectRatio", "none").Role("meter").
		Aria("label", b.Name).Aria("valuemin", "0").Aria("valuemax", "100").Aria("valuenow", strconv.Itoa(b.Share)).Aria("valuetext", b.Words).
		Body(dom.SVG("rect").Class("value-second").Attr("width", 1).Attr("height", 100), first)
}
