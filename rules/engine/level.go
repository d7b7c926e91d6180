package engine

import (
	"iter"

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

// strength is the weakness of a level; zero is no bound, and no error.
type strength struct {
	depth, nodes int
	noise        int // greatest error in the value of a move, in hundredths of a point
}

// strengths is the levels in their usual form, tuned until each scored 68 to 79 %
// against the one below (MEASURED.md).
var strengths = [Strongest + 1]strength{
	1: {1, 0, 320},
	2: {1, 0, 112},
	3: {2, 0, 74},
	4: {0, 260, 32},
	5: {0, 2600, 20},
	6: {0, 24000, 9},
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

// in returns s in form f.
func (s strength) in(f form) strength {
	return strength{s.depth, s.nodes * f.nodes / 100, s.noise * f.noise / 100}
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
	s := strengths[level].in(formOf(seed))
	if level < Strongest {
		l.Time, l.Nodes, l.Depth, l.Keep = 0, s.nodes, s.depth, false
	}
	if ply := p.Ply(); ply < len(openingNoise) {
		s.noise = max(s.noise, openingNoise[ply])
	}
	mixed := random.Source(seed ^ uint64(p.Ply())<<32)
	noiseSeed := mixed.Next()
	return func(yield func(Info) bool) {
		e.search.run(p, l, s.noise, noiseSeed, yield)
	}
}
