package play

import (
	"testing"

	"kulami/rules"
)

// Only marbles of the person here can be played where the two send each other the game.
func TestPlaysOwnMarblesOnly(t *testing.T) {
	for _, c := range []struct {
		players       Players
		first, second bool
	}{
		{Players{}, true, true},
		{Players{Mode: Analysing}, true, true},
		{versusComputer(rules.First, 3), false, true},
		{Players{Mode: ByLink, Own: rules.Nobody}, true, true},
		{Players{Mode: ByLink, Own: rules.First}, true, false},
		{Players{Mode: ByLink, Own: rules.Second}, false, true},
		{Players{Mode: ByLink, Own: rules.Second}.swapped(), true, false},
		{Players{Mode: ByLink, Own: rules.Nobody}.swapped(), true, true},
	} {
		if c.players.Plays(rules.First) != c.first || c.players.Plays(rules.Second) != c.second {
			t.Errorf("%+v plays first: %v, second: %v", c.players, !c.first, !c.second)
		}
	}
}

// A press for the friend's side is refused, and said.
func TestPressForTheFriend(t *testing.T) {
	m, _ := Update(New(), Loaded{Day: "2026-11-20"})
	table, _ := m.Table()
	table.Game.Players = Players{Mode: ByLink, Own: rules.Second}
	m.Screen = table
	m, _ = Update(m, Press{m.Screen.BoardShown().Hole("d4")})
	after, _ := m.Table()
	if after.Game.Live() != 0 || m.Notice.Kind != FriendsTurn || after.Marks().Active {
		t.Errorf("%d marbles, notice %d, active %v", after.Game.Live(), m.Notice.Kind, after.Marks().Active)
	}
}
