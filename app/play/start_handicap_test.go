package play

import (
	"testing"

	"kulami/app/game"
	"kulami/app/rating"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/engine"
)

// An even game has the points for the rating that one's games show, for a new player those for level 2.
func TestEvenGame(t *testing.T) {
	m := New()
	m.Dialog, m.Setup.Level, m.Setup.Handicap = NewDialog, 5, game.EvenHandicap
	points := func(games ...game.Summary) int {
		m.Library = Library{}
		for i := range games {
			m.Library.Games = append(m.Library.Games, Listed{Summary: &games[i]})
		}
		m.fitHandicap()
		return m.Setup.Points
	}
	if p := points(); p != engine.Handicap(2, 5, rules.Ruleset{}) || p < 5 {
		t.Errorf("a new player has %d points", p)
	}
	lost, won := points(result(29_000_000, rules.First, 1, game.Lost, "basic", 6)), points(result(29_000_000, rules.First, 8, game.Won, "basic", 6))
	if lost <= won || won >= 0 {
		t.Errorf("%d points after a defeat by level 1, %d after a win against level 8", lost, won)
	}
	m.Setup.Opponent = game.PersonOpponent
	if m.fits() || m.Setup.Given() != 0 {
		t.Error("two people have an even game")
	}
}

// With the points that make a game even, its result counts as that of a game between equals.
func TestHandicapIsRated(t *testing.T) {
	for level := 1; level < int(engine.Strongest); level++ {
		for _, side := range []rules.Side{rules.First, rules.Second} {
			r := rules.Ruleset{Lines: rules.LineSum}
			r = r.WithHandicap(side, engine.Handicap(float64(level), float64(level+1), r))
			g := result(29_000_000, side, level+1, game.Won, "es-2", 6)
			g.Rules = r
			opponent := opponentOf(level+1, r, side).Value
			if off := opponent - rating.Level(level).Value; off < -60 || off > 150 { // points are whole
				t.Errorf("level %d with the handicap of level %d is rated %.0f", level+1, level, opponent)
			}
			plain := g
			plain.Rules = r.Sheet()
			now := training.Time{Minute: 29_000_001}
			if even, won := ProgressOf([]game.Summary{g}, now).Strength.Value, ProgressOf([]game.Summary{plain}, now).Strength.Value; even >= won {
				t.Errorf("a win against level %d brings %.0f with a handicap and %.0f without", level+1, even, won)
			}
		}
	}
}

// The next level has as much more points to give as it is stronger.
func TestNextLevelKeepsTheHandicap(t *testing.T) {
	r := rules.Ruleset{}
	for level := 1; level < int(engine.Strongest); level++ {
		for _, side := range []rules.Side{rules.First, rules.Second} {
			even := r.WithHandicap(side, engine.Handicap(1, float64(level), r))
			next := nextHandicap(even, side, level+1)
			want := engine.Handicap(1, float64(level+1), r)
			if side == rules.Second {
				want = -want
			}
			if level > 1 && (int(next)-want > 1 || want-int(next) > 1) || level == 1 && next != 0 {
				t.Errorf("%d points against level %d, which makes %d even", next, level+1, want)
			}
		}
	}
}
