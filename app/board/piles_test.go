package board

import (
	"regexp"
	"strconv"
	"testing"

	"kulami/app/picture"
	"kulami/rules"
)

// The piles of the count fit on the board and leave room for the headline, with any number of tiles
// for each owner. Every tile is horizontal, and no tile covers another.
func TestPilesStayOnTheBoard(t *testing.T) {
	for seed := range uint64(40) {
		g := picture.NewGeometry(rules.Deal(seed, rules.Shape(seed%2)), int(seed%8), false)
		for n := range rules.Tiles + 1 {
			var owners [rules.Tiles]rules.Side
			for i := range owners {
				owners[(i*7+int(seed))%rules.Tiles] = [...]rules.Side{rules.First, rules.Second, rules.Nobody}[min(i*3/(n+1), 1+int(seed)%2)]
			}
			p := pile(g, owners, rules.First)
			var boxes [][4]float64
			for tile, at := range p.places {
				box := boxOf(t, g, tile, at)
				if x, _ := p.gathered(g, tile); owners[tile] != rules.Nobody && (x < p.left+closer/2 || x > float64(g.Cols)-closer/2) {
					t.Fatalf("seed %d, %d: %d waits at %.2f, right of %.2f are the piles", seed, n, tile, x, p.left)
				}
				if box[0] < -.1 || box[1] < -.1 || box[2] > float64(g.Cols)+.1 || box[3] > float64(g.Rows)+.1 {
					t.Fatalf("seed %d, %d: %d lies at %.2f on %d×%d", seed, n, tile, box, g.Cols, g.Rows)
				}
				if owners[tile] != rules.Nobody && box[1] < p.head+.4 && box[3] > p.head-.4 {
					t.Fatalf("seed %d, %d: %d at %.2f lies on the headline at %.2f", seed, n, tile, box, p.head)
				}
				if box[2]-box[0] < box[3]-box[1]-.01 {
					t.Fatalf("seed %d, %d: %d stands upright", seed, n, tile)
				}
				for _, other := range boxes {
					if box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3] {
						t.Fatalf("seed %d, %d: %d lies on another", seed, n, tile)
					}
				}
				boxes = append(boxes, box)
			}
			if len(boxes) != rules.Tiles {
				t.Fatalf("seed %d, %d: %d tiles", seed, n, len(boxes))
			}
		}
	}
}

// boxOf returns the left, top, right and bottom of a tile in holes.
func boxOf(t *testing.T, g picture.Geometry, tile int, at place) [4]float64 {
	t.Helper()
	m := transform.FindStringSubmatch(at.transform)
	if m == nil {
		t.Fatalf("tile %d: %s", tile, at.transform)
	}
	number := func(i int) float64 { n, _ := strconv.ParseFloat(m[i], 64); return n }
	x, y := middle(g, tile)
	x, y = x+number(1)/picture.Unit, y+number(2)/picture.Unit
	_, _, a, b := g.Tile(tile)
	if (m[3] == "90") != at.turned {
		t.Fatalf("tile %d: %+v", tile, at)
	}
	if at.turned {
		a, b = b, a
	}
	w, h := float64(a)*number(4)/2, float64(b)*number(4)/2
	return [4]float64{x - w, y - h, x + w, y + h}
}

var transform = regexp.MustCompile(`^translate\((-?\d+)px,(-?\d+)px\) rotate\((0|90)deg\) scale\((\d\.\d+)\)$`)
