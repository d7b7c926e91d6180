package engine

import (
	"math/bits"

	"kulami/rules"
)

// Lines are counted by segment (see segmentAt): a table gives the value of each filling of a
// segment.

// lineTable has an entry for every filling of a segment. A filling is a number in base three, the
// first hole lowest, with 0 for empty, 1 for First and 2 for Second.
type lineTable struct {
	fill []filling // by length of segment, then by number
}

// fillingsBelow returns the number of fillings of all segments shorter than n.
func fillingsBelow(n int) uint32 {
	total := uint32(0)
	for k, size := rules.MinLine, uint32(243); k < n; k++ {
		total += size
		size *= 3
	}
	return total
}

// filling is the value of one filling of a segment, for First.
type filling struct {
	value  int64 // packed
	margin int8  // points of lines
	open   [2]opens
}

// opens holds the maximum gain of a side by lines with one marble, two, three, four, and any
// number. Each takes twelve bits.
type opens uint64

const (
	openBits = 12
	openMany = 5
)

// by returns the maximum gain of the given number of marbles in points.
func (o opens) by(marbles int) int {
	if marbles == 0 {
		return 0
	}
	return int(o >> (openBits * (min(marbles, openMany) - 1)) & (1<<openBits - 1))
}

func newLineTable(w *packed) *lineTable {
	t := &lineTable{fill: make([]filling, fillingsBelow(rules.Frame+1))}
	t.grow(w, prefix{unit: 1})
	return t
}

// prefix is the first n holes of a segment. Sets of holes are bits, the first hole lowest.
type prefix struct {
	n, unit, number uint32
	own             [2]uint16 // marbles of each side
	// holes of the windows of five that the given number of marbles can still fill, indexed as in
	// opens
	most  [2][openMany]uint16
	value int64
}

// grow enters the fillings that begin with r.
func (t *lineTable) grow(w *packed, r prefix) {
	if r.n >= rules.MinLine {
		points := [2]int{linePoints[r.own[0]], linePoints[r.own[1]]}
		f := &t.fill[fillingsBelow(int(r.n))+r.number]
		f.value = r.value + w.line*int64(points[0]-points[1])
		f.margin = int8(points[0] - points[1])
		for side, most := range r.most {
			for i, holes := range most {
				f.open[side] |= opens(linePoints[holes|r.own[side]]-points[side]) << (openBits * i)
			}
		}
	}
	if r.n == rules.Frame {
		return
	}
	for c := range uint32(3) {
		next := r
		next.number += c * next.unit
		next.unit *= 3
		if c > 0 {
			next.own[c-1] |= 1 << next.n
		}
		next.n++
		if next.n >= rules.MinLine {
			next.endWindow(w)
		}
		t.grow(w, next)
	}
}

// endWindow adds the window of the last five holes.
func (r *prefix) endWindow(w *packed) {
	window := uint16(1<<rules.MinLine-1) << (r.n - rules.MinLine)
	for side, own := range r.own {
		if r.own[1-side]&window != 0 {
			continue
		}
		marbles := bits.OnesCount16(own & window)
		r.value += int64(1-2*side) * w.window[marbles]
		for i := max(rules.MinLine-marbles, 1) - 1; i < openMany; i++ {
			r.most[side][i] |= window
		}
	}
}

// linePoints holds the points of one side's lines in a segment, by its marbles as bits.
var linePoints [1 << rules.Frame]int

func init() {
	for marbles := range linePoints {
		length := 0
		for rest := marbles; rest != 0 || length != 0; rest >>= 1 {
			if rest&1 != 0 {
				length++
				continue
			}
			if length >= rules.MinLine {
				linePoints[marbles] += length
			}
			length = 0
		}
	}
}

// fillLines adds a marble of side to the segments of h.
func (s *state) fillLines(f *node, h uint8, side int) {
	for _, p := range &s.segments[h&63] {
		if p.unit == 0 {
			continue
		}
		was := p.base + s.segment[p.id&63]
		is := was + p.unit*uint32(side+1)
		s.segment[p.id&63] = is - p.base
		a, b := &s.lineTable.fill[was], &s.lineTable.fill[is]
		f.sum += b.value - a.value
		f.margin += int32(b.margin) - int32(a.margin)
		f.open[0] += b.open[0] - a.open[0]
		f.open[1] += b.open[1] - a.open[1]
	}
}

// emptyLines removes a marble of side from the segments of h.
func (s *state) emptyLines(h uint8, side int) {
	for _, p := range &s.segments[h&63] {
		s.segment[p.id&63] -= p.unit * uint32(side+1)
	}
}

// openLines adds to f the points that lines can score on the empty board. fillLines then updates
// them marble by marble.
func (s *state) openLines(f *node) {
	for _, n := range s.segmentLen {
		if n == 0 {
			break
		}
		empty := &s.lineTable.fill[fillingsBelow(int(n))]
		f.open[0] += empty.open[0]
		f.open[1] += empty.open[1]
	}
}
