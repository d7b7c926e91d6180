package play

import (
	"slices"

	"kulami/app/rating"
	"kulami/app/training"
	"kulami/rules/puzzle"
)

// Collection is the collection of puzzles, as far as it is here.
type Collection struct {
	State CollectionState
	puzzle.Collection
}

// CollectionState says where the collection of puzzles is.
type CollectionState int8

// The states of the collection.
const (
	NotFetched CollectionState = iota
	Fetching
	Fetched
	NotThere // it could not be fetched, or it is damaged
)

// PuzzleThemes returns the names of all themes of puzzles in the order in which they are offered.
func PuzzleThemes() (names []string) {
	for _, t := range puzzle.AllThemes() {
		names = append(names, t.String())
	}
	return names
}

// next returns the number of a puzzle of a theme, or of all themes, that the player should try
// after the last one: one that was not tried yet, as difficult as the player is strong.
func (c Collection) next(h training.History, now training.Time, theme string, last int, seed uint64) int {
	var themes puzzle.Themes
	if t, ok := puzzle.ThemeNamed(theme); ok {
		themes = puzzle.ThemesOf(t)
	}
	strength, _ := h.PuzzleRating(now)
	level := rating.SuggestLevel(strength.Value)
	var best []int
	nearest := rating.Levels
	all := c.Find(themes, 1, rating.Levels)
	if len(all) == 0 {
		all = c.Find(0, 1, rating.Levels)
	}
	for _, i := range all {
		if _, tried := h.Puzzle(i + 1); tried || i+1 == last {
			continue
		}
		off := max(c.Summary(i).Difficulty-level, level-c.Summary(i).Difficulty)
		if off < nearest {
			best, nearest = nil, off
		}
		if off == nearest {
			best = append(best, i)
		}
	}
	if len(best) == 0 { // all were tried
		best = slices.DeleteFunc(all, func(i int) bool { return i+1 == last && len(all) > 1 })
	}
	const odd = 0x9E3779B97F4A7C15 // spreads the numbers of one session
	return best[(seed+uint64(last)*odd)>>16%uint64(len(best))] + 1
}

// ofStorm returns the index of puzzle n of a storm; they get more difficult.
func (c Collection) ofStorm(seed uint64, n int) int {
	const (
		sameLevel = 4
		step      = 7919 // a prime, so that those of one level are different
	)
	level := min(1+n/sameLevel, rating.Levels)
	found := c.Find(0, level, level)
	if len(found) == 0 {
		found = c.Find(0, 1, rating.Levels)
	}
	return found[(seed>>1+uint64(n)*step)%uint64(len(found))]
}
