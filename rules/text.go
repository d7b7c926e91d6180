package rules

import (
	"slices"
	"strings"
)

// ParseBoard reads board text: a grid of rows separated by line breaks or "/",
// the top row first, one letter a tile and "." for no hole.
//
//	.AAB      part of a board in a frame four wide: A lies on b3-c2,
//	CAAB      B and C stand, a3 and d1 are not holes
//	CDD.
//
// A row or column of dots keeps its place, shorter rows are filled up with ".",
// capital and small letters differ. Blanks around a row and empty lines do not
// count. Errors are *BoardError; of a wrong tile At is the lower left corner, of
// a wrong character its place.
func ParseBoard(text string) (*Board, error) {
	rows := strings.FieldsFunc(text, func(r rune) bool { return r == '/' || r == '\n' || r == '\r' })
	for i := range rows {
		rows[i] = strings.TrimSpace(rows[i])
	}
	rows = slices.DeleteFunc(rows, func(row string) bool { return row == "" })
	width := 0
	for _, row := range rows {
		width = max(width, len(row))
	}
	if len(rows) == 0 || len(rows) > Frame || width > Frame {
		return nil, &BoardError{Fault: FaultWidth}
	}
	var grid [Frame][Frame]byte
	for i, row := range rows {
		y := len(rows) - 1 - i
		for x := range len(row) {
			p := Point{int8(x), int8(y)}
			switch c := row[x]; {
			case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z':
				grid[y][x] = c
			case c != '.':
				return nil, faultAt(FaultSyntax, p)
			}
		}
	}
	return boardOfGrid(width, &grid)
}

// boardOfGrid makes a board of letters by row and column, 0 for no hole. All
// places of one letter are one tile and must form a rectangle.
func boardOfGrid(width int, grid *[Frame][Frame]byte) (*Board, error) {
	type span struct{ min, max Point }
	spans := map[byte]*span{}
	count := map[byte]int{}
	var order []byte
	for y := range grid {
		for x, c := range grid[y] {
			if c == 0 {
				continue
			}
			p := Point{int8(x), int8(y)}
			s := spans[c]
			if s == nil {
				s = &span{p, p}
				spans[c] = s
				order = append(order, c)
			}
			s.min.X, s.max.X = min(s.min.X, p.X), max(s.max.X, p.X)
			s.max.Y = p.Y
			count[c]++
		}
	}
	tiles := make([]Tile, 0, Tiles)
	for _, c := range order {
		s := spans[c]
		t := Tile{s.min, s.max.X - s.min.X + 1, s.max.Y - s.min.Y + 1}
		if t.Holes() != count[c] {
			return nil, faultAt(FaultShape, s.min)
		}
		tiles = append(tiles, t)
	}
	return NewBoard(width, tiles)
}

// Grid returns the board as text, one string a row, from the highest row that
// has a hole down to row 1, each as wide as the frame. Tiles are lettered A–Q in
// the order in which a reader meets them, from the top. ParseBoard reads it back.
func (b *Board) Grid() []string {
	var letters [Tiles]byte
	used := byte('A')
	rows := make([]string, 0, b.height)
	for y := b.height - 1; y >= 0; y-- {
		row := make([]byte, b.width)
		for x := range row {
			h := b.holes[y][x]
			if h == NoHole {
				row[x] = '.'
				continue
			}
			t := b.tileOf[h]
			if letters[t] == 0 {
				letters[t] = used
				used++
			}
			row[x] = letters[t]
		}
		rows = append(rows, string(row))
	}
	return rows
}

// String returns the board text, rows separated by line breaks.
func (b *Board) String() string { return strings.Join(b.Grid(), "\n") }
