package table

import "kulami/rules"

type (
	// SwitchVoice begins or ends that a game against the computer is spoken.
	SwitchVoice struct{}
)

func (SwitchVoice) Message() {}

// A game with a wooden board beside the device is played without looking at the screen: what happens is spoken, the
// computer's last marble is shown large, and the screen stays on. It is part of the game, and so of what is kept of it.

// Spoken reports whether what happens is spoken and shown large.
func (t Screen) Spoken() bool { return t.Game.Wooden && t.AgainstComputer() }

// Reply returns the last marble up to the ply shown that the computer played, or that was placed at random, and its side;
// rules.NoHole if there is none.
func (t Screen) Reply() (rules.Hole, rules.Side) {
	moves := t.Game.Moves()[:t.Game.Ply()]
	for ply := len(moves) - 1; ply >= 0; ply-- {
		if side := rules.Side(ply & 1); ply < t.Game.Base() || t.Game.Players.At(side).Computer() {
			return moves[ply], side
		}
	}
	return rules.NoHole, t.Game.Players.Computer
}
