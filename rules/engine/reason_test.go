package engine_test

import (
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

// gameOfLevels returns a game of two of the levels 1 to 5, which the seed chooses with all else.
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

// Nine of ten mistakes of reviewed games have a reason, by the lines of the same analyses. With -whole the games are 200,
// reviewed like those of players, and the reasons are counted by kind.
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
			if r.Missed {
				counts[r.Kind.String()+", missed"]++
			} else {
				counts[r.Kind.String()]++
			}
		}
	}
	t.Logf("%d games, %d mistakes, %d without a reason: %v", games, mistakes, without, counts)
	if *whole && without*10 > mistakes || without*4 > mistakes {
		t.Error("too few have a reason")
	}
}
