package rules

import (
	"math"
	"slices"
	"testing"
)

// TestSymmetriesAreAll counts the boards of each symmetry. With Burnside's lemma it then counts all
// square boards up to rotation and reflection; other programs found 48,785,952. Of the eight
// orientations, one leaves every board unchanged. Two are quarter turns, one is the half turn and
// two are mirrors along the sides. The two mirrors along the diagonals leave no board unchanged.
func TestSymmetriesAreAll(t *testing.T) {
	for _, s := range Symmetries() {
		d := newSymmetricDeal(s)
		if n := d.count(d.start()); n != s.Boards() {
			t.Errorf("%v: %d boards", s, n)
		}
	}
	fixed := SquareBoards + 2*QuarterTurn.Boards() + HalfTurn.Boards() + 2*Mirror.Boards()
	if fixed != 8*48_785_952 {
		t.Errorf("%d/8 boards up to rotation and reflection", fixed)
	}
}

// has reports whether b, at any place in its frame, has a symmetry: it looks the same in these
// orientations.
func has(b *Board, s Symmetry) bool {
	turns := map[Symmetry][]int{HalfTurn: {2}, Mirror: {4}, QuarterTurn: {1, 2, 3}, TwoMirrors: {2, 4, 6}}
	return !slices.ContainsFunc(turns[s], func(o int) bool { return b.Turned(o).layout != b.Turned(0).layout })
}

func TestDealSymmetric(t *testing.T) {
	if testing.Short() {
		t.Skip("deals thousands of boards")
	}
	for _, s := range Symmetries() {
		seeds := 200
		if s.Boards() < 100 {
			seeds = 1000
		}
		times := map[string]int{}
		for seed := range uint64(seeds) {
			b := DealSymmetric(seed, s)
			times[b.Layout()]++
			if times[b.Layout()] > 1 {
				continue
			}
			checkBoard(t, b)
			if _, square := b.Number(); !square || !has(b, s) {
				t.Fatalf("%v, seed %d:\n%v", s, seed, b)
			}
		}
		// The number of different boards must be as chance predicts.
		n := float64(s.Boards())
		want := n * (1 - math.Pow(1-1/n, float64(seeds)))
		if math.Abs(float64(len(times))-want) > 5*math.Sqrt(want*(1-want/n))+1 {
			t.Errorf("%v: %d different boards, %.0f expected", s, len(times), want)
		}
	}
}

// TestSymmetriesImply checks that a board with quarter turns or two mirrors also has the half turn.
func TestSymmetriesImply(t *testing.T) {
	for seed := range uint64(100) {
		if b := DealSymmetric(seed, QuarterTurn); !has(b, HalfTurn) || has(b, Mirror) || has(b, TwoMirrors) {
			t.Fatalf("\n%v", b)
		}
		if b := DealSymmetric(seed, TwoMirrors); !has(b, HalfTurn) || !has(b, Mirror) || has(b, QuarterTurn) {
			t.Fatalf("\n%v", b)
		}
		for _, shape := range []Shape{Square, Irregular} {
			b := Deal(seed, shape)
			for _, s := range Symmetries() {
				if has(b, s) {
					t.Errorf("%v by chance:\n%v", s, b)
				}
			}
		}
	}
}

// TestDealSymmetricForEver pins boards, because links name them by their seeds.
func TestDealSymmetricForEver(t *testing.T) {
	for _, c := range []struct {
		symmetry Symmetry
		seed     uint64
		layout   string
	}{
		{HalfTurn, 0, "8QtsdQsTdQdsTstQdQ"},
		{HalfTurn, 1<<64 - 1, "8QstSQTdQdDDQTtsSQ"},
		{Mirror, 0, "8dSSdTQTdQQdQTTSQS"},
		{Mirror, 20261120, "8SQSTDTSQSQdQdQTDT"},
		{QuarterTurn, 1, "8QdTQStsDQstDSQdQT"},
		{TwoMirrors, 1, "8dQsQdTTSQSTsTdQQd"},
	} {
		if got := DealSymmetric(c.seed, c.symmetry).Layout(); got != c.layout {
			t.Errorf("%v, seed %d: %q, was %q", c.symmetry, c.seed, got, c.layout)
		}
	}
}

func BenchmarkDealSymmetric(b *testing.B) {
	for _, s := range Symmetries() {
		b.Run(s.String(), func(b *testing.B) {
			for i := range b.N {
				DealSymmetric(uint64(i), s)
			}
		})
	}
}
