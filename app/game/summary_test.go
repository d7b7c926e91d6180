package game_test

import (
	"slices"
	"testing"

	"kulami/app/game"
	"kulami/rules"
)

// Two people who play each other repeatedly, and change seats, have one score.
func TestPairsOf(t *testing.T) {
	over := func(first, second string, winner rules.Side) game.Summary {
		return game.Summary{Players: game.Players{Names: [2]string{first, second}}, Ending: game.Ending{Over: true, Winner: winner}}
	}
	byLink := over("Eva", "Ana", rules.First)
	byLink.Players.Mode, byLink.Players.Own = game.ByLink, rules.Second
	running := over("Ana", "Bob", rules.First)
	running.Over = false
	computer := over("Ana", "Bob", rules.First)
	computer.Players.Mode = game.VersusComputer
	got := game.PairsOf([]game.Summary{
		over("Bob", "Ana", rules.First), byLink, over("Ana", "Bob", rules.First), over("Ana", "Bob", rules.Nobody), over("Bob", "Ana", rules.Second), over("Ana", "Bob", rules.Second),
		over("Ana", "", rules.First), running, computer,
	})
	want := []game.Pair{{[2]string{"Bob", "Ana"}, game.Results{Won: 2, Drawn: 1, Lost: 2}}, {[2]string{"Eva", "Ana"}, game.Results{Won: 1}}}
	if !slices.Equal(got, want) {
		t.Errorf("the pairs are %+v", got)
	}
}
