// Package players has simple players that know the rules only, to measure the engine
// by and to test it against.
package players

import (
	"math"

	"kulami/rules"
	"kulami/rules/internal/random"
)

// Pick draws a hole of s, which is not empty, each equally likely.
func Pick(r *random.Source, s rules.Set) rules.Hole {
	for n := r.Below(s.Len()); n > 0; n-- {
		s &= s - 1
	}
	return s.First()
}

// Margin returns the margin of p as it stands, for its side to move.
func Margin(p rules.Position) int { return p.Score().Lead(p.Turn()) }

// BestMargin returns the final margin of p under best play by both, for its side to
// move. It is plain minimax over all that can follow: seven plies take milliseconds,
// each further one several times as long.
func BestMargin(p rules.Position) int {
	legal := p.Legal()
	if legal == 0 {
		return Margin(p)
	}
	best := math.MinInt
	for h := range legal.All() {
		best = max(best, -BestMargin(p.After(h)))
	}
	return best
}

// Greedy returns the move with the best count after it, at random among equal ones.
// The game is not over.
func Greedy(r *random.Source, p rules.Position) rules.Hole {
	best, n, choice := math.MinInt, 0, rules.NoHole
	for h := range p.Legal().All() {
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
