package engine_test

import (
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// randomEnding plays at random until left plies are left.
func randomEnding(r *random.Source, b *rules.Board, rs rules.Ruleset, left int) rules.Position {
	for {
		p := rules.Start(b, rs)
		for !p.Over() && p.Ply() < rs.MaxPlies()-left {
			p = p.After(players.Pick(r, p.Legal()))
		}
		if p.Ply() >= 30 {
			return p
		}
	}
}

// The solver, the search without solver and a brute-force search agree on the margin of endings,
// for every ruleset and shape.
func TestEndingsEqualBruteForce(t *testing.T) {
	perRuleset := engine.Tries(90)
	r := random.Source(7)
	e := engine.New(engine.Options{Table: 1 << 20})
	plain := engine.New(engine.Options{Table: 1 << 20, Without: engine.Solver | engine.LateMoveReductions})
	seen := map[rules.Ruleset]bool{}
	for _, ed := range rules.Editions() {
		if seen[ed.Rules] {
			continue
		}
		seen[ed.Rules] = true
		for i := range perRuleset {
			b := rules.Deal(uint64(i/4), rules.Shape(i&1))
			rs := ed.Rules.WithHandicap(rules.Side(i&1), max(0, i%20-8))
			p := randomEnding(&r, b, rs, 1+i%7)
			want := players.BestMargin(p)
			info := answer(e, p, engine.Limits{})
			if !info.Exact || info.Score != 100*want {
				t.Fatalf("%s %s: %v: solver says %+v, want %d", ed.Name, b.Layout(), p, info, want)
			}
			if p.Over() {
				continue
			}
			if got := -players.BestMargin(p.After(info.Best)); got != want {
				t.Fatalf("%s %s: best move %s reaches %d, want %d", ed.Name, b.Layout(), b.Name(info.Best), got, want)
			}
			info = answer(plain, p, engine.Limits{})
			if info.Score != 100*want {
				t.Fatalf("%s %s: %v: search says %+v, want %d", ed.Name, b.Layout(), p, info, want)
			}
		}
	}
}

// answer searches p and returns the last Info.
func answer(e *engine.Engine, p rules.Position, l engine.Limits) engine.Info {
	return engine.Answer(e.Search(p, l))
}

// A handicap moves every estimate by its points until a result is proven.
func TestHandicapMovesEstimates(t *testing.T) {
	r := random.Source(5)
	e := engine.New(engine.Options{Table: 1 << 20})
	for i := range engine.Tries(60) {
		rs := rules.Editions()[i%len(rules.Editions())].Rules
		b := rules.Deal(uint64(i), rules.Shape(i&1))
		plain, given := rules.Start(b, rs), rules.Start(b, rs.WithHandicap(rules.Side(i&1), 1+i%9))
		for range i % 10 {
			if plain.Over() {
				break
			}
			h := players.Pick(&r, plain.Legal())
			plain, given = plain.After(h), given.After(h)
		}
		points := 100 * (given.Score().Lead(given.Turn()) - plain.Score().Lead(plain.Turn()))
		l := engine.Limits{Depth: 3}
		was, is := answer(e, plain, l), answer(e, given, l)
		// hundredths are rounded
		if off := is.Score - was.Score - points; is.Outcome() == was.Outcome() && max(off, -off) > 2 || points == 0 {
			t.Errorf("game %d: %+v, with %d more %+v", i, was, points, is)
		}
	}
}

// Once the outcome is proven, the answer is a move that keeps it, wherever the search stops.
func TestAnswerKeepsWhatIsProven(t *testing.T) {
	r := random.Source(11)
	e, judge := engine.New(engine.Options{Table: 4 << 20}), engine.New(engine.Options{Table: 4 << 20})
	proven := 0
	for i := range engine.Tries(60) {
		rs := rules.Editions()[i%len(rules.Editions())].Rules
		p := randomEnding(&r, rules.Deal(uint64(i), rules.Shape(i&1)), rs, 16)
		if p.Over() {
			continue
		}
		for info := range e.Search(p, engine.Limits{Nodes: 300000}) {
			if info.Outcome() == engine.Open || info.Exact {
				continue
			}
			proven++
			after := answer(judge, p.After(info.Best), engine.Limits{})
			if margin := -after.Low; margin < info.Low || info.Outcome() == engine.Win && margin <= 0 {
				t.Fatalf("%+v, but the move reaches %d", info, margin)
			}
			break
		}
	}
	if proven < engine.Tries(10) {
		t.Errorf("only %d proven", proven)
	}
}
