package engine

import (
	"iter"
	"math"

	"kulami/rules"
	"kulami/rules/internal/random"
)

// Level is a strength of play, from 1 for a beginner to 8 for the full engine. A level below 8 has
// a weakness. Limits of nodes or depth make it play the same on all devices. A random error is
// added to the value of each move, but a level never gives a large tile away. In each game it has
// one of five forms, which make it weaker or stronger than usual.
type Level int

// The weakest and the strongest level.
const (
	Weakest   Level = 1
	Strongest Level = 8
)

// Strength is a strength of play in tenths of a level. A player between two levels plays each move
// at one of them. Strength 34 plays four of ten moves at level 4 and the others at level 3.
type Strength int

// StrengthOf returns the strength nearest to a level, which can be a fraction or out of range.
func StrengthOf(level float64) Strength {
	return Strength(math.Round(10 * min(max(level, float64(Weakest)), float64(Strongest))))
}

// Strength returns the strength of a player at a level.
func (l Level) Strength() Strength { return Strength(10 * l) }

// Valid returns the strength nearest to s between Weakest and Strongest.
func (s Strength) Valid() Strength { return min(max(s, Weakest.Strength()), Strongest.Strength()) }

// Float returns s as a level with a fraction.
func (s Strength) Float() float64 { return float64(s) / 10 }

// Level returns the level of a move at strength s after ply plies of the game with the given seed.
func (s Strength) Level(seed uint64, ply int) Level {
	r := random.Source(^seed ^ uint64(ply+1)<<32)
	return Level((int(s) + r.Below(10)) / 10)
}

// Nearest returns the level nearest to s, rounding halves up.
func (s Strength) Nearest() Level { return Level((s + 5) / 10) }

// weakness limits a level. Zero fields mean no limit and no error.
type weakness struct {
	depth, nodes int
	noise        int // maximum error in the value of a move, in hundredths of a point
}

// weaknesses holds the usual weakness of each level. They are tuned until each level scores 68 to
// 78 % against the level below, with and without bonuses, on boards of other seeds (MEASURED.md).
var weaknesses = [Strongest + 1]weakness{
	1: {1, 0, 320},
	2: {1, 0, 124},
	3: {0, 48, 79},
	4: {0, 160, 44},
	5: {0, 1100, 34},
	6: {0, 10500, 25},
	7: {0, 300000, 4},
}

// form holds a level's nodes and errors in one game, in percent of its usual values.
type form struct{ nodes, noise int }

// forms holds all forms; they are equally likely. Each errs two thirds as much as the form before
// it and visits 2¼ times as many nodes.
var forms = [...]form{{20, 225}, {44, 150}, {100, 100}, {225, 67}, {506, 44}}

// formOf returns the form in the game with the given seed.
func formOf(seed uint64) form {
	r := random.Source(^seed)
	return forms[r.Below(len(forms))]
}

// maxLoss is the maximum loss of static value by an error, in hundredths of a point. It is less
// than the six points of the largest tile.
const maxLoss = 500

// in returns w in form f.
func (w weakness) in(f form) weakness {
	return weakness{w.depth, w.nodes * f.nodes / 100, w.noise * f.noise / 100}
}

// openingNoise is the minimum noise of the first moves, by ply. It makes the games of strong levels
// differ.
var openingNoise = [...]int{60, 30, 30, 20, 20}

// Play is Search by a player of the given level; a level out of range counts as the nearest one. A
// level below Strongest replaces Time, Nodes, Depth and Keep by its own limits. Its Infos hold for
// the moves that it considers, with its errors in Score.
//
// The seed, one for a whole game, decides the form and the errors. The same seed gives the same
// game, but at Strongest Time and Keep have an effect. To range over the sequence again repeats the
// search, with the same errors.
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
