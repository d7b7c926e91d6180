package table

import "testing"

// The change of a tile depends on the lead of the marble's side there.
func TestWhatAMarbleDidToItsTile(t *testing.T) {
	for lead, want := range map[int]TileChange{-2: TileBehind, -1: TileBehind, 0: TileTied, 1: TileWon, 2: TileKept, 3: TileKept} {
		if got := changeOf(lead); got != want {
			t.Errorf("a lead of %d is change %d, want %d", lead, got, want)
		}
	}
}
