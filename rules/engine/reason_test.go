package engine_test

import (
	"os"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
	"kulami/rules/puzzle"
)

// gameOfLevels returns a game of two of the levels 1 to 5. The seed decides everything.
func gameOfLevels(e *engine.Engine, seed uint64) rules.Record {
	levels := [2]engine.Level{engine.Level(seed%5 + 1), engine.Level(seed/5%5 + 1)}
	editions := rules.Editions()
	g := rules.NewRecord(rules.Deal(seed, rules.Shape(seed&1)), editions[seed%uint64(len(editions))].Rules)
	for !g.Over() {
		side := g.Len() & 1
		var h rules.Hole
		for i := range e.Play(g.Position(), levels[side], seed<<1+uint64(side), engine.Limits{}) {
			h = i.Best
		}
		g = mustPlay(g, h)
	}
	return g
}

// kindOf returns the kind of a reason as text.
func kindOf(r facts.Reason) string {
	if r.Missed {
		return r.Kind.String() + ", missed"
	}
	return r.Kind.String()
}

// Nine of ten mistakes of reviewed games have a reason, according to the lines of the same
// analyses. With -whole there are 200 games, reviewed like players' games, and the reasons are
// counted by kind.
func TestMistakesHaveReasons(t *testing.T) {
	seed, games, pass := uint64(1), engine.Tries(20), 0
	if *whole {
		seed, games, pass = *wholeSeed, 200, engine.ReviewPasses-1
	}
	e := engine.New(engine.Options{Table: 16 << 20})
	counts := map[string]int{}
	mistakes, without := 0, 0
	for i := range uint64(games) {
		g := gameOfLevels(e, seed*1000+i)
		known := passes(e, g, 0, pass)
		for ply, p := range engine.NewReview(g, known).Plies {
			if p.Verdict != engine.Mistake && p.Verdict != engine.Blunder && !p.MissedWin {
				continue
			}
			mistakes++
			better, _ := known[ply].Find(p.Best)
			line, proven := []rules.Hole{p.Hole}, better.Exact
			if next := known[ply+1].Moves; len(next) > 0 {
				line, proven = append(line, next[0].Line...), proven && next[0].Exact
			}
			r, ok := facts.Why(g.At(ply), line, better.Line, proven)
			if !ok {
				without++
				continue
			}
			counts[kindOf(r)]++
		}
	}
	t.Logf("%d games, %d mistakes, %d without a reason: %v", games, mistakes, without, counts)
	if *whole && without*10 > mistakes || without*4 > mistakes {
		t.Error("too few mistakes have a reason")
	}
}

// Nine of ten wrong tries of the puzzles have a reason, according to the analysis that answers
// them. With -whole all wrong holes of all puzzles are tried.
func TestWrongTriesHaveReasons(t *testing.T) {
	file, err := os.ReadFile("../../static/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	all, err := puzzle.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	first, step := 7, 97
	if *whole {
		first, step = 0, 1
	}
	e := engine.New(engine.Options{Table: 16 << 20})
	counts := map[string]int{}
	tries, without := 0, 0
	for i := first; i < all.Len(); i += step {
		p, err := all.At(i)
		if err != nil {
			t.Fatal(err)
		}
		at := p.Record.Position()
		known := analyse(e, at, engine.ReviewLimits(engine.ReviewPasses-1, at.Rules().MaxPlies()-at.Ply()))
		best, _ := known.Find(p.Solution)
		for _, m := range known.Moves {
			if m.Best == p.Solution {
				continue
			}
			tries++
			if r, ok := facts.Why(at, m.Line, best.Line, m.Exact && best.Exact); ok {
				counts[kindOf(r)]++
			} else {
				without++
			}
		}
	}
	t.Logf("%d wrong tries, %d without a reason: %v", tries, without, counts)
	if without*10 > tries {
		t.Error("too few tries have a reason")
	}
}
