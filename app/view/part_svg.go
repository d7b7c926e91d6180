package view

import "github.com/maxence-charriere/go-app/v10/pkg/app"

func svg(tag string) app.HTMLElem {
	return app.Elem(tag).XMLNS("http://www.w3.org/2000/svg")
}

func rect(x, y, w, h, rx int) app.HTMLElem {
	return svg("rect").Attr("x", x).Attr("y", y).Attr("width", w).Attr("height", h).Attr("rx", rx)
}
