package board

import (
	"fmt"
	"testing"

	"kulami/app/picture"
	"kulami/rules"
)

// plain are very short phrases.
var plain = &Phrases{
	Board: "board", Marbles: [2]string{"red", "black"}, Empty: "empty", Playable: "playable", Trial: "trial",
	Why:  rules.Reason.String,
	Tile: func(holes, first, second int) string { return fmt.Sprintf("%d-hole tile %d:%d", holes, first, second) },
	Tied: func(tiles int) string { return fmt.Sprintf("%d tied", tiles) },
}

// opening returns a board with two marbles, on which the third can be played.
func opening() State {
	square := rules.SheetSquare.Board()
	p := rules.Start(square, rules.Ruleset{}).After(square.Hole("d4")).After(square.Hole("a4"))
	marks := picture.MarksAt(p)
	marks.Legal = p.Legal()
	return State{Position: p, Marks: marks, Phrases: plain}
}

func TestCellsTellPlaceContentAndTile(t *testing.T) {
	b := New(opening(), false)
	named := func(name string) string { return b.cell(b.geometry(), b.Position.Board().Hole(name)).label() }
	for name, want := range map[string]string{
		"d4": "d4, red, 6-hole tile 1:0",
		"a4": "a4, black, 2-hole tile 0:1",
		"b4": "b4, empty, tile-of-last, 2-hole tile 0:1",
		"f4": "f4, playable, 4-hole tile 0:0",
		"h8": "h8, empty, off-lines, 6-hole tile 0:0",
	} {
		if got := named(name); got != want {
			t.Errorf("%s is named %q, want %q", name, got, want)
		}
	}
	b.Marks.Trial = true
	if got := named("f4"); got != "f4, trial, 4-hole tile 0:0" {
		t.Errorf("a trial is named %q", got)
	}
	for _, b.Phrases = range []*Phrases{nil, {}} {
		if got := named("d4") + named("h8"); got != "d4h8" {
			t.Errorf("without phrases cells are named %q", got)
		}
	}
}
