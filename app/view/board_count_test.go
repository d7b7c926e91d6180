package view

import (
	"fmt"
	"regexp"
	"testing"

	"kulami/rules"
)

// The stacks of the count stay on the board, whoever owns how many tiles.
func TestStacksStayOnTheBoard(t *testing.T) {
	for seed := range uint64(40) {
		g := newGeometry(rules.Deal(seed, rules.Shape(seed%2)), int(seed%8), false)
		for n := range rules.Tiles + 1 {
			var tiles []int
			for i := range n {
				tiles = append(tiles, (i*7+int(seed))%rules.Tiles)
			}
			for tile, place := range g.stack(tiles, .6, 1, .4, g.fit(tiles, 1, .4)) {
				m := transform.FindStringSubmatch(place)
				if m == nil {
					t.Fatalf("seed %d: %d tiles: %s", seed, n, place)
				}
				var x, y, scale float64
				fmt.Sscan(m[1], &x)
				fmt.Sscan(m[2], &y)
				fmt.Sscan(m[3], &scale)
				col, row, w, h := g.tile(tile)
				left, top := x+scale*float64(col*unit), y+scale*float64(row*unit)
				right, bottom := left+scale*float64(w*unit), top+scale*float64(h*unit)
				if left < -unit/4 || top < -unit/4 || right > float64(g.cols*unit)+unit/4 || bottom > float64(g.rows*unit)+unit/4 {
					t.Fatalf("seed %d: of %d tiles %d lies at %.0f,%.0f to %.0f,%.0f on %d×%d", seed, n, tile, left, top, right, bottom, g.cols, g.rows)
				}
			}
		}
	}
}

var transform = regexp.MustCompile(`^translate\((-?\d+)px,(-?\d+)px\) scale\((\d\.\d+)\)$`)
