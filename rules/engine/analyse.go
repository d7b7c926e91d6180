package engine

import (
	"cmp"
	"iter"
	"slices"
	"sort"

	"kulami/rules"
)

// Analysis is the result for a position and for each of its legal holes. Points belong to the final
// count under the ruleset of the position, for its side to move.
type Analysis struct {
	// Info is about the position as a whole. Its Depth is the least depth of the holes whose margin
	// is not proven, or the greatest depth if all are proven.
	Info
	Moves []Move // legal holes, best first; read-only
}

// Move is the result for one legal hole. Best is the hole; Score, Low, High, Exact and Line
// describe the game after it is played. Low and High are never unbounded. If the margin is proven
// and the limits allow it, Line continues to the end of the game. Nodes counts the positions
// visited for this hole.
type Move struct {
	Info
	Change int // change of Score by the last iteration, in hundredths of a point; 0 if Exact
}

// Find returns the result for a hole. It reports false if the hole is not one of a.Moves.
func (a Analysis) Find(h rules.Hole) (Move, bool) {
	i := slices.IndexFunc(a.Moves, func(m Move) bool { return m.Best == h })
	if i < 0 {
		return Move{}, false
	}
	return a.Moves[i], true
}

// Complete reports whether the margin of every legal hole is proven.
func (a Analysis) Complete() bool {
	return !slices.ContainsFunc(a.Moves, func(m Move) bool { return !m.Exact })
}

// Keeping returns the number of legal holes that keep the margin of the position. It reports false
// if that margin is not proven, or some hole is still uncertain.
func (a Analysis) Keeping() (n int, ok bool) {
	if !a.Exact {
		return 0, false
	}
	for _, m := range a.Moves {
		switch {
		case m.Low >= a.Low:
			n++
		case m.High >= a.Low:
			return 0, false
		}
	}
	return n, true
}

// newAnalysis returns the analysis of a position that is not over. It retains moves.
func newAnalysis(moves []Move, nodes int) Analysis {
	sort.SliceStable(moves, func(i, j int) bool {
		return cmp.Or(moves[j].compare(moves[i].Info), int(moves[i].Best)-int(moves[j].Best)) < 0
	})
	infos := make([]Info, len(moves))
	deepest, open := 0, infinity
	for i, m := range moves {
		infos[i] = m.Info
		deepest = max(deepest, m.Depth)
		if !m.Exact {
			open = min(open, m.Depth)
		}
	}
	a := Analysis{Join(infos), moves}
	a.Nodes, a.Depth = nodes, min(open, deepest)
	return a
}

// JoinAnalyses combines the Analyses of a divided analysis (Limits.Parts). It needs one for each
// part, at least one.
func JoinAnalyses(parts []Analysis) Analysis {
	var moves []Move
	nodes := 0
	for _, a := range parts {
		nodes += a.Nodes
		for _, m := range a.Moves {
			if !slices.ContainsFunc(moves, func(o Move) bool { return o.Best == m.Best }) {
				moves = append(moves, m)
			}
		}
	}
	if len(moves) == 0 {
		return parts[0]
	}
	return newAnalysis(moves, nodes)
}

// Analyse searches for the value of every legal hole. It searches all holes to one depth before it
// searches any to the next. When few plies are left, it tries to prove the margin of each. The
// first Analysis has the static values and comes immediately. The last one is the answer; its Moves
// are empty only if the game is over.
//
// Like Search, the analysis runs while the caller ranges over the result, and yields as often. It
// ends when the margins of all holes are proven, at a limit, or when the consumer breaks. The same
// position, limits and options give the same Analyses, with the exceptions of Search. Limits.Part
// and Limits.Parts divide the holes; JoinAnalyses combines the parts.
func (e *Engine) Analyse(p rules.Position, l Limits) iter.Seq[Analysis] {
	return func(yield func(Analysis) bool) {
		a := analysis{search: &e.search}
		a.run(p, l, yield)
	}
}

// analysis is the working memory of Analyse. It alternates between searches that have one hole each
// as their only move and share the transposition table.
type analysis struct {
	*search
	holes []holeSearch
	turn  *holeSearch // the search whose state is in root and info, or nil
	last  Analysis    // the last result yielded
	stale bool        // last.Moves is out of date
}

// holeSearch is the state of one hole's search between two turns.
type holeSearch struct {
	move     rootMove
	known    Move
	searched int // Score of the last complete iteration
	others   int // nodes visited for other holes before this turn
	done     bool
}

// analysisShare is the solver's budget for a try, as a multiple of the nodes already spent on the
// hole.
const analysisShare = 3

func (a *analysis) run(p rules.Position, l Limits, yield func(Analysis) bool) {
	a.noise = 0
	report := func(i Info) bool {
		a.update(i)
		return yield(a.snapshot(i))
	}
	if !a.begin(p, l, report) {
		return
	}
	a.listHoles()
	a.report()
	a.deepen()
	a.finish()
}

// listHoles makes each move of the root a search of its own.
func (a *analysis) listHoles() {
	for _, m := range a.root {
		a.do(m.hole)
		f := &a.path[a.ply&63]
		low, high := a.bounds(f)
		if f.legal == 0 {
			low = a.finalMargin(f)
			high = low
		}
		a.undo()
		best := rules.Hole(m.hole)
		a.info = Info{Best: best, Score: centiPoints(m.value), Low: -high, High: -low, LikelyLow: -high, LikelyHigh: -low, Line: []rules.Hole{best}}
		a.info.setProven(-high, -low)
		a.holes = append(a.holes, holeSearch{move: m, known: Move{Info: a.info}, searched: a.info.Score})
	}
	a.stale = true
}

// deepen searches all holes to depth 1, 2, 3 …, and tries the solver between iterations near the
// end. It stops when all margins are proven or a limit is reached.
func (a *analysis) deepen() {
	left := a.maxPlies - a.ply
	solver := a.without&Solver == 0 && a.limits.Depth == 0
	deepest := left
	switch {
	case a.limits.Depth > 0:
		deepest = min(left, a.limits.Depth)
	case solver && left <= solverMaxLeft:
		deepest = left - 1 // the solver is faster than a search to the end
	}
	for depth := 1; (depth <= deepest || solver) && slices.ContainsFunc(a.holes, holeSearch.open); depth++ {
		sort.SliceStable(a.holes, func(i, j int) bool { return a.holes[j].known.compare(a.holes[i].known.Info) < 0 })
		for i := range a.holes {
			h := &a.holes[i]
			if !h.open() {
				continue
			}
			a.beginTurn(h)
			if depth <= deepest && !a.info.Exact {
				a.searchDepth(depth)
			}
			budget := analysisShare * h.nodes(a.nodes)
			if solver && !a.stop {
				switch {
				case depth > deepest, left <= solverMaxLeft && budget >= proofNodes(left):
					a.solve(budget, false)
				case a.selectiveDue(left, budget):
					a.solve(budget, true)
				}
			}
			if a.info.Exact && !a.stop {
				a.proveLine(max(budget, solverMinNodes))
				h.done = true
			}
			a.endTurn()
			if a.stop {
				return
			}
		}
	}
}

// beginTurn continues the search of h.
func (a *analysis) beginTurn(h *holeSearch) {
	h.others = a.nodes - h.known.Nodes
	a.root = append(a.root[:0], h.move)
	a.info = h.known.Info
	a.turn = h
}

func (a *analysis) endTurn() {
	a.update(a.info)
	a.turn.move = a.root[0]
	a.turn = nil
}

// nodes returns the number of nodes visited for h during its turn; all is the number for all holes.
func (h holeSearch) nodes(all int) int { return all - h.others }

func (h holeSearch) open() bool { return !h.done }

// update stores the findings of the current search.
func (a *analysis) update(i Info) {
	h := a.turn
	if h == nil {
		return
	}
	k := &h.known
	if i.Depth > k.Depth {
		k.Change = max(i.Score-h.searched, h.searched-i.Score)
		h.searched = i.Score
	}
	if i.Exact {
		k.Change = 0
	}
	i.Nodes = h.nodes(a.nodes)
	if i.Score != k.Score || i.Depth != k.Depth || i.Low != k.Low || i.High != k.High ||
		i.LikelyLow != k.LikelyLow || i.LikelyHigh != k.LikelyHigh || &i.Line[0] != &k.Line[0] {
		a.stale = true
	}
	k.Info = i
}

// snapshot returns the current Analysis. If the game is over, the Analysis has only i.
func (a *analysis) snapshot(i Info) Analysis {
	switch {
	case len(a.holes) == 0:
		a.last.Info = i
	case a.stale:
		moves := make([]Move, len(a.holes))
		for n, h := range a.holes {
			moves[n] = h.known
		}
		a.last = newAnalysis(moves, a.nodes)
		a.stale = false
	}
	a.last.Nodes = a.nodes
	return a.last
}
