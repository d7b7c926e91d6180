package picture

import (
	"strings"

	"kulami/rules"
)

// Excerpt draws a part of a position from the stock of the page: 4½ holes wide and 3 high, around
// the middle between two holes. Of the marks it has owners, closed tiles, the last marble and the
// legal holes; areas adds the largest areas.
func Excerpt(p rules.Position, from, to rules.Hole, k Marks, areas bool) string {
	const w, h = 9 * Unit / 2, 3 * Unit
	g := NewGeometry(p.Board(), 0, false)
	x, y := g.Center(from)
	tx, ty := g.Center(to)
	x, y = (x+tx-w)/2, (y+ty-h)/2
	var wood strings.Builder
	top, owners := "", k.Owners(g.Board)
	add := func(element, class, attributes string) {
		top += "<" + element + ` class="` + class + `"` + attributes + "/>"
	}
	for i := range rules.Tiles {
		if f := g.Face(i); f.X < x+w && f.X+f.W > x && f.Y < y+h && f.Y+f.H > y {
			col, row, w, h := g.Tile(i)
			plank(&wood, woodOf(g.Board, i), col, row, w, h)
			if k.Closed&g.Board.TileHoles(i) != 0 {
				add("rect", "closed", f.attributes())
			}
			add("rect", "own own-"+owners[i].String(), g.OwnerFrame(i).attributes())
		}
	}
	for _, band := range Bands(g, k.Last.Hole(), k.Closed) {
		add("path", band.Class, ` d="`+band.D+`"`)
	}
	if k.Last != 0 {
		add("path", "dot last", ` d="`+Dots(g, rules.SetOf(k.Last.Hole()))+`"`)
	}
	for side := rules.First; areas && side <= rules.Second; side++ {
		add("path", "area area-"+side.String(), ` d="`+Area(g, p.Score().Areas[side].Holes)+`"`)
	}
	top += stones(g, [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)})
	add("path", "dot", ` d="`+Dots(g, k.Legal)+`"`)
	return `<svg class="excerpt" viewBox="` + ints(x, y, w, h) + `" aria-hidden="true" focusable="false">` + wood.String() + top + `</svg>`
}
