package rating

import (
	"slices"
	"sort"
)

// Dated is a result with its time in minutes since 1970.
type Dated struct {
	Minute int64
	Result Result
}

// Point is a rating after a result.
type Point struct {
	Minute int64
	Rating Rating
}

// Course returns the rating that results lead to, as it is at a time in minutes since 1970,
// and how it came about: a Point for each result, in the order of their times. The results
// need no order; those of one minute count in the order given.
func Course(results []Dated, now int64) (Rating, []Point) {
	results = slices.Clone(results)
	sort.SliceStable(results, func(i, j int) bool { return results[i].Minute < results[j].Minute })
	r, course := New(), make([]Point, 0, len(results))
	for i, result := range results {
		if i > 0 {
			r = r.Idle(days(results[i-1].Minute, result.Minute))
		}
		r = r.After(0, result.Result)
		course = append(course, Point{result.Minute, r})
	}
	if n := len(course); n > 0 {
		r = r.Idle(days(course[n-1].Minute, now))
	}
	return r, course
}

// maxIdle is how many days without a result count at most: a clock that is wrong by decades
// for one result must not take away all that is known.
const maxIdle = 730

func days(from, to int64) float64 {
	const minutesPerDay = 24 * 60
	return float64(min(max(to-from, 0), maxIdle*minutesPerDay)) / minutesPerDay
}
