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

// quietPosition plays a game of the engine against itself, from a random opening,
// until the given number of plies is left.
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

// BenchmarkNodes measures nodes a second.
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

// BenchmarkHorizon measures how often the outcome and the margin are proven in
// the time -think, or by -visit positions, with so many plies left.
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
				outcome, exact := 0, 0
				for i := range b.N {
					info := answer(e, quietPosition(e, uint64(i), edition.Rules, left), limits)
					if info.Outcome() != engine.Open {
						outcome++
					}
					if info.Exact {
						exact++
					}
				}
				b.ReportMetric(100*float64(outcome)/float64(b.N), "%outcome")
				b.ReportMetric(100*float64(exact)/float64(b.N), "%margin")
			})
		}
	}
}
