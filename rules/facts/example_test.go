package facts_test

import (
	"fmt"

	"kulami/rules"
	"kulami/rules/facts"
)

// Example prints the facts about a move and the worth of its tile for the other side.
func Example() {
	game := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	for _, name := range []string{"a3", "a7", "a4", "a5"} {
		game, _ = game.Play(game.Board().Hole(name)) // legal
	}
	p, move := game.Position(), game.Board().Hole("a1")
	for _, f := range facts.Of(p, move, nil) {
		fmt.Println(f.Side, f.Kind, "a tile of", f.Count)
	}
	owner, certain := facts.OwnerForGood(p.After(move), p.Board().TileOf(move))
	fmt.Println("owner for good:", owner, certain)
	for _, taking := range facts.Takings(p, p.Board().TileOf(move)) {
		fmt.Println(taking.Side, "with", taking.Holes.Len(), "marbles:", taking.After.Margin()-taking.Before.Margin(), "points")
	}
	// Output:
	// first wins a tile of 3
	// owner for good: first true
	// second with 2 marbles: -6 points
}
