package puzzle

import (
	"fmt"

	"kulami/rules"
)

// Selection is the puzzles chosen for a collection. They are spread: of its greatest
// number no more than a fifth has one difficulty, a tenth one number of plies left, and a
// half the goal Win. Of positions that are images of each other it has one.
type Selection struct {
	Puzzles []Puzzle // to be read only
	most    int
	seen    map[string]bool
	counts  map[string]int
}

// NewSelection returns an empty selection of so many puzzles at most.
func NewSelection(most int) *Selection {
	return &Selection{most: most, seen: map[string]bool{}, counts: map[string]int{}}
}

// Full reports whether the selection has as many puzzles as it may have.
func (s *Selection) Full() bool { return len(s.Puzzles) >= s.most }

// Add chooses one of the puzzles of a game: the one whose difficulty is the rarest so far, of
// those that fit in. It reports false if none does.
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

// fits reports whether the selection has room for p, none like it, and not too many of its
// kinds.
func (s *Selection) fits(p Puzzle) bool {
	for kind, share := range kindsOf(p) {
		if s.counts[kind] >= (s.most+share-1)/share {
			return false
		}
	}
	return !s.Full() && !s.seen[imageOf(p.Record.Position())]
}

// kindsOf returns the kinds of p, each with the share of the selection that it may have at
// most: one in so many.
func kindsOf(p Puzzle) map[string]int {
	return map[string]int{
		difficultyOf(p):               5,
		fmt.Sprint("left ", p.Left()): 10,
		fmt.Sprint("goal ", p.Goal):   2,
	}
}

func difficultyOf(p Puzzle) string { return fmt.Sprint("difficulty ", p.Difficulty) }

// imageOf returns a text that two positions share exactly if their boards with the marbles
// are turned or mirrored images of each other; the ruleset and the order of the moves do not
// count. With the colours exchanged a position is never another one: their number of
// marbles says whose turn it is.
func imageOf(p rules.Position) string {
	straight := p.Board().Turned(0)
	least := ""
	for o := range 8 {
		turned := straight.Turned(o)
		text := turned.Layout()
		for _, side := range []rules.Side{rules.First, rules.Second} {
			var holes rules.Set
			for h := range p.Marbles(side).All() {
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

// turnedPoint returns where Board.Turned puts a hole of a board in the corner of its frame.
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
