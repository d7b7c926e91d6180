package play

import (
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/screen/puzzles"
)

// Home leads from every screen to the open game. At the open game it begins a new one.
func TestHome(t *testing.T) {
	m, _ := act(ready(New()), desk.Press{Hole: 5})
	id := m.OwnID()
	for name, before := range map[string][]desk.Msg{
		"from a page over it": {Open{Dialog: desk.LibraryDialog}},
		"from a puzzle":       {desk.Visit{Screen: puzzles.PuzzlesScreen}, OpenPuzzle{}},
		"from a lesson":       {Learn{}},
		"from an analysis":    {desk.Visit{Screen: desk.AnalysisScreen}},
	} {
		now := m
		for _, msg := range append(before, Home{Seed: 3}) {
			now, _ = act(now, msg)
		}
		if at, ok := now.Table(); !ok || at.Game.ID != id || now.Dialog != desk.NoDialog {
			t.Errorf("%s: the game %q, on the table %v, the dialog %q", name, at.Game.ID, ok, now.Dialog)
		}
	}
	left, _ := act(m, Home{Seed: 3})
	at, _ := left.Table()
	if g, ok := left.Waiting(); at.Game.ID == id || at.Game.Moved() || !ok || g.ID != id {
		t.Errorf("the game that is left is %q, %q waits: %v", at.Game.ID, g.ID, ok)
	}
	again, _ := act(left, Home{Seed: 4})
	if now, _ := again.Table(); now.Game.ID != at.Game.ID {
		t.Error("a game that has not begun is left")
	}
	if back, _ := act(left, OpenGame{ID: id}); back.OwnID() != id {
		t.Error("the game that waits is not gone on with")
	}
}

// If the last game was with a friend, Home begins a game against the computer, because a friend has
// to be asked.
func TestHomeWithAFriend(t *testing.T) {
	for _, opponent := range []game.Opponent{game.FriendOpponent, game.LiveOpponent} {
		m := ready(New())
		setup := m.Setup
		setup.Opponent = opponent
		m, _ = act(m, Start{Setup: setup, Seed: 1})
		m, _ = act(m, desk.Close{})
		m, _ = act(m, Home{Seed: 2})
		if at, _ := m.Table(); at.Game.Players.Mode != game.VersusComputer || m.Setup.Opponent != opponent {
			t.Errorf("after a game with %s: %v, set up is %s", opponent, at.Game.Players.Mode, m.Setup.Opponent)
		}
	}
}
