package training

import (
	"slices"

	"kulami/app/rating"
	"kulami/rules"
	"kulami/rules/puzzle"
)

// Collection is the collection of puzzles, and the state of its fetch.
type Collection struct {
	State CollectionState
	puzzle.Collection
}

// CollectionState is the state of the fetch of a collection.
type CollectionState int8

const (
	NotFetched CollectionState = iota
	Fetching
	Fetched
	NotThere // the fetch failed, or the collection is damaged
)

// PuzzleThemes returns the names of all themes of puzzles, in the order in which the app offers
// them.
func PuzzleThemes() []string { return ThemeNames(puzzle.AllThemes()) }

// ThemeNames returns the names of themes.
func ThemeNames(themes []puzzle.Theme) (names []string) {
	for _, t := range themes {
		names = append(names, t.String())
	}
	return names
}

// Count returns the number of puzzles of a theme, or of all puzzles if the theme is unknown.
func (c Collection) Count(theme string) int {
	var themes puzzle.Themes
	if t, ok := puzzle.ThemeNamed(theme); ok {
		themes = puzzle.ThemesOf(t)
	}
	return len(c.Find(themes, minDifficulty, maxDifficulty))
}

// ThemeResults counts the puzzles of a theme.
type ThemeResults struct {
	Theme string
	Results
}

// Results counts the puzzles tried: all, and by theme. Before the fetch there are no themes.
func (c Collection) Results(h History) (all Results, byTheme map[string]Results) {
	return h.PuzzleResults(c.themes)
}

// themes returns the names of the themes of a puzzle, none for a number outside the collection.
func (c Collection) themes(number int) []string {
	if number < 1 || number > c.Len() {
		return nil
	}
	return ThemeNames(c.Summary(number - 1).Themes.Slice())
}

// WeakTheme returns the theme that the player should train, with the results of its latest tries.
// Theme is "" if no theme is weak, or if the player has solved few puzzles.
func (c Collection) WeakTheme(h History) ThemeResults {
	all, _ := c.Results(h)
	return c.weakTheme(h, all)
}

func (c Collection) weakTheme(h History, all Results) (w ThemeResults) {
	if all.Solved >= few {
		w.Theme, w.Results = Weakness(all, h.recent(c.themes), PuzzleThemes())
	}
	return w
}

// few is the number of puzzles below which a player is a beginner, and has no rating.
const few = 10

// Next returns the number of a puzzle of a theme, or of all themes, that the player should try
// after the last one. The puzzle was not tried yet, and is as difficult as the player is strong. A
// player who has solved few puzzles gets easy ones of the basic game. Of all themes, every second
// puzzle is of the player's weakness. Such a puzzle must not be much easier or more difficult than
// the others.
func (c Collection) Next(h History, now Time, theme string, last int, seed uint64) int {
	results, _ := c.Results(h)
	var themes, wanted puzzle.Themes
	if t, ok := puzzle.ThemeNamed(c.WeakTheme(h).Theme); ok && theme == "" && results.Tried%2 == 1 {
		wanted = puzzle.ThemesOf(t)
	}
	if t, ok := puzzle.ThemeNamed(theme); ok {
		themes = puzzle.ThemesOf(t)
	}
	strength, _ := h.PuzzleRating(now)
	level := rating.SuggestLevel(strength)
	const easy, otherTheme, otherRules = 2, 2, rating.Levels
	var best []int
	nearest := rating.Levels + otherTheme + otherRules
	all := c.Find(themes, 1, rating.Levels)
	if len(all) == 0 {
		all = c.Find(0, 1, rating.Levels)
	}
	for _, i := range all {
		if _, tried := h.Puzzle(i + 1); tried || i+1 == last {
			continue
		}
		off := max(c.Summary(i).Difficulty-level, level-c.Summary(i).Difficulty)
		if results.Solved < few {
			if off = max(c.Summary(i).Difficulty-easy, 0); !Basic(c, i) {
				off += otherRules
			}
		}
		if c.Summary(i).Themes&wanted != wanted {
			off += otherTheme
		}
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

// StormSamples returns three positions of a storm on square boards, the easiest first.
func (c Collection) StormSamples(seed uint64) (samples []rules.Position) {
	for n := 0; n < 60 && len(samples) < 3; n += 3 {
		if p, err := c.At(c.StormPuzzle(seed, n)); err == nil && p.Record.Board().Width() == p.Record.Board().Height() {
			samples = append(samples, p.Record.Position())
		}
	}
	return samples
}

// Basic reports whether a puzzle is of the basic game.
func Basic(c Collection, i int) bool { return c.Rules(i) == rules.Ruleset{} }

// StormPuzzle returns the index of puzzle n of a storm. The puzzles get more difficult. They are of
// the basic game, because three minutes are too short for bonuses.
func (c Collection) StormPuzzle(seed uint64, n int) int {
	const (
		sameLevel = 4
		step      = 7919 // a prime, so that the puzzles of one level differ
	)
	var found []int
	for level := min(1+n/sameLevel, rating.Levels); level > 0 && len(found) == 0; level-- {
		found = slices.DeleteFunc(c.Find(0, level, level), func(i int) bool { return !Basic(c, i) })
	}
	if len(found) == 0 {
		found = c.Find(0, 1, rating.Levels)
	}
	return found[(seed>>1+uint64(n)*step)%uint64(len(found))]
}

// StormSeconds is the length of a storm in seconds. StormCountdown is the time before it, in
// seconds, in which the player sees the first puzzle.
const (
	StormSeconds   = 180
	StormCountdown = 3
)

// StormTime is the time in seconds from the start of a storm to its end. It has one more second,
// because the present second has already begun.
const StormTime = 1 + StormCountdown + StormSeconds
