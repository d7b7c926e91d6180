package finish

import (
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/compact"
	"kulami/rules/internal/random"
)

// Numbers of plies left at the start of a finish.
const (
	minLeft  = 16
	maxLeft  = 20
	easyLeft = 12
)

// firstReply is the maximum number of positions that the engine visits for a reply to the first
// marble. A slow phone visits 1.5 million a second (rules/engine/MEASURED.md, the ladder).
const firstReply = 1_000_000

// The levels of the players of a game.
const (
	minPlayer = 5
	maxPlayer = 7
)

// Generate plays game n of a seed and returns its finish, or the zero Finish. The same arguments
// give the same finish, independent of earlier uses of e. N must be below 100000, so that games of
// different seeds have different boards.
func Generate(e *engine.Engine, seed, n uint64) Finish {
	return generate(e, seed*100000+n, maxLeft-int(n%2), minLeft)
}

// GenerateEasy returns an easy finish in the way of Generate.
func GenerateEasy(e *engine.Engine, seed, n uint64) Finish {
	return generate(e, seed*100000+n, easyLeft, easyLeft)
}

// generate returns a finish of a game with least to most plies left. It prefers a draw, and then
// the earliest finish.
func generate(e *engine.Engine, dealt uint64, most, least int) (f Finish) {
	r := random.Source(dealt)
	r.Next()
	f.Board = compact.DrawBoard(&r, dealt)
	f.Record = rules.NewRecord(compact.Board(f.Board), drawRuleset(&r))
	level, seeds := engine.Level(minPlayer+r.Below(maxPlayer-minPlayer+1)), [2]uint64{r.Next(), r.Next()}
	alternatives := false // alternatives to the last move
	var draws, others []Finish
	for p := f.Record.Position(); !p.Over() && f.Left() >= least; p = f.Record.Position() {
		if f.Left() <= most && alternatives {
			switch f.Margin = engine.Answer(e.Search(p, engine.Limits{})).Low; f.Margin {
			case 0:
				draws = append(draws, f)
			case -1, 1:
				others = append(others, f)
			}
		}
		alternatives = p.Legal().Len() > 1
		move := engine.Answer(e.Play(p, level, seeds[p.Turn()], engine.Limits{}))
		f.Record, _ = f.Record.Play(move.Best) // legal
	}
	for _, f := range append(draws, others...) {
		if p := f.Record.Position(); isQuick(e, p) && hasTraps(e, p) {
			return f
		}
	}
	return Finish{}
}

// drawRuleset returns a random ruleset, in two games of three the basic game.
func drawRuleset(r *random.Source) rules.Ruleset {
	editions := compact.Editions()
	return editions[max(r.Below(3*len(editions))-2*len(editions), 0)].Rules
}

// isQuick reports whether no reply to the first marble needs more than firstReply positions.
func isQuick(e *engine.Engine, p rules.Position) bool {
	for _, h := range p.Legal().Slice() {
		if q := p.After(h); !q.Over() && engine.Answer(e.Perfect(q, engine.Limits{})).Nodes > firstReply {
			return false
		}
	}
	return true
}

// hasTraps reports whether most plies of the side to move have a trap, when both sides play best.
func hasTraps(e *engine.Engine, p rules.Position) bool {
	plies, traps := 0, 0
	for q := p; !q.Over(); q = q.After(engine.Answer(e.Perfect(q, engine.Limits{})).Best) {
		if q.Turn() == p.Turn() {
			plies++
			if hasTrap(e, q) {
				traps++
			}
		}
	}
	return 2*traps > plies
}

// hasTrap reports whether p has a hole that loses points although it looks good. Its count
// immediately after the move is at least the count of every hole that keeps the margin.
func hasTrap(e *engine.Engine, p rules.Position) bool {
	var a engine.Analysis
	for a = range e.Analyse(p, engine.Limits{}) {
	}
	kept, _ := a.Keeping()
	best, trap := -1000, -1000
	for i, m := range a.Moves {
		lead := p.After(m.Best).Score().Lead(p.Turn())
		if i < kept {
			best = max(best, lead)
		} else {
			trap = max(trap, lead)
		}
	}
	return trap >= best && kept < len(a.Moves)
}
