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
	fitSelective = flag.Int("fit-selective", 0, "measure the errors of shallow searches on so many endings for each kind of bonus and number of plies left")
	fitFrom      = flag.Int("fit-from", 8, "least")
	fitTo        = flag.Int("fit-to", 22, "most")
)

func TestFitSelective(t *testing.T) {
	if *fitSelective <= 0 {
		t.Skip("without -fit-selective")
	}
	depths := []int{0, 1, 2, 3, 4, 6, 8}
	var all sync.WaitGroup
	ready := make(chan bool, runtime.NumCPU())
	var mu sync.Mutex
	for bonus := range chances {
		for left := *fitFrom; left <= *fitTo; left++ {
			ready <- true
			all.Go(func() {
				defer func() { <-ready }()
				sums := map[int]*[4]float64{}
				for _, d := range depths {
					sums[d] = &[4]float64{}
				}
				e := New(Options{Table: 8 << 20})
				for n := range *fitSelective {
					p := treeEnding(e, bonus, left, uint64(n))
					s := &e.search
					margin := 100 * Answer(e.Search(p, Limits{})).Low
					for _, d := range depths {
						s.limits = Limits{}
						s.prepare(p)
						s.stop, s.nextCheck, s.solverBudget = false, math.MaxInt, 0
						v := s.alphaBeta(-infinity, infinity, d)
						if v >= maxUnproven || v <= -maxUnproven {
							continue
						}
						x := float64(margin - v)
						sums[d][0]++
						sums[d][1] += x
						sums[d][2] += x * x
					}
				}
				mu.Lock()
				defer mu.Unlock()
				fmt.Printf("%d %d:", bonus, left)
				for _, d := range depths {
					n := sums[d][0]
					mean := sums[d][1] / n
					fmt.Printf("  %d %.0f±%.0f", d, mean, math.Sqrt(sums[d][2]/n-mean*mean))
				}
				fmt.Println()
			})
		}
	}
	all.Wait()
}

// treeEnding returns a position with so many plies left as a solver meets it: some moves away from a game.
func treeEnding(e *Engine, bonus, left int, seed uint64) rules.Position {
	var same []kind
	for _, k := range kinds() {
		if chanceKind(k.ruleset()) == bonus {
			same = append(same, k)
		}
	}
	r := random.Source(seed*7919 + uint64(left))
	for {
		k := same[r.Below(len(same))]
		p := rules.Start(rules.Deal(r.Next(), k.shape()), k.ruleset())
		walk := r.Below(9)
		for !p.Over() && p.Rules().MaxPlies()-p.Ply() > left {
			rest := p.Rules().MaxPlies() - p.Ply() - left
			if p.Ply() < 5 || rest <= walk && r.Below(3) == 0 {
				p = p.After(players.Pick(&r, p.Legal()))
			} else {
				p = p.After(Answer(e.Search(p, Limits{Depth: 4})).Best)
			}
		}
		if !p.Over() {
			return p
		}
	}
}
