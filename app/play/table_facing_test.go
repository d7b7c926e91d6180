package play

import (
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
)

// With the setting, the board of two people turns by half with every marble and every marble taken
// back. It does not turn when the player looks back, or in a game against the computer.
func TestFacing(t *testing.T) {
	begin := func(opponent game.Opponent) Model {
		m := ready(New())
		m.Settings.Facing = true
		m, _ = act(m, Start{Setup: game.Setup{Opponent: opponent, Board: game.SquareBoard, Edition: "basic"}.Valid(m.Setup), Seed: 5})
		m, _ = act(m, desk.Press{Hole: tableOf(m).Game.Position().Legal().First()})
		return m
	}
	lies := func(m Model, what string, want int) {
		t.Helper()
		if got := tableOf(m).Game.Orientation; got != want {
			t.Errorf("%s the board lies as %d, want %d", what, got, want)
		}
	}
	m := begin(game.PersonOpponent)
	lies(m, "after a marble", 2)
	m, _ = act(m, desk.Turn{})
	lies(m, "turned by hand", 3)
	m, _ = act(m, desk.Press{Hole: tableOf(m).Game.Position().Legal().First()})
	lies(m, "after another one", 1)
	back, _ := act(m, desk.Step{Ply: 0})
	lies(back, "looking back", 1)
	m, _ = act(m, desk.Undo{})
	lies(m, "with one taken back", 3)
	lies(begin(game.ComputerOpponent), "against the computer", 0)
}
