package engine_test

import (
	"cmp"
	"flag"
	"iter"
	"reflect"
	"slices"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// analyse analyses p and returns the last Analysis.
func analyse(e *engine.Engine, p rules.Position, l engine.Limits) engine.Analysis {
	var last engine.Analysis
	for last = range e.Analyse(p, l) {
	}
	return last
}

// checkAnalysis checks the statements about every Analysis in the documentation of Analyse.
func checkAnalysis(t *testing.T, p rules.Position, a engine.Analysis) {
	t.Helper()
	check(t, p, a.Info)
	var holes rules.Set
	for i, m := range a.Moves {
		check(t, p, m.Info)
		if m.Score < 100*m.Low || m.Score > 100*m.High || m.Exact && m.Change != 0 {
			t.Fatalf("contradiction: %+v", m)
		}
		holes |= rules.SetOf(m.Best)
		if i > 0 && m.Outcome() == a.Moves[i-1].Outcome() && m.Score > a.Moves[i-1].Score {
			t.Fatalf("not best first: %+v", a.Moves)
		}
	}
	if holes != p.Legal() || len(a.Moves) != holes.Len() {
		t.Fatalf("holes %v, legal %v", holes.Slice(), p.Legal().Slice())
	}
	if len(a.Moves) > 0 && a.Best != a.Moves[0].Best {
		t.Fatalf("best %d, first %d", a.Best, a.Moves[0].Best)
	}
}

// For every ruleset and shape, the value of every hole of an ending equals the result of a
// brute-force search. Its line leads to that margin.
func TestAnalyseEqualsBruteForce(t *testing.T) {
	perRuleset := engine.Tries(100)
	r := random.Source(17)
	e := engine.New(engine.Options{Table: 1 << 20})
	seen := map[rules.Ruleset]bool{}
	for _, ed := range rules.Editions() {
		if seen[ed.Rules] {
			continue
		}
		seen[ed.Rules] = true
		for i := range perRuleset {
			b := rules.Deal(uint64(i/4), rules.Shape(i&1))
			p := randomEnding(&r, b, ed.Rules, 1+i%7)
			a := analyse(e, p, engine.Limits{})
			checkAnalysis(t, p, a)
			if want := players.BestMargin(p); !a.Complete() || !a.Exact || a.Score != 100*want {
				t.Fatalf("%s %s: %+v, want %d", ed.Name, b.Layout(), a.Info, want)
			}
			keeping := 0
			for _, m := range a.Moves {
				want := -players.BestMargin(p.After(m.Best))
				if m.Score != 100*want {
					t.Fatalf("%s %s: %s has value %d, want %d", ed.Name, b.Layout(), b.Name(m.Best), m.Score, want)
				}
				if want == players.BestMargin(p) {
					keeping++
				}
				checkProvenLine(t, p, m)
			}
			if n, ok := a.Keeping(); n != keeping || !ok {
				t.Fatalf("%s %s: %d holes keep the margin, want %d", ed.Name, b.Layout(), n, keeping)
			}
		}
	}
}

// checkProvenLine checks that the line of a proven move ends the game with its value.
func checkProvenLine(t *testing.T, p rules.Position, m engine.Move) {
	t.Helper()
	end := p
	for _, h := range m.Line {
		end = end.After(h)
	}
	margin := players.Margin(end)
	if end.Turn() != p.Turn() {
		margin = -margin
	}
	if !end.Over() || 100*margin != m.Score {
		t.Fatalf("over: %v, margin %d after %+v", end.Over(), margin, m)
	}
}

// With some twelve plies left, the margins of all holes are proven in every kind of game. The best
// margin is the margin that a search proves.
func TestAnalyseProvesWhatSearchProves(t *testing.T) {
	n := engine.Tries(60)
	r := random.Source(18)
	e := engine.New(engine.Options{Table: 4 << 20})
	for i := range n {
		rs := rules.Editions()[i%len(rules.Editions())].Rules
		p := randomEnding(&r, rules.Deal(uint64(i), rules.Shape(i&1)), rs, 13)
		a := analyse(e, p, engine.Limits{})
		checkAnalysis(t, p, a)
		if want := answer(e, p, engine.Limits{}); !a.Complete() || a.Low != want.Low || !a.Exact {
			t.Fatalf("%v: %+v, search: %+v", p, a.Info, want)
		}
		for _, m := range a.Moves {
			after := answer(e, p.After(m.Best), engine.Limits{})
			if m.Low != -after.Low {
				t.Fatalf("%s: %d, search: %d", p.Board().Name(m.Best), m.Low, -after.Low)
			}
			checkProvenLine(t, p, m)
		}
	}
}

// Every Analysis keeps the contract. The first one has the static values, all holes are searched to
// the same depths, and a consumer without threads runs often.
func TestAnalyseDeepensEvenly(t *testing.T) {
	e := engine.New(engine.Options{Table: 4 << 20})
	n := engine.Tries(40)
	for p := range players.Positions(19, n) {
		before, first := 0, true
		for a := range e.Analyse(p, engine.Limits{Nodes: 30000}) {
			checkAnalysis(t, p, a)
			if first && (a.Depth != 0 || a.Nodes > 64) {
				t.Fatalf("first of %+v", a.Info)
			}
			if a.Nodes-before > 4096 {
				t.Fatalf("silent from node %d to %d", before, a.Nodes)
			}
			first, before = false, a.Nodes
			for _, m := range a.Moves {
				if !m.Exact && m.Depth > a.Depth+1 {
					t.Fatalf("depth %d, %+v", a.Depth, m)
				}
			}
		}
		if before < 30000 && !p.Over() && p.Rules().MaxPlies()-p.Ply() > 30 {
			t.Fatalf("%d nodes", before)
		}
		deep := analyse(e, p, engine.Limits{Depth: 3})
		for _, m := range deep.Moves {
			if !m.Exact && m.Depth < min(3, p.Rules().MaxPlies()-p.Ply()) {
				t.Fatalf("depth 3: %+v", m)
			}
		}
	}
}

// Equal nodes give equal analyses, whatever was searched before and after a break.
func TestAnalyseIsDeterministic(t *testing.T) {
	e := engine.New(engine.Options{Table: 1 << 20})
	for p := range players.Positions(20, engine.Tries(24)) {
		l := engine.Limits{Nodes: 20000}
		want := slices.Collect(engine.New(engine.Options{Table: 1 << 20}).Analyse(p, l))
		for a := range e.Analyse(p, l) {
			if a.Nodes > 5000 {
				break
			}
		}
		if got := slices.Collect(e.Analyse(p, l)); !reflect.DeepEqual(got, want) {
			t.Fatalf("%+v, then %+v", want[len(want)-1], got[len(got)-1])
		}
	}
}

// Engines that share a position find the same results as a single engine.
func TestDividedAnalysesProveTheSame(t *testing.T) {
	e := engine.New(engine.Options{Table: 1 << 20})
	r := random.Source(21)
	for i := range engine.Tries(40) {
		p := randomEnding(&r, rules.Deal(uint64(i), rules.Shape(i&1)), rules.Editions()[i%len(rules.Editions())].Rules, 9)
		want := analyse(e, p, engine.Limits{})
		for parts := 2; parts <= 4; parts++ {
			var found []engine.Analysis
			for k := range parts {
				found = append(found, analyse(e, p, engine.Limits{Part: k, Parts: parts}))
			}
			got := engine.JoinAnalyses(found)
			checkAnalysis(t, p, got)
			if !got.Complete() || got.Score != want.Score {
				t.Fatalf("%d parts: %+v\none: %+v", parts, got.Info, want.Info)
			}
			byHole := func(a, b engine.Move) int { return cmp.Compare(a.Best, b.Best) }
			a, b := slices.SortedFunc(slices.Values(got.Moves), byHole), slices.SortedFunc(slices.Values(want.Moves), byHole)
			for n := range b {
				if a[n].Best != b[n].Best || a[n].Score != b[n].Score {
					t.Fatalf("%d parts: %+v\none: %+v", parts, a[n], b[n])
				}
			}
		}
	}
}

// The analysis of a finished game has the margin and no holes.
func TestAnalyseFinishedGame(t *testing.T) {
	r := random.Source(22)
	p := randomEnding(&r, rules.Deal(1, rules.Square), rules.Ruleset{}, 0)
	a := analyse(engine.New(engine.Options{Table: 1 << 16}), p, engine.Limits{})
	if !a.Exact || a.Low != players.Margin(p) || len(a.Moves) != 0 || a.Best != rules.NoHole {
		t.Errorf("%+v", a)
	}
	if joined := engine.JoinAnalyses([]engine.Analysis{a, a}); !joined.Exact || joined.Low != a.Low {
		t.Errorf("%+v", joined)
	}
}

// The number of holes that keep the margin is known if each other hole is proven to be worse.
func TestKeeping(t *testing.T) {
	move := func(low, high int) engine.Move {
		return engine.Move{Info: engine.Info{Low: low, High: high, Exact: low == high}}
	}
	for _, c := range []struct {
		whole engine.Info
		moves []engine.Move
		n     int
		ok    bool
	}{
		{move(2, 2).Info, []engine.Move{move(2, 2), move(2, 2), move(-3, 1)}, 2, true},
		{move(2, 2).Info, []engine.Move{move(2, 2), move(-3, 2)}, 0, false},
		{move(2, 5).Info, []engine.Move{move(2, 5), move(1, 1)}, 0, false},
	} {
		if n, ok := (engine.Analysis{Info: c.whole, Moves: c.moves}).Keeping(); n != c.n || ok != c.ok {
			t.Errorf("%+v: %d, %v", c, n, ok)
		}
	}
}

func TestFindMove(t *testing.T) {
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{}).After(27)
	a := analyse(engine.New(engine.Options{Table: 1 << 16}), p, engine.Limits{Depth: 1})
	for h := range rules.Hole(rules.Holes) {
		if m, ok := a.Find(h); ok != p.Legal().Has(h) || ok && m.Best != h {
			t.Errorf("%d: %v %+v", h, ok, m)
		}
	}
}

var (
	whole     = flag.Bool("whole", false, "check 200 endings with up to 20 plies left, instead of a sample with fewer, and the reasons of 200 games")
	wholeSeed = flag.Uint64("seed", 1, "of these endings and games")
)

// endings yields unfinished games of all rulesets in turn, on dealt square and irregular boards and
// on the printed ones. Half of them are played at random, half greedily. It yields n games with 8
// to 14 plies left, or with -whole 200 games with 8 to 20.
func endings(seed uint64, n int) iter.Seq2[int, rules.Record] {
	most := 14
	if *whole {
		seed, n, most = *wholeSeed, 200, 20
	}
	return func(yield func(int, rules.Record) bool) {
		r := random.Source(seed)
		rulesets := distinctRulesets()
		for i := range n {
			board := rules.Deal(r.Next(), rules.Shape(i&1))
			if sheets := rules.SheetBoards(); i%3 == 2 {
				board = sheets[i/3%len(sheets)].Board()
			}
			pick := func(p rules.Position) rules.Hole { return players.Pick(&r, p.Legal()) }
			if i/2%2 == 1 {
				pick = func(p rules.Position) rules.Hole { return players.Greedy(&r, p) }
			}
			if !yield(i, ending(board, rulesets[i%len(rulesets)], 8+r.Below(most-7), pick)) {
				return
			}
		}
	}
}

func distinctRulesets() []rules.Ruleset {
	var all []rules.Ruleset
	seen := map[rules.Ruleset]bool{}
	for _, e := range rules.Editions() {
		if !seen[e.Rules] {
			all = append(all, e.Rules)
		}
		seen[e.Rules] = true
	}
	return all
}

// ending plays until the given number of plies is left. If a game ends earlier, it starts again.
func ending(b *rules.Board, rs rules.Ruleset, left int, pick func(rules.Position) rules.Hole) rules.Record {
	for {
		g := rules.NewRecord(b, rs)
		for !g.Over() && g.Len() < rs.MaxPlies()-left {
			g = mustPlay(g, pick(g.Position()))
		}
		if !g.Over() {
			return g
		}
	}
}

// The value of every hole of an ending is the margin that an independent solver proves. The last
// pass of a review does not contradict it.
func TestAnalysisEqualsProver(t *testing.T) {
	n := max(10, engine.Tries(45))
	e, prover := engine.New(engine.Options{Table: 16 << 20}), players.NewProver()
	holes, open, kinds := 0, 0, map[rules.Ruleset]int{}
	for i, g := range endings(51, n) {
		p := g.Position()
		kinds[p.Rules()]++
		full := analyse(e, p, engine.Limits{})
		checkAnalysis(t, p, full)
		review := analyse(e, p, engine.ReviewLimits(engine.ReviewPasses-1, p.Rules().MaxPlies()-p.Ply()))
		checkAnalysis(t, p, review)
		for _, m := range full.Moves {
			holes++
			if !m.Exact || !prover.Proves(p.After(m.Best), -m.Low) || m.Score != 100*m.Low {
				t.Errorf("ending %d, %s: %s does not have the value %+v", i, g, p.Board().Name(m.Best), m)
			}
			checkProvenLine(t, p, m)
			r, _ := review.Find(m.Best)
			if r.Low > m.Low || r.High < m.Low {
				t.Errorf("ending %d, %s: a review has %+v, the proof %d", i, g, r, m.Low)
			}
			if !r.Exact {
				open++
			}
		}
	}
	if len(kinds) != 10 {
		t.Errorf("%d rulesets", len(kinds))
	}
	t.Logf("%d holes proven; %d of them not within the limits of a review", holes, open)
}
