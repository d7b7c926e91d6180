package puzzle

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"kulami/rules"
	"kulami/rules/internal/compact"
)

// Collection is a sequence of puzzles. It is an immutable value; the zero Collection is empty.
// Puzzles are indexed from 0, so that the index is Puzzle.Number minus one.
type Collection struct {
	entries []entry
}

// entry is a line of the text. Only At deals its board and plays its moves, because dealing a
// thousand boards takes a second.
type entry struct {
	Summary
	game compact.Game // moves with the solution
}

// FormatError reports an unreadable field in the text of a collection.
type FormatError struct {
	Line  int    // number of the line, from 1
	Field string // fields, board, rules, goal, difficulty, themes or moves
}

// Error describes the error in English, for developers.
func (e *FormatError) Error() string { return fmt.Sprintf("puzzle %d: bad %s", e.Line, e.Field) }

// Decode reads the text of a collection, or returns a *FormatError. It does not replay the games;
// see At.
func Decode(text []byte) (Collection, error) {
	var c Collection
	for line := range strings.Lines(string(text)) {
		e, bad := parseEntry(strings.TrimSuffix(line, "\n"))
		if bad != "" {
			return Collection{}, &FormatError{len(c.entries) + 1, bad}
		}
		c.entries = append(c.entries, e)
	}
	return c, nil
}

// parseEntry reads a line. It returns the name of the first bad field, or the empty string.
func parseEntry(line string) (e entry, bad string) {
	fields := strings.Split(line, " ")
	if len(fields) != 5 {
		return e, "fields"
	}
	if e.game, bad = compact.Parse(fields[0], fields[1], fields[4]); bad != "" {
		return e, bad
	}
	goal, margin := cut(fields[2])
	e.Goal = Goal(strings.Index(goalLetters, goal))
	var err error
	e.Margin, err = strconv.Atoi(margin)
	if goal == "" || e.Goal < 0 || err != nil || e.Margin < 0 || e.Margin > 200 || (e.Goal == Draw) != (e.Margin == 0) || margin != strconv.Itoa(e.Margin) {
		return e, "goal"
	}
	difficulty, marks := cut(fields[3])
	if difficulty < "1" || difficulty > "8" {
		return e, "difficulty"
	}
	e.Difficulty = int(difficulty[0] - '0')
	for t, theme := range themes {
		var has bool
		if marks, has = strings.CutPrefix(marks, string(theme.letter)); has {
			e.Themes |= 1 << t
		}
	}
	if marks != "" {
		return e, "themes"
	}
	return e, ""
}

const goalLetters = "wdm" // by Goal

// cut splits off the first byte.
func cut(s string) (first, rest string) {
	n := min(1, len(s))
	return s[:n], s[n:]
}

// Encode returns the text of a collection of puzzles, numbered by their order. Their boards, games
// and solutions must fit the documentation of Puzzle.
func Encode(puzzles []Puzzle) []byte {
	var text strings.Builder
	for _, p := range puzzles {
		game, _ := p.Record.Extract(append(p.Record.Moves(), p.Solution)) // legal
		letters, moves := compact.Fields(game)
		marks := ""
		for _, t := range p.Themes.Slice() {
			marks += string(themes[t].letter)
		}
		fmt.Fprintf(&text, "%s %s %c%d %d%s %s\n", p.Board, letters, goalLetters[p.Goal], p.Margin, p.Difficulty, marks, moves)
	}
	return []byte(text.String())
}

// Len returns the number of puzzles.
func (c Collection) Len() int { return len(c.entries) }

// Summary returns the summary of puzzle i, 0…Len-1.
func (c Collection) Summary(i int) Summary { return c.entries[i].Summary }

// Rules returns the rules of puzzle i, 0…Len-1.
func (c Collection) Rules(i int) rules.Ruleset { return c.entries[i].game.Rules }

// At returns puzzle i, 0…Len-1. A dealt board takes it about a millisecond. If the moves are
// illegal, it returns a *FormatError.
func (c Collection) At(i int) (Puzzle, error) {
	e := c.entries[i]
	p := Puzzle{Summary: e.Summary, Number: i + 1, Board: e.game.Board}
	game, ok := e.game.Replay()
	if !ok {
		return Puzzle{}, &FormatError{i + 1, "moves"}
	}
	moves := game.Moves()
	last := len(moves) - 1
	p.Solution = moves[last]
	p.Record, _ = game.Extract(moves[:last]) // legal
	return p, nil
}

// Find returns the indices of the puzzles with all the given themes and a difficulty from low to
// high, in their order. An empty set of themes matches all puzzles.
func (c Collection) Find(all Themes, low, high int) []int {
	var found []int
	for i, e := range c.entries {
		if e.Themes&all == all && low <= e.Difficulty && e.Difficulty <= high {
			found = append(found, i)
		}
	}
	return found
}

// Daily returns the index of the puzzle of a calendar date, or -1 if the collection is empty. It is
// the same everywhere for the same collection. Each puzzle occurs once in Len days. Dates that do
// not exist are normalised like in time.Date.
func (c Collection) Daily(year int, month time.Month, day int) int {
	if c.Len() == 0 {
		return -1
	}
	return compact.Daily(c.Len(), year, month, day)
}
