package puzzle

import (
	"flag"
	"fmt"
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
)

var all = flag.Bool("all", false, "prove every puzzle again")

// disproof returns the reason why p is not a puzzle: its solution has another margin, or another
// hole reaches the goal. It is empty if p is a puzzle.
func disproof(v *players.Prover, p Puzzle) string {
	at := p.Record.Position()
	others := 1 // no other hole must reach this margin
	switch p.Goal {
	case Draw:
		others = 0
	case Margin:
		others = p.Margin - clearMargin + 1
	}
	for _, h := range at.Legal().Slice() {
		q := at.After(h)
		switch {
		case h == p.Solution && !v.Proves(q, -p.Margin):
			return fmt.Sprintf("puzzle %d: the margin is not %d: %s", p.Number, p.Margin, p.Record)
		case h != p.Solution && !v.AtLeast(q, 1-others):
			return fmt.Sprintf("puzzle %d: %s reaches %d, too: %s", p.Number, at.Board().Name(h), others, p.Record)
		}
	}
	return ""
}

// Every shipped puzzle is proven without the engine: make puzzles-check proves all, other tests
// some of those with few plies left.
func TestShippedPuzzlesAreProven(t *testing.T) {
	const quick = 15
	step, least := 11, 20
	if testing.Short() {
		step, least = 220, 1
	}
	v, proven := players.NewProver(), 0
	for i, p := range shipped(t) {
		if *all || p.Left() <= quick && i%step == 0 {
			if why := disproof(v, p); why != "" {
				t.Error(why)
			}
			proven++
		}
	}
	t.Logf("%d puzzles proven", proven)
	if proven < least {
		t.Error("too few puzzles proven")
	}
}

// The prover rejects a puzzle with a wrong margin, goal or solution.
func TestProverFindsFaults(t *testing.T) {
	v := players.NewProver()
	for _, p := range shipped(t)[:100] {
		if p.Left() > 12 {
			continue
		}
		more, less, other := p, p, p
		more.Margin++
		less.Margin--
		other.Solution = (p.Record.Position().Legal() &^ rules.SetOf(p.Solution)).First()
		wrong := []Puzzle{more, less, other}
		if p.Goal == Margin {
			goal := p
			goal.Goal = Win
			wrong = append(wrong, goal)
		}
		for _, w := range wrong {
			if disproof(v, w) == "" {
				t.Errorf("puzzle %d is proven with %s %d and hole %d", p.Number, w.Goal, w.Margin, w.Solution)
			}
		}
	}
}
