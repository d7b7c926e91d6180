package engine_test

import (
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// Entries of earlier searches in the transposition table do not change proofs. A search on another
// board or under another ruleset does not use them.
func TestKeepProvesTheSame(t *testing.T) {
	kept := engine.New(engine.Options{Table: 1 << 20})
	r := random.Source(77)
	n := 0
	for game := range engine.Tries(60) {
		b := rules.Deal(uint64(game/6), rules.Shape(game/6&1))
		p := rules.Start(b, rules.Editions()[game/3%len(rules.Editions())].Rules)
		for !p.Over() {
			if p.Ply() >= 46 {
				n++
				plain := answer(engine.New(engine.Options{Table: 1 << 16}), p, engine.Limits{})
				warm := answer(kept, p, engine.Limits{Keep: true})
				if !plain.Exact || !warm.Exact || plain.Score != warm.Score || !p.Legal().Has(warm.Best) {
					t.Fatalf("from the table: %+v\nafresh: %+v", warm, plain)
				}
			}
			p = p.After(players.Pick(&r, p.Legal()))
		}
	}
	if n < engine.Tries(100) {
		t.Errorf("only %d endings were searched", n)
	}
}

// A search of the reply is shorter after pondering.
func TestPonderingHelps(t *testing.T) {
	e := engine.New(engine.Options{Table: 8 << 20})
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{}).After(27)
	before := answer(e, p, engine.Limits{Depth: 8})
	reply := p.After(before.Best)
	cold := answer(engine.New(engine.Options{Table: 8 << 20}), reply, engine.Limits{Depth: 7})
	answer(e, p, engine.Limits{Depth: 8, Keep: true})
	warm := answer(e, reply, engine.Limits{Depth: 7, Keep: true})
	if warm.Nodes >= cold.Nodes {
		t.Errorf("%d nodes after pondering, %d without", warm.Nodes, cold.Nodes)
	}
}
