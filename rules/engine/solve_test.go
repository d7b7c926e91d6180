package engine

import (
	"testing"

	"kulami/rules"
)

// brute returns the final margin for the side to move under best play, by the
// rules alone.
func brute(p rules.Position) int {
	legal := p.Legal()
	if legal == 0 {
		m := p.Score().Margin()
		if p.Turn() == rules.Second {
			m = -m
		}
		return m
	}
	best := -Unbounded
	for h := range legal.All() {
		best = max(best, -brute(p.After(h)))
	}
	return best
}

// randomEnding plays at random until few plies are left.
func randomEnding(r *noise, b *rules.Board, rs rules.Ruleset, left int) rules.Position {
	for {
		p := rules.Start(b, rs)
		for !p.Over() && p.Ply() < rs.MaxPlies()-left {
			p = p.After(pick(r, p.Legal()))
		}
		if p.Ply() >= 30 {
			return p
		}
	}
}

func pick(r *noise, s rules.Set) rules.Hole {
	holes := s.Slice()
	return holes[r.next()>>1%uint64(len(holes))]
}

// The solver, the search without solver and a search through the rules alone
// must agree on the margin of endings, for every ruleset and shape.
func TestEndingsEqualBruteForce(t *testing.T) {
	perRuleset := 150
	if testing.Short() {
		perRuleset = 40
	}
	r := noise(7)
	e := New(Options{Table: 1 << 20})
	plain := New(Options{Table: 1 << 20, Without: Solver | Reductions})
	seen := map[rules.Ruleset]bool{}
	for _, ed := range rules.Editions() {
		if seen[ed.Rules] {
			continue
		}
		seen[ed.Rules] = true
		for i := range perRuleset {
			b := rules.Deal(uint64(i/4), rules.Shape(i&1))
			p := randomEnding(&r, b, ed.Rules, 1+i%7)
			want := brute(p)
			info := last(e, p, Limits{})
			if !info.Exact || info.Score != 100*want {
				t.Fatalf("%s %s: %v: solver says %+v, want %d", ed.Name, b.Layout(), p, info, want)
			}
			if p.Over() {
				continue
			}
			if got := -brute(p.After(info.Best)); got != want {
				t.Fatalf("%s %s: best move %s reaches %d, want %d", ed.Name, b.Layout(), b.Name(info.Best), got, want)
			}
			info = last(plain, p, Limits{})
			if info.Score != 100*want {
				t.Fatalf("%s %s: %v: search says %+v, want %d", ed.Name, b.Layout(), p, info, want)
			}
		}
	}
}

// last returns the last Info of a search.
func last(e *Engine, p rules.Position, l Limits) Info {
	var info Info
	for info = range e.Search(p, l) {
	}
	return info
}

// Once the outcome is proven the answer must be a move that keeps it, however
// the search is cut short.
func TestAnswerKeepsWhatIsProven(t *testing.T) {
	r := noise(11)
	e, judge := New(Options{Table: 4 << 20}), New(Options{Table: 4 << 20})
	proven := 0
	for i := range 60 {
		rs := rules.Editions()[i%len(rules.Editions())].Rules
		p := randomEnding(&r, rules.Deal(uint64(i), rules.Shape(i&1)), rs, 16)
		if p.Over() {
			continue
		}
		for info := range e.Search(p, Limits{Nodes: 300000}) {
			if info.Outcome() == Open || info.Exact {
				continue
			}
			proven++
			after := last(judge, p.After(info.Best), Limits{})
			if margin := -after.Low; margin < info.Low || info.Outcome() == Win && margin <= 0 {
				t.Fatalf("%+v, but the move reaches %d", info, margin)
			}
			break
		}
	}
	if proven < 10 {
		t.Errorf("only %d proven", proven)
	}
}
