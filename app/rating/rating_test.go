package rating

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// The paper's worked example, which rounds intermediate results: without rounding the rating is
// 1464.0507 and the volatility 0.0599960.
func TestWorkedExample(t *testing.T) {
	player := Rating{1500, 200, 0.06}
	got := player.After(1,
		Result{Rating{Value: 1400, Deviation: 30}, 1},
		Result{Rating{Value: 1550, Deviation: 100}, 0},
		Result{Rating{Value: 1700, Deviation: 300}, 0})
	for _, c := range []struct {
		name            string
		got, want, unit float64
	}{
		{"rating", got.Value, 1464.06, 0.01},
		{"rating, exactly", got.Value, 1464.050671, 0.000001},
		{"deviation", got.Deviation, 151.52, 0.01},
		{"volatility", got.Volatility, 0.05999, 0.00001},
		{"volatility, exactly", got.Volatility, 0.0599960, 0.0000001},
	} {
		if math.Abs(c.got-c.want) > c.unit {
			t.Errorf("the %s is %.9f, want %v", c.name, c.got, c.want)
		}
	}
}

func TestIdle(t *testing.T) {
	r := Rating{1700, 60, 0.06}
	for _, c := range []struct{ days, want float64 }{{0, 60}, {-30, 60}, {365, 110}, {1e9, MaxDeviation}, {math.NaN(), 60}, {math.Inf(1), MaxDeviation}} {
		got := r.Idle(c.days)
		if got.Value != r.Value || got.Volatility != r.Volatility || math.Abs(got.Deviation-c.want) > 1 {
			t.Errorf("after %v days %+v, want a deviation of %v", c.days, got, c.want)
		}
	}
	if once, twice := r.Idle(10), r.Idle(4).Idle(6); math.Abs(once.Deviation-twice.Deviation) > 1e-9 {
		t.Errorf("10 days are %v, 4 and 6 are %v", once.Deviation, twice.Deviation)
	}
}

// nearest returns the level nearest to a rating.
func nearest(r Rating) Rating { return Level(int(math.Round(LevelOf(r.Value)))) }

// A thousand players of known strength always play the level nearest to their rating. The true
// strength is within two deviations for about 95 % of them, a little less after few games. The
// estimates have no bias.
func TestThousandPlayers(t *testing.T) {
	random := rand.New(rand.NewPCG(20, 26))
	const players = 1000
	for _, c := range []struct {
		name     string
		games    int
		least    float64
		opponent func(r Rating) Rating
	}{
		{"20 games", 20, 0.91, nearest},
		{"100 games", 100, 0.94, nearest},
		{"200 games, any level", 200, 0.94, func(Rating) Rating { return Level(1 + random.IntN(Levels)) }},
		{"300 puzzles", 300, 0.94, func(Rating) Rating { return Puzzle(1 + random.IntN(Levels)) }},
	} {
		within, bias, deviation := 0, 0.0, 0.0
		for range players {
			truth := 1500 + 350*random.NormFloat64()
			r := New()
			for range c.games {
				o := c.opponent(r)
				strength := o.Value + o.Deviation*random.NormFloat64()
				score := 0.0
				if random.Float64() < 1/(1+math.Pow(10, (strength-truth)/400)) {
					score = 1
				}
				r = r.After(0, Result{o, score})
			}
			if math.Abs(r.Value-truth) <= 2*r.Deviation {
				within++
			}
			bias += (r.Value - truth) / players
			deviation += r.Deviation / players
		}
		share := float64(within) / players
		t.Logf("%s: %.1f %% within two deviations of %.0f, bias %.1f", c.name, 100*share, deviation, bias)
		if share < c.least || share > 0.98 || math.Abs(bias) > 15 {
			t.Errorf("%s: %.1f %% within two deviations, bias %.1f", c.name, 100*share, bias)
		}
	}
}

// The rating of an improving player follows the strength.
func TestImprovementIsFollowed(t *testing.T) {
	const players = 20
	mean := 0.0
	for player := range uint64(players) {
		random := rand.New(rand.NewPCG(player, 2))
		r := New()
		for game := range 400 {
			truth := 900.0 + float64(game)
			o := nearest(r)
			score := 0.0
			if random.Float64() < 1/(1+math.Pow(10, (o.Value-truth)/400)) {
				score = 1
			}
			r = r.Idle(1).After(0, Result{o, score})
		}
		mean += r.Value / players
	}
	if math.Abs(mean-1299) > 100 {
		t.Errorf("the mean rating is %.0f, the strength 1299", mean)
	}
}

// FuzzAfter checks that a rating stays within its limits for any input, and that a win never lowers
// it.
func FuzzAfter(f *testing.F) {
	f.Add(1500.0, 200.0, 0.06, 1.0, 1400.0, 30.0, 1.0)
	f.Add(math.NaN(), math.Inf(1), 0.0, -1.0, math.Inf(-1), -3.0, math.NaN())
	f.Add(3500.0, 30.0, 0.1, 1e300, 100.0, 0.0, 0.0)
	f.Fuzz(func(t *testing.T, value, deviation, volatility, periods, opponent, uncertain, score float64) {
		r := Rating{value, deviation, volatility}
		o := Rating{opponent, uncertain, volatility}
		for _, got := range []Rating{r.After(periods, Result{o, score}), r.After(periods), r.Idle(periods)} {
			if got != got.valid() {
				t.Errorf("%+v after %v, %v of %+v is %+v", r, periods, score, o, got)
			}
		}
		if won := r.After(periods, Result{o, 1}); won.Value < r.valid().Value {
			t.Errorf("%+v falls to %+v by a win", r, won)
		}
		if lost := r.After(periods, Result{o, 0}); lost.Value > r.valid().Value {
			t.Errorf("%+v rises to %+v by a loss", r, lost)
		}
	})
}

// The suggested level is nearest to the level of an adaptive computer.
func TestSuggestLevel(t *testing.T) {
	for _, c := range []struct {
		value, deviation float64
		want             int
	}{{-5, 30, 1}, {920, 30, 1}, {997, 30, 1}, {1007, 30, 2}, {1490, 30, 4}, {1510, 30, 5}, {1910, 30, 7}, {1997, 30, 8}, {9999, 30, 8}, {1500, MaxDeviation, 2}} {
		if got := SuggestLevel(Rating{c.value, c.deviation, 0.06}); got != c.want {
			t.Errorf("%v ± %v: level %d, want %d", c.value, c.deviation, got, c.want)
		}
	}
	lost := New().After(0, Result{Opponent: Level(2)})
	if got := SuggestLevel(lost); got != 1 {
		t.Errorf("after a defeat by level 2 the suggestion is level %d, the even level %.1f", got, EvenLevel(lost))
	}
	for level := 1; level <= Levels; level++ {
		if got := SuggestLevel(Level(level)); got != level {
			t.Errorf("level %d is suggested to a player of strength %d", got, level)
		}
	}
}

// Each level is near the scores of MEASURED.md, for the basic game and with both bonuses.
func TestLevelSteps(t *testing.T) {
	measured := Level(1).Value
	for i, score := range []float64{0.744, 0.725, 0.712, 0.711, 0.714, 0.745} {
		measured += 400 * math.Log10(score/(1-score))
		if got := Level(i + 2).Value; math.Abs(got-measured) > 50 {
			t.Errorf("level %d has %v, its scores amount to %.0f", i+2, got, measured)
		}
	}
	if Level(-3) != Level(1) || Level(99) != Level(8) || Puzzle(0).Value != Level(1).Value {
		t.Error("a level out of range is not the nearest one")
	}
}

// One result from a clock that is wrong by decades leaves most of the knowledge.
func TestCourseByAWrongClock(t *testing.T) {
	const day = 24 * 60
	var results []DatedResult
	for n := range 100 {
		results = append(results, DatedResult{30_000_000 + int64(n)*day, Result{Opponent: Level(4), Score: float64(n % 2)}})
	}
	right, _ := History(results, 30_000_000+100*day)
	for _, minute := range []int64{0, 9, 60_000_000, 4_000_000_000} {
		wrong, course := History(append(slices.Clone(results), DatedResult{minute, Result{Opponent: Level(4), Score: 1}}), 30_000_000+100*day)
		if len(course) != 101 || wrong.Value < right.Value-60 || wrong.Value > right.Value+60 || wrong.Deviation > 150 {
			t.Errorf("at %d: %v, was %v", minute, wrong, right)
		}
	}
}
