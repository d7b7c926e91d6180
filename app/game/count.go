package game

import (
	"kulami/rules"
	"kulami/rules/sorting"
)

// CountStep is one step of the final count: a bonus is shown, or a tile goes to
// its owner.
type CountStep struct {
	Kind   CountKind
	Tile   int    // for CountTile
	Points [2]int // that it adds, by side
}

// CountKind says what a step counts.
type CountKind int8

// The kinds of step, in their order.
const (
	CountAreas CountKind = iota
	CountLines
	CountTile
)

// CountSteps returns the steps of the count of s on b in their order: the bonuses
// first, while the board is in one piece, then the tiles that have an owner. The next
// tile is one of the side that is behind, and the large ones come last, so that the result
// stays open for long.
func CountSteps(s rules.Score, b *rules.Board) []CountStep {
	var steps []CountStep
	var points [2]int
	add := func(step CountStep) {
		steps = append(steps, step)
		points = [2]int{points[0] + step.Points[0], points[1] + step.Points[1]}
	}
	if s.Rules.Area != rules.NoArea {
		add(CountStep{Kind: CountAreas, Points: s.AreaPoints})
	}
	if s.Rules.Lines != rules.NoLines {
		add(CountStep{Kind: CountLines, Points: s.LinePoints})
	}
	var tiles [2][]int
	for i, owner := range s.Owners {
		if owner != rules.Nobody {
			tiles[owner] = append(tiles[owner], i)
		}
	}
	worth := func(tile int) int { return b.Tile(tile).Holes() }
	for side := range tiles {
		sorting.Stable(tiles[side], func(a, b int) int { return worth(a) - worth(b) })
	}
	for len(tiles[0])+len(tiles[1]) > 0 {
		next := 0
		if len(tiles[0]) == 0 || len(tiles[1]) > 0 && points[1] < points[0] {
			next = 1
		}
		step := CountStep{Kind: CountTile, Tile: tiles[next][0]}
		step.Points[next] = worth(step.Tile)
		tiles[next] = tiles[next][1:]
		add(step)
	}
	return steps
}

// BonusSteps returns how many steps of the count come before the tiles leave.
func BonusSteps(s rules.Score) (n int) {
	if s.Rules.Area != rules.NoArea {
		n++
	}
	if s.Rules.Lines != rules.NoLines {
		n++
	}
	return n
}

// CountedTotals returns the points shown by the first n steps.
func CountedTotals(s rules.Score, b *rules.Board, n int) (points [2]int) {
	for _, step := range CountSteps(s, b)[:n] {
		points = [2]int{points[0] + step.Points[0], points[1] + step.Points[1]}
	}
	return points
}
