package finish

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"kulami/rules"
	"kulami/rules/internal/compact"
)

// Finish is the end of a game, from a position whose margin is proven.
type Finish struct {
	Number int          // line in the collection, from 1
	Board  string       // name of its board in the text of a collection
	Record rules.Record // game up to the finish, cursor at the end
	Margin int          // proven final margin for the side to move under best play, -1…1 points
}

// Left returns the number of plies left to a full board.
func (f Finish) Left() int { return f.Record.Rules().MaxPlies() - f.Record.Len() }

// Collection is a sequence of finishes. It is an immutable value; the zero Collection is empty.
// Finishes are indexed from 0, so that the index is Finish.Number minus one.
type Collection struct {
	entries []entry
}

type entry struct {
	game   compact.Game
	margin int
}

// FormatError reports an unreadable field in the text of a collection.
type FormatError struct {
	Line  int    // number of the line, from 1
	Field string // fields, board, rules, margin or moves
}

// Error describes the error in English, for developers.
func (e *FormatError) Error() string { return fmt.Sprintf("finish %d: bad %s", e.Line, e.Field) }

// Decode reads the text of a collection, or returns a *FormatError. It does not replay the games;
// At does.
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
	if len(fields) != 4 {
		return e, "fields"
	}
	if e.game, bad = compact.Parse(fields[0], fields[1], fields[3]); bad != "" {
		return e, bad
	}
	if e.margin = slices.Index([]string{"-1", "0", "1"}, fields[2]) - 1; e.margin < -1 {
		return e, "margin"
	}
	return e, ""
}

// Encode returns the text of a collection of finishes, numbered by their order. They must fit the
// documentation of the package. Their last move must have had alternatives.
func Encode(finishes []Finish) []byte {
	var text strings.Builder
	for _, f := range finishes {
		letters, moves := compact.Fields(f.Record)
		fmt.Fprintf(&text, "%s %s %d %s\n", f.Board, letters, f.Margin, moves)
	}
	return []byte(text.String())
}

// Len returns the number of finishes.
func (c Collection) Len() int { return len(c.entries) }

// At returns finish i, 0…Len-1. A dealt board takes it about a millisecond. If the moves are
// illegal, it returns a *FormatError.
func (c Collection) At(i int) (Finish, error) {
	e := c.entries[i]
	game, ok := e.game.Replay()
	if !ok || game.Over() {
		return Finish{}, &FormatError{i + 1, "moves"}
	}
	return Finish{i + 1, e.game.Board, game, e.margin}, nil
}

// Easy returns the index of the easy finish, or -1 if the collection is empty.
func (c Collection) Easy() int { return c.Len() - 1 }

// Daily returns the index of the finish of a calendar date, or -1 if there is only an easy one. It
// is the same everywhere for the same collection. Each finish occurs once in Len-1 days. Dates that
// do not exist are normalised like in time.Date.
func (c Collection) Daily(year int, month time.Month, day int) int {
	if c.Len() < 2 {
		return -1
	}
	return compact.Daily(c.Len()-1, year, month, day)
}
