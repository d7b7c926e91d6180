package picture

import (
	"fmt"
	"strings"
	"testing"

	"kulami/rules"
)

// Before the first marble nothing is highlighted, even in an illustration of legal holes.
func TestBandsWithoutAMarble(t *testing.T) {
	p := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{}).Position()
	if got := Bands(NewGeometry(p.Board(), 0, true), p.Last(), p.Closed()); len(got) != 0 {
		t.Errorf("%+v is highlighted", got)
	}
	if n := strings.Count(Illustration{Position: p, Moves: true}.Draw(), `class="dot"`); n != rules.Holes {
		t.Errorf("%d holes are legal on an empty board", n)
	}
}

// Every band is on the cross of the last marble and ends at closed tiles.
func TestBandsFollowTheCross(t *testing.T) {
	for seed := range uint64(40) {
		rec := randomLink(seed)
		p := rec.Position()
		if p.Last() == rules.NoHole {
			continue
		}
		g := NewGeometry(p.Board(), rec.Orientation, false)
		lit := 0
		for _, s := range Bands(g, p.Last(), p.Closed()) {
			if s.Class == "band" {
				lit += strings.Count(s.D, " 0 1 0 ") // each hole has an arc
			}
		}
		want := p.Board().Cross(p.Last()) &^ p.Closed()
		if lit != want.Len() {
			t.Errorf("game %d: %d holes are highlighted, want %d", seed, lit, want.Len())
		}
	}
}

// An area is joined from hole to hole, and a line has a stroke from end to end.
func TestAreaAndStrokes(t *testing.T) {
	rec, err := rules.ParseLink(finished)
	if err != nil {
		t.Fatal(err)
	}
	p := rec.WithCursor(rec.Len()).Position()
	g, score := NewGeometry(p.Board(), 0, false), p.Score()
	for side, area := range score.Areas {
		d := Area(g, area.Holes)
		for _, h := range area.Holes.Slice() {
			if x, y := g.Center(h); !strings.Contains(d, fmt.Sprintf("M%d %dh0", x, y)) {
				t.Errorf("the area of side %d leaves out %s", side, p.Board().Name(h))
			}
		}
		if n := strings.Count(d, "L"); n < area.Holes.Len()-1 {
			t.Errorf("the area of side %d has %d strokes between %d holes", side, n, area.Holes.Len())
		}
	}
	b := rules.SheetSquare.Board()
	line := []rules.Line{{From: b.Hole("a1"), To: b.Hole("e1")}}
	if got := Strokes(NewGeometry(b, 0, false), line); got != "M50 750L450 750" {
		t.Errorf("the stroke from a1 to e1 is %s", got)
	}
}

// An arrow ends before the ring of its hole, even at a neighbouring hole.
func TestArrowsEndAtRings(t *testing.T) {
	b := rules.SheetSquare.Board()
	g := NewGeometry(b, 0, false)
	for to, want := range map[string]string{
		"d4": "M350 96L350 404M324 378L350 404L376 378",
		"e8": "M360 50L404 50M378 76L404 50L378 24",
	} {
		if got := Arrow(g, b.Hole("d8"), b.Hole(to)); got != want {
			t.Errorf("the arrow to %s is %s, want %s", to, got, want)
		}
	}
}

// The marks of a position have its owners; the zero value has no owners.
func TestMarksHaveOwners(t *testing.T) {
	p := rules.Start(rules.SheetPergioco.Board(), rules.Ruleset{})
	if p.Score().Owners != (Marks{}).Owners(p.Board()) || MarksAt(p) != (Marks{}) {
		t.Errorf("an empty board has the marks %+v", MarksAt(p))
	}
	for !p.Over() {
		p = p.After(p.Legal().First())
		if k := MarksAt(p); k.Owners(p.Board()) != p.Score().Owners || k.Last.Hole() != p.Last() || k.Before.Hole() != p.Before() {
			t.Fatalf("after %d marbles the marks are %+v", p.Ply(), k)
		}
	}
}
