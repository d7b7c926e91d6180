package view

import (
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
)

// defs is the drawing stock of the page: gradients of wood, the sunk hole, the
// two marbles. Colours come from the style sheet through classes, so that a theme
// is a style sheet and nothing else.
const defs = `<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>
<linearGradient id="wood0" x1="0" y1="0" x2="1" y2="1"><stop offset="0" class="w0a"/><stop offset=".55" class="w0b"/><stop offset="1" class="w0c"/></linearGradient>
<linearGradient id="wood1" x1="0" y1="1" x2="1" y2="0"><stop offset="0" class="w1a"/><stop offset=".5" class="w1b"/><stop offset="1" class="w1c"/></linearGradient>
<linearGradient id="wood2" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="w2a"/><stop offset=".6" class="w2b"/><stop offset="1" class="w2c"/></linearGradient>
<linearGradient id="wood3" x1="1" y1="0" x2="0" y2="1"><stop offset="0" class="w3a"/><stop offset=".5" class="w3b"/><stop offset="1" class="w3c"/></linearGradient>
<linearGradient id="bevel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="bevel-a"/><stop offset=".35" class="bevel-b"/><stop offset=".7" class="bevel-b"/><stop offset="1" class="bevel-c"/></linearGradient>
<radialGradient id="pit-floor" cx=".5" cy=".62" r=".62"><stop offset="0" class="pit-a"/><stop offset=".6" class="pit-b"/><stop offset="1" class="pit-c"/></radialGradient>
<linearGradient id="pit-rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="rim-a"/><stop offset=".45" class="rim-b"/><stop offset="1" class="rim-c"/></linearGradient>
<radialGradient id="shadow"><stop offset=".55" class="shade-a"/><stop offset="1" class="shade-b"/></radialGradient>
<radialGradient id="first-glass" cx=".5" cy=".5" r=".5" fx=".36" fy=".28"><stop offset="0" class="fa"/><stop offset=".45" class="fb"/><stop offset=".85" class="fc"/><stop offset="1" class="fd"/></radialGradient>
<radialGradient id="second-glass" cx=".5" cy=".5" r=".5" fx=".36" fy=".28"><stop offset="0" class="sa"/><stop offset=".45" class="sb"/><stop offset=".85" class="sc"/><stop offset="1" class="sd"/></radialGradient>
<radialGradient id="caustic" cx=".66" cy=".78" r=".42"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="gleam" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".45" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<symbol id="marble-first" viewBox="-50 -50 100 100" width="100" height="100"><ellipse cx="3" cy="9" rx="43" ry="41" fill="url(#shadow)"/><circle r="38" fill="url(#first-glass)"/><circle r="38" fill="url(#caustic)"/><circle class="mark-first" r="15.5" fill="none" stroke-width="5"/><ellipse cx="-13" cy="-19" rx="15" ry="9.5" transform="rotate(-34 -13 -19)" fill="url(#gleam)"/><circle class="rim-first" r="37.2" fill="none" stroke-width="1.6"/></symbol>
<symbol id="marble-second" viewBox="-50 -50 100 100" width="100" height="100"><ellipse cx="3" cy="9" rx="43" ry="41" fill="url(#shadow)"/><circle r="38" fill="url(#second-glass)"/><circle r="38" fill="url(#caustic)"/><ellipse cx="-13" cy="-19" rx="15" ry="9.5" transform="rotate(-34 -13 -19)" fill="url(#gleam)"/><circle class="rim-second" r="37.2" fill="none" stroke-width="1.6"/></symbol>
<pattern id="hatch" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch" width="5" height="18"/></pattern>
<pattern id="rack-empty" width="10" height="10" patternUnits="userSpaceOnUse"><circle class="rack-empty" cx="5" cy="5" r="1.5"/></pattern>
<pattern id="rack-first" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="4" fill="url(#first-glass)" class="rim-first" stroke-width=".8"/></pattern>
<pattern id="rack-second" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="4" fill="url(#second-glass)" class="rim-second" stroke-width=".8"/></pattern>
</defs></svg>`

// wood draws the tiles of a board with their grain and their holes, as one SVG that
// changes only with the board and the way it lies. Tile i is a group of the classes
// "tile" and "t<i>".
func wood(g geometry) string {
	var s strings.Builder
	fmt.Fprintf(&s, `<svg class="wood" viewBox="%s" aria-hidden="true" focusable="false">`, g.viewBox())
	seed := fnv.New64a()
	seed.Write([]byte(g.board.Layout()))
	for i := range 17 {
		col, row, w, h := g.tile(i)
		// The grain belongs to the tile: it does not change when the board is turned.
		r := rand.New(rand.NewPCG(seed.Sum64(), uint64(i)))
		fmt.Fprintf(&s, `<g class="tile t%d">`, i)
		plank(&s, r, col, row, w, h)
		s.WriteString(`</g>`)
	}
	s.WriteString(`</svg>`)
	return s.String()
}

// labels draws the coordinates as an SVG of their own; it is empty without them.
func labels(g geometry) string {
	if !g.labels {
		return ""
	}
	return edgeNames(g.names())
}

// edgeNames draws the names of columns, from the left, and of rows, from the top. Unlike
// the board they do not grow with the page, so their places are given in hundredths.
func edgeNames(bottom, left []string) string {
	var s strings.Builder
	s.WriteString(`<svg aria-hidden="true" focusable="false">`)
	label := func(x, y int, name string) {
		fmt.Fprintf(&s, `<text class="coordinate" x="%.2f%%" y="%.2f%%" dy=".35em">%s</text>`,
			100*float64(x+labelled)/float64(len(bottom)*unit+labelled+rim), 100*float64(y+rim)/float64(len(left)*unit+labelled+rim), name)
	}
	for col, name := range bottom {
		label(col*unit+unit/2, len(left)*unit+22, name)
	}
	for row, name := range left {
		label(-22, row*unit+unit/2, name)
	}
	s.WriteString(`</svg>`)
	return s.String()
}

// coordinates draws the names of the columns and rows, if they are to be seen.
func coordinates(g geometry) string {
	if !g.labels {
		return ""
	}
	var s strings.Builder
	label := func(x, y int, name string) {
		fmt.Fprintf(&s, `<text class="coordinate" x="%d" y="%d">%s</text>`, x, y, name)
	}
	bottom, left := g.names()
	for col, name := range bottom {
		label(col*unit+unit/2, g.rows*unit+30, name)
	}
	for row, name := range left {
		label(-22, row*unit+unit/2+9, name)
	}
	return `<g>` + s.String() + `</g>`
}

// plank draws a tile of w×h holes at a column and row from the top, with the grain
// that r gives it.
func plank(s *strings.Builder, r *rand.Rand, col, row, w, h int) {
	x, y := col*unit+seam, row*unit+seam
	wide, high := w*unit-2*seam, h*unit-2*seam
	fmt.Fprintf(s, `<rect class="under" x="%d" y="%d" width="%d" height="%d" rx="13"/>`, x, y+5, wide, high)
	fmt.Fprintf(s, `<rect class="face" x="%d" y="%d" width="%d" height="%d" rx="13" fill="url(#wood%d)"/>`, x, y, wide, high, r.IntN(4))
	along := w > h || w == h && r.IntN(2) == 0
	fmt.Fprintf(s, `<path class="grain" d="%s"/>`, grain(r, x, y, wide, high, along, 9))
	fmt.Fprintf(s, `<path class="grain coarse" d="%s"/>`, grain(r, x, y, wide, high, along, 34))
	fmt.Fprintf(s, `<path class="grain bright" d="%s"/>`, grain(r, x, y, wide, high, along, 27))
	fmt.Fprintf(s, `<rect class="bevel" x="%d" y="%d" width="%d" height="%d" rx="12" fill="none" stroke="url(#bevel)"/>`, x+1, y+1, wide-2, high-2)
	// A symbol would be simpler, but browsers copy it for each use: a third of the page's elements.
	fmt.Fprintf(s, `<g fill="%s" stroke="%s" stroke-width="%d">`, pitFloor, pitRim, pitStroke)
	for i := range w * h {
		fmt.Fprintf(s, `<circle cx="%d" cy="%d" r="%d"/>`, (col+i%w)*unit+unit/2, (row+i/w)*unit+unit/2, pitRadius)
	}
	s.WriteString(`</g>`)
}

// A hole without a marble is a circle of these.
const (
	pitFloor, pitRim     = "url(#pit-floor)", "url(#pit-rim)"
	pitRadius, pitStroke = 33, 4
)

// grain returns path data for fibres about every spacing units: nearly straight
// lines along the tile that arch around one heart, as in a board sawn from near
// the middle of the trunk.
func grain(r *rand.Rand, x, y, w, h int, along bool, spacing float64) string {
	length, breadth := float64(w), float64(h)
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
		var fromX, fromY int // the other points of a fibre are relative to its first, which takes few digits
		point := func(command byte, l, b float64) {
			if !along {
				l, b = b, l
			}
			px, py := x+int(math.Round(l)), y+int(math.Round(b))
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
