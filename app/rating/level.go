package rating

import "math"

// levels holds the ratings of the computer's levels. The even step is about the gain of a level on
// the level below, 400·log₁₀(score/(1-score)): rules/engine/MEASURED.md (Levels). Each level is
// within 50 points of its scores. Level 1 has 920, so that the middle of the levels is near 1500,
// the rating of a new player.
var levels = [...]float64{920, 1085, 1250, 1415, 1580, 1745, 1910, 2075}

// Levels is the number of levels.
const Levels = len(levels)

// Level returns the rating of a level of the computer, 1…Levels, whose strength is known. A level
// out of range counts as the nearest one.
func Level(level int) Rating {
	return Rating{Value: levels[min(max(level, 1), Levels)-1], Volatility: minVolatility}
}

// Between returns the rating of a strength between levels or beyond them, MinValue…MaxValue.
func Between(level float64) Rating {
	i := below(func(at int) bool { return float64(at+1) <= level })
	r := Level(i + 1)
	r.Value = min(max(r.Value+float64((levels[i+1]-levels[i])*(level-float64(i+1))), MinValue), MaxValue)
	return r
}

// LevelOf is the inverse of Between: it returns the level of a rating, with a fraction, between
// levels or beyond them.
func LevelOf(value float64) float64 {
	i := below(func(at int) bool { return levels[at] <= value })
	return float64(i+1) + (value-levels[i])/(levels[i+1]-levels[i])
}

// EvenLevel returns the level with even chances against a player of rating r, between levels or
// beyond them. A new player counts as level 2, because most people begin below the middle of the
// levels. With more results this correction shrinks, in proportion to the remaining share of the
// initial variance.
func EvenLevel(r Rating) float64 {
	unknown := r.Deviation / MaxDeviation
	unknown *= unknown
	return LevelOf(r.Value - float64(unknown*(New().Value-levels[1])))
}

// below returns the last index for which not returns true, excluding the first and the last index,
// or 0.
func below(not func(at int) bool) int {
	i := 0
	for i+2 < Levels && not(i+1) {
		i++
	}
	return i
}

// puzzleDeviation is the deviation of a puzzle's rating. Its difficulty is as coarse as the steps
// between levels, and people and the computer find different puzzles hard.
const puzzleDeviation = 150

// Puzzle returns the rating of a puzzle of a difficulty 1…Levels. It is the rating of the lowest
// level that finds the solution. A difficulty out of range counts as the nearest one.
func Puzzle(difficulty int) Rating {
	r := Level(difficulty)
	r.Deviation = puzzleDeviation
	return r
}

// SuggestLevel returns the level 1…Levels nearest to even chances for a player, rounding halves up.
func SuggestLevel(r Rating) int {
	return int(math.Floor(min(max(EvenLevel(r), 1), float64(Levels)) + 0.5))
}
