package engine

import "kulami/rules"

// lineTable knows every filling of a segment: a number in base three, the first
// hole lowest, with 0 for empty, 1 for First, 2 for Second.
type lineTable struct {
	fill []filling // by length of segment, then by number
}

// fillingsBelow returns how many fillings have segments shorter than n together.
func fillingsBelow(n int) uint32 {
	total := uint32(0)
	for k, size := rules.MinLine, uint32(243); k < n; k++ {
		total += size
		size *= 3
	}
	return total
}

// filling is what one filling of a segment is worth. Values are for First.
type filling struct {
	value  int64   // packed
	margin int8    // points of lines
	open   [2]int8 // points each side could add by filling all empty holes
}

func newLineTable(w *packed) *lineTable {
	t := &lineTable{fill: make([]filling, fillingsBelow(rules.Frame+1))}
	t.grow(w, &run{})
	return t
}

// run is the beginning of a segment.
type run struct {
	n, unit, number uint32
	hole            [rules.Frame]uint8
	same, free      [2]int // length of the run it ends in: marbles of a side, those and empty holes
	points, most    [2]int // points of lines as they are, and if all empty holes were filled
	value           int64
}

// grow enters all segments that begin with r.
func (t *lineTable) grow(w *packed, r *run) {
	if r.n >= rules.MinLine {
		margin := r.points[0] - r.points[1]
		t.fill[fillingsBelow(int(r.n))+r.number] = filling{
			value:  r.value + w.line*int64(margin),
			margin: int8(margin),
			open:   [2]int8{int8(r.most[0] - r.points[0]), int8(r.most[1] - r.points[1])},
		}
	}
	if r.n == rules.Frame {
		return
	}
	for c := range uint8(3) {
		next := *r
		if next.n == 0 {
			next.unit = 1
		}
		next.number += uint32(c) * next.unit
		next.unit *= 3
		next.hole[next.n] = c
		next.n++
		for side := range 2 {
			lengthen(&next.same[side], &next.points[side], int(c) == side+1)
			lengthen(&next.free[side], &next.most[side], int(c) != 2-side)
		}
		if next.n >= rules.MinLine {
			next.value += windowValue(next.hole[next.n-rules.MinLine:next.n], w)
		}
		t.grow(w, &next)
	}
}

// lengthen adds a hole to a run and what it gains to the points.
func lengthen(length, points *int, goesOn bool) {
	switch {
	case !goesOn:
		*length = 0
		return
	case *length+1 == rules.MinLine:
		*points += rules.MinLine
	case *length+1 > rules.MinLine:
		*points++
	}
	*length++
}

// windowValue is what five holes in a row are worth.
func windowValue(window []uint8, w *packed) (value int64) {
	var n [3]int
	for _, c := range window {
		n[c]++
	}
	if n[2] == 0 {
		value += w.window[n[1]]
	}
	if n[1] == 0 {
		value -= w.window[n[2]]
	}
	return value
}

// fillLines puts a marble of side into the segments of h.
func (s *state) fillLines(f *frame, h uint8, side int) {
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
		f.open[0] += int16(b.open[0]) - int16(a.open[0])
		f.open[1] += int16(b.open[1]) - int16(a.open[1])
	}
}

// emptyLines takes a marble of side out of the segments of h.
func (s *state) emptyLines(h uint8, side int) {
	for _, p := range &s.segments[h&63] {
		s.segment[p.id&63] -= p.unit * uint32(side+1)
	}
}

// openLines adds to f what the empty board leaves open; fillLines keeps it up
// from there.
func (s *state) openLines(f *frame) {
	for _, n := range s.segmentLen {
		if n == 0 {
			break
		}
		empty := &s.lineTable.fill[fillingsBelow(int(n))]
		f.open[0] += int16(empty.open[0])
		f.open[1] += int16(empty.open[1])
	}
}
