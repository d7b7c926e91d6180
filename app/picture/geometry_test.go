package picture

import (
	"fmt"
	"testing"

	"kulami/rules"
)

// In every orientation the holes are at different places, rows are ordered from the left, and the
// coordinates name the holes.
func TestGeometry(t *testing.T) {
	for _, sheet := range rules.SheetBoards() {
		for turned := range 8 {
			t.Run(fmt.Sprint(sheet, turned), func(t *testing.T) {
				g := NewGeometry(sheet.Board(), turned, true)
				bottom, left := g.names()
				seen := map[[2]int]bool{}
				count := 0
				for row, holes := range g.Grid() {
					before := -1
					for _, h := range holes {
						col, r := g.Place(h)
						if r != row || col <= before || seen[[2]int{col, row}] {
							t.Fatalf("%s is in row %d column %d", g.Board.Name(h), r, col)
						}
						seen[[2]int{col, row}] = true
						before = col
						count++
						if name := bottom[col] + left[row]; turned%2 == 0 && name != g.Board.Name(h) {
							t.Errorf("%s is labelled %s", g.Board.Name(h), name)
						} else if name := left[row] + bottom[col]; turned%2 == 1 && name != g.Board.Name(h) {
							t.Errorf("%s is labelled %s", g.Board.Name(h), name)
						}
					}
				}
				if count != rules.Holes {
					t.Errorf("%d holes", count)
				}
				for i := range rules.Tiles {
					if _, _, w, h := g.Tile(i); w*h != g.Board.Tile(i).Holes() {
						t.Errorf("tile %d is %d by %d", i, w, h)
					}
				}
			})
		}
	}
}
