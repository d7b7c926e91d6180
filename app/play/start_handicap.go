package play

import (
	"kulami/app/rating"
	"kulami/rules"
	"kulami/rules/engine"
)

// fitHandicap sets the points of a new game to those that make the chances even: by the person's rating, from the games that
// have been read, or without a game by the strength of level 2.
func (m *Model) fitHandicap() {
	const unknown = 2
	own := float64(unknown)
	if s := ProgressOf(m.Library.Read(), m.Now.Time()).Strength; len(s.Course) > 0 {
		own = rating.LevelOf(s.Value)
	}
	m.Setup.Points = engine.Handicap(own, float64(m.Setup.Level), m.Setup.Rules())
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
