package rules

import (
	"strconv"
	"strings"
)

// shapes maps the letters of the layout code to width and height. Upper case is wide, lower case is
// high.
var shapes = map[byte]struct{ w, h int8 }{
	'S': {3, 2}, 's': {2, 3}, 'Q': {2, 2}, 'T': {3, 1}, 't': {1, 3}, 'D': {2, 1}, 'd': {1, 2},
}

// letter returns the layout code's letter for a tile of this size.
func (t Tile) letter() byte {
	for c, s := range shapes {
		if s.w == t.W && s.h == t.H {
			return c
		}
	}
	return 0
}

// Layout returns the layout code. It begins with the width of the frame as one digit; 0 means ten.
// The letters of the tiles follow in reading order. The lower left hole of each tile is on the next
// free place. A number skips as many places without a tile.
//
//	3 │ B B C C C     5S1d1QT…
//	2 │ A A A · D     in a frame five wide a lying six on a1, one place free,
//	1 │ A A A · D     a standing two on e1, one place free, a four on a3 …
//
// Two boards have the same code exactly if they are the same board.
func (b *Board) Layout() string { return b.layout }

// encodeLayout writes the code from the tiles and holes, which are already in reading order. It
// omits free places after the last tile.
func (b *Board) encodeLayout() string {
	var out strings.Builder
	out.WriteString(strconv.Itoa(b.width % Frame))
	skipped, tile := 0, 0
	for y := range Frame {
		for x := range b.width {
			h := b.holes[y][x]
			if h == NoHole {
				skipped++
				continue
			}
			if tile == Tiles || b.tiles[tile].Min != b.points[h] {
				continue
			}
			if skipped > 0 {
				out.WriteString(strconv.Itoa(skipped))
				skipped = 0
			}
			out.WriteByte(b.tiles[tile].letter())
			tile++
		}
	}
	return out.String()
}

// ParseLayout reads a layout code. Each board has only one code: numbers with a leading zero, or
// after the last tile, are FaultSyntax. Errors are *BoardError.
func ParseLayout(code string) (*Board, error) {
	syntax := &BoardError{Fault: FaultSyntax}
	if code == "" || code[0] < '0' || code[0] > '9' {
		return nil, syntax
	}
	width := int(code[0] - '0')
	if width == 0 {
		width = Frame
	}
	var covered [Frame * Frame]bool
	var tiles []Tile
	at := 0 // the next place, counted along the rows of the frame
	skipCovered := func() {
		for at < width*Frame && covered[at] {
			at++
		}
	}
	for rest := code[1:]; rest != ""; {
		if n := digits(rest); n > 0 {
			skip, err := strconv.Atoi(rest[:n])
			if err != nil || rest[0] == '0' || n == len(rest) || skip > Frame*Frame {
				return nil, syntax
			}
			for ; skip > 0; skip-- {
				skipCovered()
				at++
			}
			rest = rest[n:]
			continue
		}
		s, ok := shapes[rest[0]]
		if !ok || len(tiles) == Tiles {
			return nil, syntax
		}
		skipCovered()
		t := Tile{Point{int8(at % width), int8(at / width)}, s.w, s.h}
		if at >= width*Frame || int(t.Min.X+t.W) > width || t.Min.Y+t.H > Frame {
			return nil, faultAt(FaultOutside, Point{int8(at % width), int8(min(at/width, Frame-1))})
		}
		for y := t.Min.Y; y < t.Min.Y+t.H; y++ {
			for x := t.Min.X; x < t.Min.X+t.W; x++ {
				covered[int(y)*width+int(x)] = true
			}
		}
		tiles = append(tiles, t)
		rest = rest[1:]
	}
	return NewBoard(width, tiles)
}
