package scene

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// rack is the row of a side's remaining marbles, on the places of all its marbles.
type rack struct {
	Side rules.Side
	Left int
}

// Rack draws a side's remaining marbles.
func Rack(side rules.Side, left int) app.UI { return dom.PartOf(rack{side, max(left, 0)}) }

func (r rack) Draw() app.UI {
	row := func(n int, drawing string) app.UI {
		return dom.Rect(picture.Rect{W: 10 * n, H: 10}).Attr("fill", "url(#rack-"+drawing+")")
	}
	return dom.SVG("svg").Class("rack").Attr("viewBox", dom.ViewBox(10*rules.Marbles, 10)).Aria("hidden", "true").
		Body(row(rules.Marbles, "empty"), row(r.Left, r.Side.String()))
}
