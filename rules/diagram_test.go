package rules

import (
	"math/rand"
	"testing"
)

// checkDiagram reads d back from its code, and empties and refills every hole.
func checkDiagram(t *testing.T, d Diagram) {
	t.Helper()
	again, err := ParseDiagram(d.String())
	if err != nil || again.Marbles != d.Marbles || again.Last != d.Last || again.Board.Turned(0).Layout() != d.Board.Turned(0).Layout() {
		t.Fatalf("%s read again as %s, %v", d, again, err)
	}
	bare := Diagram{d.Board, d.Marbles, [2]Hole{NoHole, NoHole}}
	refilled := d
	for h := range Hole(Holes) {
		was := d.At(h)
		refilled = refilled.Set(h, Nobody)
		if refilled.At(h) != Nobody {
			t.Fatalf("%s: %v is not empty", d, h)
		}
		if was != Nobody {
			refilled = refilled.Set(h, was.Other()).Set(h, was)
		}
	}
	if refilled != bare || d.Set(NoHole, First) != d {
		t.Fatalf("%s refilled is %s", d, refilled)
	}
}

// TestDiagramOfPosition plays games and counts the marbles at every ply.
func TestDiagramOfPosition(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for seed := range uint64(40) {
		e := Editions()[r.Intn(len(Editions()))]
		tapped := NewDiagram(Deal(seed, Shape(seed&1)))
		for p := Start(tapped.Board, e.Rules); ; {
			d := p.Diagram()
			if bare := (Diagram{d.Board, d.Marbles, tapped.Last}); bare != tapped || len(d.Faults()) > 0 {
				t.Fatalf("ply %d: %s, tapped %s, faults %v", p.Ply(), d, tapped, d.Faults())
			}
			if d.Last[p.Turn().Other()] != p.Last() || d.Last[p.Turn()] != p.Before() {
				t.Fatalf("ply %d: last %v", p.Ply(), d.Last)
			}
			if got, want := d.Score(e.Rules), p.Score(); got.Total(First) != want.Total(First) || got.Total(Second) != want.Total(Second) || got.Rules != e.Rules {
				t.Fatalf("ply %d: %v", p.Ply(), got)
			}
			checkDiagram(t, d)
			legal := p.Legal().Slice()
			if len(legal) == 0 {
				break
			}
			h := legal[r.Intn(len(legal))]
			tapped = tapped.Set(h, p.Turn())
			p = p.After(h)
		}
	}
}
