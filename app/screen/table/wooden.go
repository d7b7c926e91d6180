package table

import (
	"kulami/app/game"
	"kulami/rules"
)

// SwitchVoice switches the spoken mode of a game on or off.
type SwitchVoice struct{}

func (SwitchVoice) Message() {}

// A game on a wooden board needs no look at the screen. The app speaks, shows the last marble large
// and keeps the screen on. The mode is a part of the game and is stored with it.

// CanSpeak reports whether the game has a spoken mode: against the computer, or between two people
// here.
func (t Screen) CanSpeak() bool {
	return t.AgainstComputer() || t.Game.Players.Mode == game.TwoPeople && !t.Linked
}

// Spoken reports whether the app speaks and shows the last marble large.
func (t Screen) Spoken() bool { return t.Game.Wooden && t.CanSpeak() }

// Referees reports whether the app is the referee of two people at a wooden board.
func (t Screen) Referees() bool { return t.Spoken() && !t.AgainstComputer() }

// Reply returns the last marble up to the ply shown that the computer played or that was placed at
// random, and its side. It returns rules.NoHole if there is none. A referee shows the last marble
// of either side.
func (t Screen) Reply() (rules.Hole, rules.Side) {
	moves := t.Game.Moves()[:t.Game.Ply()]
	for ply := len(moves) - 1; ply >= 0; ply-- {
		if side := rules.Side(ply & 1); t.Referees() || ply < t.Game.Base() || t.Game.Players.At(side).Computer() {
			return moves[ply], side
		}
	}
	return rules.NoHole, t.Game.Players.Computer
}
