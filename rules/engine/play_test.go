package engine_test

import (
	"slices"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
)

// A sequence that Play returns can be ranged over again: it is the same search.
func TestPlayCanBeRangedOverTwice(t *testing.T) {
	e := engine.New(engine.Options{Table: 1 << 20})
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{})
	for level := engine.Weakest; level < engine.Strongest; level++ {
		differ := 0
		for seed := range uint64(5) {
			infos := e.Play(p, level, seed, engine.Limits{})
			first, second := slices.Collect(infos), slices.Collect(infos)
			a, b := first[len(first)-1], second[len(second)-1]
			if a.Best != b.Best || a.Score != b.Score || a.Nodes != b.Nodes {
				differ++
			}
		}
		if differ > 0 {
			t.Errorf("level %d: %d of 5 moves differ", level, differ)
		}
	}
}
