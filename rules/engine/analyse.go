package engine

import (
	"cmp"
	"iter"
	"slices"
	"sort"

	"kulami/rules"
)

// Analysis is what is known about a position and about each of its legal holes. Points
// are those of the final count under the ruleset of the position, for its side to move.
type Analysis struct {
	// Info is about the position as a whole. Its Depth is that of the least deeply
	// searched hole whose margin is not proven, or the greatest if all are proven.
	Info
	Moves []Move // the legal holes, best first; must not be changed
}

// Move is what an Analysis knows about one legal hole. Best is the hole, and Score, Low,
// High, Exact and Line hold for the game after it is played. Low and High are never
// unbounded. Line continues to the end of the game if the margin is proven and the limits
// allow it. Nodes are those visited for this hole.
type Move struct {
	Info
	Change int // by how much the last iteration changed Score, in hundredths of a point; 0 if Exact
}

// Find returns what is known about a hole, and whether it is one of a.Moves.
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

// Keeping returns how many legal holes keep the margin of the position, which is proven; ok is false
// where that is not known of each.
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

// newAnalysis returns the analysis of a position that is not over. It keeps moves.
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

// JoinAnalyses returns what the Analyses of a divided analysis (Limits.Parts) know
// together: one for each part, at least one.
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

// Analyse searches for the value of every legal hole. It searches all of them to one
// depth before it searches any to the next, and tries to prove the margin of each when
// few plies are left. The first Analysis has their static values and comes at once; the
// last one is the answer, and its Moves are empty only if the game is over.
//
// The analysis runs while the caller ranges over the result, like Search, and yields as
// often. It ends when the margins of all holes are proven, at a limit, or when the
// consumer breaks. The same position, limits and options give the same Analyses, with
// the exceptions of Search. Limits.Part and Limits.Parts divide the holes; JoinAnalyses
// puts the parts together.
func (e *Engine) Analyse(p rules.Position, l Limits) iter.Seq[Analysis] {
	return func(yield func(Analysis) bool) {
		a := analysis{search: &e.search}
		a.run(p, l, yield)
	}
}

// analysis is the working memory of Analyse: it takes turns between searches that have
// one hole each as their only move, and that share the transposition table.
type analysis struct {
	*search
	holes []holeSearch
	turn  *holeSearch // the one whose state is in root and info, or nil
	last  Analysis    // as yielded last
	stale bool        // last.Moves is out of date
}

// holeSearch is the state of the search of one hole between two turns.
type holeSearch struct {
	move     rootMove
	known    Move
	searched int // Score of the last complete iteration
	others   int // nodes visited for other holes before this turn
	done     bool
}

// analysisShare is how many times the nodes of a hole so far the solver gets for a try.
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

// listHoles makes every move of the root a search of its own.
func (a *analysis) listHoles() {
	for _, m := range a.root {
		a.do(m.hole)
		f := &a.frames[a.ply&63]
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

// deepen searches all holes to depth 1, 2, 3 …, with the solver in between near the end,
// until all margins are proven or a limit is reached.
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

// beginTurn makes h the search that goes on.
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

// nodes returns the nodes visited for h, in its turn, by those visited for all holes.
func (h holeSearch) nodes(all int) int { return all - h.others }

func (h holeSearch) open() bool { return !h.done }

// update takes over what the search whose turn it is has found.
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

// snapshot returns the Analysis as it is now, or that of a finished game, of which i is
// the Info.
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
