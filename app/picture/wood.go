package picture

import (
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"

	"kulami/rules"
)

// Wood draws the tiles of a board with their grain and their holes as one SVG. It changes only with
// the board and its orientation. Tile i is a group of the classes "tile" and "t<i>".
func Wood(g Geometry) string {
	var s strings.Builder
	fmt.Fprintf(&s, `<svg class="wood" viewBox="%s" aria-hidden="true" focusable="false">`, g.ViewBox())
	for i := range rules.Tiles {
		col, row, w, h := g.Tile(i)
		fmt.Fprintf(&s, `<g class="tile t%d">`, i)
		plank(&s, woodOf(g.Board, i), col, row, w, h)
		s.WriteString(`</g>`)
	}
	s.WriteString(`</svg>`)
	return s.String()
}

// woodOf returns the random source for the wood of a tile. Its kind and its grain belong to the
// tile and do not change when the board is turned.
func woodOf(b *rules.Board, tile int) *rand.Rand {
	seed := fnv.New64a()
	seed.Write([]byte(b.Layout()))
	return rand.New(rand.NewPCG(seed.Sum64(), uint64(tile)))
}

// kinds is the number of kinds of wood; the first number of woodOf chooses one.
const kinds = 4

// plank draws a tile of w×h holes at a column and row from the top, with the grain of r.
func plank(s *strings.Builder, r *rand.Rand, col, row, w, h int) {
	top := face(col, row, w, h)
	below := top
	below.Y += 5
	fmt.Fprintf(s, `<rect class="under"%s/>`, below.attributes())
	fmt.Fprintf(s, `<rect class="face"%s fill="url(#wood%d)"/>`, top.attributes(), r.IntN(kinds))
	along := w > h || w == h && r.IntN(2) == 0
	fmt.Fprintf(s, `<path class="grain" d="%s"/>`, grain(r, top, along, 9))
	fmt.Fprintf(s, `<path class="grain coarse" d="%s"/>`, grain(r, top, along, 34))
	fmt.Fprintf(s, `<path class="grain bright" d="%s"/>`, grain(r, top, along, 27))
	fmt.Fprintf(s, `<rect class="bevel"%s fill="none" stroke="url(#bevel)"/>`, top.Inset(1, 12).attributes())
	// A symbol would be simpler, but browsers copy it for each use: a third of the page's elements.
	fmt.Fprintf(s, `<g fill="%s" stroke="%s" stroke-width="%d">`, pitFloor, pitRim, pitStroke)
	for i := range w * h {
		fmt.Fprintf(s, `<circle cx="%d" cy="%d" r="%d"/>`, (col+i%w)*Unit+Unit/2, (row+i/w)*Unit+Unit/2, pitRadius)
	}
	s.WriteString(`</g>`)
}

// The colours and sizes of a hole without a marble, which is a circle.
const (
	pitFloor, pitRim     = "url(#pit-floor)", "url(#pit-rim)"
	pitRadius, pitStroke = 33, 4
)

// grain returns path data for fibres about every spacing units. They are nearly straight lines
// along the tile that arch around one heart, as in a board sawn from near the middle of the trunk.
func grain(r *rand.Rand, face Rect, along bool, spacing float64) string {
	length, breadth := float64(face.W), float64(face.H)
	if !along {
		length, breadth = breadth, length
	}
	heart := breadth * (.2 + .6*r.Float64())
	bow := 26 * (r.Float64() - .5)
	peak := .25 + .5*r.Float64()
	var s []byte
	for at := 8 + spacing*r.Float64(); at < breadth-8; at += spacing * (.55 + .9*r.Float64()) {
		d := (at - heart) / (breadth * .35)
		arch := bow * math.Exp(-d*d)
		slack := min(at-6, breadth-6-at, 14)
		wave := func() float64 { return at + clamp(arch+3*(r.Float64()-.5), slack) }
		start, end := clamp(2*(r.Float64()-.5), slack)+at, clamp(2*(r.Float64()-.5), slack)+at
		// other points of a fibre are relative to its first point, which saves digits
		var fromX, fromY int
		point := func(command byte, l, b float64) {
			if !along {
				l, b = b, l
			}
			px, py := face.X+int(math.Round(l)), face.Y+int(math.Round(b))
			s = strconv.AppendInt(append(s, command), int64(px-fromX), 10)
			s = strconv.AppendInt(append(s, ' '), int64(py-fromY), 10)
			if command == 'M' {
				fromX, fromY = px, py
			}
		}
		from, to := 2.0, length-2
		if r.IntN(3) == 0 { // some fibres fade out before the end
			from, to = length*.1*r.Float64()+2, length*(.6+.4*r.Float64())-2
		}
		point('M', from, start)
		point('c', from+(to-from)*peak*.7, wave())
		point(' ', from+(to-from)*(peak+.25), wave())
		point(' ', to, end)
	}
	return string(s)
}

func clamp(v, limit float64) float64 { return max(-limit, min(limit, v)) }
