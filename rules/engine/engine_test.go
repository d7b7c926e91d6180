package engine_test

import (
	"runtime"
	"slices"
	"testing"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// check checks the statements about every Info in the documentation of Search.
func check(t *testing.T, p rules.Position, i engine.Info) {
	t.Helper()
	switch {
	case p.Over() && i.Best != rules.NoHole, !p.Over() && !p.Legal().Has(i.Best):
		t.Fatalf("illegal answer %s at ply %d of %s", p.Board().Name(i.Best), p.Ply(), p.Board().Layout())
	case i.Exact != (i.Low == i.High), i.Exact && i.Score != 100*i.Low, i.Low > i.High:
		t.Fatalf("contradiction: %+v", i)
	case p.Over() && !i.Exact:
		t.Fatalf("finished but not exact: %+v", i)
	}
	for k, h := range i.Line {
		if k == 0 && h != i.Best {
			t.Fatalf("line %v does not begin with %d", i.Line, i.Best)
		}
		next, err := p.Play(h)
		if err != nil {
			t.Fatalf("line %v: %v", i.Line, err)
		}
		p = next
	}
}

func TestNeverIllegalNeverLate(t *testing.T) {
	e := engine.New(engine.Options{Table: 8 << 20})
	limit := 3 * time.Millisecond
	n := engine.Tries(1000)
	left := map[string]int{}
	visit := func(p rules.Position) {
		switch {
		case p.Over():
			left["none"]++
		case p.Legal().Len() == 1:
			left["one"]++
		}
		// on a busy machine any try can be late, but a retry is soon in time
		for try := 1; ; try++ {
			start := time.Now()
			infos := 0
			for i := range e.Search(p, engine.Limits{Time: limit}) {
				check(t, p, i)
				infos++
			}
			if infos == 0 {
				t.Errorf("no Info at ply %d", p.Ply())
			}
			took := time.Since(start)
			if took <= limit+50*time.Millisecond {
				break
			}
			if try == 4 {
				t.Errorf("took %v at ply %d, in every try", took, p.Ply())
				break
			}
			time.Sleep(time.Duration(try) * limit)
		}
	}
	for p := range players.Positions(1, n) {
		visit(p)
	}
	sudden(3*n, visit)
	if left["none"] < n/20 || left["one"] < n/50 {
		t.Errorf("too few finished games and single moves among %d: %v", n, left)
	}
}

// sudden yields positions of boards whose games end after two or three plies: the last position and
// the one before it.
func sudden(boards int, visit func(rules.Position)) {
	r := random.Source(8)
	for seed := range uint64(boards) {
		p := rules.Start(rules.Deal(seed, rules.Irregular), rules.Editions()[seed%uint64(len(rules.Editions()))].Rules)
		for p.Ply() < 2 {
			p = p.After(players.Pick(&r, p.Legal()))
			if p.Over() {
				break
			}
		}
		for _, h := range p.Legal().Slice() {
			if next := p.After(h); next.Over() {
				visit(p)
				visit(next)
				break
			}
		}
	}
}

// Some boards allow games of two or three plies.
func TestShortGames(t *testing.T) {
	e := engine.New(engine.Options{Table: 1 << 20})
	found, boards := 0, uint64(200)
	for seed := range boards {
		start := rules.Start(rules.Deal(seed, rules.Irregular), rules.Ruleset{})
		for _, a := range start.Legal().Slice() {
			p := start.After(a)
			for _, b := range p.Legal().Slice() {
				if q := p.After(b); q.Over() {
					found++
					check(t, q, answer(e, q, engine.Limits{Nodes: 1000}))
					check(t, p, answer(e, p, engine.Limits{Nodes: 5000}))
				}
			}
		}
	}
	if found == 0 {
		t.Errorf("no such board among %d", boards)
	}
}

// The answer does not depend on earlier searches, and a repeated search gives the same answer.
func TestSameAnswerTwice(t *testing.T) {
	e := engine.New(engine.Options{Table: 4 << 20})
	for p := range players.Positions(2, engine.Tries(60)) {
		l := engine.Limits{Nodes: 20000}
		a, b := answer(e, p, l), answer(engine.New(engine.Options{Table: 4 << 20}), p, l)
		if a.Best != b.Best || a.Score != b.Score || a.Nodes != b.Nodes || a.Depth != b.Depth {
			t.Errorf("%+v, then %+v", a, b)
		}
	}
}

// signature is the number of nodes of fixed searches. A change must not alter it by accident.
const signature = 701823

func TestSignature(t *testing.T) {
	e := engine.New(engine.Options{Table: 4 << 20})
	total := 0
	for p := range players.Positions(3, 24) {
		if p.Ply() < 30 {
			total += answer(e, p, engine.Limits{Depth: 7}).Nodes
		} else {
			total += answer(e, p, engine.Limits{Nodes: 200000}).Nodes
		}
	}
	if total != signature {
		t.Errorf("signature %d, want %d", total, signature)
	}
}

// A break at any Info leaves the engine unaffected.
func TestBreak(t *testing.T) {
	e := engine.New(engine.Options{Table: 4 << 20})
	ps := slices.Collect(players.Positions(4, engine.Tries(12)))
	for _, p := range ps {
		want := answer(engine.New(engine.Options{Table: 4 << 20}), p, engine.Limits{Nodes: 30000})
		for stop := 0; stop < 40; stop += 3 {
			n := 0
			for i := range e.Search(p, engine.Limits{Nodes: 30000}) {
				check(t, p, i)
				if n++; n > stop {
					break
				}
			}
			if got := answer(e, p, engine.Limits{Nodes: 30000}); got.Best != want.Best || got.Nodes != want.Nodes || got.Score != want.Score {
				t.Fatalf("after a break at Info %d: %+v, want %+v", stop, got, want)
			}
		}
	}
}

var bothBonuses = rules.Ruleset{Area: rules.AreaDifference, Lines: rules.LineDifference}

// A consumer without threads must run often, as Search documents.
func TestHeartbeat(t *testing.T) {
	e := engine.New(engine.Options{Table: 4 << 20})
	for ply := 0; ply < 44; ply += 4 {
		r := random.Source(ply)
		p := rules.Start(rules.Deal(uint64(ply), rules.Square), bothBonuses)
		for p.Ply() < ply && !p.Over() {
			p = p.After(players.Pick(&r, p.Legal()))
		}
		before := 0
		for i := range e.Search(p, engine.Limits{Nodes: 300000}) {
			if i.Nodes-before > 4096 {
				t.Errorf("ply %d: silent from node %d to %d", ply, before, i.Nodes)
			}
			before = i.Nodes
		}
	}
}

// An engine fits into 64 MiB.
func TestMemory(t *testing.T) {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	e := engine.New(engine.Options{})
	answer(e, rules.Start(rules.Deal(3, rules.Square), bothBonuses), engine.Limits{Nodes: 300000})
	runtime.ReadMemStats(&after)
	if used := (after.TotalAlloc - before.TotalAlloc) >> 20; used >= 64 {
		t.Errorf("%d MiB", used)
	}
	runtime.KeepAlive(e)
}

func TestNoAllocationsInSearch(t *testing.T) {
	e := engine.New(engine.Options{Table: 4 << 20})
	p := rules.Start(rules.Deal(3, rules.Square), bothBonuses)
	answer(e, p, engine.Limits{Nodes: 1000})
	few := testing.AllocsPerRun(3, func() { answer(e, p, engine.Limits{Nodes: 200000}) })
	if few > 200 {
		t.Errorf("%v allocations in 200,000 nodes", few)
	}
}

// Engines that share a position prove the same margin as a single engine.
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

// A part out of range means the whole position.
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
