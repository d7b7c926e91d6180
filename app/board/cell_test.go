package board

import (
	"testing"

	"kulami/app/picture"
	"kulami/app/text"
	"kulami/rules"
)

func TestCellsTellPlaceContentAndTile(t *testing.T) {
	square := rules.SheetSquare.Board()
	p := rules.Start(square, rules.Ruleset{}).After(square.Hole("d4")).After(square.Hole("a4"))
	marks := picture.MarksAt(p)
	marks.Legal = p.Legal()
	b := New(State{Position: p, Marks: marks, Look: Look{Marbles: "red-black"}, Text: text.In("en")}, false)
	for name, want := range map[string]string{
		"d4": "d4, Red marble, 6-hole tile: Red 1, Black 0",
		"a4": "a4, Black marble, 2-hole tile: Red 0, Black 1",
		"b4": "b4, empty, closed tile, 2-hole tile: Red 0, Black 1",
		"f4": "f4, playable, 4-hole tile: Red 0, Black 0",
		"h8": "h8, empty, not in row or column, 6-hole tile: Red 0, Black 0",
	} {
		if got := b.cell(b.geometry(), square.Hole(name)).label(); got != want {
			t.Errorf("%s is named %q, want %q", name, got, want)
		}
	}
}
