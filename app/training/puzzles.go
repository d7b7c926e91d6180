package training

import (
	"cmp"
	"maps"
	"sort"

	"kulami/app/rating"
)

// Puzzle is what is kept of a puzzle that was tried: the first try, which alone counts for
// the rating, and the latest one.
type Puzzle struct {
	Difficulty  int // 1…8, at the first try
	First, Last Try
}

// Try is a try of a puzzle.
type Try struct {
	Minute int64 // when it ended, as of Time
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

// Difficulties of puzzles, as of rating.Puzzle.
const (
	minDifficulty = 1
	maxDifficulty = rating.Levels
)

// merge returns the earlier first try with its difficulty, and the later last one.
func (p Puzzle) merge(o Puzzle) Puzzle {
	if order := cmp.Or(o.First.compare(p.First), cmp.Compare(o.Difficulty, p.Difficulty)); order < 0 {
		p.First, p.Difficulty = o.First, o.Difficulty
	}
	if o.Last.compare(p.Last) > 0 {
		p.Last = o.Last
	}
	return p
}

// TryPuzzle returns h after a try of a puzzle, which ended at t. Difficulties out of range
// count as the nearest one; a number out of range, 0…999,999, leaves h as it is.
//
// A puzzle must keep its number for ever: a later collection adds puzzles at its end.
func (h History) TryPuzzle(number, difficulty int, solved bool, t Time) History {
	if number < 0 || number > maxPuzzle {
		return h
	}
	try := Try{t.valid().Minute, solved}
	p := Puzzle{min(max(difficulty, minDifficulty), maxDifficulty), try, try}
	h.puzzles = with(maps.Clone(h.puzzles), number, p, Puzzle.merge)
	return h
}

// Puzzle returns what is known of a puzzle; ok is false if it was never tried.
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

// Unrated returns how many more puzzles have to be tried before a rating says something, 0 if none.
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

// PuzzleResults counts the puzzles tried: all, and by theme. themes returns those of a puzzle.
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

// memory is the number of latest tries of a theme that say whether it is a weakness. It is learnt after learntRow of them in a
// row.
const (
	memory    = 12
	learntRow = 4
)

// recent counts the puzzles of each theme that is not learnt, by their latest tries. themes returns the themes of a puzzle.
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

// A theme is a weakness only if so many puzzles of it were tried, and this much less than of all puzzles is solved.
const (
	minTried  = 6
	minBehind = 0.1
)

// Weakness returns the theme in which the smallest part of the puzzles is solved at the first try, with its results, and ""
// if none is clearly behind: one of those in order, the first of two alike. The part is (First+1)/(Tried+2), Laplace's rule
// of succession, so that few tries say little.
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

// PuzzleRating returns the rating for puzzles at a time, with its course. Each
// puzzle counts once, with its first try: the second time one may remember it.
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
