package engine

import (
	"flag"
	"fmt"
	"runtime"
	"sync"
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

var (
	likelyEndings = flag.Int("likely", 0, "compare what is almost sure of so many endings of each kind of bonus with what is proven")
	likelyTrust   = flag.Int("trust", 20, "")
	likelyMost    = flag.Int("most", 23, "")
	likelyKinds   = flag.String("likely-kinds", "basic cs-1 it-lines it-both", "")
)

// ending plays until so many plies are left, from five random marbles on with searches of 3,000 positions.
func ending(e *Engine, r *random.Source, rs rules.Ruleset, left int) rules.Position {
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

// TestLikelyIsTrue
func TestLikelyIsTrue(t *testing.T) {
	if *likelyEndings == 0 {
		t.Skip()
	}
	trust = *likelyTrust
	var group sync.WaitGroup
	ready := make(chan bool, runtime.NumCPU())
	for _, name := range []string{"basic", "cs-1", "it-lines", "it-both"} {
		ed, _ := rules.EditionNamed(name)
		for left := 21; left <= *likelyMost; left++ {
			ready <- true
			group.Go(func() {
				defer func() { <-ready }()
				e := New(Options{})
				r := random.Source(uint64(left) * 77)
				said, wrong, early, proof := 0, 0, 0, 0
				decided := [4]int{}
				for range *likelyEndings {
					p := ending(e, &r, ed.Rules, left)
					likely, at := Open, 0
					for i := range e.Search(p, Limits{}) {
						if likely == Open {
							likely, at = i.Likely(), i.Nodes
						}
						if o := i.Outcome(); o != Open {
							if at < i.Nodes {
								said++
								early, proof = early+at, proof+i.Nodes
								decided[o]++
								if likely != o {
									wrong++
								}
							}
							break
						}
					}
				}
				fmt.Printf("trust %d %s %d: said %d, wrong %d, at %dk of %dk, outcomes %v\n", trust, name, left, said, wrong, early/max(said, 1)/1000, proof/max(said, 1)/1000, decided)
			})
		}
	}
	group.Wait()
}
