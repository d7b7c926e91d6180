// Package players has simple players that know only the rules, to measure and to test the engine.
package players

import (
	"math"

	"kulami/rules"
	"kulami/rules/internal/random"
)

// Pick draws a hole of s, all equally likely. The set must not be empty.
func Pick(r *random.Source, s rules.Set) rules.Hole {
	for n := r.Below(s.Len()); n > 0; n-- {
		s &= s - 1
	}
	return s.First()
}

// Margin returns the present margin of p, for its side to move.
func Margin(p rules.Position) int { return p.Score().Lead(p.Turn()) }

// BestMargin returns the final margin of p under best play by both sides, for its side to move. It
// is plain minimax over all continuations: seven plies take milliseconds, each further ply several
// times as long.
func BestMargin(p rules.Position) int {
	legal := p.Legal()
	if legal == 0 {
		return Margin(p)
	}
	best := math.MinInt
	for _, h := range legal.Slice() {
		best = max(best, -BestMargin(p.After(h)))
	}
	return best
}

// Greedy returns the move with the best count immediately after it, at random among equal moves.
// The game must not be over.
func Greedy(r *random.Source, p rules.Position) rules.Hole {
	best, n, choice := math.MinInt, 0, rules.NoHole
	for _, h := range p.Legal().Slice() {
		m := -Margin(p.After(h))
		if m > best {
			best, n = m, 0
		}
		if m == best {
			if n++; r.Below(n) == 0 {
				choice = h
			}
		}
	}
	return choice
}
