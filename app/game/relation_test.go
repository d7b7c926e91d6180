package game

import (
	"testing"

	"kulami/rules"
)

// A friend's link without marbles goes on with the game that has none yet, as it was begun or as it was read.
func TestRelateGamesWithoutMarbles(t *testing.T) {
	begun := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	read, err := rules.ParseRecord(begun.String())
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []Relation{Relate(begun, begun), Relate(begun, read), Relate(read, begun), Relate(read, read)} {
		if r != Same {
			t.Errorf("the two are %v, not the same", r)
		}
	}
}
