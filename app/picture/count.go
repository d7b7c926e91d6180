package picture

import (
	"sort"

	"kulami/rules"
)

// CountStep is one step of the final count.
type CountStep struct {
	Kind   CountKind
	Tile   int    // tile of a CountTile
	Points [2]int // points added by the step, by side
}

// CountKind is the kind of a counting step.
type CountKind int8

// The kinds of step, in their order.
const (
	CountGather   CountKind = iota // the tiles gather, and those without an owner fade
	CountTile                      // a tile moves to its owner's pile
	CountPiles                     // the last tile has arrived
	CountHandicap                  // points are added to a pile
	CountBoard                     // the board is assembled again, for the bonuses
	CountAreas
	CountLines
)

// CountSteps returns the steps of the count of s on b in their order. The next tile belongs to the
// side that is behind, and large tiles are last, so that the result stays open long.
func CountSteps(s rules.Score, b *rules.Board) []CountStep {
	steps := []CountStep{{Kind: CountGather}}
	var points [2]int
	var tiles [2][]int
	for i, owner := range s.Owners {
		if owner != rules.Nobody {
			tiles[owner] = append(tiles[owner], i)
		}
	}
	worth := func(tile int) int { return b.Tile(tile).Holes() }
	for _, own := range tiles {
		sort.SliceStable(own, func(i, j int) bool { return worth(own[i]) < worth(own[j]) })
	}
	for len(tiles[0])+len(tiles[1]) > 0 {
		next := 0
		if len(tiles[0]) == 0 || len(tiles[1]) > 0 && points[1] < points[0] {
			next = 1
		}
		step := CountStep{Kind: CountTile, Tile: tiles[next][0]}
		step.Points[next] = worth(step.Tile)
		points[next] += step.Points[next]
		tiles[next] = tiles[next][1:]
		steps = append(steps, step)
	}
	steps = append(steps, CountStep{Kind: CountPiles})
	if s.Rules.Handicap != 0 {
		steps = append(steps, CountStep{Kind: CountHandicap, Points: s.Handicap()})
	}
	if s.Rules.Bonuses() {
		steps = append(steps, CountStep{Kind: CountBoard})
	}
	if s.Rules.Area != rules.NoArea {
		steps = append(steps, CountStep{Kind: CountAreas, Points: s.AreaPoints})
	}
	if s.Rules.Lines != rules.NoLines {
		steps = append(steps, CountStep{Kind: CountLines, Points: s.LinePoints})
	}
	return steps
}

// CountedTotals returns the points shown after the given steps of a count. While the count goes on,
// they do not include the points of the last step.
func CountedTotals(steps []CountStep, goesOn bool) (points [2]int) {
	for i, step := range steps {
		if i < len(steps)-1 || !goesOn {
			points = [2]int{points[0] + step.Points[0], points[1] + step.Points[1]}
		}
	}
	return points
}
