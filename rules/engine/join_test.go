package engine_test

import (
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
)

// Engines that share a position prove together the margin that one proves alone.
func TestDividedEnginesProveTheSame(t *testing.T) {
	whole := engine.New(engine.Options{Table: 1 << 20})
	var share [3]*engine.Engine
	for i := range share {
		share[i] = engine.New(engine.Options{Table: 1 << 20})
	}
	n := 0
	for p := range players.Positions(31, engine.Tries(1200)) {
		if p.Over() || p.Rules().MaxPlies()-p.Ply() > 12 {
			continue
		}
		n++
		want := answer(whole, p, engine.Limits{})
		for parts := 2; parts <= len(share); parts++ {
			var found []engine.Info
			for i, e := range share[:parts] {
				found = append(found, answer(e, p, engine.Limits{Part: i, Parts: parts}))
			}
			got := engine.Join(found)
			if !got.Exact || got.Score != want.Score || !p.Legal().Has(got.Best) {
				t.Fatalf("%d engines: %+v\none: %+v", parts, got, want)
			}
		}
	}
	if n < engine.Tries(100) {
		t.Errorf("only %d endings were searched", n)
	}
}

func TestJoin(t *testing.T) {
	open := engine.Info{Best: 1, Score: 500, Low: -engine.Unbounded, High: engine.Unbounded, Depth: 9, Nodes: 10}
	win := engine.Info{Best: 2, Score: 120, Low: 1, High: engine.Unbounded, Depth: 8, Nodes: 20}
	loss := engine.Info{Best: 3, Score: -100, Low: -9, High: -1, Depth: 7, Nodes: 30}
	worse := engine.Info{Best: 4, Score: -300, Low: -engine.Unbounded, High: engine.Unbounded, Depth: 9, Nodes: 40}
	for _, c := range []struct {
		parts []engine.Info
		want  engine.Info
	}{
		{[]engine.Info{open, win}, engine.Info{Best: 2, Score: 120, Low: 1, High: engine.Unbounded, Depth: 8, Nodes: 30}},
		{[]engine.Info{loss, worse}, engine.Info{Best: 4, Score: -300, Low: -9, High: engine.Unbounded, Depth: 7, Nodes: 70}},
		{[]engine.Info{worse, open}, engine.Info{Best: 1, Score: 500, Low: -engine.Unbounded, High: engine.Unbounded, Depth: 9, Nodes: 50}},
	} {
		got := engine.Join(c.parts)
		if got.Best != c.want.Best || got.Score != c.want.Score || got.Low != c.want.Low || got.High != c.want.High ||
			got.Depth != c.want.Depth || got.Nodes != c.want.Nodes || got.Exact {
			t.Errorf("engine.Join(%+v) = %+v, want %+v", c.parts, got, c.want)
		}
	}
}

// A part out of range is the whole position.
func TestPartOutsideTheRangeIsTheWhole(t *testing.T) {
	e := engine.New(engine.Options{Table: 1 << 20})
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{})
	want := answer(e, p, engine.Limits{Depth: 3})
	for _, l := range []engine.Limits{{Part: 2, Parts: 2}, {Part: -1, Parts: 2}, {Part: 1, Parts: 0}, {Parts: -3}} {
		l.Depth = 3
		if got := answer(e, p, l); got.Best != want.Best || got.Nodes != want.Nodes {
			t.Errorf("part %d of %d: %+v, want %+v", l.Part, l.Parts, got, want)
		}
	}
}
