package engine

import (
	"math"
	"math/bits"
	"strings"
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
)

// feature is the amount of one feature in a position.
type feature struct {
	weight int // index as in (*weights).flatten
	amount float64
}

// features lists the features whose weighted sum is the static value of the end of the path,
// without the tables of the search. It is long because it is one list.
func (s *search) features() []feature {
	f, side := &s.path[s.ply], s.ply&1
	own := func(c uint8) int {
		if side == 1 {
			c = swapped[c]
		}
		return int(c)
	}
	sign := float64(1 - 2*side)
	var out []feature
	section := 0
	add := func(i int, amount float64) {
		for k := range out {
			if out[k].weight == section+i {
				out[k].amount += amount
				return
			}
		}
		out = append(out, feature{section + i, amount})
	}
	for t := range s.size {
		if c, value := s.mirroredCode(t); value != 0 {
			add(c, value)
		}
	}
	section += knownCodes
	for m := f.legal; m != 0; {
		h := bits.TrailingZeros64(m)
		m &^= s.tile[h]
		add(own(s.code[s.tileOf[h]]), 1)
	}
	section += knownCodes
	if f.last != none {
		add(own(s.code[s.tileOf[f.last]]), 1)
	}
	section += knownCodes
	if f.before != none {
		add(own(s.code[s.tileOf[f.before]]), 1)
	}
	section += knownCodes
	add(min(bits.OnesCount64(f.legal), 15), 1)
	section += 16
	if s.area != rules.NoArea {
		a, b := s.groups[side][f.groups[side]].outlook(f.empty), s.groups[1-side][f.groups[1-side]].outlook(f.empty)
		add(0, float64(a.size-b.size))
		add(1, float64(a.open-b.open))
		add(2, float64(a.near-b.near))
	}
	section += 3
	if s.hasLines {
		var windows [6]float64
		total := 0
		for id, n := range s.segmentLen {
			run := make([]uint8, n)
			for k, rest := 0, s.segment[id]; k < len(run); k++ {
				run[k] = uint8(rest % 3)
				rest /= 3
			}
			for i := 0; i+rules.MinLine <= len(run); i++ {
				var count [3]int
				for _, c := range run[i : i+rules.MinLine] {
					count[c]++
				}
				if count[2] == 0 {
					windows[count[1]] += sign
				}
				if count[1] == 0 {
					windows[count[2]] -= sign
				}
			}
			total += naiveLineTotal(run, 1) - naiveLineTotal(run, 2)
		}
		for i, n := range windows {
			if i > 0 && n != 0 {
				add(i, n)
			}
		}
		add(6, sign*float64(total))
	}
	section += 7
	if side == 0 {
		add(0, 1)
	}
	return out
}

// mirroredCode returns the code of a tile or its mirrored code, whichever is lower, and the sign of
// its weight for the side to move.
func (s *search) mirroredCode(t int) (code int, sign float64) {
	c, o := int(s.code[t]), int(swapped[s.code[t]])
	sign = float64(1 - 2*(s.ply&1))
	switch {
	case o < c:
		return o, -sign
	case o == c:
		return c, 0
	}
	return c, sign
}

// naiveLineTotal returns the total length of runs of five or more.
func naiveLineTotal(run []uint8, colour uint8) int {
	total := 0
	for _, part := range strings.FieldsFunc(string(run), func(r rune) bool { return r != rune(colour) }) {
		if len(part) >= rules.MinLine {
			total += len(part)
		}
	}
	return total
}

// The sum of the features times their weights is the static value.
func TestFeaturesAreStatic(t *testing.T) {
	e := New(Options{Table: 1 << 10})
	for p := range players.Positions(5, Tries(400)) {
		if p.Over() {
			continue
		}
		s := &e.search
		s.prepare(p)
		flat := unflatten(fittedFor(kindOf(p.Board(), p.Rules()))).flatten()
		want := 0.0
		x := e.sample(p, 0, 0)
		for i, c := range x.column {
			want += float64(flat[c/4][c%4]) * float64(x.amount[i])
		}
		if got := s.static(&s.path[s.ply], s.ply); math.Abs(float64(got)-want) > 1.01 {
			t.Fatalf("%s ply %d: static %d, features %.1f", rules.EditionName(p.Rules()), p.Ply(), got, want)
		}
	}
}
