package rules

import (
	"slices"
	"testing"
)

func TestSet(t *testing.T) {
	s := SetOf(63, 0, NoHole, 7, 7)
	if s.Len() != 3 || !s.Has(0) || !s.Has(63) || s.Has(1) || s.Has(NoHole) || s.First() != 0 {
		t.Errorf("%b", s)
	}
	if got := s.Slice(); !slices.Equal(got, []Hole{0, 7, 63}) {
		t.Error(got)
	}
	for _, h := range s.Slice() {
		if h == 7 {
			break
		}
		if h != 0 {
			t.Error("after the break:", h)
		}
	}
	var empty Set
	if empty.First() != NoHole || empty.Len() != 0 || len(empty.Slice()) != 0 || SetOf() != empty {
		t.Error("the empty set is not empty")
	}
}

func TestMaybeHole(t *testing.T) {
	var none MaybeHole
	if none.Hole() != NoHole || Maybe(NoHole) != none {
		t.Error("the zero value has a hole")
	}
	for h := range Hole(Holes) {
		if Maybe(h) == none || Maybe(h).Hole() != h {
			t.Errorf("hole %d became %d", h, Maybe(h).Hole())
		}
	}
}

func TestSides(t *testing.T) {
	for _, c := range []struct {
		side, other Side
		name        string
	}{{First, Second, "first"}, {Second, First, "second"}, {Nobody, Nobody, "none"}} {
		if c.side.Other() != c.other || c.side.String() != c.name {
			t.Errorf("%v: %v", c.side, c.side.Other())
		}
	}
	for f, winner := range []Side{Nobody, Second, First, Nobody, Second, First} {
		if Finish(f).Winner() != winner {
			t.Errorf("%q won by %v", Finish(f), Finish(f).Winner())
		}
	}
}
