package engine

import (
	"iter"

	"kulami/rules"
	"kulami/rules/internal/random"
)

// Level is a strength of play, 1 for a beginner to 8 for all the engine can do.
// Below 8 a level is bounded by nodes and depth, so that it plays alike on all
// devices, and misjudges each move by a little: it looks less far than the full
// engine and errs, but never by a large tile for nothing. Like a person it has
// better and worse days, one a game.
type Level int

// The weakest and the strongest level.
const (
	Weakest   Level = 1
	Strongest Level = 8
)

// strength is what a level may do; zero is no bound, and no misjudgement.
type strength struct {
	depth, nodes int
	noise        int // greatest misjudgement of a move, in hundredths of a point
}

// strengths is the levels in their usual form.
var strengths = [Strongest + 1]strength{
	1: {1, 0, 320},
	2: {1, 0, 112},
	3: {2, 0, 84},
	4: {0, 280, 30},
	5: {0, 2600, 20},
	6: {0, 22000, 12},
	7: {0, 200000, 7},
}

// form is what a level's nodes and spread are in a game, in percent of the usual.
type form struct{ nodes, noise int }

// forms is all forms, one as likely as another: each misjudges two thirds as
// much as the one before and visits 2¼ times as many nodes.
var forms = [...]form{{20, 225}, {44, 150}, {100, 100}, {225, 67}, {506, 44}}

// formOf returns the form in the game with a seed.
func formOf(seed uint64) form {
	n := random.Source(^seed)
	return forms[n.Next()>>1%uint64(len(forms))]
}

// slip is what no misjudgement makes a level give away, in hundredths of a point:
// less than a tile of six holes counts.
const blunder = 500

// in returns what a level of strength s may do in form f.
func (s strength) in(f form) strength {
	return strength{s.depth, s.nodes * f.nodes / 100, s.noise * f.noise / 100}
}

// openingSpread is what every level misjudges the first moves by at least, for
// the sake of variety, by ply.
var openingNoise = [...]int{60, 30, 30, 20, 20}

// Play is Search as a player of the given level does it; levels outside the range
// count as the nearest one. A level below Strongest replaces Time, Nodes, Depth and
// Keep by limits of its own. The seed, one for a whole game, decides the form and the
// errors: the same seed gives the same game, except that Time and Keep have a say at
// Strongest. Ranging over the sequence again searches again, with the same errors.
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
