package puzzle

import (
	"fmt"

	"kulami/rules"
)

// Selection is the puzzles chosen for a collection. They are spread: of its greatest
// number no more than a sixth has one difficulty, a tenth one number of plies left, and a
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

// Add chooses p, or reports false if the selection is full, or has one like it, or too many
// of its kinds.
func (s *Selection) Add(p Puzzle) bool {
	image := imageOf(p.Record.Position())
	kinds := map[string]int{
		fmt.Sprint("difficulty", p.Difficulty): 6,
		fmt.Sprint("left", p.Left()):           10,
		fmt.Sprint("goal", p.Goal):             2,
	}
	if s.Full() || s.seen[image] {
		return false
	}
	for kind, share := range kinds {
		if s.counts[kind] >= (s.most+share-1)/share {
			return false
		}
	}
	s.seen[image] = true
	for kind := range kinds {
		s.counts[kind]++
	}
	p.Number = len(s.Puzzles) + 1
	s.Puzzles = append(s.Puzzles, p)
	return true
}

// imageOf returns a text that two positions share exactly if their boards and marbles are
// images of each other: turned, mirrored, with the colours exchanged, or all of it. The side to move
// stays the side to move. Rulesets and the order of the moves do not count.
func imageOf(p rules.Position) string {
	straight := p.Board().Turned(0)
	least := ""
	for o := range 8 {
		turned := straight.Turned(o)
		text := turned.Layout()
		for _, side := range []rules.Side{p.Turn(), p.Turn().Other()} {
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
