package engine

import (
	"math/bits"

	"kulami/rules"
)

// moveList holds the moves of a position with their priorities in the search.
type moveList struct {
	n        int
	move     [rules.Holes]uint8
	priority [rules.Holes]int32
}

// Adjustments to the value of a move for the order, in hundredths of a point.
const (
	killerBonus        = 60 // bonus of a killer move
	replyPenalty       = 15 // penalty of each possible reply
	solverReplyPenalty = 25 // penalty of each possible reply, in the solver
)

// selectBest moves the move with the highest priority, from index i on, to i and returns it. It is
// a step of selection sort: after a cutoff the remaining moves need no order.
func (l *moveList) selectBest(i int) uint8 {
	best := i
	for j := i + 1; j < l.n; j++ {
		if l.priority[j] > l.priority[best] {
			best = j
		}
	}
	l.move[i], l.move[best] = l.move[best], l.move[i]
	l.priority[i], l.priority[best] = l.priority[best], l.priority[i]
	return l.move[i]
}

// orderByValue lists the legal moves of f. First, the move of the transposition table, is at the
// front. The others are ordered by static value, killer moves and history.
func (s *search) orderByValue(f *node, first uint8) *moveList {
	l := &s.lists[s.ply]
	l.n = 0
	killers := s.killers[s.ply]
	history := &s.history[s.ply&1]
	for m := f.legal; m != 0; m &= m - 1 {
		h := uint8(bits.TrailingZeros64(m))
		s.do(h)
		priority := -s.evaluate()
		s.undo()
		if s.without&KillerMoves == 0 && (h == killers[0] || h == killers[1]) {
			priority += killerBonus
		}
		if s.without&HistoryHeuristic == 0 {
			priority += int(history[h] >> 7)
		}
		if h == first {
			priority += 4 * winValue
		}
		l.move[l.n], l.priority[l.n] = h, int32(priority)
		l.n++
	}
	return l
}

// orderByTiles lists the legal moves of f. First is at the front. The others are ordered by the
// change in the value of their tile and by the number of replies.
func (s *search) orderByTiles(f *node, first uint8) *moveList {
	l := &s.lists[s.ply]
	l.n = 0
	side := s.ply & 1
	change := &s.weights.change[side]
	sign := int64(1 - 2*side)
	killers := s.killers[s.ply]
	for m := f.legal; m != 0; m &= m - 1 {
		h := uint8(bits.TrailingZeros64(m))
		priority := at(sign*change[s.code[s.tileOf[h]&31]&63].value, s.ply) - replyPenalty*s.replyCount(f, h)
		if s.without&KillerMoves == 0 && (h == killers[0] || h == killers[1]) {
			priority += killerBonus
		}
		if h == first {
			priority += winValue
		}
		l.move[l.n&63], l.priority[l.n&63] = h, int32(priority)
		l.n++
	}
	return l
}

// replyCount returns the number of legal moves after h.
func (s *search) replyCount(f *node, h uint8) int {
	return bits.OnesCount64(s.reach[h] & f.empty &^ s.tile[f.last])
}

// preferFewReplies raises the priority of moves that leave the opponent few replies.
func (s *search) preferFewReplies(f *node, l *moveList) {
	for i := range l.n {
		l.priority[i] -= int32(solverReplyPenalty * s.replyCount(f, l.move[i]))
	}
}

// orderByGain lists the legal moves of f. First is at the front. The others are ordered by the gain
// on their tile in points, minus the number of replies.
func (s *search) orderByGain(f *node, first uint8) *moveList {
	l := &s.lists[s.ply]
	l.n = 0
	side := s.ply & 1
	change := &s.weights.change[side]
	for m := f.legal; m != 0; m &= m - 1 {
		h := uint8(bits.TrailingZeros64(m))
		gain := int(change[s.code[s.tileOf[h]&31]&63].margin)
		if side == 1 {
			gain = -gain
		}
		priority := gain - s.replyCount(f, h)
		if h == first {
			priority += winValue
		}
		l.move[l.n&63], l.priority[l.n&63] = h, int32(priority)
		l.n++
	}
	return l
}
