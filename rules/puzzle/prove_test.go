package puzzle

import (
	"flag"
	"fmt"
	"math/bits"
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

var all = flag.Bool("all", false, "prove every puzzle again")

// prover is a plain alpha-beta search through the rules alone, which shares nothing with the
// engine: it asks "is the margin at least this?", orders the moves by the number of replies,
// and keeps answers by whole positions.
type prover struct {
	table []answer
}

// answer is what is known about the margin of a position for its side to move.
type answer struct {
	p         rules.Position
	low, high int16
}

const unknown = 1000

func newProver() *prover { return &prover{table: make([]answer, 1<<20)} }

func (v *prover) slot(p rules.Position) *answer {
	x := uint64(p.Marbles(rules.First))*0x9e3779b97f4a7c15 ^ bits.RotateLeft64(uint64(p.Marbles(rules.Second))*0xbf58476d1ce4e5b9, 31)
	x ^= uint64(p.Last()+1)*0x94d049bb133111eb ^ uint64(p.Before()+1)*0xd6e8feb86659fd93
	return &v.table[(x^x>>29)>>7%uint64(len(v.table))]
}

// atLeast reports whether the final margin of p under best play by both is at least target,
// for its side to move.
func (v *prover) atLeast(p rules.Position, target int) bool {
	legal := p.Legal()
	if legal == 0 {
		return margin(p) >= target
	}
	left := p.Rules().MaxPlies() - p.Ply()
	if p.Rules().Area == rules.NoArea && p.Rules().Lines == rules.NoLines {
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
		if !v.atLeast(q, 1-target) {
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

// byReplies returns the positions after the legal holes of p, those with few replies first.
func byReplies(p rules.Position, legal rules.Set) []rules.Position {
	next := make([]rules.Position, 0, 16)
	for h := range legal.All() {
		next = append(next, p.After(h))
		for i := len(next) - 1; i > 0 && next[i].Legal().Len() < next[i-1].Legal().Len(); i-- {
			next[i], next[i-1] = next[i-1], next[i]
		}
	}
	return next
}

// tileBounds returns the least and the greatest margin that the tiles can have at the end,
// for the side to move of p.
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

// disproof returns why p is not a puzzle: its solution does not reach its margin or reaches
// more, or another hole reaches the goal. It is empty if p is one.
func (v *prover) disproof(p Puzzle) string {
	at := p.Record.Position()
	others := 1 // the margin that no other hole may reach
	switch p.Goal {
	case Draw:
		others = 0
	case Margin:
		others = p.Margin - clearMargin + 1
	}
	for h := range at.Legal().All() {
		q := at.After(h)
		switch {
		case h == p.Solution && (v.atLeast(q, 1-p.Margin) || !v.atLeast(q, -p.Margin)):
			return fmt.Sprintf("puzzle %d: the margin is not %d: %s", p.Number, p.Margin, p.Record)
		case h != p.Solution && !v.atLeast(q, 1-others):
			return fmt.Sprintf("puzzle %d: %s reaches %d, too: %s", p.Number, at.Board().Name(h), others, p.Record)
		}
	}
	return ""
}

// Every shipped puzzle is proven again without the engine: some of those with few plies
// left at every test, all of them by make puzzles-check.
func TestShippedPuzzlesAreProven(t *testing.T) {
	const quick, step = 15, 11
	v, proven := newProver(), 0
	for i, p := range shipped(t) {
		if *all || p.Left() <= quick && i%step == 0 {
			if why := v.disproof(p); why != "" {
				t.Error(why)
			}
			proven++
		}
	}
	t.Logf("%d puzzles proven", proven)
	if proven < 20 {
		t.Error("too few")
	}
}

// A puzzle with another margin, goal or solution is found out.
func TestProverFindsFaults(t *testing.T) {
	v := newProver()
	for _, p := range shipped(t)[:100] {
		if p.Left() > 12 {
			continue
		}
		more, less, other := p, p, p
		more.Margin++
		less.Margin--
		other.Solution = (p.Record.Position().Legal() &^ rules.SetOf(p.Solution)).First()
		wrong := []Puzzle{more, less, other}
		if p.Goal == Margin {
			goal := p
			goal.Goal = Win
			wrong = append(wrong, goal)
		}
		for _, w := range wrong {
			if v.disproof(w) == "" {
				t.Errorf("puzzle %d is proven with %s %d and hole %d", p.Number, w.Goal, w.Margin, w.Solution)
			}
		}
	}
}

// The prover agrees with minimax.
func TestProverEqualsMinimax(t *testing.T) {
	v := newProver()
	r := random.Source(1)
	for p := range players.Positions(1, 400) {
		for !p.Over() && p.Rules().MaxPlies()-p.Ply() > 6 {
			p = p.After(players.Pick(&r, p.Legal()))
		}
		want := players.BestMargin(p)
		if !v.atLeast(p, want) || v.atLeast(p, want+1) {
			t.Fatalf("the margin is not %d: %+v", want, p)
		}
	}
}
