package engine

import (
	"iter"
	"time"

	"kulami/rules"
)

// Limits bounds a search. A zero field is no limit of that kind; without any it
// searches until the position is solved or the consumer breaks.
type Limits struct {
	Time  time.Duration // from the call of the iterator
	Nodes int           // positions visited
	Depth int           // plies looked ahead; also keeps the solver out
	Keep  bool          // build on what earlier searches on the same board and ruleset left in the hash table

	// With Parts of 2 or more, consider only every Parts-th move of the position, in
	// the order of their static values, from number Part (0…Parts-1) on. Engines that
	// share a position search one part each; Join puts their answers together. All
	// moves are considered if there are fewer than Parts.
	Part, Parts int
}

// Info is what a search knows at a moment. Points are those of the final count
// under the ruleset of the position, for its side to move. Depth is that of the last
// search from the root to be completed; behind moves ordered late, and where a short
// look was clear, it looked less far, and what the solver proves reaches further.
type Info struct {
	Best  rules.Hole   // the move to play; NoHole only if the game is over
	Score int          // expected margin in hundredths of a point; exact if Exact
	Exact bool         // the final margin under best play by both is proven
	Low   int          // proven: best play reaches at least this margin, in points
	High  int          // proven: the opponent can hold the margin to this
	Depth int          // plies looked ahead, nominally
	Nodes int          // positions visited
	Line  []rules.Hole // the expected moves, Best first; not to be changed
}

// Outcome is what is proven about how a game ends.
type Outcome int8

// The outcomes, for the side to move.
const (
	Open Outcome = iota // nothing is proven
	Loss
	Draw
	Win
)

// Outcome returns what Low and High prove.
func (i Info) Outcome() Outcome {
	switch {
	case i.Low > 0:
		return Win
	case i.High < 0:
		return Loss
	case i.Low == 0 && i.High == 0:
		return Draw
	}
	return Open
}

// Unbounded is a margin no game reaches, either way: what Low and High begin
// from.
const Unbounded = 1000

// Idea is a set of things the search does that can be left out to measure what
// they are worth.
type Idea uint

// The ideas.
const (
	LateMoveReductions Idea = 1 << iota // look less far behind moves ordered late
	AspirationWindows                   // begin with a narrow window round the last value
	KillerMoves                         // try moves that refuted a sibling early
	HistoryHeuristic                    // try moves that often refuted early
	TileOrder                           // order moves by their tiles alone near the leaves
	Bounds                              // cut where the marbles left cannot matter any more
	Solver                              // prove the outcome near the end
	ProbCut                             // leave a long look out where a short one is clear
	SolverDelay                         // try to prove only what may be provable by now
)

// Options makes an Engine. The zero value is the full engine.
type Options struct {
	Table   int  // bytes of the hash table, 0 for 32 MiB
	Without Idea // ideas to leave out
}

// Engine is a computer player. It keeps its hash table from search to search
// but no knowledge. It is not safe for concurrent use.
type Engine struct {
	search search
	tt     transpositionTable
}

// New returns an engine.
func New(o Options) *Engine {
	if o.Table == 0 {
		o.Table = 32 << 20
	}
	e := &Engine{tt: newTranspositionTable(o.Table)}
	e.search.tt = &e.tt
	e.search.without = o.Without
	return e
}

// Join returns what the Infos of a divided search (Limits.Parts) prove and expect
// together: one Info for each part, at least one. A proven win is better than every
// expected value, and a proven loss is worse.
func Join(parts []Info) Info {
	rank := map[Outcome]int{Win: 2, Draw: 1, Open: 1, Loss: 0}
	best, joint := parts[0], parts[0]
	for _, i := range parts[1:] {
		joint.Low, joint.High = max(joint.Low, i.Low), max(joint.High, i.High)
		joint.Depth, joint.Nodes = min(joint.Depth, i.Depth), joint.Nodes+i.Nodes
		if by := rank[i.Outcome()] - rank[best.Outcome()]; by > 0 || by == 0 && i.Score > best.Score {
			best = i
		}
	}
	joint.Best, joint.Line, joint.Score = best.Best, best.Line, best.Score
	joint.Exact = joint.Low == joint.High && joint.Score == 100*joint.Low
	return joint
}

// Search looks for the best move. It yields an Info whenever it knows more and
// the last one again every few thousand nodes, so that a consumer without
// threads stays awake.
//
//   - The last Info is the answer. There is at least one, its Best is legal, and
//     NoHole exactly if the game is over.
//   - Breaking at any Info stops the search at once and leaves the engine ready
//     for the next.
//   - The same position, limits on Nodes and Depth and options give the same
//     Infos, except that Time cuts them off and that Keep lets the searches
//     before have a say.
func (e *Engine) Search(p rules.Position, l Limits) iter.Seq[Info] {
	return func(yield func(Info) bool) {
		e.search.run(p, l, 0, 0, yield)
	}
}
