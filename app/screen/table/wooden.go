package table

import "kulami/rules"

type (
	// SwitchVoice switches the spoken mode of a game against the computer on or off.
	SwitchVoice struct{}
)

func (SwitchVoice) Message() {}

// A game on a wooden board needs no look at the screen. The app speaks, shows the computer's last
// marble large and keeps the screen on. The mode is a part of the game and is stored with it.

// Spoken reports whether the app speaks and shows the last marble large.
func (t Screen) Spoken() bool { return t.Game.Wooden && t.AgainstComputer() }

// Reply returns the last marble up to the ply shown that the computer played or that was placed at
// random, and its side. It returns rules.NoHole if there is none.
func (t Screen) Reply() (rules.Hole, rules.Side) {
	moves := t.Game.Moves()[:t.Game.Ply()]
	for ply := len(moves) - 1; ply >= 0; ply-- {
		if side := rules.Side(ply & 1); ply < t.Game.Base() || t.Game.Players.At(side).Computer() {
			return moves[ply], side
		}
	}
	return rules.NoHole, t.Game.Players.Computer
}
