package engine

import (
	"slices"
	"time"

	"kulami/rules"
)

// heartbeat is the number of nodes after which Search yields at the latest.
const heartbeat = 2048

// forced is the greatest number of nodes spent where there is a single move.
const forced = 50000

// search is the working memory of Search.
type search struct {
	state
	table   *table
	without Idea
	kind    kind // of the weights

	yield  func(Info) bool
	limits Limits
	start  time.Time
	info   Info
	nodes  int
	next   int  // the node count at which to look up
	budget int  // the node count at which the solver gives up
	stop   bool // unwind: a limit is reached, or the consumer has gone
	gone   bool // the consumer has gone

	root        []rootMove
	spread      int // greatest error of a level, in hundredths of a point
	part, parts int // of the root's moves this engine looks at every parts-th, from part on
	seed        uint64
	history     [2][64]int32
	killers     [rules.Holes + 1][2]uint8
	lists       [rules.Holes + 1]list
	lines       [rules.Holes + 1]variation
}

// rootMove is a legal move of the position searched.
type rootMove struct {
	hole  uint8
	error int // what a level misjudges it by
	value int // at the last look
}

// variation is an expected sequence of moves.
type variation struct {
	n    int
	move [rules.Holes]uint8
}

// run carries out one Search.
func (s *search) run(p rules.Position, l Limits, spread int, seed uint64, yield func(Info) bool) {
	s.limits, s.yield, s.start = l, yield, time.Now()
	s.spread, s.seed = spread, seed
	s.nodes, s.next, s.budget = 0, 0, 0
	s.stop, s.gone = false, false
	s.prepare(p)
	s.info = Info{Best: rules.NoHole, Low: -Unbounded, High: Unbounded}
	if p.Over() {
		m := p.Score().Margin()
		if p.Turn() == rules.Second {
			m = -m
		}
		s.prove(m, m)
		s.report()
		return
	}
	s.lookUp()
	s.begin()
	bounded := l.Time > 0 || l.Nodes > 0 || l.Depth > 0
	if len(s.root) == 1 && bounded && (l.Nodes == 0 || l.Nodes > forced) {
		s.limits.Nodes = forced
	}
	s.deepen()
	if !s.gone {
		s.stop = true
		s.report()
	}
}

// prepare sets the board and the weights up. The hash table is of use from search
// to search only while they stay the same.
func (s *search) prepare(p rules.Position) {
	same := s.ground != nil && s.board.Layout() == p.Board().Layout() && s.rules == p.Rules()
	if !same {
		s.ground = newGround(p.Board(), p.Rules())
		if k := kindOf(p.Board(), p.Rules()); s.weights == nil || k != s.kind {
			s.kind, s.weights, s.lineTable = k, pack(unflat(fittedFor(k))), nil
			if s.hasLines {
				s.lineTable = newLineTable(s.weights)
			}
		}
	}
	if !same || !s.limits.Keep {
		s.table.renew()
	}
	s.history = [2][64]int32{}
	s.killers = [rules.Holes + 1][2]uint8{}
	s.setUp(p)
}

// begin lists the moves of the root, best first as far as a look at each tells.
func (s *search) begin() {
	s.root = s.root[:0]
	noise := noise(s.seed)
	for h := range rules.Set(s.frames[s.ply].legal).All() {
		m := rootMove{hole: uint8(h)}
		if s.spread > 0 {
			m.error = int(noise.next()>>1%uint64(2*s.spread+1)) - s.spread
		}
		s.do(m.hole)
		m.value = m.error - s.look()
		s.undo()
		s.root = append(s.root, m)
	}
	if 2*s.spread > slip {
		s.leaveOutSlips()
	}
	slices.SortStableFunc(s.root, func(a, b rootMove) int { return b.value - a.value })
	s.divide()
	s.info.Best = rules.Hole(s.root[0].hole)
	s.info.Line = []rules.Hole{s.info.Best}
	s.info.Score = score(s.root[0].value)
}

// leaveOutSlips leaves the root without the moves that look worse than another by
// more than any misjudgement may cost.
func (s *search) leaveOutSlips() {
	best := -infinity
	for _, m := range s.root {
		best = max(best, m.value-m.error)
	}
	s.root = slices.DeleteFunc(s.root, func(m rootMove) bool { return m.value-m.error < best-slip })
}

// divide leaves the root only this engine's part of the moves, if all parts get
// one.
func (s *search) divide() {
	if s.parts <= 1 || len(s.root) < s.parts {
		return
	}
	mine := s.root[:0]
	for i, m := range s.root {
		if i%s.parts == s.part {
			mine = append(mine, m)
		}
	}
	s.root = mine
}

// deepen searches one ply further and further, with the solver in between once
// the end is near, until all is proven or a limit is reached.
func (s *search) deepen() {
	left := s.ground.last - s.ply
	solver := s.without&Solver == 0 && s.limits.Depth == 0
	for depth := 1; depth <= left && !s.stop && !s.info.Exact; depth++ {
		if s.limits.Depth > 0 && depth > s.limits.Depth {
			break
		}
		if solver && depth == left && left > atOnce && left <= solvableFrom {
			break // the last ply is the solver's: nothing may be left out there
		}
		s.iterate(depth)
		if solver && !s.stop && s.solvable(left) {
			s.solve(stake(left) * s.nodes)
		}
		if solver && s.info.Outcome() != Open {
			break // what is hoped for must not replace what is proven
		}
	}
	for solver && !s.stop && !s.info.Exact {
		s.solve(s.nodes)
	}
}

// iterate searches all moves of the root to a depth.
func (s *search) iterate(depth int) {
	alpha, beta := -infinity, infinity
	width := 40
	guess := s.root[0].value
	if depth > 3 && s.without&Aspiration == 0 && guess > -horizon && guess < horizon {
		alpha, beta = guess-width, guess+width
	}
	for {
		v := s.searchRoot(alpha, beta, depth)
		if s.stop {
			return
		}
		if v <= -won {
			s.prove(s.info.Low, v+won)
		}
		switch {
		case v <= alpha && alpha > -infinity:
			width *= 4
			alpha = max(v-width, -infinity)
		case v >= beta && beta < infinity:
			width *= 4
			beta = min(v+width, infinity)
		default:
			s.info.Depth = depth
			s.report()
			return
		}
		if width > 400 {
			alpha, beta = -infinity, infinity
		}
	}
}

// searchRoot searches all moves of the root with a window and moves the best to
// the front.
func (s *search) searchRoot(alpha, beta, depth int) int {
	best := -infinity
	floor := alpha
	for i := range s.root {
		m := s.root[i]
		s.do(m.hole)
		var v int
		if i == 0 {
			v = -s.alphaBeta(m.error-beta, m.error-floor, depth-1)
		} else if v = -s.alphaBeta(m.error-floor-1, m.error-floor, depth-1); v+m.error > floor && !s.stop {
			v = -s.alphaBeta(m.error-beta, m.error-floor, depth-1)
		}
		s.undo()
		if s.stop {
			return best
		}
		if v < horizon && v > -horizon {
			v += m.error
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
		s.adopt(v)
		if v >= beta {
			break
		}
	}
	return best
}

// adopt makes the first move of the root the answer.
func (s *search) adopt(v int) {
	changed := s.info.Best != rules.Hole(s.root[0].hole)
	s.info.Best = rules.Hole(s.root[0].hole)
	next := &s.lines[s.ply+1]
	line := make([]rules.Hole, 1, next.n+1)
	line[0] = s.info.Best
	for _, h := range next.move[:next.n] {
		line = append(line, rules.Hole(h))
	}
	s.info.Line = line
	s.info.Score = s.within(score(v))
	if v >= won {
		s.prove(v-won, s.info.High)
	}
	if changed {
		s.report()
	}
}

// prove narrows what is known of the final margin.
func (s *search) prove(low, high int) {
	s.info.Low, s.info.High = max(s.info.Low, low), min(s.info.High, high)
	s.info.Exact = s.info.Low == s.info.High
	s.info.Score = s.within(s.info.Score)
}

// within keeps a score within what is proven.
func (s *search) within(score int) int {
	return min(max(score, s.info.Low*100), s.info.High*100)
}

// score turns a value into hundredths of a point.
func score(v int) int {
	switch {
	case v >= won:
		return (v - won) * 100
	case v <= -won:
		return (v + won) * 100
	}
	return v
}

// lookUp is called every few thousand nodes: it yields a heartbeat and sets stop
// if the search is to end.
func (s *search) lookUp() {
	switch {
	case s.limits.Nodes > 0 && s.nodes >= s.limits.Nodes,
		s.limits.Time > 0 && time.Since(s.start) >= s.limits.Time:
		s.stop = true
	case s.nodes > 0:
		s.report()
	}
	s.next = s.nodes + heartbeat
	if s.limits.Nodes > 0 {
		s.next = min(s.next, s.limits.Nodes)
	}
}

// report yields what is known.
func (s *search) report() {
	if s.gone {
		return
	}
	s.info.Nodes = s.nodes
	if !s.yield(s.info) {
		s.gone, s.stop = true, true
	}
}
