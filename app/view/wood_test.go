package view

import (
	"strings"
	"testing"

	"kulami/rules"
)

func TestWoodBelongsToTheBoard(t *testing.T) {
	g := newGeometry(rules.SheetSquare.Board(), 0, true)
	if first, again := wood(g), wood(g); first != again {
		t.Error("the same board is drawn in two ways")
	}
	if n := strings.Count(wood(g), `<circle `); n != rules.Holes {
		t.Errorf("%d holes are drawn", n)
	}
	if strings.Contains(wood(g), "data-hole") {
		t.Error("the wood has holes to press")
	}
}
