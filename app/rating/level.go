package rating

import "math"

// levels is the ratings of the computer's levels, in even steps of about what a level gains on the
// one below, 400·log₁₀(score/(1-score)): rules/engine/MEASURED.md (Levels). No level lies more than 50 points from
// what its scores amount to. Level 1 has 920, so that the middle of the levels is near 1500, where a new
// player begins.
var levels = [...]float64{920, 1085, 1250, 1415, 1580, 1745, 1910, 2075}

// Levels is the number of levels.
const Levels = len(levels)

// Level returns the rating of a level of the computer, 1…Levels, whose strength is known. A
// level out of range counts as the nearest one.
func Level(level int) Rating {
	return Rating{Value: levels[min(max(level, 1), Levels)-1], Volatility: minVolatility}
}

// Between returns the rating of a strength that may lie between levels, or beyond them, MinValue…MaxValue.
func Between(level float64) Rating {
	i := below(func(at int) bool { return float64(at+1) <= level })
	r := Level(i + 1)
	r.Value = min(max(r.Value+float64((levels[i+1]-levels[i])*(level-float64(i+1))), MinValue), MaxValue)
	return r
}

// LevelOf is the inverse of Between: the level of a rating, between levels or beyond them.
func LevelOf(value float64) float64 {
	i := below(func(at int) bool { return levels[at] <= value })
	return float64(i+1) + (value-levels[i])/(levels[i+1]-levels[i])
}

// EvenLevel returns the level, also between levels or beyond them, that is even for a player of a rating. As far as the rating still
// is that of a new player, by the share of its variance, it counts as that of level 2: most people begin below the middle of the levels.
func EvenLevel(r Rating) float64 {
	unknown := r.Deviation / MaxDeviation
	unknown *= unknown
	return LevelOf(r.Value - float64(unknown*(New().Value-levels[1])))
}

// below returns the last index of levels, of those before the last, that is not above what is sought, or 0.
func below(not func(at int) bool) int {
	i := 0
	for i+2 < Levels && not(i+1) {
		i++
	}
	return i
}

// puzzleDeviation is the deviation of a puzzle's rating: its difficulty is as coarse as the
// steps from level to level, and people find other puzzles hard than the computer does.
const puzzleDeviation = 150

// Puzzle returns the rating of a puzzle of a difficulty 1…Levels: that of the level that
// finds its solution first. A difficulty out of range counts as the nearest one.
func Puzzle(difficulty int) Rating {
	r := Level(difficulty)
	r.Deviation = puzzleDeviation
	return r
}

// SuggestLevel returns the level 1…Levels nearest to the one that is even for a player of a rating, of two the higher.
func SuggestLevel(r Rating) int {
	return int(math.Floor(min(max(EvenLevel(r), 1), float64(Levels)) + 0.5))
}
