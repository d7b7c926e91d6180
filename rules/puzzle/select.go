package puzzle

import (
	"fmt"

	"kulami/rules"
)

// Selection is a set of puzzles chosen for a collection. The puzzles are spread. At most a fifth of
// the capacity has the same difficulty, a tenth the same number of plies left, and half the goal
// Win. Of positions that are images of each other it has only one.
type Selection struct {
	Puzzles []Puzzle // read-only
	most    int
	seen    map[string]bool
	counts  map[string]int
}

// NewSelection returns an empty selection for at most most puzzles.
func NewSelection(most int) *Selection {
	return &Selection{most: most, seen: map[string]bool{}, counts: map[string]int{}}
}

// Full reports whether the selection has reached its maximum.
func (s *Selection) Full() bool { return len(s.Puzzles) >= s.most }

// Add chooses one of the puzzles of a game: the fitting puzzle with the rarest difficulty so far.
// It reports false if no puzzle fits.
func (s *Selection) Add(game []Puzzle) bool {
	var best *Puzzle
	for i, p := range game {
		if s.fits(p) && (best == nil || s.counts[difficultyOf(p)] < s.counts[difficultyOf(*best)]) {
			best = &game[i]
		}
	}
	if best == nil {
		return false
	}
	for kind := range kindsOf(*best) {
		s.counts[kind]++
	}
	s.seen[imageOf(best.Record.Position())] = true
	s.Puzzles = append(s.Puzzles, *best)
	s.Puzzles[len(s.Puzzles)-1].Number = len(s.Puzzles)
	return true
}

// fits reports whether p fits: the selection is not full, has no image of p, and not too many
// puzzles of its kinds.
func (s *Selection) fits(p Puzzle) bool {
	for kind, share := range kindsOf(p) {
		if s.counts[kind] >= (s.most+share-1)/share {
			return false
		}
	}
	return !s.Full() && !s.seen[imageOf(p.Record.Position())]
}

// kindsOf returns the kinds of p. The value n limits a kind to one puzzle in n.
func kindsOf(p Puzzle) map[string]int {
	return map[string]int{
		difficultyOf(p):               5,
		fmt.Sprint("left ", p.Left()): 10,
		fmt.Sprint("goal ", p.Goal):   2,
	}
}

func difficultyOf(p Puzzle) string { return fmt.Sprint("difficulty ", p.Difficulty) }

// imageOf returns a text that two positions share exactly if their boards with marbles are turned
// or mirrored images of each other. Ruleset and order of moves are ignored. Exchanged colours never
// give another position, because the number of marbles determines the side to move.
func imageOf(p rules.Position) string {
	straight := p.Board().Turned(0)
	least := ""
	for o := range 8 {
		turned := straight.Turned(o)
		text := turned.Layout()
		for _, side := range []rules.Side{rules.First, rules.Second} {
			var holes rules.Set
			for _, h := range p.Marbles(side).Slice() {
				holes |= rules.SetOf(turned.At(turnedPoint(straight, h, o)))
			}
			text += fmt.Sprintf(" %x", holes)
		}
		if least == "" || text < least {
			least = text
		}
	}
	return least
}

// turnedPoint returns the point of a hole after Board.Turned, for a board in the corner of its
// frame.
func turnedPoint(b *rules.Board, h rules.Hole, orientation int) rules.Point {
	p, width, height := b.Point(h), int8(b.Width()), int8(b.Height())
	if orientation&4 != 0 {
		p.X = width - 1 - p.X
	}
	for range orientation & 3 {
		p = rules.Point{X: p.Y, Y: width - 1 - p.X}
		width, height = height, width
	}
	return p
}
