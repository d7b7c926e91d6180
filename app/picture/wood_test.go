package picture

import (
	"strings"
	"testing"

	"kulami/rules"
)

func TestWoodBelongsToTheBoard(t *testing.T) {
	g := NewGeometry(rules.SheetSquare.Board(), 0, true)
	if first, again := Wood(g), Wood(g); first != again {
		t.Error("two drawings of the same board differ")
	}
	if n := strings.Count(Wood(g), `<circle `); n != rules.Holes {
		t.Errorf("%d holes are drawn", n)
	}
	if strings.Contains(Wood(g), "data-hole") {
		t.Error("the wood has interactive holes")
	}
}
