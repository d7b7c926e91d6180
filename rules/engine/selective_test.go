package engine

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

var (
	likelyEndings = flag.Int("likely", 0, "compare what is almost sure of so many endings, for each kind of bonus and number of plies left, with what is proven")
	likelyRules   = flag.String("likely-rules", "basic cs-1 it-lines it-both", "their rules")
	likelySeed    = flag.Uint64("likely-seed", 1, "seed of the endings")
	likelyMost    = flag.Int("likely-most", 22, "most plies left")
)

// quietEnding returns a position with left plies left, from a game of the engine after five random
// marbles.
func quietEnding(e *Engine, r *random.Source, rs rules.Ruleset, left int) rules.Position {
	for {
		p := rules.Start(rules.Deal(r.Next(), rules.Shape(r.Below(2))), rs)
		for !p.Over() && rs.MaxPlies()-p.Ply() > left {
			if p.Ply() < 5 {
				p = p.After(players.Pick(r, p.Legal()))
			} else {
				p = p.After(Answer(e.Search(p, Limits{Nodes: 3000})).Best)
			}
		}
		if !p.Over() {
			return p
		}
	}
}

// In at least 98 of 100 endings the almost sure result is proven later. Proofs are the same without
// the selective solver. With -likely the test prints counts and times.
func TestLikelyIsTrue(t *testing.T) {
	n := max(Tries(4), *likelyEndings)
	e, plain := New(Options{}), New(Options{Without: SelectiveSolver})
	all, allFalse := 0, 0
	for _, name := range strings.Fields(*likelyRules) {
		ed, _ := rules.EditionNamed(name)
		for left := solverOneTry + 1; left <= *likelyMost; left++ {
			r := random.Source(100**likelySeed + uint64(left))
			said, wrong, early, late := 0, 0, 0, 0
			for range n {
				p := quietEnding(e, &r, ed.Rules, left)
				likely, proven := likelyThenProven(t, e, p)
				if likely.Outcome() == Open && likely.LikelyOutcome() != Open {
					said, early, late = said+1, early+likely.Nodes, late+proven.Nodes
					if likely.LikelyOutcome() != proven.Outcome() {
						wrong++
					}
				}
				if *likelyEndings > 0 {
					continue
				}
				if i := firstInfo(plain, p, provesOutcome); i.Outcome() != proven.Outcome() || i.LikelyOutcome() != i.Outcome() {
					t.Errorf("%v: %+v, with the selective solver %+v", p, i, proven)
				}
			}
			all, allFalse = all+said, allFalse+wrong
			if *likelyEndings > 0 && said > 0 {
				fmt.Printf("%s, %d left: of %d outcomes %d wrong; almost sure by %d positions, proven by %d\n", name, left, said, wrong, early/said, late/said)
			}
		}
	}
	if all == 0 || allFalse > 1+all/50 {
		t.Errorf("of %d almost sure outcomes %d are wrong", all, allFalse)
	}
}

func provesOutcome(i Info) bool { return i.Outcome() != Open }

// firstInfo returns the first wanted Info of an unlimited search.
func firstInfo(e *Engine, p rules.Position, wanted func(Info) bool) (i Info) {
	for i = range e.Search(p, Limits{}) {
		if wanted(i) {
			break
		}
	}
	return i
}

// likelyThenProven returns the first Info with an almost sure outcome and the first with a proven
// one.
func likelyThenProven(t *testing.T, e *Engine, p rules.Position) (likely, proven Info) {
	likely.LikelyLow, likely.LikelyHigh = -Unbounded, Unbounded
	proven = firstInfo(e, p, func(i Info) bool {
		if i.LikelyLow < i.Low || i.LikelyHigh > i.High || i.LikelyLow > i.LikelyHigh {
			t.Fatalf("%v: %+v", p, i)
		}
		if likely.LikelyOutcome() == Open {
			likely = i
		}
		return provesOutcome(i)
	})
	return likely, proven
}

// Levels below the strongest do not use the selective solver.
func TestLevelsDoNotGuess(t *testing.T) {
	e, plain := New(Options{Table: 4 << 20}), New(Options{Table: 4 << 20, Without: SelectiveSolver})
	r := random.Source(3)
	for i := range Tries(20) {
		p := quietEnding(e, &r, rules.Editions()[i%len(rules.Editions())].Rules, 21+i%6)
		a, b := Answer(e.Play(p, 7, uint64(i), Limits{})), Answer(plain.Play(p, 7, uint64(i), Limits{}))
		if a.Best != b.Best || a.Nodes != b.Nodes || a.LikelyLow != a.Low || a.LikelyHigh != a.High {
			t.Errorf("%+v, want %+v", a, b)
		}
	}
}

// A proof replaces an almost sure result that contradicts it.
func TestProofsReplaceGuesses(t *testing.T) {
	i := unknown
	i.Score = 120
	i.setLikely(2, 5)
	i.setScore(i.Score)
	if i.Score != 200 || i.LikelyOutcome() != Win || i.Outcome() != Open {
		t.Errorf("%+v", i)
	}
	i.setProven(-3, 4)
	if i.LikelyLow != 2 || i.LikelyHigh != 4 {
		t.Errorf("%+v", i)
	}
	i.setProven(-3, 1)
	if i.LikelyLow != -3 || i.LikelyHigh != 1 || i.Score != 100 {
		t.Errorf("%+v", i)
	}
	if i.setLikely(1, 0); i.LikelyLow != -3 || i.LikelyHigh != 1 {
		t.Errorf("%+v", i)
	}
}
