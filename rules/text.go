package rules

import (
	"slices"
	"strings"
)

// ParseBoard reads board text: a grid of rows, the top row first. Line breaks or "/" separate the
// rows. Each tile has its own letter, and "." means no hole.
//
//	.AAB      part of a board in a frame of width four: A is b3-c2,
//	CAAB      B and C stand, a3 and d1 are not holes
//	CDD.
//
// Rows and columns of dots keep their place, and short rows are padded with ".". Capital and small
// letters differ. Blanks around a row and empty lines are ignored. Errors are *BoardError: At is
// the lower left corner of a wrong tile or the place of a wrong character.
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

// boardOfGrid makes a board of letters by row and column, 0 for no hole. All places with the same
// letter are one tile and must form a rectangle.
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

// Grid returns the board as text, one string per row, from the highest row with a hole down to row
// 1. Each is as long as the frame is wide. The letters A–Q number the tiles in reading order from
// the top. ParseBoard reads the result.
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

// String returns the board text with line breaks between the rows.
func (b *Board) String() string { return strings.Join(b.Grid(), "\n") }
