package view

import (
	"strconv"

	"kulami/app/play"
	"kulami/rules"
)

// unit is the pitch of the holes in the board's own coordinates; seam is half
// the gap between two tiles.
const (
	unit   = 100
	seam   = 3
	pitR   = 33
	marble = 38
)

// The room that a board's drawing leaves around the holes: at the left and below with
// coordinates, and everywhere else.
const (
	labelled = 42
	rim      = 6
)

// geometry says where the holes of a board lie for the eye: columns from the
// left and rows from the top, both from 0, without empty ones at the edges.
type geometry struct {
	board      *rules.Board
	turned     int
	minX, maxY int
	cols, rows int
	labels     bool
}

func newGeometry(b *rules.Board, turned int, labels bool) geometry {
	g := geometry{board: b, turned: turned, labels: labels}
	x, y := play.Eye(b.Point(0), turned)
	minX, maxX, minY, maxY := x, x, y, y
	for h := rules.Hole(1); h < rules.Holes; h++ {
		x, y := play.Eye(b.Point(h), turned)
		minX, maxX, minY, maxY = min(minX, x), max(maxX, x), min(minY, y), max(maxY, y)
	}
	g.minX, g.maxY = minX, maxY
	g.cols, g.rows = maxX-minX+1, maxY-minY+1
	return g
}

// place returns the column and row of h.
func (g geometry) place(h rules.Hole) (col, row int) {
	x, y := play.Eye(g.board.Point(h), g.turned)
	return x - g.minX, g.maxY - y
}

// center returns the middle of h in the board's coordinates.
func (g geometry) center(h rules.Hole) (x, y int) {
	col, row := g.place(h)
	return col*unit + unit/2, row*unit + unit/2
}

// tile returns the rectangle of tile i in columns and rows.
func (g geometry) tile(i int) (col, row, w, h int) {
	col, row = g.cols, g.rows
	var right, bottom int
	for hole := range g.board.TileHoles(i).All() {
		c, r := g.place(hole)
		col, row = min(col, c), min(row, r)
		right, bottom = max(right, c), max(bottom, r)
	}
	return col, row, right - col + 1, bottom - row + 1
}

// margin is the room left of and below the holes.
func (g geometry) margin() int {
	if g.labels {
		return labelled
	}
	return rim
}

// viewBox frames the holes and, with labels, the coordinates.
func (g geometry) viewBox() string {
	m := g.margin()
	return ints(-m, -rim, g.width(), g.rows*unit+m+rim)
}

// width is that of the frame.
func (g geometry) width() int { return g.cols*unit + g.margin() + rim }

// grid returns the holes row by row from the top, left to right.
func (g geometry) grid() [][]rules.Hole {
	rows := make([][]rules.Hole, g.rows)
	at := make(map[[2]int]rules.Hole, rules.Holes)
	for h := rules.Hole(0); h < rules.Holes; h++ {
		col, row := g.place(h)
		at[[2]int{col, row}] = h
	}
	for row := range rows {
		for col := range g.cols {
			if h, ok := at[[2]int{col, row}]; ok {
				rows[row] = append(rows[row], h)
			}
		}
	}
	return rows
}

// names returns the coordinates along the bottom and, from the top, at the left.
func (g geometry) names() (bottom, left []string) {
	bottom, left = make([]string, g.cols), make([]string, g.rows)
	for h := rules.Hole(0); h < rules.Holes; h++ {
		p := g.board.Point(h)
		letter, number := string(rune('a'+p.X)), strconv.Itoa(int(p.Y)+1)
		col, row := g.place(h)
		if g.turned%2 == 1 {
			letter, number = number, letter
		}
		bottom[col], left[row] = letter, number
	}
	return bottom, left
}

// ints joins numbers with blanks, as attributes of SVG want them.
func ints(n ...int) string {
	var b []byte
	for i, v := range n {
		if i > 0 {
			b = append(b, ' ')
		}
		b = strconv.AppendInt(b, int64(v), 10)
	}
	return string(b)
}
