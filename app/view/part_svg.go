package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
)

func svg(tag string) app.HTMLElem {
	return app.Elem(tag).XMLNS("http://www.w3.org/2000/svg")
}

func rect(r picture.Rect) app.HTMLElem {
	return svg("rect").Attr("x", r.X).Attr("y", r.Y).Attr("width", r.W).Attr("height", r.H).Attr("rx", r.Radius)
}

// paths draws shapes.
func paths(shapes []picture.Shape) []app.UI {
	parts := make([]app.UI, len(shapes))
	for i, s := range shapes {
		parts[i] = svg("path").Class(s.Class).Attr("d", s.D)
	}
	return parts
}

// viewBox is the attribute of a drawing whose upper left corner is at 0, 0.
func viewBox(width, height int) string {
	return "0 0 " + strconv.Itoa(width) + " " + strconv.Itoa(height)
}
