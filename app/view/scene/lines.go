package scene

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/text"
	"kulami/rules"
)

// place is a move's place in the tree: the index of its line, and the ply after it.
type place struct{ Line, Ply int }

// longest is more than the plies of any line.
const longest = 100

// String returns the data-value of the move.
func (p place) String() string { return strconv.Itoa(p.Line*longest + p.Ply) }

// PlaceOf returns the place of a data-value.
func PlaceOf(value int) place { return place{value / longest, value % longest} }

// line is a line of the tree for the list of moves.
type line struct {
	number int // index in rules.Record.Lines
	moves  []rules.Hole
	signs  []NoteSign // signs of the notes after the moves, nil if there are none
}

func (l line) Equal(other line) bool {
	return l.number == other.number && slices.Equal(l.moves, other.moves) && slices.Equal(l.signs, other.signs)
}

// begins reports whether l and other have the same first ply moves.
func (l line) begins(other line, ply int) bool {
	return len(l.moves) >= ply && len(other.moves) >= ply && slices.Equal(l.moves[:ply], other.moves[:ply])
}

// sign returns the signs of the note after the move at ply.
func (l line) sign(ply int) NoteSign {
	if l.signs == nil {
		return NoteSign{}
	}
	return l.signs[ply]
}

// NoteSign holds a note's signs for the list of moves.
type NoteSign struct {
	Glyph   rules.Glyph
	Comment bool
}

// Words returns the meaning of the signs, after a blank.
func (n NoteSign) Words(t *text.Text) string {
	words := ""
	if n.Glyph != rules.NoGlyph {
		words = " " + t.Capital(t.GlyphName.Of(n.Glyph.String())) + "."
	}
	if n.Comment {
		words += " " + t.Comment + "."
	}
	return words
}

// linesOf returns the lines of a record with the signs of its notes.
func linesOf(r rules.Record) []line {
	all := r.Lines()
	lines := make([]line, len(all))
	for n, moves := range all {
		lines[n] = line{number: n, moves: moves}
	}
	for _, note := range r.Notes() {
		at := len(note.Line)
		sign := NoteSign{note.Glyph, note.Comment != ""}
		if at == 0 || sign == (NoteSign{}) {
			continue
		}
		for i := range lines {
			if l := &lines[i]; l.begins(line{moves: note.Line}, at) {
				if l.signs == nil {
					l.signs = make([]NoteSign, len(l.moves))
				}
				l.signs[at-1] = sign
			}
		}
	}
	return lines
}

// Leaving returns the lines that leave the first line after ply moves, grouped by their next move.
func Leaving(lines []line, ply int) [][]line {
	var groups [][]line
	for _, l := range lines[1:] {
		if len(l.moves) <= ply || !l.begins(lines[0], ply) || l.begins(lines[0], ply+1) {
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

// noteWords returns the words of a note without its comment: the glyph and the value.
func (v Scene) noteWords(n rules.Note) []string {
	var words []string
	if n.Glyph != rules.NoGlyph {
		words = append(words, v.Text.GlyphName.Of(n.Glyph.String()))
	}
	if n.Value.Known {
		words = append(words, v.Lead(10*n.Value.Tenths, rules.First, n.Value.Proven).Words+dom.When(n.Value.Proven, ", "+v.Text.Exact))
	}
	return words
}

// Noted draws a note about the position shown, or nothing if it is empty. A comment can be in any
// language, so it can run either way.
func (v Scene) Noted(n rules.Note) app.UI {
	if n.IsEmpty() {
		return nil
	}
	var parts []app.UI
	if n.Glyph != rules.NoGlyph {
		parts = append(parts, app.Strong().Class("glyph").Aria("hidden", "true").Text(n.Glyph.String()))
	}
	for i, words := range v.noteWords(n) {
		if i == 0 && n.Glyph != rules.NoGlyph {
			parts = append(parts, app.Span().Class("unseen").Text(words+"."))
			continue
		}
		parts = append(parts, app.Span().Class("kept-value").Text(v.Text.Colon(v.Text.KeptValue, words)))
	}
	parts = append(parts, dom.Only(n.Comment != "", app.Q().Class("comment").Dir("auto").Text(n.Comment)))
	box := app.Div().Class("noted").Role("note").Aria("label", v.Text.Note).DataSet("noted", int(n.Glyph))
	if n.Comment != "" {
		box = box.TabIndex(0) // it scrolls on small screens
	}
	return box.Body(parts...)
}

// NoteSentence returns a note for a screen reader, after a blank, or "".
func (v Scene) NoteSentence(n rules.Note) string {
	words := ""
	for _, w := range v.noteWords(n) {
		words += " " + v.Text.Capital(w) + "."
	}
	if n.Comment != "" {
		words += " " + v.Text.Colon(v.Text.Comment, n.Comment)
	}
	return words
}
