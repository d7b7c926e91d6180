package rules_test

import (
	"errors"
	"math/rand"
	"reflect"
	"testing"
	"unsafe"

	. "kulami/rules"
)

// NewPosition rebuilds every position of a game from its marbles and its last two moves.
func TestNewPosition(t *testing.T) {
	r := rand.New(rand.NewSource(9))
	for seed := range uint64(40) {
		rules := Ruleset{EarlyEnd: seed%3 == 0}
		for p := Start(Deal(seed, Shape(seed&1)), rules); ; {
			marbles := [2]Set{p.Marbles(First), p.Marbles(Second)}
			got, err := NewPosition(p.Board(), rules, marbles, p.Last(), p.Before())
			if err != nil || got != p {
				t.Fatalf("ply %d: %+v, %v", p.Ply(), got, err)
			}
			d := p.Diagram()
			if d.Last[p.Turn().Other()] != p.Last() || d.Last[p.Turn()] != p.Before() {
				t.Fatalf("ply %d: %v", p.Ply(), d.Last)
			}
			legal := p.Legal().Slice()
			if len(legal) == 0 {
				break
			}
			p = p.After(legal[r.Intn(len(legal))])
		}
	}
}

func TestNewPositionFaults(t *testing.T) {
	b := SheetSquare.Board()
	set := func(names ...string) (s Set) {
		for _, n := range names {
			s |= SetOf(b.Hole(n))
		}
		return s
	}
	var low Set = 1<<28 - 1
	for _, c := range []struct {
		marbles      [2]Set
		last, before string
		want         MarbleFault
	}{
		{[2]Set{set("a1", "d1"), set("a1", "d4")}, "d4", "a1", MarbleFault{Kind: MarblesOverlap, Side: First}},
		{[2]Set{1<<29 - 1, low << 29}, "-", "-", MarbleFault{MarblesTooMany, First, 29}},
		{[2]Set{low, (1<<29 - 1) << 28}, "-", "-", MarbleFault{MarblesTooMany, Second, 29}},
		// the sides can play 55 together, see below
		{[2]Set{low, low << 28}, "-", "-", MarbleFault{MarblesTooMany, Second, 28}},
		{[2]Set{set("a1", "d1"), 0}, "d1", "a1", MarbleFault{MarblesUneven, First, 2}},
		{[2]Set{0, set("a1")}, "a1", "-", MarbleFault{MarblesUneven, Second, 1}},
		{[2]Set{0, 0}, "a1", "-", MarbleFault{Kind: MarblesLast, Side: Second}},
		{[2]Set{set("a1"), 0}, "-", "-", MarbleFault{Kind: MarblesLast, Side: First}},
		{[2]Set{set("a1"), 0}, "a2", "-", MarbleFault{Kind: MarblesLast, Side: First}},
		{[2]Set{set("a1"), 0}, "a1", "a1", MarbleFault{Kind: MarblesLast, Side: Second}},
		{[2]Set{set("a1"), set("d1")}, "d1", "-", MarbleFault{Kind: MarblesLast, Side: First}},
		{[2]Set{set("a1"), set("d1")}, "a1", "d1", MarbleFault{Kind: MarblesLast, Side: Second}},
		// neither in the row nor in the column
		{[2]Set{set("a1"), set("d2")}, "d2", "a1", MarbleFault{Kind: MarblesOrder, Side: Second}},
		// on the same tile
		{[2]Set{set("a1"), set("a2")}, "a2", "a1", MarbleFault{Kind: MarblesOrder, Side: Second}},
	} {
		p, err := NewPosition(b, Ruleset{EarlyEnd: true}, c.marbles, b.Hole(c.last), b.Hole(c.before))
		var f MarbleFault
		if !errors.As(err, &f) || f != c.want || !errors.Is(err, c.want.Kind) || errors.Is(err, MarbleFaultKind("other")) || p != (Position{}) || err.Error() == "" {
			t.Errorf("%+v: %v", c, err)
		}
	}
	for _, h := range []Hole{64, 127, -2, -128} {
		if _, err := NewPosition(b, Ruleset{}, [2]Set{^Set(0) >> 63, 0}, h, NoHole); !errors.Is(err, MarblesLast) {
			t.Errorf("hole %d: %v", h, err)
		}
	}
}

// Pass exchanges the marbles, which reverses the margin, and changes nothing else.
func TestPass(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	for seed := range uint64(20) {
		p := Start(Deal(seed, Shape(seed&1)), Editions()[int(seed)%len(Editions())].Rules)
		for !p.Over() {
			passed := p.Pass()
			left, own, other := passed.Rules().MaxPlies()-p.Ply(), Marbles-p.Marbles(p.Turn()).Len(), Marbles-p.Marbles(p.Turn().Other()).Len()
			if !p.Rules().EarlyEnd && ((left+1)/2 != other || left/2 != min(own, other)) {
				t.Fatalf("seed %d, ply %d: %d plies are left for %d and %d marbles", seed, p.Ply(), left, other, own)
			}
			legal := p.Legal()
			if p.Ply() == 2*Marbles-1 { // the other side has played all its marbles
				legal = 0
			}
			if passed.Legal() != legal || passed.Closed() != p.Closed() || passed.Turn() != p.Turn() || passed.Score().Margin() != -p.Score().Margin() {
				t.Fatalf("seed %d, ply %d: %+v after %+v", seed, p.Ply(), passed, p)
			}
			h := p.Legal().Slice()[r.Intn(p.Legal().Len())]
			if passed.After(h).At(h) != p.Turn() || passed.After(h).Marbles(p.Turn().Other()) != p.Marbles(p.Turn()) {
				t.Fatalf("seed %d, ply %d: the marbles of %s", seed, p.Ply(), p.Turn())
			}
			p = p.After(h)
		}
	}
}

// TestPositionIsAValue checks that two positions reached in different ways compare equal, and that
// an illegal move changes nothing.
func TestPositionIsAValue(t *testing.T) {
	b := SheetSquare.Board()
	reach := func(r Ruleset, names ...string) Position {
		p := Start(b, r)
		for _, n := range names {
			var err error
			if p, err = p.Play(b.Hole(n)); err != nil {
				t.Fatal(n, err)
			}
		}
		return p
	}
	one := reach(Ruleset{}, "a1", "d1", "d4", "a4", "a7")
	two := reach(Ruleset{}, "d4", "d1", "a1", "a4", "a7")
	if one != two {
		t.Error("the same marbles and last moves are not equal")
	}
	if one == reach(Ruleset{EarlyEnd: true}, "a1", "d1", "d4", "a4", "a7") || one == reach(Ruleset{}, "a1", "a4", "d4", "d1", "g1") {
		t.Error("different positions are equal")
	}
	next, err := one.Play(b.Hole("a4"))
	var me *MoveError
	if !errors.As(err, &me) || *me != (MoveError{b.Hole("a4"), Filled}) || next != one || err.Error() != "illegal move: filled" {
		t.Error(next, err)
	}
	if next, err := one.Play(NoHole); err == nil || next != one || one.Why(64) != NoSuchHole {
		t.Error("a point outside the board has a hole")
	}
	if one.Last() != b.Hole("a7") || one.Before() != b.Hole("a4") || one.Turn() != Second || one.Ply() != 5 || one.Rules() != (Ruleset{}) {
		t.Errorf("%+v", one)
	}
	if start := Start(b, Ruleset{}); start.Last() != NoHole || start.Before() != NoHole || start.Closed() != 0 || start.Turn() != First || start.Over() {
		t.Errorf("%+v", start)
	}
	if !reflect.DeepEqual(one.Score(), Count(b, Ruleset{}, [2]Set{one.Marbles(First), one.Marbles(Second)})) {
		t.Error("a position and its marbles have different counts")
	}
	if size := unsafe.Sizeof(one); size > 40 {
		t.Errorf("a position has %d bytes", size)
	}
	if Perft(one, 0) != 1 || Perft(one, -1) != 1 {
		t.Error("depth 0 does not count one sequence")
	}
}
