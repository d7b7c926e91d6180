package engine_test

import (
	"flag"
	"fmt"
	"testing"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

var (
	think = flag.Duration("think", time.Second, "time for a search in benchmarks")
	visit = flag.Int("visit", 0, "positions visited by a search for proofs, instead of a time")
)

// quietPosition plays a game of the engine against itself from a random opening, until the given
// number of plies is left.
func quietPosition(e *engine.Engine, seed uint64, r rules.Ruleset, left int) rules.Position {
	source := random.Source(seed)
	for try := seed * 1000; ; try++ {
		p := rules.Start(rules.Deal(try, rules.Shape(try&1)), r)
		for !p.Over() && r.MaxPlies()-p.Ply() > left {
			if p.Ply() < 5 {
				p = p.After(players.Pick(&source, p.Legal()))
			} else {
				p = p.After(answer(e, p, engine.Limits{Depth: 4}).Best)
			}
		}
		if !p.Over() {
			return p
		}
	}
}

var benchRules = []string{"basic", "it-areas", "it-lines", "it-both"}

// BenchmarkNodes measures nodes per second.
func BenchmarkNodes(b *testing.B) {
	for _, name := range benchRules {
		edition, _ := rules.EditionNamed(name)
		b.Run(name, func(b *testing.B) {
			e := engine.New(engine.Options{})
			nodes := 0
			for i := range b.N {
				p := quietPosition(e, uint64(i%8), edition.Rules, 44)
				b.StartTimer()
				nodes += answer(e, p, engine.Limits{Nodes: 1000000}).Nodes
				b.StopTimer()
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}

// BenchmarkDepth measures the depth reached in the time -think.
func BenchmarkDepth(b *testing.B) {
	for _, ply := range []int{0, 12} {
		b.Run(fmt.Sprint("ply", ply), func(b *testing.B) {
			e := engine.New(engine.Options{})
			depth := 0
			for i := range b.N {
				p := quietPosition(e, uint64(i), rules.Ruleset{}, 56-ply)
				depth += answer(e, p, engine.Limits{Time: *think}).Depth
			}
			b.ReportMetric(float64(depth)/float64(b.N), "depth")
		})
	}
}

// BenchmarkHorizon measures the share of positions with an almost sure outcome, a proven outcome
// and a proven margin, by plies left. Each search gets the time -think or -visit positions.
func BenchmarkHorizon(b *testing.B) {
	for _, name := range benchRules {
		edition, _ := rules.EditionNamed(name)
		limits := engine.Limits{Time: *think}
		if *visit > 0 {
			limits = engine.Limits{Nodes: *visit}
		}
		for left := 18; left <= 28; left++ {
			b.Run(fmt.Sprintf("%s/left%d", name, left), func(b *testing.B) {
				e := engine.New(engine.Options{})
				likely, outcome, exact := 0, 0, 0
				for i := range b.N {
					info := answer(e, quietPosition(e, uint64(i), edition.Rules, left), limits)
					if info.LikelyOutcome() != engine.Open {
						likely++
					}
					if info.Outcome() != engine.Open {
						outcome++
					}
					if info.Exact {
						exact++
					}
				}
				b.ReportMetric(100*float64(likely)/float64(b.N), "%likely")
				b.ReportMetric(100*float64(outcome)/float64(b.N), "%outcome")
				b.ReportMetric(100*float64(exact)/float64(b.N), "%margin")
			})
		}
	}
}

// BenchmarkAnalyse measures the time to prove the margins of all holes, by plies left.
func BenchmarkAnalyse(b *testing.B) {
	for _, name := range benchRules {
		edition, _ := rules.EditionNamed(name)
		for _, left := range []int{12, 16, 18, 20, 22} {
			b.Run(fmt.Sprintf("%s/left%d", name, left), func(b *testing.B) {
				e := engine.New(engine.Options{})
				nodes, most := 0, 0
				for i := range b.N {
					b.StopTimer()
					p := quietPosition(e, uint64(i), edition.Rules, left)
					b.StartTimer()
					a := analyse(e, p, engine.Limits{})
					nodes, most = nodes+a.Nodes, max(most, a.Nodes)
				}
				b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
				b.ReportMetric(float64(most), "most-nodes")
			})
		}
	}
}

// BenchmarkReview measures a review of a whole game, pass by pass.
func BenchmarkReview(b *testing.B) {
	for _, name := range []string{"basic", "it-both"} {
		edition, _ := rules.EditionNamed(name)
		e := engine.New(engine.Options{})
		g := quietGame(e, 1, edition.Rules)
		for pass := range engine.ReviewPasses {
			b.Run(fmt.Sprintf("%s/pass%d", name, pass), func(b *testing.B) {
				nodes, proven := 0, 0
				for range b.N {
					for ply := g.Len() - 1; ply >= 0; ply-- {
						a := analyse(e, g.At(ply), engine.ReviewLimits(pass, g.Rules().MaxPlies()-ply))
						nodes += a.Nodes
						if a.Complete() {
							proven++
						}
					}
				}
				b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
				b.ReportMetric(float64(proven)/float64(b.N), "proven/op")
				b.ReportMetric(float64(g.Len()), "plies")
			})
		}
	}
}

// quietGame plays a game of the engine against itself that starts with two random moves and lasts
// at least 54 plies.
func quietGame(e *engine.Engine, seed uint64, r rules.Ruleset) rules.Record {
	source := random.Source(seed)
	for try := seed * 1000; ; try++ {
		g := rules.NewRecord(rules.Deal(try, rules.Shape(try&1)), r)
		for !g.Over() {
			p := g.Position()
			if p.Ply() < 3 {
				g = mustPlay(g, players.Pick(&source, p.Legal()))
			} else {
				g = mustPlay(g, answer(e, p, engine.Limits{Depth: 4}).Best)
			}
		}
		if g.Len() >= 54 {
			return g
		}
	}
}

// BenchmarkFirstValues measures the time of the first Analysis of a new board, with the values of
// all 64 holes.
func BenchmarkFirstValues(b *testing.B) {
	for _, name := range []string{"basic", "it-both"} {
		edition, _ := rules.EditionNamed(name)
		b.Run(name, func(b *testing.B) {
			for i := range b.N {
				b.StopTimer()
				e := engine.New(engine.Options{Table: 1 << 20})
				p := rules.Start(rules.Deal(uint64(i), rules.Shape(i&1)), edition.Rules)
				b.StartTimer()
				for range e.Analyse(p, engine.Limits{}) {
					break
				}
			}
		})
	}
}
