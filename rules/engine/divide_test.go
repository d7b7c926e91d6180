package engine

import (
	"testing"

	"kulami/rules"
)

// Engines that share a position find together what one finds alone.
func TestDividedEnginesProveTheSame(t *testing.T) {
	whole := New(Options{Table: 1 << 20})
	var share [3]*Engine
	for i := range share {
		share[i] = New(Options{Table: 1 << 20})
	}
	n := 0
	positions(31, 1200, func(p rules.Position) {
		if p.Over() || p.Rules().MaxPlies()-p.Ply() > 12 {
			return
		}
		n++
		want := last(whole, p, Limits{})
		for parts := 2; parts <= len(share); parts++ {
			var found []Info
			for i, e := range share[:parts] {
				found = append(found, last(e, p, Limits{Part: i, Parts: parts}))
			}
			got := Join(found)
			if !got.Exact || got.Score != want.Score || !p.Legal().Has(got.Best) {
				t.Fatalf("%d engines: %+v\none: %+v", parts, got, want)
			}
		}
	})
	if n < 100 {
		t.Errorf("only %d endings were searched", n)
	}
}

func TestJoin(t *testing.T) {
	hope := Info{Best: 1, Score: 500, Low: -Unbounded, High: Unbounded, Depth: 9, Nodes: 10}
	win := Info{Best: 2, Score: 120, Low: 1, High: Unbounded, Depth: 8, Nodes: 20}
	loss := Info{Best: 3, Score: -100, Low: -9, High: -1, Depth: 7, Nodes: 30}
	worse := Info{Best: 4, Score: -300, Low: -Unbounded, High: Unbounded, Depth: 9, Nodes: 40}
	for _, c := range []struct {
		parts []Info
		want  Info
	}{
		{[]Info{hope, win}, Info{Best: 2, Score: 120, Low: 1, High: Unbounded, Depth: 8, Nodes: 30}},
		{[]Info{loss, worse}, Info{Best: 4, Score: -300, Low: -9, High: Unbounded, Depth: 7, Nodes: 70}},
		{[]Info{worse, hope}, Info{Best: 1, Score: 500, Low: -Unbounded, High: Unbounded, Depth: 9, Nodes: 50}},
	} {
		got := Join(c.parts)
		if got.Best != c.want.Best || got.Score != c.want.Score || got.Low != c.want.Low || got.High != c.want.High ||
			got.Depth != c.want.Depth || got.Nodes != c.want.Nodes || got.Exact {
			t.Errorf("Join(%+v) = %+v, want %+v", c.parts, got, c.want)
		}
	}
}

// A part that does not exist is the whole position.
func TestPartOutsideTheRangeIsTheWhole(t *testing.T) {
	e := New(Options{Table: 1 << 20})
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{})
	want := last(e, p, Limits{Depth: 3})
	for _, l := range []Limits{{Part: 2, Parts: 2}, {Part: -1, Parts: 2}, {Part: 1, Parts: 0}, {Parts: -3}} {
		l.Depth = 3
		if got := last(e, p, l); got.Best != want.Best || got.Nodes != want.Nodes {
			t.Errorf("part %d of %d: %+v, want %+v", l.Part, l.Parts, got, want)
		}
	}
}
