package engine

import (
	"iter"
	"time"

	"kulami/rules"
)

// Level is a strength of play, 1 for a beginner to 8 for all the engine can do.
// Below 8 a level is bounded by nodes and depth, so that it plays alike on all
// devices, and misjudges each move by a little: it looks less far than the full
// engine and errs, but never by a large tile for nothing.
type Level int

// The weakest and the strongest level.
const (
	Weakest   Level = 1
	Strongest Level = 8
)

// strength is what a level may do.
type strength struct {
	depth, nodes int
	spread       int // greatest misjudgement of a move, in hundredths of a point
}

var strengths = [Strongest + 1]strength{
	1: {1, 0, 290},
	2: {1, 0, 132},
	3: {2, 0, 109},
	4: {3, 0, 47},
	5: {0, 1300, 20},
	6: {0, 9500, 11},
	7: {0, 45000, 7},
	8: {0, 0, 0},
}

// Limits returns the bounds of l: t at the strongest level, which also builds on
// what it found before, and nodes and depth below.
func (l Level) Limits(t time.Duration) Limits {
	s := strengths[l.clamp()]
	if l.clamp() == Strongest {
		return Limits{Time: t, Keep: true}
	}
	return Limits{Nodes: s.nodes, Depth: s.depth}
}

func (l Level) clamp() Level { return min(max(l, Weakest), Strongest) }

// openingSpread is what every level misjudges the first moves by at least, for
// the sake of variety, by ply.
var openingSpread = [...]int{60, 30, 30, 20, 20}

// Play is Search as a player of the given level would do it; levels outside the
// range count as the nearest. The seed decides the misjudgements: the same seed
// gives the same game. t is the time for a move at the strongest level.
func (e *Engine) Play(p rules.Position, l Level, seed uint64, t time.Duration) iter.Seq[Info] {
	spread := strengths[l.clamp()].spread
	if ply := p.Ply(); ply < len(openingSpread) {
		spread = max(spread, openingSpread[ply])
	}
	mixed := noise(seed ^ uint64(p.Ply())<<32)
	return func(yield func(Info) bool) {
		e.search.run(p, l.Limits(t), spread, mixed.next(), yield)
	}
}
