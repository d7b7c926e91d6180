package play

import (
	"kulami/app/game"
	"kulami/app/rating"
	"kulami/app/screen/progress"
	"kulami/rules"
	"kulami/rules/engine"
)

// fit sets what a new game against the computer has of the person's rating: the strength that keeps pace and the points that make the
// chances even, where they are wanted.
func (m *Model) fit() {
	own := m.ownLevel()
	if m.Setup.Adaptive > 0 {
		m.Setup.Adaptive = engine.StrengthOf(own)
	}
	if m.Setup.Handicap == game.EvenHandicap {
		m.Setup.Points = engine.Handicap(own, m.Setup.Seat().Strength().Float(), m.Setup.Rules())
	}
}

// ownLevel returns the level that is even for the person by the games that have been read.
func (m *Model) ownLevel() float64 {
	return rating.EvenLevel(progress.ProgressOf(m.Library.Summaries(), m.Now.Time()).Strength.Rating)
}

// inPace returns the strength that keeps pace in the next game, of a computer that kept pace with strength s; s itself if it did
// not, or as long as no game has been read.
func (m *Model) inPace(s engine.Strength) engine.Strength {
	if s == 0 || len(m.Library.Games) == 0 {
		return s
	}
	return engine.StrengthOf(m.ownLevel())
}

// nextHandicap returns the handicap against a level that makes the chances of side what they were by the one of r against the
// level below.
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
