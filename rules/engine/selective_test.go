package engine

import (
	"flag"
	"fmt"
	"math"
	"runtime"
	"sync"
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

var (
	likelyEndings = flag.Int("likely", 0, "compare what is almost sure of so many endings of each kind of bonus with what is proven")
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
				fmt.Printf("%s %d: said %d, wrong %d, at %dk of %dk, outcomes %v\n", name, left, said, wrong, early/max(said, 1)/1000, proof/max(said, 1)/1000, decided)
			})
		}
	}
	group.Wait()
}

var (
	xPairs = flag.Int("x-pairs", 0, "")
	xNodes = flag.Int("x-nodes", 300000, "")
	xRules = flag.String("x-rules", "basic", "")
	xFrom  = flag.Int("x-from", 28, "")
	xSeed  = flag.Uint64("x-seed", 5, "")
)

func TestXMatch(t *testing.T) {
	if *xPairs == 0 {
		t.Skip()
	}
	ed, _ := rules.EditionNamed(*xRules)
	r := random.Source(*xSeed)
	judge := New(Options{})
	e := [2]*Engine{New(Options{}), New(Options{Without: SelectiveSolver})}
	sum, sq, points, equal, n := 0.0, 0.0, 0, 0, 0
	for n < *xPairs {
		p := ending(judge, &r, ed.Rules, *xFrom)
		if i := Answer(judge.Search(p, Limits{Nodes: 100000})); i.Score > 150 || i.Score < -150 {
			continue
		}
		pair, lead := 0.0, 0
		var ends [2]string
		for game := range 2 {
			q := p
			for !q.Over() && q.Rules().MaxPlies()-q.Ply() > 20 {
				side := (q.Ply() + game) & 1
				q = q.After(Answer(e[side].Search(q, Limits{Nodes: *xNodes, Keep: true})).Best)
			}
			ends[game] = q.String()
			if game == 1 && ends[1] == ends[0] {
				pair, lead = 1, 0 // half each
				break
			}
			m := Answer(judge.Search(q, Limits{})).Low
			if (q.Ply()+game)&1 == 1 {
				m = -m
			}
			pair += result(m)
			lead += m
		}
		for _, x := range e {
			x.search.tt.reset()
		}
		if ends[0] == ends[1] {
			equal++
		}
		n++
		sum += pair / 2
		sq += pair * pair / 4
		points += lead
		if n%20 == 0 || n == *xPairs {
			mean := sum / float64(n)
			sd := math.Sqrt((sq/float64(n) - mean*mean) / float64(n))
			fmt.Printf("%s %d: %d pairs, %d equal, %.2f %% ± %.2f (one error), points %+d\n", *xRules, *xNodes, n, equal, 100*mean, 100*sd, points)
		}
	}
}
