package dom

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
)

// SVG returns an SVG element.
func SVG(tag string) app.HTMLElem { return app.Elem(tag).XMLNS("http://www.w3.org/2000/svg") }

// Rect draws a rectangle.
func Rect(r picture.Rect) app.HTMLElem {
	return SVG("rect").Attr("x", r.X).Attr("y", r.Y).Attr("width", r.W).Attr("height", r.H).Attr("rx", r.Radius)
}

// Paths draws each shape as a path with its class.
func Paths(shapes []picture.Shape) []app.UI {
	parts := make([]app.UI, len(shapes))
	for i, s := range shapes {
		parts[i] = SVG("path").Class(s.Class).Attr("d", s.D)
	}
	return parts
}

// ViewBox returns the viewBox attribute of a drawing with its upper left corner at 0, 0.
func ViewBox(width, height int) string {
	return "0 0 " + strconv.Itoa(width) + " " + strconv.Itoa(height)
}
