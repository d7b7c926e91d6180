package engine

import (
	"iter"
	"math"

	"kulami/rules"
	"kulami/rules/internal/random"
)

// Level is a strength of play, from 1 for a beginner to 8 for the whole engine. Below 8 a
// level has a weakness: it is bounded by nodes or depth, so that it plays alike on all
// devices, and adds a random error to the value of each move, but gives no large tile
// away. In each game it has one of five forms, which make it weaker or stronger than
// usual.
type Level int

// The weakest and the strongest level.
const (
	Weakest   Level = 1
	Strongest Level = 8
)

// Strength is a strength of play in tenths of a level. A player between two levels plays each move at one of them: one of
// strength 34 four of ten moves at level 4 and the others at level 3.
type Strength int

// StrengthOf returns the strength nearest to a level that may lie between two levels, or beyond them.
func StrengthOf(level float64) Strength {
	return Strength(math.Round(10 * min(max(level, float64(Weakest)), float64(Strongest))))
}

// Strength returns the strength of a player at a level.
func (l Level) Strength() Strength { return Strength(10 * l) }

// Valid returns the nearest strength that there is.
func (s Strength) Valid() Strength { return min(max(s, Weakest.Strength()), Strongest.Strength()) }

// Float returns s as a level, with a fraction between two.
func (s Strength) Float() float64 { return float64(s) / 10 }

// Level returns the level of the move that a player of strength s plays after so many plies of the game with a seed.
func (s Strength) Level(seed uint64, ply int) Level {
	r := random.Source(^seed ^ uint64(ply+1)<<32)
	return Level((int(s) + r.Below(10)) / 10)
}

// Nearest returns the level nearest to s, of two the higher.
func (s Strength) Nearest() Level { return Level((s + 5) / 10) }

// weakness is the weakness of a level; zero is no bound, and no error.
type weakness struct {
	depth, nodes int
	noise        int // greatest error in the value of a move, in hundredths of a point
}

// weaknesses has the weakness of each level in its usual form. They are tuned until each level scores 68 to 78 %
// against the one below, with and without bonuses, on boards of other seeds (MEASURED.md).
var weaknesses = [Strongest + 1]weakness{
	1: {1, 0, 320},
	2: {1, 0, 124},
	3: {0, 48, 79},
	4: {0, 160, 44},
	5: {0, 1100, 34},
	6: {0, 10500, 25},
	7: {0, 300000, 4},
}

// form is how a level's nodes and errors differ in one game, in percent of the usual.
type form struct{ nodes, noise int }

// forms is all forms, each equally likely: each one errs two thirds as much as the one
// before and visits 2¼ times as many nodes.
var forms = [...]form{{20, 225}, {44, 150}, {100, 100}, {225, 67}, {506, 44}}

// formOf returns the form in the game with a seed.
func formOf(seed uint64) form {
	r := random.Source(^seed)
	return forms[r.Below(len(forms))]
}

// maxLoss is the most that an error makes a level lose by static values, in hundredths of
// a point: less than the six points of the largest tile.
const maxLoss = 500

// in returns w in form f.
func (w weakness) in(f form) weakness {
	return weakness{w.depth, w.nodes * f.nodes / 100, w.noise * f.noise / 100}
}

// openingNoise is the noise of the first moves, by ply, for levels that have less or none,
// so that their games differ.
var openingNoise = [...]int{60, 30, 30, 20, 20}

// Play is Search as a player of the given level does it; a level out of range counts as
// the nearest one. A level below Strongest replaces Time, Nodes, Depth and Keep by limits
// of its own, and its Infos hold for the moves that it considers, with its errors in
// Score. The seed, one for a whole game, decides the form and the errors: the same seed
// gives the same game, except that Time and Keep have an influence at Strongest. To range
// over the sequence again searches again, with the same errors.
func (e *Engine) Play(p rules.Position, level Level, seed uint64, l Limits) iter.Seq[Info] {
	level = min(max(level, Weakest), Strongest)
	w := weaknesses[level].in(formOf(seed))
	if level < Strongest {
		l.Time, l.Nodes, l.Depth, l.Keep = 0, w.nodes, w.depth, false
	}
	if ply := p.Ply(); ply < len(openingNoise) {
		w.noise = max(w.noise, openingNoise[ply])
	}
	mixed := random.Source(seed ^ uint64(p.Ply())<<32)
	noiseSeed := mixed.Next()
	return func(yield func(Info) bool) {
		e.search.run(p, l, w.noise, noiseSeed, yield)
	}
}
