package rating

import (
	"math"
	"math/rand/v2"
	"testing"
)

// Between levels the rating is between theirs, and beyond the last levels it continues in the same
// steps.
func TestBetweenLevels(t *testing.T) {
	for _, c := range []struct{ level, rating float64 }{{1, 920}, {1.5, 1002.5}, {2, 1085}, {7.5, 1992.5}, {8, 2075}, {9, 2240}, {0, 755}, {-50, MinValue}, {50, MaxValue}} {
		if got := Between(c.level).Value; math.Abs(got-c.rating) > 1e-9 {
			t.Errorf("level %.1f has %.1f, want %.1f", c.level, got, c.rating)
		}
		if got := LevelOf(c.rating); math.Abs(got-c.level) > 1e-9 && c.rating != MinValue && c.rating != MaxValue {
			t.Errorf("%.0f is level %.2f, want %.1f", c.rating, got, c.level)
		}
	}
}

// A new player counts as level 2, a well-known player by the rating.
func TestEvenLevel(t *testing.T) {
	if level := EvenLevel(New()); math.Abs(level-2) > 1e-9 {
		t.Errorf("a new player has level %v", level)
	}
	for level := 0.5; level < 9; level += 0.25 {
		r := Between(level)
		before := EvenLevel(r)
		if math.Abs(before-level) > 1e-9 {
			t.Errorf("the rating of level %v has level %v", level, before)
		}
		for r.Deviation = MinDeviation; r.Deviation <= MaxDeviation; r.Deviation += 10 {
			now := EvenLevel(r)
			if now >= before {
				t.Errorf("level %v counts as %v with a deviation of %v, after %v", level, now, r.Deviation, before)
			}
			before = now
		}
	}
}

// Players play 30 games against an adaptive computer and score half of the last 20. The strongest
// players take longer; see rules/engine/MEASURED.md (Keeping pace).
func TestKeepingPaceConverges(t *testing.T) {
	const runs, games, counted = 1000, 30, 20
	for _, truth := range []float64{1, 2, 3, 4.5, 6, 7.5} {
		source := rand.New(rand.NewPCG(1, 2))
		score, first, last := 0.0, 0.0, 0.0
		for range runs {
			r := New()
			for n := range games {
				opponent := Between(math.Round(10*min(max(EvenLevel(r), 1), float64(Levels))) / 10)
				result := Result{Opponent: opponent}
				if source.Float64() < 1/(1+math.Pow(10, (opponent.Value-Between(truth).Value)/400)) {
					result.Score = 1
				}
				r = r.After(0, result)
				if n < games-counted {
					first += result.Score
				} else {
					score += result.Score
				}
				if n == games-1 {
					last += LevelOf(opponent.Value)
				}
			}
		}
		score /= runs * counted
		t.Logf("level %v: %.1f %% of the first %d games, %.1f %% of the last %d, the last against level %.1f",
			truth, 100*first/(runs*(games-counted)), games-counted, 100*score, counted, last/runs)
		if most := map[bool]float64{false: 0.08, true: 0.25}[truth > 4.5]; math.Abs(score-0.5) > most {
			t.Errorf("a player of level %v scores %.3f", truth, score)
		}
	}
}
