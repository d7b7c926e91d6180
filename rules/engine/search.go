package engine

import "math/bits"

// Inside the search a value is for the side to move. It is an estimate in hundredths of a point, or
// a proven result beyond ±winValue. The value winValue + margin means a win by at least margin
// points, -winValue - margin a loss by at least margin points. 0 is an estimate or a draw.
const (
	winValue    = 20000
	infinity    = 32000
	maxUnproven = 15000 // maximum of all estimates
)

// Late move reductions begin at depth lmrMinDepth and move number lmrMinMove. The search of a move
// is then shorter by one ply, and by another ply for every four moves before it. From depth lmrDeep
// on it is two plies for every four moves.
const (
	lmrMinDepth = 3
	lmrMinMove  = 2
	lmrDeep     = 8
)

// tileOrderDepth is the maximum depth at which moves are ordered by their tiles alone. At such
// depths evaluating each move costs more than the better order saves.
const tileOrderDepth = 3

// provenValue converts a final margin in points into a value.
func provenValue(margin int) int {
	switch {
	case margin > 0:
		return winValue + margin
	case margin < 0:
		return -winValue + margin
	}
	return 0
}

// finalMargin returns the margin of a finished game, for its side to move.
func (s *search) finalMargin(f *node) int {
	m := s.marginForFirst(f)
	if s.ply&1 == 1 {
		return -m
	}
	return m
}

// evaluate returns the static value of the end of the path.
func (s *search) evaluate() int {
	s.nodes++
	f := &s.path[s.ply&63]
	if f.legal == 0 {
		return provenValue(s.finalMargin(f))
	}
	return s.static(f, s.ply)
}

// alphaBeta searches the end of the path to a depth. It uses principal variation search (Marsland
// and Campbell 1982): null windows for all moves except the first. It also uses late move
// reductions, ProbCut and the transposition table.
//
//   - A result between alpha and beta is the value.
//   - A result of at most alpha is an upper bound of the value (fail low), one of at
//     least beta a lower bound (fail high).
//   - If s.stop is set, the result means nothing.
//
// It is not split up, because passing the shared state at every node would cost time.
func (s *search) alphaBeta(alpha, beta, depth int) int {
	f := &s.path[s.ply&63]
	s.pv[s.ply].n = 0
	if depth <= 0 || f.legal == 0 {
		return s.evaluate()
	}
	s.nodes++
	if s.nodes >= s.nextCheck {
		if s.checkLimits(); s.stop {
			return 0
		}
	}
	left := s.maxPlies - s.ply
	depth = min(depth, left)
	if s.without&Bounds == 0 {
		lo, hi := s.bounds(f)
		if v := provenValue(lo); v >= beta {
			return v
		}
		if v := provenValue(hi); v <= alpha {
			return v
		}
	}
	mayProbCut := beta-alpha == 1 && depth < left && s.without&ProbCut == 0
	if mayProbCut && depth <= staticDepth {
		if v, sure := s.probCut(f, alpha, beta, depth); sure {
			return v
		}
	}
	if depth == 1 {
		return s.searchFrontier(f, beta)
	}
	key := s.ttKey(f)
	move := uint8(none)
	if e := s.tt.find(key); e != nil {
		lo, hi := int(e.lo), int(e.hi)
		if lo >= beta && (int(e.depth) >= depth || lo >= winValue) {
			return lo
		}
		if hi <= alpha && (int(e.depth) >= depth || hi <= -winValue) {
			return hi
		}
		if lo == hi && int(e.depth) >= depth && beta-alpha == 1 {
			return lo
		}
		move = e.move
	}
	if mayProbCut && depth >= probMinDepth {
		v, sure := s.probCut(f, alpha, beta, depth)
		if s.stop {
			return 0
		}
		if sure {
			return v
		}
		if e := s.tt.find(key); e != nil {
			move = e.move
		}
	}
	var l *moveList
	if depth <= tileOrderDepth && s.without&TileOrder == 0 {
		l = s.orderByTiles(f, move)
	} else {
		l = s.orderByValue(f, move)
	}
	best, floor := -infinity, alpha
	for i := range l.n {
		h := l.selectBest(i)
		s.do(h)
		v := s.searchMove(floor, beta, depth, i, left)
		s.undo()
		if s.stop {
			return 0
		}
		if v <= best {
			continue
		}
		best = v
		if v <= floor {
			continue
		}
		floor, move = v, h
		if v >= beta {
			s.recordCutoff(h, depth)
			break
		}
		s.extendPV(h)
	}
	lo, hi := best, best
	switch {
	case best >= beta:
		hi = infinity
	case best <= alpha:
		lo = -infinity
	}
	s.tt.store(key, lo, hi, move, depth)
	return best
}

// searchMove searches move number i of a position after it has been played. Left is the number of
// plies to the end of the game, counted before the move.
func (s *search) searchMove(alpha, beta, depth, i, left int) int {
	if i == 0 {
		return -s.alphaBeta(-beta, -alpha, depth-1)
	}
	reduced := depth - 1
	if s.without&LateMoveReductions == 0 && depth >= lmrMinDepth && i >= lmrMinMove && depth < left {
		late := i / 4
		if depth >= lmrDeep {
			late *= 2
		}
		reduced = max(reduced-1-late, 1)
	}
	v := -s.alphaBeta(-alpha-1, -alpha, reduced)
	if v > alpha && reduced < depth-1 && !s.stop {
		v = -s.alphaBeta(-alpha-1, -alpha, depth-1)
	}
	if v > alpha && v < beta && !s.stop {
		v = -s.alphaBeta(-beta, -alpha, depth-1)
	}
	return v
}

// searchFrontier searches a position to depth 1: it evaluates every move.
func (s *search) searchFrontier(f *node, beta int) int {
	best := -infinity
	for m := f.legal; m != 0; m &= m - 1 {
		h := uint8(bits.TrailingZeros64(m))
		s.do(h)
		v := -s.evaluate()
		s.undo()
		if v > best {
			best = v
			if v >= beta {
				return best
			}
		}
	}
	return best
}

// extendPV sets the principal variation of this ply to h, followed by the variation of the next
// ply.
func (s *search) extendPV(h uint8) {
	here, next := &s.pv[s.ply], &s.pv[s.ply+1]
	here.move[0] = h
	here.n = 1 + copy(here.move[1:], next.move[:next.n])
}

// recordCutoff makes h a killer move of its ply. It adds the square of the depth to its history
// (Schaeffer 1989, "The history heuristic and alpha-beta search enhancements in practice").
func (s *search) recordCutoff(h uint8, depth int) {
	if k := &s.killers[s.ply]; k[0] != h {
		k[1], k[0] = k[0], h
	}
	n := &s.history[s.ply&1][h]
	*n += int32(depth * depth)
	if *n > 1<<14 {
		for side := range s.history {
			for i := range s.history[side] {
				s.history[side][i] /= 2
			}
		}
	}
}
