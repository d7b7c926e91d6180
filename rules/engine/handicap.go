package engine

import (
	"math"

	"kulami/rules"
)

// levelPoints is how far apart in strength the levels, 1 to 8, are, by chanceKind: the points by which the stronger of two
// wins where half of its games are won by more are their distance, in tenths, to the power of ¾. A smaller power than 1
// fits because errors lose less where there is less left to lose. It is fitted by TestFitHandicap, see MEASURED.md.
var levelPoints = [4][Strongest]int{
	{0, 102, 176, 237, 272, 291, 309, 324},
	{0, 117, 202, 282, 342, 413, 452, 467},
	{0, 145, 244, 333, 394, 445, 458, 473},
	{0, 213, 354, 470, 551, 623, 671, 686},
}

// Handicap returns how many points make the chances even of a player of one strength against one of another: points for the
// first, or below 0 for the other. Points are rounded up from seven tenths on only, because a handicap also changes how both
// play: with the nearest ones the stronger levels scored 47 % of 2,000 games. A strength is a level, or lies between two levels or
// beyond them.
func Handicap(own, other float64, r rules.Ruleset) int {
	apart := strengthAt(other, r) - strengthAt(own, r)
	if apart < 0 {
		return -Handicap(other, own, r)
	}
	return min(int(math.Sqrt(apart*math.Sqrt(apart))+0.3), rules.MaxHandicap)
}

// StrengthWith returns the strength that makes even chances against a player of a given strength who has so many points less,
// or more if they are below 0: it is an inverse of Handicap.
func StrengthWith(strength float64, points int, r rules.Ruleset) float64 {
	low, high := strength-200, strength+200
	wanted := math.Cbrt(float64(points))
	wanted = strengthAt(strength, r) + float64(wanted*math.Abs(float64(points)))
	for range 40 {
		if middle := (low + high) / 2; strengthAt(middle, r) < wanted {
			low = middle
		} else {
			high = middle
		}
	}
	return low
}

// strengthAt returns levelPoints in points at a strength, on the line through the nearest two levels.
func strengthAt(strength float64, r rules.Ruleset) float64 {
	curve := &levelPoints[chanceKind(r)]
	i := min(max(int(strength)-1, 0), len(curve)-2)
	rise := float64(curve[i+1] - curve[i])
	return (float64(curve[i]) + float64(rise*(strength-float64(i+1)))) / 10
}
