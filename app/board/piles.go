package board

import (
	"cmp"
	"fmt"
	"maps"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/rules"
	"kulami/rules/sorting"
)

// piles returns the transforms of the tiles that have left their places: those
// counted lie in two stacks at the upper and the lower edge, each on its owner's
// side, and tied ones between them.
func (b *Board) piles(g picture.Geometry, steps []game.CountStep) map[int]string {
	var counted [rules.Tiles]bool
	leaving := false
	for _, s := range steps {
		if s.Kind == game.CountTile {
			counted[s.Tile], leaving = true, true
		}
	}
	if !leaving {
		return nil
	}
	tiles := map[rules.Side][]int{}
	for i, owner := range b.Marks.Owners {
		tiles[owner] = append(tiles[owner], i)
	}
	own, tied := 2.0/5, 4.0/25 // of the height, for each owner and for the tied tiles
	middle := .72              // of the width, for the tied tiles between the sums
	scale := min(fit(g, tiles[rules.First], 1, own), fit(g, tiles[rules.Second], 1, own))
	places := stack(g, tiles[b.Sunk.Other()], 0, 1, own, scale)
	maps.Copy(places, stack(g, tiles[b.Sunk], 1-own, 1, own, scale))
	maps.DeleteFunc(places, func(tile int, _ string) bool { return !counted[tile] })
	none := tiles[rules.Nobody]
	maps.Copy(places, stack(g, none, (1-tied)/2, middle, tied, min(scale, fit(g, none, middle, tied))))
	return places
}

// largest is the greatest scale of a tile in a stack.
const largest = .9

// fit returns the scale at which tiles on shelves fill at most the given parts of the
// board's width and height.
func fit(g picture.Geometry, tiles []int, width, height float64) float64 {
	scale := largest
	for {
		if _, tall := shelve(g, tiles, width*float64(g.Cols)/scale); tall*scale <= height*float64(g.Rows) {
			return scale
		}
		scale -= .02
	}
}

// stack lays tiles on shelves, in the middle of a part of the board; its top, width and
// height are parts of the board's.
func stack(g picture.Geometry, tiles []int, top, width, height, scale float64) map[int]string {
	shelves, tall := even(g, tiles, width*float64(g.Cols)/scale)
	places := map[int]string{}
	y := (top+height/2)*float64(g.Rows) - tall*scale/2
	for _, shelf := range shelves {
		width, high := -gutter, 0
		for _, i := range shelf {
			_, _, w, h := g.Tile(i)
			width += float64(w) + gutter
			high = max(high, h)
		}
		x := (float64(g.Cols) - width*scale) / 2
		for _, i := range shelf {
			col, row, w, _ := g.Tile(i)
			places[i] = fmt.Sprintf("translate(%.0fpx,%.0fpx) scale(%.2f)",
				picture.Unit*(x-scale*float64(col)), picture.Unit*(y-scale*float64(row)), scale)
			x += (float64(w) + gutter) * scale
		}
		y += (float64(high) + gutter) * scale
	}
	return places
}

// even is shelve with shelves as narrow as can be, so that they are about as long, without
// more of them or more height.
func even(g picture.Geometry, tiles []int, width float64) (shelves [][]int, height float64) {
	const step = .25
	shelves, height = shelve(g, tiles, width)
	for {
		width -= step
		narrower, tall := shelve(g, tiles, width)
		if width <= step || len(narrower) > len(shelves) || tall > height {
			return shelves, height
		}
		shelves, height = narrower, tall
	}
}

// gutter is the room between tiles on a shelf and between shelves, in holes.
const gutter = .12

// shelve breaks tiles, tall ones first, into shelves of at most the given width,
// in holes, and returns their height together.
func shelve(g picture.Geometry, tiles []int, width float64) (shelves [][]int, height float64) {
	sorting.Stable(tiles, func(a, b int) int {
		_, _, aw, ah := g.Tile(a)
		_, _, bw, bh := g.Tile(b)
		return cmp.Or(bh-ah, bw-aw, a-b)
	})
	used := 0.0
	for _, i := range tiles {
		_, _, w, h := g.Tile(i)
		if len(shelves) == 0 || used+float64(w) > width {
			shelves = append(shelves, nil)
			used = 0
			height += float64(h) + gutter
		}
		last := len(shelves) - 1
		shelves[last] = append(shelves[last], i)
		used += float64(w) + gutter
	}
	return shelves, height
}

// whole reports whether bonuses are being counted, on the board in one piece.
func whole(steps []game.CountStep) bool {
	return len(steps) > 0 && steps[len(steps)-1].Kind != game.CountTile
}

// areas draws the largest areas below their marbles.
func (b *Board) areas(g picture.Geometry, steps []game.CountStep) []app.UI {
	if !whole(steps) || steps[0].Kind != game.CountAreas {
		return nil
	}
	var parts []app.UI
	for side, area := range b.Position.Score().Areas {
		parts = append(parts, outlined("area", picture.Area(g, area.Holes), rules.Side(side)).Class("area-group"))
	}
	return parts
}

// over strikes the lines through, above their marbles.
func (b *Board) over(g picture.Geometry, steps []game.CountStep) app.UI {
	var parts []app.UI
	if whole(steps) && steps[len(steps)-1].Kind == game.CountLines {
		for side, lines := range b.Position.Score().Lines {
			parts = append(parts, outlined("stroke", picture.Strokes(g, lines), rules.Side(side)))
		}
	}
	if k := b.Marks; k.Reply != rules.NoHole {
		parts = append(parts, outlined("stroke", picture.Arrow(g, k.Tried, k.Reply), b.cell(g, k.Reply).Shows))
	}
	return dom.SVG("g").Class("overlay").Aria("hidden", "true").Body(append(parts, b.sums(g, steps)...)...)
}

// sums writes the points counted so far beside the two stacks.
func (b *Board) sums(g picture.Geometry, steps []game.CountStep) []app.UI {
	if len(steps) == 0 || whole(steps) {
		return nil
	}
	points := game.CountedTotals(b.Position.Score(), b.Position.Board(), len(steps))
	write := func(side rules.Side, height float64) app.UI {
		return dom.SVG("text").Class("counted", "counted-"+side.String()).Attr("x", 0).Attr("y", int(height*float64(g.Rows*picture.Unit))).
			Text(strconv.Itoa(points[side]))
	}
	return []app.UI{write(b.Sunk.Other(), .475), write(b.Sunk, .585)}
}

// outlined draws a path of a side twice: the broader strokes below are its outline.
func outlined(class, d string, side rules.Side) app.HTMLElem {
	return dom.SVG("g").Body(
		dom.SVG("path").Class(class+"-edge").Attr("d", d),
		dom.SVG("path").Class(class, class+"-"+side.String()).Attr("d", d))
}
