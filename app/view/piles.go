package view

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// piles returns, for each tile that has gone to its owner, the transform that
// takes it there: in two stacks at the lower and the upper edge.
func (b *board) piles(g geometry, steps []play.CountStep) map[int]string {
	moved := map[int]string{}
	for _, s := range steps {
		if s.Kind == play.CountTile {
			moved[s.Tile] = ""
		}
	}
	if len(moved) == 0 {
		return nil
	}
	owners := b.Marks.Owners
	for side := rules.First; side <= rules.Second; side++ {
		var tiles []int
		for i, owner := range owners {
			if owner == side {
				tiles = append(tiles, i)
			}
		}
		for tile, place := range g.stack(tiles, side == b.Sunk) {
			if _, gone := moved[tile]; gone {
				moved[tile] = place
			}
		}
	}
	return moved
}

// stack lays tiles on shelves, tall ones first, over the full width and at most
// 45 % of the height, as large as they fit.
func (g geometry) stack(tiles []int, low bool) map[int]string {
	slices.SortFunc(tiles, func(a, b int) int {
		_, _, aw, ah := g.tile(a)
		_, _, bw, bh := g.tile(b)
		return cmp.Or(bh-ah, bw-aw, a-b)
	})
	room := float64(g.rows) * .45
	scale := .7
	shelves, height := g.shelve(tiles, float64(g.cols)/scale)
	for float64(height)*scale > room {
		scale -= .02
		shelves, height = g.shelve(tiles, float64(g.cols)/scale)
	}
	places := map[int]string{}
	y := 0.0
	if low {
		y = float64(g.rows) - float64(height)*scale
	}
	for _, shelf := range shelves {
		width, tall := 0, 0
		for _, i := range shelf {
			_, _, w, h := g.tile(i)
			width += w
			tall = max(tall, h)
		}
		x := (float64(g.cols) - float64(width)*scale) / 2
		for _, i := range shelf {
			col, row, w, _ := g.tile(i)
			places[i] = fmt.Sprintf("translate(%.0fpx,%.0fpx) scale(%.2f)",
				unit*(x-scale*float64(col)), unit*(y-scale*float64(row)), scale)
			x += float64(w) * scale
		}
		y += float64(tall) * scale
	}
	return places
}

// shelve breaks tiles into shelves of at most the given width, in holes.
func (g geometry) shelve(tiles []int, width float64) (shelves [][]int, height int) {
	used := 0
	for _, i := range tiles {
		_, _, w, h := g.tile(i)
		if len(shelves) == 0 || float64(used+w) > width {
			shelves = append(shelves, nil)
			used = 0
			height += h
		}
		last := len(shelves) - 1
		shelves[last] = append(shelves[last], i)
		used += w
	}
	return shelves, height
}

// over draws what is counted on the whole board: areas outlined, lines struck
// through. It is empty while the tiles are apart.
func (b *board) over(g geometry, steps []play.CountStep) app.UI {
	var parts []app.UI
	if len(steps) > 0 && steps[len(steps)-1].Kind != play.CountTile {
		s := b.Position.Score()
		for _, step := range steps {
			for side := rules.First; side <= rules.Second; side++ {
				if step.Kind == play.CountAreas {
					parts = append(parts, areaOutline(g, s.Areas[side].Holes, side))
				} else {
					parts = append(parts, strokes(g, s.Lines[side], side))
				}
			}
		}
	}
	return svg("g").Class("overlay").Aria("hidden", "true").Body(parts...)
}

// areaOutline joins the holes of an area with broad strokes; drawn twice, the
// narrower one in the colour of the wood leaves an outline.
func areaOutline(g geometry, holes rules.Set, side rules.Side) app.UI {
	d := ""
	for h := range holes.All() {
		x, y := g.center(h)
		d += fmt.Sprintf("M%d %dh0", x, y)
		for n := range (g.board.Neighbours(h) & holes).All() {
			if n > h {
				nx, ny := g.center(n)
				d += fmt.Sprintf("M%d %dL%d %d", x, y, nx, ny)
			}
		}
	}
	return svg("path").Class("area", "area-"+side.String()).Attr("d", d)
}

func strokes(g geometry, lines []rules.Line, side rules.Side) app.UI {
	d := ""
	for _, l := range lines {
		x, y := g.center(l.From)
		tx, ty := g.center(l.To)
		d += fmt.Sprintf("M%d %dL%d %d", x, y, tx, ty)
	}
	return svg("g").Body(
		svg("path").Class("stroke-edge").Attr("d", d),
		svg("path").Class("stroke", "stroke-"+side.String()).Attr("d", d))
}
