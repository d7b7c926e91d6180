package engine

import (
	"slices"

	"kulami/rules"
)

// The solver proves the final margin near the end of the game. It asks yes-or-no questions with
// null windows in points ("is the margin at least this?"), as MTD(f) does (Plaat et al. 1996). It
// searches to the end of the game and cuts only by proven bounds.

// solverMaxLeft is the maximum number of plies left at which the solver is tried.
const solverMaxLeft = 30

// solverNoDelay is the maximum number of plies left at which the solver is tried at every depth.
const solverNoDelay = 14

// solverOneTry is a number of plies left. Above it the solver gets enough nodes to succeed at the
// first try. Then it also replaces the search to the end of the game, because estimates could prune
// nothing there.
const solverOneTry = 20

// solverDue reports whether the solver is likely to succeed with left plies left. Its budget
// follows from the given number of search nodes.
func (s *search) solverDue(left, nodes int) bool {
	if left > solverMaxLeft || left <= solverNoDelay || s.without&SolverDelay != 0 {
		return left <= solverMaxLeft
	}
	return solverShare(left)*nodes >= proofNodes(left)
}

// proofNodes returns the average number of nodes of a proof of the margin with left plies left. It
// is 200,000 with 20 plies, and 2.1 times as many for each further ply.
func proofNodes(left int) int {
	nodes := 200000
	for range left - 20 {
		nodes = nodes * 21 / 10
	}
	for range 20 - left {
		nodes = nodes * 10 / 21
	}
	return nodes
}

// solverShare returns the solver's budget for a try, as a multiple of the nodes so far.
func solverShare(left int) int {
	if left <= solverOneTry {
		return 3
	}
	return 8
}

// Close to the end, the transposition table and the static values of moves cost more than they
// save.
const (
	solverMinTT     = 9  // maximum number of plies left without the table
	solverGainOrder = 11 // maximum number of plies left with moves ordered by gain
)

// solverKeys separates the solver's entries from the search's entries, because their values are
// final margins in points.
const solverKeys = 0x5bd1e995c2b2ae35

// solverMinNodes is the minimum number of nodes for a try of the solver in Search, and for a line.
const solverMinNodes = 10000

// solve tries to prove the margin of the root, win or loss first, and gives up after n nodes. If
// selective, it finds the margin almost surely instead.
func (s *search) solve(n int, selective bool) {
	s.solverBudget, s.selective = s.nodes+n, selective
	low, high, narrow := &s.info.Low, &s.info.High, s.info.setProven
	if selective {
		low, high, narrow = &s.info.LikelyLow, &s.info.LikelyHigh, s.info.setLikely
	}
	for *low < *high {
		target := s.nextTarget(*low, *high)
		move, v := s.proveRoot(target)
		if s.stop || s.nodes >= s.solverBudget {
			break
		}
		if v >= target {
			s.moveToFront(move)
			if move != uint8(s.info.Best) {
				s.info.Best = rules.Hole(move)
				s.info.Line = []rules.Hole{s.info.Best}
			}
			narrow(min(v, *high), *high)
		} else {
			narrow(*low, max(v, *low))
		}
		s.info.setScore(s.info.Score)
		s.report()
		if s.stop {
			break
		}
	}
	s.solverBudget, s.selective = 0, false
}

// nextTarget returns the margin to ask for next, where low…high are the present bounds.
func (s *search) nextTarget(low, high int) int {
	switch {
	case low < 0 && high >= 0 && s.info.Score < 0:
		return 0
	case low < 1 && high >= 1:
		return 1
	case low < 0 && high >= 0:
		return 0
	}
	guess := (s.info.Score + 50) / 100
	return min(max(guess, low+1), high)
}

// proveRoot asks whether the margin of the root is at least target. A bound of at least target is a
// lower bound, which move reaches. Any other bound is an upper bound.
func (s *search) proveRoot(target int) (move uint8, bound int) {
	best := -infinity
	for _, m := range s.root {
		s.do(m.hole)
		v := -s.atLeast(1 - target)
		s.undo()
		if s.stop || s.nodes >= s.solverBudget {
			return 0, 0
		}
		if v > best {
			best, move = v, m.hole
			if v >= target {
				break
			}
		}
	}
	return move, best
}

// atLeast asks whether the final margin of the end of the path is at least target, for its side to
// move.
//
//   - A result of at least target is a lower bound of the margin, a smaller result is an upper
//     bound.
//   - If s.stop is set or the budget is spent, the result means nothing.
//
// Like alphaBeta, it is not split up, because passing the shared state at every node would cost
// time.
func (s *search) atLeast(target int) int {
	s.nodes++
	f := &s.path[s.ply&63]
	if f.legal == 0 {
		return s.finalMargin(f)
	}
	if s.nodes >= s.nextCheck {
		s.checkLimits()
	}
	if s.stop || s.nodes >= s.solverBudget {
		return 0
	}
	low, high := s.bounds(f)
	if s.area != rules.NoArea && low < target && high >= target {
		low, high = s.boundsByArea(f, low, high, target)
	}
	if low >= target {
		return low
	}
	if high < target {
		return high
	}
	left := s.maxPlies - s.ply
	keys := uint64(solverKeys)
	if s.selective {
		keys = selectiveKeys
		if left >= selectiveMinLeft {
			if bound, sure := s.predict(f, target, left); sure {
				return bound
			}
		}
	}
	key, move := uint64(0), uint8(none)
	if left > solverMinTT {
		key = s.ttKey(f) ^ keys
		if e := s.tt.find(key); e != nil {
			if int(e.lo) >= target {
				return int(e.lo)
			}
			if int(e.hi) < target {
				return int(e.hi)
			}
			low, high = max(low, int(e.lo)), min(high, int(e.hi))
			move = e.move
		} else if e := s.tt.find(key ^ keys); e != nil {
			move = e.move // best in the search
		}
	}
	var l *moveList
	if left > solverGainOrder {
		l = s.orderByValue(f, move)
		s.preferFewReplies(f, l)
	} else {
		l = s.orderByGain(f, move)
	}
	best := -infinity
	for i := range l.n {
		h := l.selectBest(i)
		s.do(h)
		v := -s.atLeast(1 - target)
		s.undo()
		if s.stop || s.nodes >= s.solverBudget {
			return 0
		}
		if v > best {
			best = v
			if v >= target {
				move = h
				break
			}
		}
	}
	if left <= solverMinTT {
		return best
	}
	if best >= target {
		low = max(low, best)
	} else {
		high = min(high, best)
	}
	s.tt.store(key, low, high, move, left)
	return best
}

// proveLine makes Info.Line best play by both sides after the first move of the root, whose margin
// must be proven. The line continues to the end of the game or until n nodes are spent.
func (s *search) proveLine(n int) {
	s.solverBudget = s.nodes + n
	plies, margin := 0, s.info.Low
	line := []rules.Hole{s.info.Best}
	for h := s.root[0].hole; h != none; h = s.moveThatReaches(margin) {
		if plies > 0 {
			line = append(line, rules.Hole(h))
		}
		s.do(h)
		plies, margin = plies+1, -margin
	}
	for range plies {
		s.undo()
	}
	s.solverBudget = 0
	s.info.Line = line
}

// moveThatReaches returns a move with a proven final margin of at least target, for the side to
// move at the end of the path. It returns none if the game is over or the budget is spent.
func (s *search) moveThatReaches(target int) uint8 {
	f := &s.path[s.ply&63]
	first := uint8(none)
	if e := s.tt.find(s.ttKey(f) ^ solverKeys); e != nil {
		first = e.move
	}
	l := s.orderByValue(f, first)
	for i := range l.n {
		h := l.selectBest(i)
		s.do(h)
		v := -s.atLeast(1 - target)
		s.undo()
		if s.stop || s.nodes >= s.solverBudget {
			return none
		}
		if v >= target {
			return h
		}
	}
	return none
}

// moveToFront makes a move of the root the first one.
func (s *search) moveToFront(hole uint8) {
	i := slices.IndexFunc(s.root, func(m rootMove) bool { return m.hole == hole })
	m := s.root[i]
	copy(s.root[1:i+1], s.root[:i])
	s.root[0] = m
}
