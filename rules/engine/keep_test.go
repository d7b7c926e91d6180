package engine

import (
	"testing"

	"kulami/rules"
)

// What earlier searches left in the hash table never changes what is proven, and
// a search on another board or ruleset does not see it.
func TestKeepProvesTheSame(t *testing.T) {
	kept := New(Options{Table: 1 << 20})
	r := noise(77)
	n := 0
	for game := range 60 {
		b := rules.Deal(uint64(game/6), rules.Shape(game/6&1))
		p := rules.Start(b, rules.Editions()[game/3%len(rules.Editions())].Rules)
		for !p.Over() {
			if p.Ply() >= 46 {
				n++
				plain := last(New(Options{Table: 1 << 16}), p, Limits{})
				warm := last(kept, p, Limits{Keep: true})
				if !plain.Exact || !warm.Exact || plain.Score != warm.Score || !p.Legal().Has(warm.Best) {
					t.Fatalf("from the table: %+v\nafresh: %+v", warm, plain)
				}
			}
			p = p.After(pick(&r, p.Legal()))
		}
	}
	if n < 100 {
		t.Errorf("only %d endings were searched", n)
	}
}

// Pondering shortens the search that follows it.
func TestPonderingHelps(t *testing.T) {
	e := New(Options{Table: 8 << 20})
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{}).After(27)
	before := last(e, p, Limits{Depth: 8})
	reply := p.After(before.Best)
	cold := last(New(Options{Table: 8 << 20}), reply, Limits{Depth: 7})
	last(e, p, Limits{Depth: 8, Keep: true})
	warm := last(e, reply, Limits{Depth: 7, Keep: true})
	if warm.Nodes >= cold.Nodes {
		t.Errorf("%d nodes after pondering, %d without", warm.Nodes, cold.Nodes)
	}
}
