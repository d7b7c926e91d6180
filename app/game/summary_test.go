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

// A game is moved as soon as a marble was played, also if only a variation has it now. Its first
// marble was placed randomly.
func TestMoved(t *testing.T) {
	for moves, want := range map[string]bool{"mc5": false, "mc5c9": true, "mc5/v1c9": true} {
		record := "k1/b0tQ14T6dS6QtsdQsD1QsT1Qd/ral/" + moves
		g, err := game.Unpack("", `{"v":2,"record":"`+record+"/c"+rules.CheckCode(record)+`","live":1,"base":1}`)
		if err != nil || g.Moved() != want {
			t.Errorf("%s: %v, %v", moves, g.Moved(), err)
		}
	}
}
