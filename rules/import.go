package rules

import (
	"errors"
	"strings"
)

// Import is the content of a pasted text. Diagram is set if the text was a position
// code; the record then has its board and no moves.
type Import struct {
	Record  Record
	Diagram *Diagram
}

// ParseImport reads whatever a player may paste: a share link or record text, a
// position code, board text, a list of moves, or board text followed by moves.
// Moves may be numbered, in capitals, in brackets or quotation marks, and separated by
// blanks, commas, semicolons, bars or dashes; they are played by the basic rules, and on
// the given board, which may be nil, if the text has none. Invisible characters do not count. Like ParseRecord it returns a *ParseError and the
// part that could be read if anything is wrong; a position code always has
// FaultNoMoves. Offsets are 0 except in share links and record texts.
func ParseImport(text string, on *Board) (Import, error) {
	rec, err := ParseRecord(text)
	var pe *ParseError
	if !errors.As(err, &pe) || !pe.Has(FaultNoRecord) {
		return Import{Record: rec}, err
	}
	text = text[:min(len(text), longestNotes)]
	text = strings.Map(func(c rune) rune {
		if isInvisible(c) {
			return -1
		}
		return c
	}, text)
	d, err := findDiagram(text)
	if err == nil {
		return Import{NewRecord(d.Board, Ruleset{}), &d}, oneFault(FaultNoMoves)
	}
	var be *BoardError
	switch {
	case errors.As(err, &be):
		return Import{}, oneFault(FaultBadBoard)
	case errors.As(err, &pe) && pe.Has(FaultMarbles):
		return Import{}, err
	}
	rec, err = parseNotes(text, on)
	return Import{Record: rec}, err
}

// longestNotes is how much of a text is searched for a position, a board or moves, in bytes. The longest of them, with numbers
// and blanks around them, have a tenth of it.
const longestNotes = 1 << 14

// findDiagram reads a text that is a position code, or has one as a word.
func findDiagram(text string) (Diagram, error) {
	d, err := ParseDiagram(text)
	if !errors.Is(err, FaultNoRecord) {
		return d, err
	}
	for _, word := range strings.FieldsFunc(text, func(c rune) bool { return c == '/' || c >= 0x80 || !isLinkByte(byte(c)) }) {
		if d, err := ParseDiagram(word); !errors.Is(err, FaultNoRecord) {
			return d, err
		}
	}
	return d, err
}

// parseNotes reads board text and moves as people note them.
func parseNotes(text string, on *Board) (Record, error) {
	grid, cells := sortNotes(text)
	_, _, looksLikeMoves := cutPoint(cells)
	switch {
	case len(grid) >= leastRows:
		b, err := ParseBoard(strings.Join(grid, "\n"))
		if err != nil {
			return Record{}, oneFault(FaultBadBoard)
		}
		on = b
	case len(grid) > 0 || !looksLikeMoves:
		return Record{}, oneFault(FaultNoRecord)
	case on == nil:
		return Record{}, &ParseError{Problems: []Problem{{FaultNoBoard, 0}}, Of: cellCount(cells)}
	}
	rec := NewRecord(on, Ruleset{})
	var f Fault
	rec.moves, _, f = playCells(Start(on, rec.rules), cells)
	rec.cursor = len(rec.moves)
	if f != "" {
		return rec, &ParseError{Problems: []Problem{{f, 0}}, Kept: len(rec.moves), Of: cellCount(cells)}
	}
	return rec, nil
}

// sortNotes separates the rows of a board, lines of letters and dots, from moves,
// and joins the moves without their numbers.
func sortNotes(text string) (grid []string, cells string) {
	var moves strings.Builder
	separates := func(c rune) bool { return strings.ContainsRune(" \t,;|-–…[]\"'*", c) }
	for line := range strings.Lines(strings.ReplaceAll(text, "/", "\n")) {
		rows, rest := cutRows(strings.TrimSpace(line))
		grid = append(grid, rows...)
		for _, word := range strings.FieldsFunc(rest, separates) {
			moves.WriteString(strings.ToLower(dropNumber(word)))
		}
	}
	return grid, moves.String()
}

// cutRows returns the rows of board text at the beginning of a line, and the rest: one row, or all of a board side by side.
func cutRows(line string) (rows []string, rest string) {
	words := strings.Fields(line)
	n := 0
	for n < len(words) && isGridRow(words[n]) && len(words[n]) == len(words[0]) {
		n++
	}
	if n > 1 && n < leastRows {
		n = 1
	}
	return words[:n], strings.Join(words[n:], " ")
}

// leastRows is the number of rows that a board must have; fewer are words.
const leastRows = (Holes + Frame - 1) / Frame

// isGridRow reports whether a line of notes is a row of board text.
func isGridRow(line string) bool {
	for i := range len(line) {
		c := line[i]
		if c != '.' && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') {
			return false
		}
	}
	return line != "" && len(line) <= Frame
}

// dropNumber removes a move number such as "12." or "3)" from the front of word.
func dropNumber(word string) string {
	n := digits(word)
	if n == 0 || n < len(word) && word[n] != '.' && word[n] != ')' {
		return word
	}
	return strings.TrimLeft(word[n:], ".)")
}
