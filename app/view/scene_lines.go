package view

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kulami/app/text"
	"kulami/rules"
)

// place is the data-value of a move: the line's number and the ply.
func place(line, ply int) int { return line*100 + ply }

// line is a line of the tree of moves: its number among rules.Record.Lines, and
// its moves as spell writes them.
type line struct {
	number int
	moves  string
}

// spell writes a byte for each move, so that lines are short and comparable.
func spell(moves []rules.Hole) string {
	b := make([]byte, len(moves))
	for i, h := range moves {
		b[i] = '0' + byte(h)
	}
	return string(b)
}

// join writes lines as one text, from which split reads them.
func join(lines []line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(strconv.Itoa(l.number) + "!" + l.moves + " ")
	}
	return b.String()
}

func split(text string) []line {
	var lines []line
	for _, f := range strings.Fields(text) {
		number, moves, _ := strings.Cut(f, "!")
		n, _ := strconv.Atoi(number)
		lines = append(lines, line{n, moves})
	}
	return lines
}

// leaving returns the lines that part from the first one after so many plies,
// grouped by the move they part with.
func leaving(lines []line, ply int) [][]line {
	var groups [][]line
	for _, l := range lines[1:] {
		if len(l.moves) <= ply || l.moves[:ply] != lines[0].moves[:ply] ||
			len(lines[0].moves) > ply && l.moves[ply] == lines[0].moves[ply] {
			continue
		}
		i := slices.IndexFunc(groups, func(g []line) bool { return g[0].moves[ply] == l.moves[ply] })
		if i < 0 {
			groups = append(groups, nil)
			i = len(groups) - 1
		}
		groups[i] = append(groups[i], l)
	}
	return groups
}

// noteSign is what the list of moves shows of a note.
type noteSign struct {
	Glyph   rules.Glyph
	Comment bool
}

// words says what the signs mean, with a blank before them.
func (n noteSign) words(t *text.Text) string {
	words := ""
	if n.Glyph != rules.NoGlyph {
		words = " " + capital(t.GlyphName.Of(n.Glyph)) + "."
	}
	if n.Comment {
		words += " " + t.Comment + "."
	}
	return words
}

// joinNotes writes the signs of notes as one text, from which splitNotes reads them.
func joinNotes(notes []rules.Note) string {
	var b strings.Builder
	for _, n := range notes {
		if n.Glyph == rules.NoGlyph && n.Comment == "" {
			continue
		}
		b.WriteString(spell(n.Line) + "!" + strconv.Itoa(int(n.Glyph)))
		if n.Comment != "" {
			b.WriteString("c")
		}
		b.WriteString(" ")
	}
	return b.String()
}

// splitNotes returns the signs by the moves that lead to their positions.
func splitNotes(text string) map[string]noteSign {
	notes := map[string]noteSign{}
	for _, f := range strings.Fields(text) {
		moves, sign, _ := strings.Cut(f, "!")
		glyph, comment := strings.CutSuffix(sign, "c")
		n, _ := strconv.Atoi(glyph)
		notes[moves] = noteSign{rules.Glyph(n), comment}
	}
	return notes
}

// notesFrom returns the notes of a text on positions that begin with the given moves.
func notesFrom(text, moves string) string {
	var kept []string
	for _, f := range strings.Fields(text) {
		if strings.HasPrefix(f, moves) {
			kept = append(kept, f)
		}
	}
	return strings.Join(kept, " ")
}

// joinTimes writes how long each move of a game took as one text, from which splitTimes reads it.
func (v scene) joinTimes(times rules.Times) string {
	words := make([]string, len(times.Spent))
	for i, tenths := range times.Spent {
		words[i] = fmt.Sprintf("%d:%02d", tenths/600, tenths/10%60)
		if tenths < 100 {
			words[i] = "0:0" + v.text.Decimal(float64(tenths)/10)
		}
	}
	return strings.Join(words, "\n")
}

func splitTimes(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, "\n")
}
