package training

import (
	"cmp"
	"maps"
	"sort"

	"kulami/app/rating"
)

// Puzzle holds the first and the latest try of a puzzle. Only the first try counts for the rating.
type Puzzle struct {
	Difficulty  int // 1…8, at the first try
	First, Last Try
}

// Try is a try of a puzzle.
type Try struct {
	Minute int64 // end of the try, as in Time.Minute
	Solved bool
}

func (t Try) compare(o Try) int {
	if order := cmp.Compare(t.Minute, o.Minute); order != 0 || t.Solved == o.Solved {
		return order
	} else if t.Solved {
		return 1
	}
	return -1
}

// maxPuzzle is the greatest number of a puzzle.
const maxPuzzle = 999_999

// Range of difficulties of puzzles, as in rating.Puzzle.
const (
	minDifficulty = 1
	maxDifficulty = rating.Levels
)

// merge returns the earlier first try with its difficulty, and the later last try.
func (p Puzzle) merge(o Puzzle) Puzzle {
	if order := cmp.Or(o.First.compare(p.First), cmp.Compare(o.Difficulty, p.Difficulty)); order < 0 {
		p.First, p.Difficulty = o.First, o.Difficulty
	}
	if o.Last.compare(p.Last) > 0 {
		p.Last = o.Last
	}
	return p
}

// TryPuzzle returns h after a try of a puzzle that ended at t. A difficulty out of range counts as
// the nearest difficulty. A number outside 0…999,999 leaves h unchanged.
//
// A puzzle must keep its number permanently: a later collection adds puzzles at its end.
func (h History) TryPuzzle(number, difficulty int, solved bool, t Time) History {
	if number < 0 || number > maxPuzzle {
		return h
	}
	try := Try{t.valid().Minute, solved}
	p := Puzzle{min(max(difficulty, minDifficulty), maxDifficulty), try, try}
	h.puzzles = with(maps.Clone(h.puzzles), number, p, Puzzle.merge)
	return h
}

// Puzzle returns the tries of a puzzle; ok is false if it was never tried.
func (h History) Puzzle(number int) (p Puzzle, ok bool) {
	p, ok = h.puzzles[number]
	return p, ok
}

// Results counts puzzles.
type Results struct {
	Tried  int
	First  int // solved at the first try
	Solved int // solved at the first or the latest try
}

// Unrated returns the number of puzzles that the player must still try to get a rating, 0 for none.
func (r Results) Unrated() int { return max(few-r.Tried, 0) }

func (r *Results) add(p Puzzle) {
	r.Tried++
	if p.First.Solved {
		r.First++
	}
	if p.First.Solved || p.Last.Solved {
		r.Solved++
	}
}

// PuzzleResults counts the tried puzzles, in all and by theme. themes returns the themes of a
// puzzle.
func (h History) PuzzleResults(themes func(number int) []string) (all Results, byTheme map[string]Results) {
	byTheme = map[string]Results{}
	for number, p := range h.puzzles {
		all.add(p)
		for _, theme := range themes(number) {
			r := byTheme[theme]
			r.add(p)
			byTheme[theme] = r
		}
	}
	return all, byTheme
}

// memory is the number of latest tries of a theme that decide whether it is a weakness. A theme is
// learnt if at least its latest learntRow tries were all right.
const (
	memory    = 12
	learntRow = 4
)

// recent counts the puzzles of each theme that is not learnt, by their latest tries. themes returns
// the themes of a puzzle.
func (h History) recent(themes func(number int) []string) map[string]Results {
	numbers := sortedKeys(h.puzzles)
	sort.SliceStable(numbers, func(i, j int) bool { return h.puzzles[numbers[i]].Last.Minute > h.puzzles[numbers[j]].Last.Minute })
	byTheme, row := map[string]Results{}, map[string]int{}
	for _, number := range numbers {
		for _, theme := range themes(number) {
			r := byTheme[theme]
			if r.Tried == memory {
				continue
			}
			if r.add(Puzzle{First: h.puzzles[number].Last}); r.First == r.Tried {
				row[theme] = r.First
			}
			byTheme[theme] = r
		}
	}
	for theme, n := range row {
		if n >= learntRow {
			delete(byTheme, theme)
		}
	}
	return byTheme
}

// A theme can be a weakness after minTried puzzles of it. The part solved must be less than the
// part of all puzzles by more than minBehind.
const (
	minTried  = 6
	minBehind = 0.1
)

// Weakness returns the theme with the smallest part of puzzles solved at the first try, and its
// results. It returns "" if no theme is clearly behind. Order lists the themes; of two equal themes
// the first one wins. The part is (First+1)/(Tried+2), Laplace's rule of succession, so that few
// tries have little weight.
func Weakness(all Results, byTheme map[string]Results, order []string) (theme string, results Results) {
	least := all.part() - minBehind
	for _, name := range order {
		if r := byTheme[name]; r.Tried >= minTried && r.part() < least {
			theme, results, least = name, r, r.part()
		}
	}
	return theme, results
}

func (r Results) part() float64 { return float64(r.First+1) / float64(r.Tried+2) }

// PuzzleRating returns the rating for puzzles at a time, and its course. Only the first try of each
// puzzle counts, because a player can remember the solution later.
func (h History) PuzzleRating(now Time) (rating.Rating, []rating.Point) {
	tries := make([]rating.DatedResult, 0, len(h.puzzles))
	for _, number := range sortedKeys(h.puzzles) {
		p := h.puzzles[number]
		score := 0.0
		if p.First.Solved {
			score = 1
		}
		tries = append(tries, rating.DatedResult{Minute: p.First.Minute, Result: rating.Result{Opponent: rating.Puzzle(p.Difficulty), Score: score}})
	}
	return rating.History(tries, now.valid().Minute)
}
