package training

import (
	"slices"
	"strconv"

	"kulami/app/rating"
	"kulami/rules/puzzle"
)

// The puzzles of a date follow from the training before that date. So they stay the same while they
// are solved, and two devices with the same history have the same puzzles.

// todayPuzzles is the number of puzzles of a date, and firstPuzzles of the first date.
const (
	todayPuzzles = 6
	firstPuzzles = 3
)

// beginning returns the time at which the date of now began.
func beginning(now Time) Time {
	return Time{int64(now.Day())*minutesPerDay - int64(now.Zone), now.Zone}
}

// until returns the history of the puzzles that were tried before a time. A puzzle that was also
// tried later has only its first try.
func (h History) until(t Time) (past History) {
	past.puzzles = map[int]Puzzle{}
	for number, p := range h.puzzles {
		if p.Last.Minute >= t.Minute {
			p.Last = p.First
		}
		if p.First.Minute < t.Minute {
			past.puzzles[number] = p
		}
	}
	return past
}

// Begins reports whether nothing was trained before the date of now.
func (h History) Begins(now Time) bool {
	now = now.valid()
	for _, m := range h.mistakes {
		if m.Answered < now.Day() {
			return false
		}
	}
	from := beginning(now).Minute
	for _, p := range h.puzzles {
		if p.First.Minute < from {
			return false
		}
	}
	return !h.PlayedBefore(now)
}

// TriedOn reports whether a puzzle was tried on the date of now.
func (h History) TriedOn(number int, now Time) bool {
	p, ok := h.puzzles[number]
	return ok && Time{p.Last.Minute, now.Zone}.Day() == now.Day()
}

// TodaySize returns the number of puzzles of the date of now.
func (h History) TodaySize(now Time) int {
	if h.Begins(now) {
		return firstPuzzles
	}
	return todayPuzzles
}

// Today returns the numbers of the puzzles of the date of now, and the player's weakest theme, if
// there is one. Every second puzzle is of that theme, and the others are not. All are as difficult
// as the player is strong; on the first date they are the easiest ones. Themes with too few tries
// come first. A puzzle that was tried before comes only when no other one of its kind is left.
func (c Collection) Today(h History, now Time) (numbers []int, weak ThemeResults) {
	now = now.valid()
	day, size, past := now.Day(), h.TodaySize(now), h.until(beginning(now))
	all, byTheme := c.Results(past)
	weak = c.weakTheme(past, all)
	theme, weakens := puzzle.ThemeNamed(weak.Theme)
	strength, _ := past.PuzzleRating(beginning(now))
	level, basic := rating.SuggestLevel(strength), all.Solved < few
	switch {
	case size == firstPuzzles:
		level = minDifficulty
	case basic:
		level = minDifficulty + 1
	}
	var unknown puzzle.Themes
	for _, t := range puzzle.AllThemes() {
		if byTheme[t.String()].Tried < minTried {
			unknown |= puzzle.ThemesOf(t)
		}
	}
	daily := c.Daily(day.Date()) + 1
	for slot := range min(size, c.Len()) {
		// All but known exceed every difference of difficulties.
		const known, otherRules, again, otherTheme = 2, 10, 100, 1000
		best, least := 0, 0
		for i := range c.Len() {
			number, summary := i+1, c.Summary(i)
			if number == daily && c.Len() > todayPuzzles || slices.Contains(numbers, number) {
				continue
			}
			off := max(summary.Difficulty-level, level-summary.Difficulty)
			if weakens && summary.Themes.Has(theme) != (slot%2 == 0) {
				off += otherTheme
			}
			if summary.Themes&unknown == 0 {
				off += known
			}
			if basic && !Basic(c, i) {
				off += otherRules
			}
			if off > least && best > 0 {
				continue
			}
			if _, tried := past.puzzles[number]; tried {
				off += again
			}
			if best == 0 || off < least || off == least && Draw(day, strconv.Itoa(number)) < Draw(day, strconv.Itoa(best)) {
				best, least = number, off
			}
		}
		numbers = append(numbers, best)
		unknown &^= c.Summary(best - 1).Themes
	}
	return numbers, weak
}

// Draw returns a number for a name on a date. A draw takes the name with the least number. A name
// that is added changes the draw only if it is drawn itself.
func Draw(day Day, name string) uint32 {
	const prime = 16_777_619 // of FNV-1a
	n := uint32(day)*0x9E3779B1 ^ 2_166_136_261
	for _, c := range []byte(name) {
		n = (n ^ uint32(c)) * prime
	}
	return (n ^ n>>15) * 0x85EBCA6B
}
