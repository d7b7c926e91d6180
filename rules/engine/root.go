package engine

import (
	"slices"
	"sort"
	"time"

	"kulami/rules"
	"kulami/rules/internal/random"
)

// This file is the root of the search: iterative deepening with aspiration windows, the moves of
// the root, the limits and the reports.

// checkInterval is the number of nodes between two checks of the limits. Each check yields an Info.
// Search promises one every 4,096 nodes.
const checkInterval = 2048

// forcedNodes is the node limit if only one move is legal.
const forcedNodes = 50000

// Aspiration windows, in hundredths of a point. A value outside the window makes it widthFactor
// times as wide. Beyond maxWidth it has no bounds.
const (
	firstWidth  = 40 // on each side of the last value
	widthFactor = 4
	maxWidth    = 400
)

// loaded is the start time of the program. No search holds a time.Time, because the linker would
// then keep its methods for printing and parsing: 15 KB of app.wasm with brotli.
var loaded = time.Now()

// search is the working memory of Search.
type search struct {
	state
	tt      *transpositionTable
	without Idea
	kind    kind // kind of the weights
	prediction

	yield        func(Info) bool
	limits       Limits
	start        time.Duration // since loaded
	info         Info
	nodes        int
	nextCheck    int  // node count of the next check of the limits
	solverBudget int  // node count at which the solver gives up
	selective    bool // the current solver is the selective one
	stop         bool // return from all recursion: a limit is reached, or abandoned
	abandoned    bool // the consumer has left its loop

	root      []rootMove // best first, as far as known
	noise     int        // maximum error of a level, in hundredths of a point
	noiseSeed uint64
	history   [2][64]int32               // history heuristic, by side and hole
	killers   [rules.Holes + 1][2]uint8  // killer moves, by ply
	lists     [rules.Holes + 1]moveList  // by ply
	pv        [rules.Holes + 1]variation // principal variation, by the ply at which it starts
}

// rootMove is a legal move of the position searched.
type rootMove struct {
	hole  uint8
	noise int // error that a level adds to its value
	value int // value in the last search
}

// variation is a sequence of moves.
type variation struct {
	n    int
	move [rules.Holes]uint8
}

// run performs one Search. It adds errors of at most noise to the values of the moves.
func (s *search) run(p rules.Position, l Limits, noise int, noiseSeed uint64, yield func(Info) bool) {
	s.noise, s.noiseSeed = noise, noiseSeed
	if !s.begin(p, l, yield) {
		return
	}
	bounded := l.Time > 0 || l.Nodes > 0 || l.Depth > 0
	if len(s.root) == 1 && bounded && (l.Nodes == 0 || l.Nodes > forcedNodes) {
		s.limits.Nodes = forcedNodes
	}
	s.iterativeDeepening()
	s.finish()
}

// begin prepares a search of p and lists its moves. If the game is over, it reports the margin and
// returns false.
func (s *search) begin(p rules.Position, l Limits, yield func(Info) bool) bool {
	s.limits, s.yield, s.start = l, yield, time.Since(loaded)
	s.nodes, s.nextCheck, s.solverBudget = 0, 0, 0
	s.stop, s.abandoned = false, false
	s.prepare(p)
	if p.Over() {
		s.info = finished(p)
		s.report()
		return false
	}
	s.info = unknown
	s.checkLimits()
	s.rankRoot()
	return true
}

// finished returns the Info of a finished game.
func finished(p rules.Position) Info {
	m := p.Score().Lead(p.Turn())
	return Info{Best: rules.NoHole, Score: 100 * m, Exact: true, Low: m, High: m, LikelyLow: m, LikelyHigh: m}
}

// finish reports the answer.
func (s *search) finish() {
	if !s.abandoned {
		s.stop = true
		s.report()
	}
}

// prepare makes p the root. It keeps board and weights if they are the same as in the last search;
// only then can it keep entries of the transposition table.
func (s *search) prepare(p rules.Position) {
	same := s.tables != nil && s.board.Layout() == p.Board().Layout() && s.rules == p.Rules()
	if !same {
		s.tables = newTables(p.Board(), p.Rules())
		if k := kindOf(p.Board(), p.Rules()); s.weights == nil || k != s.kind {
			s.kind, s.weights, s.lineTable = k, pack(unflatten(fittedFor(k))), nil
			if s.hasLines {
				s.lineTable = newLineTable(s.weights)
			}
		}
	}
	if !same || !s.limits.Keep {
		s.tt.reset()
	}
	s.prediction = predictions[chanceKind(p.Rules())]
	s.history = [2][64]int32{}
	s.killers = [rules.Holes + 1][2]uint8{}
	s.setRoot(p)
}

// rankRoot lists the moves of the root in the order of their static values.
func (s *search) rankRoot() {
	s.root = s.root[:0]
	r := random.Source(s.noiseSeed)
	for _, h := range rules.Set(s.path[s.ply].legal).Slice() {
		m := rootMove{hole: uint8(h)}
		if s.noise > 0 {
			m.noise = r.Below(2*s.noise+1) - s.noise
		}
		s.do(m.hole)
		m.value = m.noise - s.evaluate()
		s.undo()
		s.root = append(s.root, m)
	}
	if 2*s.noise > maxLoss {
		s.removeBlunders()
	}
	sort.SliceStable(s.root, func(i, j int) bool { return s.root[i].value > s.root[j].value })
	s.keepPart()
	s.info.Best = rules.Hole(s.root[0].hole)
	s.info.Line = []rules.Hole{s.info.Best}
	s.info.Score = centiPoints(s.root[0].value)
}

// removeBlunders removes moves whose static value is more than maxLoss below the best one.
func (s *search) removeBlunders() {
	best := -infinity
	for _, m := range s.root {
		best = max(best, m.value-m.noise)
	}
	s.root = slices.DeleteFunc(s.root, func(m rootMove) bool { return m.value-m.noise < best-maxLoss })
}

// keepPart removes the moves of other parts, see Limits.Parts.
func (s *search) keepPart() {
	part, parts := s.limits.Part, s.limits.Parts
	if parts <= 1 || len(s.root) < parts || part < 0 || part >= parts {
		return
	}
	kept := s.root[:0]
	for i, m := range s.root {
		if i%parts == part {
			kept = append(kept, m)
		}
	}
	s.root = kept
}

// iterativeDeepening searches to depth 1, 2, 3 …, and tries the solvers between iterations near the
// end. It stops when the margin is proven or a limit is reached.
func (s *search) iterativeDeepening() {
	left := s.maxPlies - s.ply
	solver := s.without&Solver == 0 && s.limits.Depth == 0
	for depth := 1; depth <= left && !s.stop && !s.info.Exact; depth++ {
		if s.limits.Depth > 0 && depth > s.limits.Depth {
			break
		}
		if solver && depth == left && left > solverOneTry && left <= solverMaxLeft {
			break
		}
		s.searchDepth(depth)
		if budget := max(solverShare(left)*s.nodes, solverMinNodes); solver && !s.stop {
			switch {
			case s.solverDue(left, s.nodes):
				s.solve(budget, false)
			case s.selectiveDue(left, budget):
				s.solve(budget, true)
			}
		}
		if solver && s.info.LikelyOutcome() != Open { // an estimate must not replace a result
			break // an estimate must not replace a result
		}
	}
	for solver && !s.stop && !s.info.Exact {
		s.solve(max(s.nodes, solverMinNodes), s.selectiveOpen(left))
	}
}

// searchDepth searches the root to a depth, with an aspiration window.
func (s *search) searchDepth(depth int) {
	alpha, beta := -infinity, infinity
	width := firstWidth
	guess := s.root[0].value
	if depth > 3 && s.without&AspirationWindows == 0 && guess > -maxUnproven && guess < maxUnproven {
		alpha, beta = guess-width, guess+width
	}
	for {
		v := s.searchRoot(alpha, beta, depth)
		if s.stop {
			return
		}
		if v <= -winValue {
			s.info.setProven(s.info.Low, v+winValue)
		}
		switch {
		case v <= alpha && alpha > -infinity:
			width *= widthFactor
			alpha = max(v-width, -infinity)
		case v >= beta && beta < infinity:
			width *= widthFactor
			beta = min(v+width, infinity)
		default:
			s.info.Depth = depth
			s.report()
			return
		}
		if width > maxWidth {
			alpha, beta = -infinity, infinity
		}
	}
}

// searchRoot searches all moves of the root with a window and moves the best one to the front. It
// returns its value, like alphaBeta.
func (s *search) searchRoot(alpha, beta, depth int) int {
	best := -infinity
	floor := alpha
	for i := range s.root {
		m := s.root[i]
		s.do(m.hole)
		var v int
		if i == 0 {
			v = -s.alphaBeta(m.noise-beta, m.noise-floor, depth-1)
		} else if v = -s.alphaBeta(m.noise-floor-1, m.noise-floor, depth-1); v+m.noise > floor && !s.stop {
			v = -s.alphaBeta(m.noise-beta, m.noise-floor, depth-1)
		}
		s.undo()
		if s.stop {
			return best
		}
		if v < maxUnproven && v > -maxUnproven {
			v += m.noise
		}
		s.root[i].value = v
		if v <= best {
			continue
		}
		best = v
		if v <= floor {
			continue
		}
		floor = v
		m.value = v
		copy(s.root[1:i+1], s.root[:i])
		s.root[0] = m
		s.setBest(v)
		if v >= beta {
			break
		}
	}
	return best
}

// setBest makes the first move of the root, with value v, the answer.
func (s *search) setBest(v int) {
	changed := s.info.Best != rules.Hole(s.root[0].hole)
	s.info.Best = rules.Hole(s.root[0].hole)
	next := &s.pv[s.ply+1]
	line := make([]rules.Hole, 1, next.n+1)
	line[0] = s.info.Best
	for _, h := range next.move[:next.n] {
		line = append(line, rules.Hole(h))
	}
	s.info.Line = line
	s.info.setScore(centiPoints(v))
	if v >= winValue {
		s.info.setProven(v-winValue, s.info.High)
	}
	if changed {
		s.report()
	}
}

// centiPoints converts a value, proven or estimated, into hundredths of a point.
func centiPoints(v int) int {
	switch {
	case v >= winValue:
		return (v - winValue) * 100
	case v <= -winValue:
		return (v + winValue) * 100
	}
	return v
}

// checkLimits is called every checkInterval nodes. It sets stop if a limit is reached; otherwise it
// yields, so that a consumer without threads can do other work.
func (s *search) checkLimits() {
	switch {
	case s.limits.Nodes > 0 && s.nodes >= s.limits.Nodes,
		s.limits.Time > 0 && time.Since(loaded)-s.start >= s.limits.Time:
		s.stop = true
	case s.nodes > 0:
		s.report()
	}
	s.nextCheck = s.nodes + checkInterval
	if s.limits.Nodes > 0 {
		s.nextCheck = min(s.nextCheck, s.limits.Nodes)
	}
}

// report yields the current Info.
func (s *search) report() {
	if s.abandoned {
		return
	}
	s.info.Nodes = s.nodes
	if !s.yield(s.info) {
		s.abandoned, s.stop = true, true
	}
}
