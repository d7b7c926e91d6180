package engine_test

import (
	"flag"
	"slices"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
)

var lessons = flag.Int("lessons", 0, "find from which loss on a marble is advised to be taken back, by so many games of each level against itself")

// TestLessonLosses analyses games of a level against itself, as in the second pass of a review. It
// prints the loss from which on a player of this strength would get advice on two marbles per game.
func TestLessonLosses(t *testing.T) {
	if *lessons == 0 {
		t.Skip("needs -lessons")
	}
	e := engine.New(engine.Options{Table: 16 << 20})
	editions := rules.Editions()
	for level := engine.Weakest; level <= engine.Strongest; level++ {
		games, limits := *lessons, engine.Limits{}
		if level == engine.Strongest {
			games, limits.Nodes = max(1, games/10), 500_000
		}
		var losses []float64
		for i := range uint64(games) {
			g := rules.NewRecord(rules.Deal(i, rules.Shape(i&1)), editions[i%uint64(len(editions))].Rules)
			for !g.Over() {
				p, left := g.Position(), g.Rules().MaxPlies()-g.Len()
				h := engine.Answer(e.Play(p, level, i<<1+uint64(g.Len()&1), limits)).Best
				if g.Len() >= 2 {
					var a engine.Analysis
					for a = range e.Analyse(p, engine.ReviewLimits(1, left)) {
					}
					losses = append(losses, a.Judge(h, left, g.Rules()).Loss)
				}
				g = mustPlay(g, h)
			}
		}
		slices.Sort(losses)
		for _, each := range []int{1, 2, 3} { // per side
			t.Logf("level %d: %d marbles a game lose %.3f or more", level, each, losses[max(0, len(losses)-2*each*games)])
		}
	}
}
