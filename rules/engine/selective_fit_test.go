package engine

import (
	"flag"
	"fmt"
	"math"
	"strings"
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

var (
	predictionEndings = flag.Int("fit-predictions", 0, "print the errors of static values and of shallow searches as predictions of the margin, of so many endings for each kind of bonus and number of plies left, and what predictions should be")
	predictionMost    = flag.Int("fit-predictions-most", 21, "most plies left")
	predictionKinds   = flag.String("fit-predictions-kinds", "0123", "chanceKinds to fit")
)

// predictionDepths holds the depths of the searches whose errors TestFitPredictions prints; 0 is
// the static value.
var predictionDepths = [...]int{0, 2, 4}

// errors is a sum of errors in hundredths of a point.
type errors struct{ n, sum, squares float64 }

func (e *errors) add(x float64) { e.n, e.sum, e.squares = e.n+1, e.sum+x, e.squares+x*x }

func (e *errors) mean() float64      { return e.sum / e.n }
func (e *errors) deviation() float64 { return math.Sqrt(e.squares/e.n - e.mean()*e.mean()) }

// TestFitPredictions prints values for predictions: a line through the standard errors of the
// static value.
func TestFitPredictions(t *testing.T) {
	if *predictionEndings == 0 {
		t.Skip("without -fit-predictions")
	}
	e := New(Options{Table: 8 << 20})
	for bonus := range chances {
		if !strings.Contains(*predictionKinds, fmt.Sprint(bonus)) {
			continue
		}
		var all errors
		var line [5]float64 // sums of 1, x, y, x², xy
		for left := selectiveMinLeft; left <= *predictionMost; left++ {
			found := e.predictionErrors(bonus, left, *predictionEndings)
			fmt.Printf("kind %d, %d left:", bonus, left)
			for i, d := range predictionDepths {
				fmt.Printf("  depth %d %+.0f ± %.0f", d, found[i].mean(), found[i].deviation())
			}
			fmt.Println()
			all.n, all.sum = all.n+found[0].n, all.sum+found[0].sum
			x, y := float64(left), found[0].deviation()
			for i, v := range []float64{1, x, y, x * x, x * y} {
				line[i] += v
			}
		}
		slope := (line[0]*line[4] - line[1]*line[2]) / (line[0]*line[3] - line[1]*line[1])
		fmt.Printf("kind %d: {%.0f, %.1f, %.0f}\n", bonus, (line[2]-slope*line[1])/line[0], -slope, all.mean())
	}
}

// predictionErrors returns the errors of the values of endings, by predictionDepths.
func (e *Engine) predictionErrors(bonus, left, n int) (found [len(predictionDepths)]errors) {
	r := random.Source(uint64(left*len(chances) + bonus))
	s := &e.search
	for range n {
		p := e.wildEnding(&r, bonus, left)
		margin := 100 * Answer(e.Search(p, Limits{})).Low
		for i, d := range predictionDepths {
			s.limits = Limits{}
			s.prepare(p)
			s.stop, s.nextCheck = false, math.MaxInt
			if v := s.alphaBeta(-infinity, infinity, d); v < maxUnproven && v > -maxUnproven {
				found[i].add(float64(margin - v))
			}
		}
	}
	return found
}

// wildEnding returns a position as a solver meets it, with left plies left: late in a game with
// some random moves among the last ones.
func (e *Engine) wildEnding(r *random.Source, bonus, left int) rules.Position {
	var same []kind
	for _, k := range kinds() {
		if chanceKind(k.ruleset()) == bonus {
			same = append(same, k)
		}
	}
	for {
		k := same[r.Below(len(same))]
		p := rules.Start(rules.Deal(r.Next(), k.shape()), k.ruleset())
		for wild := r.Below(9); !p.Over() && p.Rules().MaxPlies()-p.Ply() > left; {
			if p.Ply() < 5 || p.Rules().MaxPlies()-p.Ply()-left <= wild && r.Below(3) == 0 {
				p = p.After(players.Pick(r, p.Legal()))
			} else {
				p = p.After(Answer(e.Search(p, Limits{Depth: 4})).Best)
			}
		}
		if !p.Over() {
			return p
		}
	}
}
