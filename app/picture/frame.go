package picture

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"kulami/rules"
)

// Frame returns the geometry of the places on which a board is built. It has no Board and is never
// turned.
func Frame() Geometry { return Geometry{Cols: rules.Frame, Rows: rules.Frame, Labels: true} }

// FrameFace returns the upper side of a tile in the frame.
func FrameFace(t rules.Tile) Rect {
	col, row := inFrame(t)
	return face(col, row, int(t.W), int(t.H))
}

// inFrame returns the column and row of a tile in the frame.
func inFrame(t rules.Tile) (col, row int) { return int(t.Min.X), rules.Frame - int(t.Min.Y) - int(t.H) }

// EmptyFrame draws the places. It contains the pattern of faulty tiles, "flaw".
func EmptyFrame() string {
	var s strings.Builder
	fmt.Fprintf(&s, `<svg viewBox="%s" aria-hidden="true" focusable="false">`, Frame().ViewBox())
	s.WriteString(`<defs><pattern id="flaw" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="flaw-dark" width="11" height="22"/><rect class="flaw-light" x="11" width="11" height="22"/></pattern></defs>`)
	fmt.Fprintf(&s, `<rect class="ground" width="%d" height="%d" rx="14"/><path class="places" d="`, rules.Frame*Unit, rules.Frame*Unit)
	for y := range rules.Frame {
		for x := range rules.Frame {
			fmt.Fprintf(&s, "M%d %da8 8 0 1 0 16 0a8 8 0 1 0-16 0", x*Unit+Unit/2-8, y*Unit+Unit/2)
		}
	}
	s.WriteString(`"/></svg>`)
	return s.String()
}

// FrameTile draws a tile at its place in the frame. The grain depends only on the tile and its
// place, so that it does not change with other tiles.
func FrameTile(t rules.Tile) string {
	var s strings.Builder
	fmt.Fprintf(&s, `<svg viewBox="%s" aria-hidden="true" focusable="false">`, Frame().ViewBox())
	col, row := inFrame(t)
	plank(&s, rand.New(rand.NewPCG(uint64(t.Holes()), uint64(int(t.Min.X)*64+int(t.Min.Y)))), col, row, int(t.W), int(t.H))
	s.WriteString(`</svg>`)
	return s.String()
}

// LooseTile draws a tile without a place, in a drawing of the tile's size.
func LooseTile(t rules.Tile) string {
	return fmt.Sprintf(`<svg viewBox="0 0 %d %d" focusable="false">%s</svg>`, int(t.W)*Unit, int(t.H)*Unit, loose(t))
}

// TrayTile draws a tile in the middle of a square of three holes.
func TrayTile(t rules.Tile) string {
	const side = 3*Unit + 12
	return fmt.Sprintf(`<svg viewBox="%d %d %d %d" aria-hidden="true" focusable="false">%s</svg>`,
		int(t.W)*Unit/2-side/2, int(t.H)*Unit/2-side/2, side, side, loose(t))
}

// loose draws a tile in the upper left corner.
func loose(t rules.Tile) string {
	var s strings.Builder
	plank(&s, rand.New(rand.NewPCG(uint64(t.Holes()), 7)), 0, 0, int(t.W), int(t.H))
	return s.String()
}
