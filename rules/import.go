package rules

import (
	"errors"
	"strings"
	"unicode"
)

// Import is the content of a pasted text. Diagram is set if the text was a position code; the
// record then has its board and no moves. Notes is set if the text was a list of moves, with or
// without a board.
type Import struct {
	Link
	Diagram *Diagram
	Notes   bool
}

// ParseImport reads a pasted text. It accepts a share link or record text, a position code, board
// text, a list of moves, or board text and moves.
//
// Moves can have numbers, capitals, brackets, quotation marks, and marks such as "!?" and "$1".
// Blanks or any signs separate them. Comments, variations, headers and results as in PGN are
// skipped (see withoutRemarks). Moves follow the basic rules. If the text has no board, they are
// played on the board on, which can be nil. Invisible characters are ignored.
//
// Like ParseRecord it returns a *ParseError together with the readable part. A position code always
// has FaultNoMoves. A list that ends inside a comment or a variation has FaultTruncated. Offsets
// are 0 except in share links and record texts.
func ParseImport(text string, on *Board) (Import, error) {
	link, err := ParseLink(text)
	var pe *ParseError
	if !errors.As(err, &pe) || !pe.Has(FaultNoRecord) {
		return Import{Link: link}, err
	}
	cut := len(text) > longest
	text = strings.Map(plainNote, text[:min(len(text), longest)])
	d, err := findDiagram(text[:min(len(text), longestDiagram)])
	if err == nil {
		return Import{Link: Link{Record: NewRecord(d.Board, Ruleset{})}, Diagram: &d}, oneFault(FaultNoMoves)
	}
	var be *BoardError
	switch {
	case errors.As(err, &be):
		return Import{}, oneFault(FaultBadBoard)
	case errors.As(err, &pe) && pe.Has(FaultMarbles):
		return Import{}, err
	}
	return parseNotes(text, cut, on)
}

// longestDiagram is the number of bytes that are searched for a position code. Even a code with
// blanks around each character has a tenth of it.
const longestDiagram = 1 << 14

// plainNote returns a character of a pasted text in its ASCII form, and every line break as a line
// feed. It drops invisible characters.
func plainNote(c rune) rune {
	switch c = Narrow(c); {
	case c == '\u0085', c == '\u2028', c == '\u2029', c == '\v', c == '\f':
		return '\n'
	case IsInvisible(c):
		return -1
	case strings.ContainsRune("“”„‟″«»", c):
		return '"'
	}
	return c
}

// findDiagram reads a text that is a position code or has one as a word.
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

// parseNotes reads board text and moves as people write them down. Cut means that the end of the
// text is missing.
func parseNotes(text string, cut bool, on *Board) (Import, error) {
	text, whole := withoutRemarks(strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n"))
	grid, cells := sortNotes(text)
	_, _, looksLikeMoves := cutPoint(cells)
	switch {
	case len(grid) >= leastRows:
		b, err := ParseBoard(strings.Join(grid, "\n"))
		if err != nil {
			return Import{}, oneFault(FaultBadBoard)
		}
		on = b
	case len(grid) > 0 || !looksLikeMoves:
		return Import{}, oneFault(FaultNoRecord)
	case on == nil:
		return Import{Notes: true}, &ParseError{Problems: []Problem{{FaultNoBoard, 0}}, Of: cellCount(cells)}
	}
	rec := NewRecord(on, Ruleset{})
	var f Fault
	rec.moves, _, f = playCells(Start(on, rec.rules), cells)
	rec.cursor = len(rec.moves)
	var problems []Problem
	if f != "" {
		problems = append(problems, Problem{f, 0})
	}
	if cut || !whole {
		problems = append(problems, Problem{FaultTruncated, 0})
	}
	of := cellCount(cells)
	if cut || !whole {
		of = Unknown
	}
	i := Import{Link: Link{Record: rec}, Notes: cells != ""}
	if len(problems) > 0 {
		return i, &ParseError{Problems: problems, Kept: len(rec.moves), Of: of}
	}
	return i, nil
}

// withoutRemarks removes everything that PGN writes between moves. Comments are in braces, or
// extend from a semicolon to the end of the line. Variations are in round brackets. Headers look
// like [Red "Ana"], and a line with "%" at its start is skipped. It reports false if the text ends
// inside a comment in braces, a variation or a header. Round brackets before the first move enclose
// the list itself, and semicolons can separate moves.
func withoutRemarks(text string) (list string, whole bool) {
	var s strings.Builder
	begun := false // a letter with a digit behind it has occurred
	for i := 0; i < len(text); i++ {
		c, end := text[i], 0 // the length of the remark
		switch {
		case c == '{':
			end = strings.IndexByte(text[i:], '}') + 1
		case c == '(' && begun:
			end = variation(text[i:])
		case c == ';' && !movesGoOn(text[i+1:]), c == '%' && (i == 0 || text[i-1] == '\n'):
			end = len(text[i:])
			if n := strings.IndexByte(text[i:], '\n'); n >= 0 {
				end = n
			}
		case c == '[' && header(text[i:]) > 0:
			end = header(text[i:])
		default:
			begun = begun || c >= '1' && c <= '9' && i > 0 && text[i-1]|0x20 >= 'a' && text[i-1]|0x20 <= 'j'
			s.WriteByte(c)
			continue
		}
		if end == 0 {
			return s.String(), false
		}
		s.WriteByte(' ')
		i += end - 1
	}
	return s.String(), true
}

// variation returns the length of the variation at the start of text, or 0 if it has no end.
func variation(text string) int {
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '{':
			end := strings.IndexByte(text[i:], '}')
			if end < 0 {
				return 0
			}
			i += end
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return 0
}

const lettersAndDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

// longestHeader limits the work on a text of header beginnings, in bytes.
const longestHeader = 1000

// header returns the length of the header at the start of text, or 0 if text does not begin with a
// header.
func header(text string) int {
	name := strings.TrimLeft(text[1:min(len(text), longestHeader)], " ")
	value := strings.TrimLeft(strings.TrimLeft(name, lettersAndDigits+"_"), " ")
	if len(value) == len(name) || value == "" || value[0] != '"' {
		return 0
	}
	for quote := 1; quote < len(value) && value[quote] != '\n'; quote++ {
		if rest := strings.TrimLeft(value[quote+1:], " "); value[quote] == '"' && strings.HasPrefix(rest, "]") {
			return min(len(text), longestHeader) - len(rest) + 1
		}
	}
	return 0
}

// movesGoOn reports whether only moves follow a semicolon, up to the next semicolon, remark or line
// break.
func movesGoOn(text string) bool {
	if end := strings.IndexAny(text, ";\n{(["); end >= 0 {
		text = text[:end]
	}
	for _, word := range strings.FieldsFunc(text, separates) {
		cells, ok := strings.ToLower(dropNumber(word)), true
		for cells != "" && ok {
			_, cells, ok = cutPoint(cells)
		}
		if !ok {
			return false
		}
	}
	return true
}

// separates reports whether c separates two moves: it is neither a letter nor a digit.
func separates(c rune) bool {
	return !unicode.IsLetter(c) && (c < '0' || c > '9')
}

// sortNotes separates the rows of a board, lines of letters and dots, from moves,
// and joins the moves without their numbers.
func sortNotes(text string) (grid []string, cells string) {
	var moves strings.Builder
	for _, line := range strings.Split(strings.ReplaceAll(text, "/", "\n"), "\n") {
		rows, rest := cutRows(strings.TrimSpace(line))
		grid = append(grid, rows...)
		for _, word := range strings.FieldsFunc(rest, separates) {
			moves.WriteString(strings.ToLower(dropNumber(word)))
		}
	}
	return grid, moves.String()
}

// cutRows returns the rows of board text at the start of a line, and the rest. A line has one row,
// or all rows of a board.
func cutRows(line string) (rows []string, rest string) {
	words := strings.Fields(line)
	n := 0
	for n < len(words) && isGridRow(words[n]) && len(words[n]) == len(words[0]) {
		n++
	}
	if n > 1 && n < leastRows {
		n = 1
	}
	// a row of dots before a move is PGN's sign for a move of the second player
	if n == 1 && n < len(words) && strings.Trim(words[0], ".") == "" {
		n = 0
	}
	return words[:n], strings.Join(words[n:], " ")
}

// leastRows is the minimum number of rows of a board; fewer are words.
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

// dropNumber returns a word without its parts that are not a move: a number, or the N of a novelty.
func dropNumber(word string) string {
	n := len(word) - 1
	if digits(word) == len(word) || n == 0 && word[n]|0x20 == 'n' {
		return ""
	}
	if word[n]|0x20 == 'n' && word[n-1] <= '9' {
		return word[:n]
	}
	return word
}
