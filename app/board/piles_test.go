package board

import (
	"fmt"
	"regexp"
	"testing"

	"kulami/app/picture"
	"kulami/rules"
)

// The stacks of the count stay on the board, whoever owns how many tiles.
func TestStacksStayOnTheBoard(t *testing.T) {
	for seed := range uint64(40) {
		g := picture.NewGeometry(rules.Deal(seed, rules.Shape(seed%2)), int(seed%8), false)
		for n := range rules.Tiles + 1 {
			var tiles []int
			for i := range n {
				tiles = append(tiles, (i*7+int(seed))%rules.Tiles)
			}
			for tile, place := range stack(g, tiles, .6, 1, .4, fit(g, tiles, 1, .4)) {
				m := transform.FindStringSubmatch(place)
				if m == nil {
					t.Fatalf("seed %d: %d tiles: %s", seed, n, place)
				}
				var x, y, scale float64
				fmt.Sscan(m[1], &x)
				fmt.Sscan(m[2], &y)
				fmt.Sscan(m[3], &scale)
				col, row, w, h := g.Tile(tile)
				left, top := x+scale*float64(col*picture.Unit), y+scale*float64(row*picture.Unit)
				right, bottom := left+scale*float64(w*picture.Unit), top+scale*float64(h*picture.Unit)
				if left < -picture.Unit/4 || top < -picture.Unit/4 || right > float64(g.Cols*picture.Unit)+picture.Unit/4 || bottom > float64(g.Rows*picture.Unit)+picture.Unit/4 {
					t.Fatalf("seed %d: of %d tiles %d lies at %.0f,%.0f to %.0f,%.0f on %d×%d", seed, n, tile, left, top, right, bottom, g.Cols, g.Rows)
				}
			}
		}
	}
}

var transform = regexp.MustCompile(`^translate\((-?\d+)px,(-?\d+)px\) scale\((\d\.\d+)\)$`)
