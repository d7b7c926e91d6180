package picture

import (
	"fmt"
	"strconv"
	"strings"

	"kulami/rules"
)

// Lengths in the board's coordinates.
const (
	Unit   = 100 // distance from one hole to the next
	Rim    = 6   // around the holes, on sides without coordinates
	Marble = 38  // radius of a marble

	seam     = 3  // half the gap between two tiles
	corner   = 13 // radius of a tile's corners
	labelled = 42 // left of and below the holes, with coordinates
)

// Geometry holds the places of a board's holes on the screen. Columns count from the left and rows
// from the top, both from 0, without empty ones at the edges.
type Geometry struct {
	Board      *rules.Board // nil for the frame of a board under construction
	Turned     int          // orientation 0…7, as in rules.Board.Turned
	Cols, Rows int
	Labels     bool // coordinates along the edge are shown

	minX, maxY int
}

// NewGeometry returns the geometry of b in an orientation, with or without coordinates.
func NewGeometry(b *rules.Board, turned int, labels bool) Geometry {
	low, high := b.Point(0).Turned(turned), b.Point(0).Turned(turned)
	for h := rules.Hole(1); h < rules.Holes; h++ {
		p := b.Point(h).Turned(turned)
		low = rules.Point{X: min(low.X, p.X), Y: min(low.Y, p.Y)}
		high = rules.Point{X: max(high.X, p.X), Y: max(high.Y, p.Y)}
	}
	return Geometry{Board: b, Turned: turned, Labels: labels, minX: int(low.X), maxY: int(high.Y),
		Cols: int(high.X-low.X) + 1, Rows: int(high.Y-low.Y) + 1}
}

// Place returns the column and row of h.
func (g Geometry) Place(h rules.Hole) (col, row int) {
	p := g.Board.Point(h).Turned(g.Turned)
	return int(p.X) - g.minX, g.maxY - int(p.Y)
}

// Center returns the middle of h in the board's coordinates.
func (g Geometry) Center(h rules.Hole) (x, y int) {
	col, row := g.Place(h)
	return col*Unit + Unit/2, row*Unit + Unit/2
}

// Tile returns the rectangle of tile i in columns and rows.
func (g Geometry) Tile(i int) (col, row, w, h int) {
	col, row = g.Cols, g.Rows
	var right, bottom int
	for _, hole := range g.Board.TileHoles(i).Slice() {
		c, r := g.Place(hole)
		col, row = min(col, c), min(row, r)
		right, bottom = max(right, c), max(bottom, r)
	}
	return col, row, right - col + 1, bottom - row + 1
}

// Face returns the upper side of tile i in the board's coordinates.
func (g Geometry) Face(i int) Rect { return face(g.Tile(i)) }

// OwnerFrame returns the owner's frame on tile i, inside its face.
func (g Geometry) OwnerFrame(i int) Rect { return g.Face(i).Inset(5, 9) }

// Margin returns the space left of and below the holes.
func (g Geometry) Margin() int {
	if g.Labels {
		return labelled
	}
	return Rim
}

// Width returns the width of the drawing: the holes and the space around them.
func (g Geometry) Width() int { return g.Cols*Unit + g.Margin() + Rim }

// Height returns the height of the drawing.
func (g Geometry) Height() int { return g.Rows*Unit + g.Margin() + Rim }

// ViewBox returns the viewBox attribute around the holes and, with labels, the coordinates.
func (g Geometry) ViewBox() string { return ints(-g.Margin(), -Rim, g.Width(), g.Height()) }

// Grid returns the holes row by row from the top, left to right.
func (g Geometry) Grid() [][]rules.Hole {
	rows := make([][]rules.Hole, g.Rows)
	at := make(map[[2]int]rules.Hole, rules.Holes)
	for h := rules.Hole(0); h < rules.Holes; h++ {
		col, row := g.Place(h)
		at[[2]int{col, row}] = h
	}
	for row := range rows {
		for col := range g.Cols {
			if h, ok := at[[2]int{col, row}]; ok {
				rows[row] = append(rows[row], h)
			}
		}
	}
	return rows
}

// names returns the coordinates along the bottom from the left, and at the left from the top.
func (g Geometry) names() (bottom, left []string) {
	bottom, left = make([]string, g.Cols), make([]string, g.Rows)
	if g.Board == nil {
		for i := range bottom {
			bottom[i] = string(rune('a' + i))
		}
		for i := range left {
			left[i] = strconv.Itoa(g.Rows - i)
		}
		return bottom, left
	}
	for h := rules.Hole(0); h < rules.Holes; h++ {
		p := g.Board.Point(h)
		letter, number := string(rune('a'+p.X)), strconv.Itoa(int(p.Y)+1)
		col, row := g.Place(h)
		if g.Turned%2 == 1 {
			letter, number = number, letter
		}
		bottom[col], left[row] = letter, number
	}
	return bottom, left
}

// Rect is a rectangle with round corners in the board's coordinates.
type Rect struct{ X, Y, W, H, Radius int }

// face returns the upper side of a tile of w×h holes.
func face(col, row, w, h int) Rect {
	return Rect{col * Unit, row * Unit, w * Unit, h * Unit, corner}.Inset(seam, corner)
}

// Inset returns the rectangle at distance by inside r, with the given corner radius.
func (r Rect) Inset(by, radius int) Rect {
	return Rect{r.X + by, r.Y + by, r.W - 2*by, r.H - 2*by, radius}
}

// attributes returns the SVG attributes of the place and the corners.
func (r Rect) attributes() string {
	return ` x="` + strconv.Itoa(r.X) + `" y="` + strconv.Itoa(r.Y) + `" width="` + strconv.Itoa(r.W) + `" height="` + strconv.Itoa(r.H) +
		`" rx="` + strconv.Itoa(r.Radius) + `"`
}

// Labels draws the coordinates as a separate SVG, or returns "" without them. Unlike the board they
// do not grow with the page, so their places are percentages.
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

// eachLabel calls draw with the place of each coordinate. The names of columns are belowBoard units
// below the board, the names of rows belowMiddle units below the middle of their row.
func (g Geometry) eachLabel(belowBoard, belowMiddle int, draw func(x, y int, name string)) {
	bottom, left := g.names()
	for col, name := range bottom {
		draw(col*Unit+Unit/2, g.Rows*Unit+belowBoard, name)
	}
	for row, name := range left {
		draw(-22, row*Unit+Unit/2+belowMiddle, name)
	}
}

// path is the data of an SVG path. Package fmt would take longer than the browser.
type path []byte

// add adds a command with its numbers.
func (p *path) add(command byte, numbers ...int) *path {
	*p = appendInts(append(*p, command), numbers)
	return p
}

// ints joins numbers with blanks, as SVG attributes require.
func ints(numbers ...int) string { return string(appendInts(nil, numbers)) }

func appendInts(b []byte, numbers []int) []byte {
	for i, n := range numbers {
		if i > 0 {
			b = append(b, ' ')
		}
		b = strconv.AppendInt(b, int64(n), 10)
	}
	return b
}
