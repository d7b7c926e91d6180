package engine_test

import (
	"flag"
	"iter"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

var (
	whole     = flag.Bool("whole", false, "check 200 endings with up to 20 plies left, instead of a sample with fewer")
	wholeSeed = flag.Uint64("seed", 1, "of the 200 endings")
)

// endings yields unfinished games of all rulesets in turn, on dealt square and irregular boards
// and on the printed ones, half of them played at random and half greedily: n with 8 to 14
// plies left, or with -whole 200 with 8 to 20.
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

// ending plays until so many plies are left, anew if a game ends before.
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

// The value of every hole of an ending is the margin that a solver proves which shares
// nothing with the engine. What the last pass of a review knows does not contradict it.
func TestAnalysisEqualsProver(t *testing.T) {
	n := max(9, engine.Tries(45))
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
				t.Errorf("ending %d, %s: %s has not the value %+v", i, g, p.Board().Name(m.Best), m)
			}
			checkProvenLine(t, p, m)
			r, _ := review.Find(m.Best)
			if r.Low > m.Low || r.High < m.Low {
				t.Errorf("ending %d, %s: a review has %+v, proven is %d", i, g, r, m.Low)
			}
			if !r.Exact {
				open++
			}
		}
	}
	if len(kinds) != 9 {
		t.Errorf("%d rulesets", len(kinds))
	}
	t.Logf("%d holes proven; %d of them not within the limits of a review", holes, open)
}
