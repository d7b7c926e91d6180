package rating

import (
	"slices"
	"sort"
)

// DatedResult is a result with its time in minutes since 1970.
type DatedResult struct {
	Minute int64
	Result Result
}

// Point is a rating after a result, with its time.
type Point struct {
	Minute int64
	Rating Rating
}

// History returns the rating from results at a time in minutes since 1970, and its history: a Point
// for each result, in order of time. The results need no order; results of the same minute count in
// the given order.
func History(results []DatedResult, now int64) (Rating, []Point) {
	results = slices.Clone(results)
	sort.SliceStable(results, func(i, j int) bool { return results[i].Minute < results[j].Minute })
	r, points := New(), make([]Point, 0, len(results))
	for i, result := range results {
		if i > 0 {
			r = r.Idle(days(results[i-1].Minute, result.Minute))
		}
		r = r.After(0, result.Result)
		points = append(points, Point{result.Minute, r})
	}
	if n := len(points); n > 0 {
		r = r.Idle(days(points[n-1].Minute, now))
	}
	return r, points
}

// maxIdle is the maximum number of counted days without a result. One result with a clock wrong by
// decades must not erase all knowledge.
const maxIdle = 730

func days(from, to int64) float64 {
	const minutesPerDay = 24 * 60
	return float64(min(max(to-from, 0), maxIdle*minutesPerDay)) / minutesPerDay
}
