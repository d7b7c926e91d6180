package engine

import (
	"math/bits"

	"kulami/rules"
)

// list is the moves of a position with what they promise.
type list struct {
	n       int
	move    [rules.Holes]uint8
	promise [rules.Holes]int32
}

// What counts for the order beside the value of a move, in hundredths of a point.
const (
	killerWorth = 60 // having refuted a sibling
	replyWorth  = 15 // each hole less for the opponent
	narrowness  = 25 // the same in the solver
)

// take moves the most promising of the moves from i on to i and returns it.
func (l *list) take(i int) uint8 {
	best := i
	for j := i + 1; j < l.n; j++ {
		if l.promise[j] > l.promise[best] {
			best = j
		}
	}
	l.move[i], l.move[best] = l.move[best], l.move[i]
	l.promise[i], l.promise[best] = l.promise[best], l.promise[i]
	return l.move[i]
}

// order lists the legal moves of f with the table move first, the others by a
// look at each and by what refuted elsewhere.
func (s *search) order(f *frame, first uint8) *list {
	l := &s.lists[s.ply]
	l.n = 0
	killers := s.killers[s.ply]
	history := &s.history[s.ply&1]
	for m := f.legal; m != 0; m &= m - 1 {
		h := uint8(bits.TrailingZeros64(m))
		s.do(h)
		promise := -s.look()
		s.undo()
		if s.without&Killers == 0 && (h == killers[0] || h == killers[1]) {
			promise += killerWorth
		}
		if s.without&History == 0 {
			promise += int(history[h] >> 7)
		}
		if h == first {
			promise += 4 * won
		}
		l.move[l.n], l.promise[l.n] = h, int32(promise)
		l.n++
	}
	return l
}

// orderByTiles lists the legal moves of f with the table move first, the others by
// what they add to the value of their tile and the holes they leave to the opponent.
func (s *search) orderByTiles(f *frame, first uint8) *list {
	l := &s.lists[s.ply]
	l.n = 0
	side := s.ply & 1
	change := &s.weights.change[side]
	sign := int64(1 - 2*side)
	killers := s.killers[s.ply]
	for m := f.legal; m != 0; m &= m - 1 {
		h := uint8(bits.TrailingZeros64(m))
		promise := at(sign*change[s.code[s.tileOf[h]&31]&63].value, s.ply) - replyWorth*s.replies(f, h)
		if s.without&Killers == 0 && (h == killers[0] || h == killers[1]) {
			promise += killerWorth
		}
		if h == first {
			promise += won
		}
		l.move[l.n&63], l.promise[l.n&63] = h, int32(promise)
		l.n++
	}
	return l
}

// replies returns how many holes the opponent could choose from after h.
func (s *search) replies(f *frame, h uint8) int {
	return bits.OnesCount64(s.reach[h] & f.empty &^ s.tile[f.last])
}

// preferNarrow puts moves forward that leave the opponent few holes.
func (s *search) preferNarrow(f *frame, l *list) {
	for i := range l.n {
		l.promise[i] -= int32(narrowness * s.replies(f, l.move[i]))
	}
}

// orderPlain lists the legal moves of f with the table move first, the others by
// the points they gain on their tile less the holes they leave to the opponent.
func (s *search) orderPlain(f *frame, first uint8) *list {
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
		promise := gain - s.replies(f, h)
		if h == first {
			promise += won
		}
		l.move[l.n&63], l.promise[l.n&63] = h, int32(promise)
		l.n++
	}
	return l
}
