package view

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// under draws what lies between the wood and the marbles: who owns a tile, which
// two are closed, and the lines in which to play. What is always there comes
// first, so that it keeps its places.
func (b *board) under(g geometry, steps []play.CountStep) app.UI {
	var parts, closed, lines []app.UI
	for i := range rules.Tiles {
		t := owned{Tile: i, Owner: b.Marks.Owners[i], Fresh: b.contact() != "" && g.board.TileOf(b.Marks.Last) == i}
		t.Col, t.Row, t.W, t.H = g.tile(i)
		if !b.Settings.Owners {
			t.Owner = rules.Nobody
		} else if b.Marks.Preview != rules.NoHole && g.board.TileOf(b.Marks.Preview) == i {
			t.Owner, t.Would = b.Marks.Would, true
		}
		parts = append(parts, partOf(t, owned.draw))
		if b.Marks.Closed&g.board.TileHoles(i) != 0 {
			shadow, hatch := face(t.Col, t.Row, t.W, t.H).Class("closed"), face(t.Col, t.Row, t.W, t.H).Class("closed-hatch").Attr("fill", "url(#hatch)")
			if t.Fresh {
				shadow, hatch = shadow.Class(b.contact()), hatch.Class(b.contact())
			}
			closed = append(closed, shadow, hatch)
		}
	}
	if last := b.Marks.Last; last != rules.NoHole && b.Settings.Bands && b.Marks.Legal != 0 {
		lines = bands(g, last, b.Marks.Closed)
	}
	parts = append(parts, svg("g").Body(closed...), svg("g").Class(b.contact()).Body(lines...), b.leaving(g), b.considered(g))
	return svg("g").Aria("hidden", "true").Body(append(parts, b.areas(g, steps)...)...)
}

// considered draws a frame round the tile whose count is looked at, dark with a light core, as
// it lies on light and on dark grounds.
func (b *board) considered(g geometry) app.UI {
	if b.Marks.Considered == 0 {
		return svg("g")
	}
	col, row, w, h := g.tile(g.board.TileOf(b.Marks.Considered.First()))
	return svg("g").Body(face(col, row, w, h).Class("considered"), face(col, row, w, h).Class("considered", "core"))
}

// leaving draws what the marble before the last lit and shaded, until the last one meets the
// wood. The tile that both close stays dark.
func (b *board) leaving(g geometry) app.UI {
	group := svg("g")
	if !b.rolls() || b.left.drawnFor != b.lit.drawnFor || b.left.ply != b.lit.ply-1 {
		return group
	}
	var parts []app.UI
	for i := range rules.Tiles {
		if holes := g.board.TileHoles(i); holes&b.left.closed != 0 && holes&b.lit.closed == 0 {
			col, row, w, h := g.tile(i)
			parts = append(parts, face(col, row, w, h).Class("closed"))
		}
	}
	if b.left.last != rules.NoHole && b.Settings.Bands {
		parts = append(parts, bands(g, b.left.last, b.left.closed)...)
	}
	return group.Class("leaving", "leaving-"+b.Position.At(b.Marks.Last).String()).Body(parts...)
}

// face is the upper side of a tile.
func face(col, row, w, h int) app.HTMLElem {
	return rect(col*unit+seam, row*unit+seam, w*unit-2*seam, h*unit-2*seam, 13)
}

// owned is the mark of the side that owns a tile, or would own it after the marble that is
// previewed.
type owned struct {
	Tile           int
	Col, Row, W, H int // where it lies, in holes
	Owner          rules.Side
	Would          bool
	Fresh          bool // the marble just played lies on it
}

func (t owned) draw() app.UI {
	classes := []string{"own", "tile", "t" + strconv.Itoa(t.Tile), "own-" + t.Owner.String()}
	if t.Would {
		classes = append(classes, "would")
	}
	if t.Fresh {
		classes = append(classes, "met")
	}
	return rect(t.Col*unit+seam+5, t.Row*unit+seam+5, t.W*unit-2*seam-10, t.H*unit-2*seam-10, 9).Class(classes...)
}

// bands lights the wood of the row and the column of a hole, as far as the tiles there are
// not closed. Over gaps, which do not block, they go on as a dotted line.
func bands(g geometry, last rules.Hole, closed rules.Set) []app.UI {
	col, row := g.place(last)
	var parts []app.UI
	for _, along := range []bool{true, false} {
		holes := map[int]rules.Hole{} // by column or row
		for h := range g.board.Cross(last).All() {
			if c, r := g.place(h); along && r == row {
				holes[c] = h
			} else if !along && c == col {
				holes[r] = h
			}
		}
		open := func(at int) bool { h, ok := holes[at]; return ok && !closed.Has(h) }
		places := slices.Sorted(maps.Keys(holes))
		for i, at := range places {
			if open(at) && !open(at-1) {
				to := at
				for open(to + 1) {
					to++
				}
				parts = append(parts, band(col, row, at, to, along))
			}
			if i > 0 && places[i-1] < at-1 {
				parts = append(parts, gap(col, row, places[i-1], at, along))
			}
		}
	}
	return parts
}

// band lights the wood around the holes of a column or row from one place to another.
func band(col, row, from, to int, along bool) app.UI {
	length := (to - from + 1) * unit
	x, y, w, h, dx, dy := from*unit+6, row*unit+10, length-12, unit-20, unit, 0
	if !along {
		x, y, w, h, dx, dy = col*unit+10, from*unit+6, unit-20, length-12, 0, unit
	}
	const pit = pitRadius + pitStroke/2
	path := fmt.Sprintf("M%d %da38 38 0 0 1 38-38h%da38 38 0 0 1 38 38v%da38 38 0 0 1-38 38h-%da38 38 0 0 1-38-38z", x, y+38, w-76, h-76, w-76)
	cx, cy := col*unit, from*unit
	if along {
		cx, cy = from*unit, row*unit
	}
	for range to - from + 1 {
		path += fmt.Sprintf("M%d %da%d %d 0 1 0 %d 0a%d %d 0 1 0-%d 0z", cx+unit/2-pit, cy+unit/2, pit, pit, 2*pit, pit, pit, 2*pit)
		cx, cy = cx+dx, cy+dy
	}
	return svg("path").Class("band").Attr("d", path)
}

// gap is the dotted line between two places of a column or row, where the board has no hole.
func gap(col, row, from, to int, along bool) app.UI {
	path := fmt.Sprintf("M%d %dH%d", (from+1)*unit+14, row*unit+unit/2, to*unit-8)
	if !along {
		path = fmt.Sprintf("M%d %dV%d", col*unit+unit/2, (from+1)*unit+14, to*unit-8)
	}
	return svg("path").Class("gap").Attr("d", path)
}
