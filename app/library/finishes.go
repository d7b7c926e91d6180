package library

import (
	"cmp"
	"slices"
)

// FinishRun is a try of a finish: its marbles, and the proven margin.
type FinishRun struct {
	Number int    `json:"number"`           // of the finish, from 1
	Level  int    `json:"level,omitempty"`  // of the computer, 0 for perfect play
	Try    int    `json:"try,omitempty"`    // 0 for the first one, which counts
	Moves  string `json:"moves,omitempty"`  // names of holes since the beginning of the finish
	Proven int    `json:"proven,omitempty"` // number of Moves after which Margin is proven
	Margin int    `json:"margin,omitempty"` // in points, for the player
	// Points that each of the player's marbles among them gave away; never changed in place.
	Lost []int `json:"lost,omitempty"`
}

// ahead reports whether r is a later try than o, or has more marbles.
func (r FinishRun) ahead(o FinishRun) bool {
	return cmp.Or(cmp.Compare(r.Try, o.Try), cmp.Compare(len(r.Moves), len(o.Moves)), cmp.Compare(r.Proven, o.Proven)) > 0
}

// FinishRuns is a list of tries, the latest first. It has one for each finish and opponent, and is
// never changed in place.
type FinishRuns []FinishRun

// maxRuns is the maximum length of FinishRuns.
const maxRuns = 12

func (runs FinishRuns) find(r FinishRun) int {
	return slices.IndexFunc(runs, func(o FinishRun) bool { return o.Number == r.Number && o.Level == r.Level })
}

// Latest returns r, or the try of the list with the same finish and opponent if that is ahead.
func (runs FinishRuns) Latest(r FinishRun) FinishRun {
	if i := runs.find(r); i >= 0 && runs[i].ahead(r) {
		return runs[i]
	}
	return r
}

// With returns runs with r, or a try that is ahead of r, as the latest one.
func (runs FinishRuns) With(r FinishRun) FinishRuns {
	r = runs.Latest(r)
	others := slices.DeleteFunc(slices.Clone(runs), func(o FinishRun) bool { return o.Number == r.Number && o.Level == r.Level })
	return append(FinishRuns{r}, others[:min(len(others), maxRuns-1)]...)
}

// Lacks reports whether r is ahead of the try in runs, or has none there and finds room.
func (runs FinishRuns) Lacks(r FinishRun) bool {
	i := runs.find(r)
	return i < 0 && len(runs) < maxRuns || i >= 0 && r.ahead(runs[i])
}

// Merge returns runs with the tries of another tab.
func (runs FinishRuns) Merge(theirs FinishRuns) FinishRuns {
	for i := len(theirs) - 1; i >= 0; i-- {
		runs = runs.With(theirs[i])
	}
	return runs
}
