package board

import (
	"cmp"
	"fmt"
	"slices"
	"sort"

	"kulami/app/picture"
	"kulami/rules"
)

// Lengths of the piles of a count, in holes.
const (
	gutter  = .12  // between tiles of a row and between rows
	column  = 1.3  // left of the rows, for the points
	edge    = .25  // left of the points and right of the longest row
	toSum   = .8   // distance from the middle of the points to the rows
	nextTo  = 1    // distance from the points to the added points of a tile
	between = 1.15 // between the two piles, for the headline
	foot    = 1.7  // at the lower edge, for the tiles without an owner and their caption
	apart   = .5   // from the piles to the tiles without an owner
	endless = 99
	largest = .9  // scale of a tile
	small   = .36 // scale of the tiles at the foot
	closer  = .6  // scale of the uncounted tiles
)

// piles is the layout of the tiles at the end of a count, in holes. Each side's tiles are in rows
// by size, with the large tiles towards the middle. Tiles without an owner are at the foot. All
// rows and the headline have one middle, right of the points.
type piles struct {
	places [rules.Tiles]place
	rows   [2][][]int // tiles of the two sides
	left   float64    // left edge of the longest row
	middle [2]float64 // middle of each side's pile, from the top
	head   float64    // middle of the space between the piles
	centre float64    // middle of the whole space
}

// place is the place of a tile.
type place struct {
	turned    bool   // turned by a quarter from its place on the board
	transform string // around its middle
	pale      bool
}

// pile computes the places of the tiles. The tiles of side sunk are below.
func pile(g picture.Geometry, owners [rules.Tiles]rules.Side, sunk rules.Side) piles {
	of := func(side rules.Side) (tiles []int) {
		for i, owner := range owners {
			if owner == side {
				tiles = append(tiles, i)
			}
		}
		return tiles
	}
	var p piles
	margin := float64(g.Margin()) / picture.Unit
	width, height := float64(g.Cols), float64(g.Rows)
	axis, room := (width-margin+column)/2, width+margin-column-2*edge
	none := of(rules.Nobody)
	if len(none) > 0 {
		height -= foot
	}
	order := [2]rules.Side{sunk.Other(), sunk}
	p.centre = height / 2
	scale, rows := fit(g, room, height-between, of(order[0]), of(order[1]))
	if len(none) > 0 {
		row := shelve(g, none, endless)
		row.tiles, row.width = fill(g, none, endless)
		gaps := float64(len(none) - 1)
		p.lay(g, row, axis, height+apart, min(small, (room-gaps*gutter*scale)/(row.width-gaps*gutter)), gutter*scale)
	}
	high := [2]float64{rows[0].high(scale), rows[1].high(scale)}
	// The uncounted tiles are right of it, too.
	p.left = min(axis-max(rows[0].width, rows[1].width)*scale/2, (1-closer)*width)
	top := (height - between - high[0] - high[1]) / 2
	p.head = top + high[0] + between/2
	for i, side := range order {
		if i == 0 {
			slices.Reverse(rows[i].tiles)
		}
		p.rows[side] = rows[i].tiles
		p.middle[side] = top + high[i]/2
		p.lay(g, rows[i], axis, p.middle[side]-rows[i].height*scale/2, scale, gutter*scale)
		top += high[i] + between
	}
	return p
}

// gathered returns the middle of an uncounted tile. These tiles move together, right of the points.
func (p *piles) gathered(g picture.Geometry, tile int) (x, y float64) {
	x, y = middle(g, tile)
	return (p.left+float64(g.Cols))/2 + closer*(x-float64(g.Cols)/2), p.centre + closer*(y-float64(g.Rows)/2)
}

// gather places an uncounted tile among the others.
func (p *piles) gather(g picture.Geometry, tile int) {
	x, y := middle(g, tile)
	toX, toY := p.gathered(g, tile)
	p.places[tile] = place{transform: fmt.Sprintf("translate(%.0fpx,%.0fpx) rotate(0deg) scale(%.2f)", picture.Unit*(toX-x), picture.Unit*(toY-y), closer)}
}

// lay places the tiles of rows, with their middle at axis, their upper edge at y and gaps between.
func (p *piles) lay(g picture.Geometry, rows shelves, axis, y, scale, gap float64) {
	for _, row := range rows.tiles {
		_, wide := fill(g, row, endless)
		left := axis - (wide*scale+float64(len(row)-1)*(gap-gutter*scale))/2
		_, high := flatSize(g, row[0])
		for _, i := range row {
			w, h := flatSize(g, i)
			x, up := middle(g, i)
			turn := 0
			if _, _, _, tall := g.Tile(i); float64(tall) > h {
				turn = 90
			}
			p.places[i] = place{turned: turn > 0, transform: fmt.Sprintf("translate(%.0fpx,%.0fpx) rotate(%ddeg) scale(%.2f)",
				picture.Unit*(left+w*scale/2-x), picture.Unit*(y+high*scale/2-up), turn, scale)}
			left += w*scale + gap
		}
		y += high*scale + gap
	}
}

// middle returns the middle of a tile on the board.
func middle(g picture.Geometry, tile int) (x, y float64) {
	col, row, w, h := g.Tile(tile)
	return float64(col) + float64(w)/2, float64(row) + float64(h)/2
}

// flatSize returns the width and height of a tile with its longer side horizontal.
func flatSize(g picture.Geometry, tile int) (w, h float64) {
	_, _, a, b := g.Tile(tile)
	return float64(max(a, b)), float64(min(a, b))
}

// shelves are rows of tiles, with their width and height at scale 1.
type shelves struct {
	tiles         [][]int
	width, height float64
}

// high returns the height of a pile, which is at least the height of its points.
func (s shelves) high(scale float64) float64 { return max(s.height*scale, 1) }

// fit returns the rows of all piles, and the largest scale at which they fit into a width and
// height.
func fit(g picture.Geometry, width, height float64, tiles ...[]int) (scale float64, rows []shelves) {
	for scale = largest; ; scale -= .02 {
		tall := 0.0
		rows = rows[:0]
		for _, pile := range tiles {
			s := shelve(g, pile, width/scale)
			rows = append(rows, s)
			tall += s.high(scale)
		}
		if tall <= height || scale < .1 {
			return scale, rows
		}
	}
}

// shelve puts tiles into rows of at most a given width, large tiles first. The tiles of a row have
// the same height. Rows of the same height are as few and as equal in length as possible.
func shelve(g picture.Geometry, tiles []int, width float64) (s shelves) {
	sort.SliceStable(tiles, func(i, j int) bool {
		a, b := tiles[i], tiles[j]
		aw, ah := flatSize(g, a)
		bw, bh := flatSize(g, b)
		return cmp.Or(cmp.Compare(bh, ah), cmp.Compare(bw, aw), a-b) < 0
	})
	for from := 0; from < len(tiles); {
		_, high := flatSize(g, tiles[from])
		alike := tiles[from:]
		if lower := slices.IndexFunc(alike, func(i int) bool { _, h := flatSize(g, i); return h < high }); lower > 0 {
			alike = alike[:lower]
		}
		rows, wide := fill(g, alike, width)
		for {
			narrower, narrow := fill(g, alike, wide-gutter)
			if len(narrower) > len(rows) || narrow >= wide {
				break
			}
			rows, wide = narrower, narrow
		}
		s.tiles = append(s.tiles, rows...)
		s.width = max(s.width, wide)
		s.height += float64(len(rows)) * (high + gutter)
		from += len(alike)
	}
	s.height = max(0, s.height-gutter)
	return s
}

// fill breaks tiles into rows of at most a given width, if every tile is that narrow. It returns
// the width of the longest row.
func fill(g picture.Geometry, tiles []int, width float64) (rows [][]int, longest float64) {
	used := 0.0
	for _, i := range tiles {
		w, _ := flatSize(g, i)
		if len(rows) == 0 || used+gutter+w > width {
			rows, used = append(rows, nil), -gutter
		}
		last := len(rows) - 1
		rows[last] = append(rows[last], i)
		used += gutter + w
		longest = max(longest, used)
	}
	return rows, longest
}
