package play

import "kulami/rules"

// CountStep is one step of the final count: a bonus is shown, or a tile goes to
// its owner.
type CountStep struct {
	Kind CountKind
	Tile int // for CountTile
}

// CountKind says what a step counts.
type CountKind int8

// The kinds of step, in their order.
const (
	CountAreas CountKind = iota
	CountLines
	CountTile
)

// CountSteps returns the steps of the count of s in their order: the bonuses
// first, while the board is in one piece, then the tiles that have an owner.
func CountSteps(s rules.Score) []CountStep {
	var steps []CountStep
	if s.Rules.Area != rules.NoArea {
		steps = append(steps, CountStep{Kind: CountAreas})
	}
	if s.Rules.Lines != rules.NoLines {
		steps = append(steps, CountStep{Kind: CountLines})
	}
	for side := rules.First; side <= rules.Second; side++ {
		for i, owner := range s.Owners {
			if owner == side {
				steps = append(steps, CountStep{CountTile, i})
			}
		}
	}
	return steps
}

// CountedTotals returns the points shown by the first n steps.
func CountedTotals(s rules.Score, b *rules.Board, n int) (points [2]int) {
	for _, step := range CountSteps(s)[:n] {
		switch step.Kind {
		case CountAreas:
			points[0] += s.AreaPoints[0]
			points[1] += s.AreaPoints[1]
		case CountLines:
			points[0] += s.LinePoints[0]
			points[1] += s.LinePoints[1]
		case CountTile:
			points[s.Owners[step.Tile]] += b.Tile(step.Tile).Holes()
		}
	}
	return points
}

// How long a step of the count stays alone, in milliseconds.
const (
	firstWait = 1100 // the end is seen before the count begins
	bonusWait = 1800
	tileWait  = 230
)
