package engine

import (
	"math"

	"kulami/rules"
)

// levelPoints holds the strength of the levels 1 to 8 in tenths, by chanceKind. The median winning
// margin between two levels is d^¾ points, d being the difference of their strengths. The power is
// less than 1 because errors lose less when less is left to lose. TestFitHandicap fits the values,
// see MEASURED.md.
var levelPoints = [4][Strongest]int{
	{0, 102, 176, 237, 272, 291, 309, 324},
	{0, 117, 202, 282, 342, 413, 452, 467},
	{0, 145, 244, 333, 394, 445, 458, 473},
	{0, 213, 354, 470, 551, 623, 671, 686},
}

// Handicap returns the points that make chances even between players of two strengths: positive for
// the first player, negative for the other. Points are rounded up only from seven tenths on,
// because a handicap also changes the play of both. When rounded to the nearest number, stronger
// levels scored 47 % in 2,000 games. A strength is a level, or a number between two levels or
// beyond them.
func Handicap(own, other float64, r rules.Ruleset) int {
	apart := strengthAt(other, r) - strengthAt(own, r)
	if apart < 0 {
		return -Handicap(other, own, r)
	}
	return min(int(math.Sqrt(apart*math.Sqrt(apart))+0.3), rules.MaxHandicap)
}

// StrengthWith is an inverse of Handicap. It returns the strength with even chances against a
// player of the given strength whose handicap is -points.
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

// strengthAt returns levelPoints in points at a strength, interpolated between the nearest two
// levels.
func strengthAt(strength float64, r rules.Ruleset) float64 {
	curve := &levelPoints[chanceKind(r)]
	i := min(max(int(strength)-1, 0), len(curve)-2)
	rise := float64(curve[i+1] - curve[i])
	return (float64(curve[i]) + float64(rise*(strength-float64(i+1)))) / 10
}
