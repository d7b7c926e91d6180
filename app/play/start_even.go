package play

import (
	"kulami/app/game"
	"kulami/app/progress"
	"kulami/app/rating"
	"kulami/rules"
	"kulami/rules/engine"
)

// fit updates the setup of a new game against the computer for the player's rating. It sets the
// adaptive strength and the handicap for even chances, if the setup has them.
func (m *Model) fit() {
	own := m.ownLevel()
	if m.Setup.Adaptive > 0 {
		m.Setup.Adaptive = engine.StrengthOf(own)
	}
	if m.Setup.Handicap == game.EvenHandicap {
		m.Setup.Points = engine.Handicap(own, m.Setup.Seat().Strength().Float(), m.Setup.Rules())
	}
}

// ownLevel returns the level with even chances for the player, by the games that have been read.
func (m *Model) ownLevel() float64 {
	return rating.EvenLevel(progress.ProgressOf(m.Library.Summaries(), m.Now.Time()).Strength.Rating)
}

// inPace returns the adaptive strength for the next game, if the computer had strength s in the
// last one. It returns s if s is zero, or while no game has been read.
func (m *Model) inPace(s engine.Strength) engine.Strength {
	if s == 0 {
		return 0
	}
	m.fillLibrary() // its games can have been read just now
	if len(m.Library.Games) == 0 {
		return s
	}
	return engine.StrengthOf(m.ownLevel())
}

// nextHandicap returns the handicap against a level that gives side the same chances as the
// handicap of r against the level below.
func nextHandicap(r rules.Ruleset, side rules.Side, level int) int8 {
	points := r.HandicapOf(side) - r.HandicapOf(side.Other())
	if points == 0 {
		return 0
	}
	own := engine.StrengthWith(float64(level-1), -points, r)
	points = engine.Handicap(own, float64(level), r)
	if side == rules.Second {
		points = -points
	}
	return int8(points)
}
