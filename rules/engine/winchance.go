package engine

import "kulami/rules"

// WinChance returns the expected points of the side to move from the result of the game, 0…1. This
// is its chance to win plus half its chance of a draw. Score is the expected final margin in
// hundredths of a point. Left is the maximum number of plies left, 0…56. The function is fitted to
// games of the engine against itself and gives the same bits on every processor. WinChance(-score)
// is 1 - WinChance(score).
func WinChance(score, left int, r rules.Ruleset) float64 {
	slopes := &chances[chanceKind(r)]
	left = min(max(left, 0), slopePlies*(len(slopes)-1))
	i, rest := left/slopePlies, left%slopePlies
	slope := slopes[i] * (slopePlies - rest)
	if rest > 0 {
		slope += slopes[i+1] * rest
	}
	return 1 / (1 + exp(-float64(slope*score)/(100*1000*slopePlies)))
}

// WinChance applies the function WinChance to i.Score. If the outcome is proven, it returns 0, ½ or
// 1.
func (i Info) WinChance(left int, r rules.Ruleset) float64 {
	switch i.Outcome() {
	case Loss:
		return 0
	case Draw:
		return 0.5
	case Win:
		return 1
	}
	return WinChance(i.Score, left, r)
}

// chance holds the slopes of WinChance with 0, 28 and 56 plies left. A slope is the change of the
// log odds to win per point of score, in thousandths.
type chance [3]int

// slopePlies is the number of plies between two slopes.
const slopePlies = 28

// chanceKind returns the index into chances: 1 for an area bonus plus 2 for a line bonus.
func chanceKind(r rules.Ruleset) int {
	k := 0
	if r.Area != rules.NoArea {
		k++
	}
	if r.Lines != rules.NoLines {
		k += 2
	}
	return k
}

// exp returns e to the power of x by halving and a series, in plain arithmetic.
func exp(x float64) float64 {
	x = max(-40, min(40, x)) / 256
	term, sum := 1.0, 1.0
	for i := 1.0; i <= 8; i++ {
		term = float64(term*x) / i
		sum += term
	}
	for range 8 {
		sum *= sum
	}
	return sum
}
