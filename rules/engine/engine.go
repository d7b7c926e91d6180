package engine

import (
	"cmp"
	"iter"
	"time"

	"kulami/rules"
)

// Limits bounds the effort of a search. A zero Time, Nodes or Depth means no limit. Without any
// limit the search ends when the margin is proven or the consumer breaks. If only one move is
// legal, a search with any limit visits at most 50,000 positions.
type Limits struct {
	Time  time.Duration // time from the start of the loop over the search
	Nodes int           // positions visited
	Depth int           // plies searched; a limit also switches the solver off

	// Keep reuses the transposition table of earlier searches on the same board and under the same
	// ruleset.
	Keep bool

	// With Parts of 2 or more, the search considers only every Parts-th move of the position. It
	// starts at number Part (0…Parts-1) in the order of static values. Engines that share a
	// position search one part each, and Join combines their answers: High and Exact of a part hold
	// only for its own moves. All moves are considered if there are fewer than Parts or if Part is
	// out of range.
	Part, Parts int
}

// Info is the state of a search. Points belong to the final count under the ruleset of the
// position, for its side to move.
type Info struct {
	Best  rules.Hole // the move to play; NoHole only if the game is over
	Score int        // expected final margin in hundredths of a point; exact if Exact
	Exact bool       // the final margin under best play by both sides is proven
	Low   int        // proven: best play reaches at least this margin, in points
	High  int        // proven: the opponent can limit the margin to this, in points

	// Best play almost surely reaches at least LikelyLow, and the opponent can almost surely limit
	// the margin to LikelyHigh. They equal Low and High if no more is known.
	LikelyLow, LikelyHigh int

	Depth int          // nominal depth in plies of the last complete iteration
	Nodes int          // positions visited
	Line  []rules.Hole // principal variation, Best first; read-only
}

// Outcome is the proven result of a game.
type Outcome int8

// The outcomes, for the side to move.
const (
	Open Outcome = iota // nothing is proven
	Loss
	Draw
	Win
)

// Outcome returns the proven outcome, according to Low and High.
func (i Info) Outcome() Outcome { return outcomeOf(i.Low, i.High) }

// LikelyOutcome returns the almost sure outcome, according to LikelyLow and LikelyHigh.
func (i Info) LikelyOutcome() Outcome { return outcomeOf(i.LikelyLow, i.LikelyHigh) }

func outcomeOf(low, high int) Outcome {
	switch {
	case low > 0:
		return Win
	case high < 0:
		return Loss
	case low == 0 && high == 0:
		return Draw
	}
	return Open
}

// Unbounded exceeds every margin. Low is -Unbounded and High is Unbounded until something is
// proven.
const Unbounded = 1000

// unknown is an Info without any result.
var unknown = Info{Best: rules.NoHole, Low: -Unbounded, High: Unbounded, LikelyLow: -Unbounded, LikelyHigh: Unbounded}

// setProven narrows the proven bounds of the final margin, in points.
func (i *Info) setProven(low, high int) {
	i.Low, i.High = max(i.Low, low), min(i.High, high)
	i.Exact = i.Low == i.High
	i.Score = min(max(i.Score, 100*i.Low), 100*i.High)
	i.setLikely(i.LikelyLow, i.LikelyHigh)
}

// setLikely sets the almost sure bounds of the final margin. If they contradict the proven bounds
// or each other, it sets the proven bounds instead.
func (i *Info) setLikely(low, high int) {
	low, high = max(low, i.Low), min(high, i.High)
	if low > high {
		low, high = i.Low, i.High
	}
	i.LikelyLow, i.LikelyHigh = low, high
}

// setScore sets the score within the almost sure bounds, which are within the proven ones.
func (i *Info) setScore(score int) {
	i.Score = min(max(score, i.LikelyLow*100), i.LikelyHigh*100)
}

// Idea is a set of search techniques. Each can be switched off to measure its gain; MEASURED.md has
// the results.
type Idea uint

// The ideas.
const (
	LateMoveReductions Idea = 1 << iota // search late moves less deep
	AspirationWindows                   // begin with a small window around the last value
	KillerMoves                         // prefer moves that caused a cutoff in a sibling position
	HistoryHeuristic                    // prefer moves that caused many cutoffs
	TileOrder                           // order moves by their tiles alone near the leaves
	Bounds                              // cut if the marbles left cannot change the answer
	Solver                              // prove results near the end
	ProbCut                             // skip a deep search where a shallow one predicts a cutoff
	SolverDelay                         // start the solver only when success is likely
	SelectiveSolver                     // find results almost surely before they can be proven
)

// Options configures an Engine. The zero value is the full engine.
type Options struct {
	Table   int  // maximum size of the transposition table in bytes; 0 means 32 MiB
	Without Idea // ideas to switch off
}

// Engine is a computer player. It runs one search at a time and is not safe for concurrent use;
// several engines are independent of each other. The zero value is unusable, see New.
type Engine struct {
	search search
	tt     transpositionTable
}

// New returns an engine and allocates its transposition table.
func New(o Options) *Engine {
	if o.Table == 0 {
		o.Table = 32 << 20
	}
	e := &Engine{tt: newTranspositionTable(o.Table)}
	e.search.tt = &e.tt
	e.search.without = o.Without
	return e
}

// Join combines the Infos of a divided search (Limits.Parts). It needs one Info for each part, at
// least one. A proven win beats every expected value, and a proven loss is worse than any.
func Join(parts []Info) Info {
	best, joint := parts[0], parts[0]
	for _, i := range parts[1:] {
		joint.Low, joint.High = max(joint.Low, i.Low), max(joint.High, i.High)
		joint.LikelyLow, joint.LikelyHigh = max(joint.LikelyLow, i.LikelyLow), max(joint.LikelyHigh, i.LikelyHigh)
		joint.Depth, joint.Nodes = min(joint.Depth, i.Depth), joint.Nodes+i.Nodes
		if i.compare(best) > 0 {
			best = i
		}
	}
	joint.Best, joint.Line, joint.Score = best.Best, best.Line, best.Score
	joint.Exact = joint.Low == joint.High && joint.Score == 100*joint.Low
	return joint
}

// compare returns a positive number if i is better than o, a negative number if it is worse.
func (i Info) compare(o Info) int {
	rank := [...]int{Win: 2, Draw: 1, Open: 1, Loss: 0}
	return cmp.Or(rank[i.Outcome()]-rank[o.Outcome()], i.Score-o.Score)
}

// Search searches for the best move. The search runs in the caller's goroutine while the caller
// ranges over the result. It yields an Info after each improvement, and at least every 4,096
// positions, so that a program without threads can do other work.
//
//   - The last Info is the answer. There is at least one; its Best is legal, or NoHole if
//     the game is over. Every earlier Info is a valid answer, too.
//   - A break stops the search immediately and leaves the engine ready for the next one.
//   - Ranging again repeats the search. The same position, limits and options give the
//     same Infos, with two exceptions: Time ends them earlier or later, and with Keep
//     earlier searches have an effect.
func (e *Engine) Search(p rules.Position, l Limits) iter.Seq[Info] {
	return func(yield func(Info) bool) {
		e.search.run(p, l, 0, 0, yield)
	}
}

// Answer runs a search of Search or Play to its end and returns the last Info.
func Answer(search iter.Seq[Info]) Info {
	var answer Info
	for answer = range search {
	}
	return answer
}
