package table

import "testing"

// What a marble did to its tile follows from how far its side leads there afterwards.
func TestWhatAMarbleDidToItsTile(t *testing.T) {
	for lead, want := range map[int]TileChange{-2: TileBehind, -1: TileBehind, 0: TileTied, 1: TileWon, 2: TileKept, 3: TileKept} {
		if got := changeOf(lead); got != want {
			t.Errorf("a lead of %d is change %d, want %d", lead, got, want)
		}
	}
}
