package picture

import (
	"fmt"
	"strings"
)

// Labels draws the coordinates as an SVG of their own; it is empty without them. Unlike
// the board they do not grow with the page, so their places are given in hundredths.
func Labels(g Geometry) string {
	if !g.Labels {
		return ""
	}
	var s strings.Builder
	s.WriteString(`<svg aria-hidden="true" focusable="false">`)
	g.eachLabel(22, 0, func(x, y int, name string) {
		fmt.Fprintf(&s, `<text class="coordinate" x="%.2f%%" y="%.2f%%" dy=".35em">%s</text>`,
			100*float64(x+labelled)/float64(g.Width()), 100*float64(y+Rim)/float64(g.Height()), name)
	})
	s.WriteString(`</svg>`)
	return s.String()
}

// coordinates draws the coordinates as a part of the board.
func coordinates(g Geometry) string {
	var s strings.Builder
	g.eachLabel(30, 9, func(x, y int, name string) {
		fmt.Fprintf(&s, `<text class="coordinate" x="%d" y="%d">%s</text>`, x, y, name)
	})
	return `<g>` + s.String() + `</g>`
}

// eachLabel calls draw with the place of each coordinate: those of the columns stand so far below
// the board, and those of the rows so far below the middle of their row.
func (g Geometry) eachLabel(belowBoard, belowMiddle int, draw func(x, y int, name string)) {
	bottom, left := g.names()
	for col, name := range bottom {
		draw(col*Unit+Unit/2, g.Rows*Unit+belowBoard, name)
	}
	for row, name := range left {
		draw(-22, row*Unit+Unit/2+belowMiddle, name)
	}
}
