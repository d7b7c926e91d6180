package players

import (
	"math/bits"

	"kulami/rules"
)

// Prover is a plain alpha-beta search through the rules alone. It shares nothing with the engine.
// It asks "is the margin at least this?", orders moves by the number of replies, and stores answers
// by whole positions. With twenty plies left it takes seconds.
type Prover struct {
	table []answer
}

// answer holds the known bounds of a position's margin for its side to move.
type answer struct {
	p         rules.Position
	low, high int16
}

const unknown = 1000

// NewProver returns a Prover with a table of some 40 MB.
func NewProver() *Prover { return &Prover{table: make([]answer, 1<<20)} }

func (v *Prover) slot(p rules.Position) *answer {
	x := uint64(p.Marbles(rules.First))*0x9e3779b97f4a7c15 ^ bits.RotateLeft64(uint64(p.Marbles(rules.Second))*0xbf58476d1ce4e5b9, 31)
	x ^= uint64(p.Last()+1)*0x94d049bb133111eb ^ uint64(p.Before()+1)*0xd6e8feb86659fd93
	return &v.table[(x^x>>29)>>7%uint64(len(v.table))]
}

// AtLeast reports whether the final margin of p under best play by both sides is at least target,
// for its side to move.
func (v *Prover) AtLeast(p rules.Position, target int) bool {
	legal := p.Legal()
	if legal == 0 {
		return Margin(p) >= target
	}
	left := p.Rules().MaxPlies() - p.Ply()
	if !p.Rules().Bonuses() {
		if low, high := tileBounds(p); low >= target || high < target {
			return low >= target
		}
	}
	var known *answer
	if left > 3 {
		known = v.slot(p)
		if known.p != p {
			*known = answer{p, -unknown, unknown}
		}
		if int(known.low) >= target || int(known.high) < target {
			return int(known.low) >= target
		}
	}
	reached := false
	for _, q := range byReplies(p, legal) {
		if !v.AtLeast(q, 1-target) {
			reached = true
			break
		}
	}
	if known != nil {
		if known.p != p {
			*known = answer{p, -unknown, unknown}
		}
		if reached {
			known.low = max(known.low, int16(target))
		} else {
			known.high = min(known.high, int16(target-1))
		}
	}
	return reached
}

// Proves reports whether the final margin of p under best play by both sides is margin, for its
// side to move.
func (v *Prover) Proves(p rules.Position, margin int) bool {
	return v.AtLeast(p, margin) && !v.AtLeast(p, margin+1)
}

// byReplies returns the positions after the legal holes of p, ordered by the number of replies.
func byReplies(p rules.Position, legal rules.Set) []rules.Position {
	next := make([]rules.Position, 0, 16)
	for _, h := range legal.Slice() {
		next = append(next, p.After(h))
		for i := len(next) - 1; i > 0 && next[i].Legal().Len() < next[i-1].Legal().Len(); i-- {
			next[i], next[i-1] = next[i-1], next[i]
		}
	}
	return next
}

// tileBounds returns bounds of the final margin by tiles, for the side to move of p.
func tileBounds(p rules.Position) (low, high int) {
	mine, theirs, empty := p.Marbles(p.Turn()), p.Marbles(p.Turn().Other()), p.Empty()
	for i := range rules.Tiles {
		holes := p.Board().TileHoles(i)
		lead, open, worth := (holes&mine).Len()-(holes&theirs).Len(), (holes & empty).Len(), holes.Len()
		switch {
		case lead > open:
			low, high = low+worth, high+worth
		case -lead > open:
			low, high = low-worth, high-worth
		default:
			if lead+open > 0 {
				high += worth
			}
			if lead-open < 0 {
				low -= worth
			}
		}
	}
	return low, high
}
