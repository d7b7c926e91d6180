package rules

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// Note is a player's or an engine's remark on a position, in the game or in a variation.
type Note struct {
	Line    []Hole // moves from the first ply to the position; Glyph judges the last one
	Glyph   Glyph
	Value   Value
	Comment string // at most MaxComment characters; the only control characters are line feeds
}

// IsEmpty reports whether n has no glyph, no value and no comment.
func (n Note) IsEmpty() bool { return n.Glyph == NoGlyph && !n.Value.Known && n.Comment == "" }

// MaxComment is the maximum number of characters of a comment, MaxNotes of notes of a record. All
// notes of a record together have at most 64 KiB in its text. There a letter of the Latin alphabet
// takes one byte, any other character up to twelve.
const (
	MaxComment = 2000
	MaxNotes   = 500
)

const maxNotesText = 64 << 10

// Glyph judges a move. It is one of PGN's numeric annotation glyphs $1 to $6, or NoGlyph.
type Glyph int8

// The glyphs, numbered as in PGN.
const (
	NoGlyph      Glyph = iota
	GoodMove           // !
	PoorMove           // ?
	VeryGoodMove       // !!
	VeryPoorMove       // ??
	Speculative        // !?
	Questionable       // ?!
)

var glyphs = [...]string{"", "!", "?", "!!", "??", "!?", "?!"}

// Glyphs returns the six glyphs in the order of their numbers.
func Glyphs() []Glyph {
	return []Glyph{GoodMove, PoorMove, VeryGoodMove, VeryPoorMove, Speculative, Questionable}
}

// String returns the sign, such as "!?". It returns the empty text for NoGlyph and for values
// without a constant.
func (g Glyph) String() string {
	if g < 0 || int(g) >= len(glyphs) {
		return ""
	}
	return glyphs[g]
}

// Value is the expected final margin of a position as an engine found it. The zero Value means
// unknown.
type Value struct {
	Known  bool
	Proven bool // the margin under perfect play
	Tenths int  // lead of the first player in tenths of a point, −9999…9999
}

// maxTenths is the maximum absolute value in a text, in tenths of a point.
const maxTenths = 9999

// Notes returns a copy of the notes, ordered by the holes of their lines. A position comes before
// the positions that follow it.
func (r Record) Notes() []Note {
	all := slices.Clone(r.notes)
	for i := range all {
		all[i].Line = slices.Clone(all[i].Line)
	}
	return all
}

// Note returns the note on the position after line, or an empty note.
func (r Record) Note(line []Hole) Note {
	if i, ok := r.noteAt(line); ok {
		n := r.notes[i]
		n.Line = slices.Clone(n.Line)
		return n
	}
	return Note{Line: slices.Clone(line)}
}

// WithNote returns the record with n instead of the present note on the same position. An empty
// note removes it. It drops control characters of the comment, blanks around it, and characters
// beyond MaxComment.
//
// If the line is not in the tree, it returns r itself and FaultBadNote. If the record has MaxNotes
// notes or their text gets too long, it returns r itself and FaultTooMany.
func (r Record) WithNote(n Note) (Record, error) {
	n = n.valid()
	if r.board == nil || !r.inTree(n.Line) {
		return r, FaultBadNote
	}
	before := r
	i, there := r.noteAt(n.Line)
	rest := r.notes[i:]
	if there {
		rest = rest[1:]
	}
	var note []Note
	if !n.IsEmpty() {
		note = []Note{n}
	}
	r.notes = slices.Concat(r.notes[:i], note, rest)
	if len(r.notes) > len(before.notes) && len(r.notes) > MaxNotes {
		return before, FaultTooMany
	}
	if size := r.notesSize(); size > maxNotesText && size > before.notesSize() {
		return before, FaultTooMany
	}
	return r, nil
}

// notesSize returns the length of all notes in the text, in bytes.
func (r Record) notesSize() int {
	size := 0
	for _, n := range r.notes {
		size += len(r.noteText(n))
	}
	return size
}

// noteAt returns the index of the note on a position, or the index to insert it at.
func (r Record) noteAt(line []Hole) (i int, there bool) {
	return slices.BinarySearchFunc(r.notes, line, func(n Note, line []Hole) int { return slices.Compare(n.Line, line) })
}

// withTreeNotes returns r without the notes on positions that are not in its tree.
func (r Record) withTreeNotes() Record {
	if len(r.notes) > 0 {
		r.notes = slices.DeleteFunc(slices.Clone(r.notes), func(n Note) bool { return !r.inTree(n.Line) })
	}
	return r
}

// inTree reports whether line is the beginning of a line in the tree.
func (r Record) inTree(line []Hole) bool {
	main := CommonPrefix(line, r.moves)
	return main == len(line) || slices.ContainsFunc(r.variations, func(v Variation) bool { return v.common(line, main) == len(line) })
}

// valid returns n without the parts that a text cannot hold. It shares no data with n.
func (n Note) valid() Note {
	n.Line = slices.Clone(n.Line)
	if n.Glyph.String() == "" {
		n.Glyph = NoGlyph
	}
	if n.Value.Tenths = min(max(n.Value.Tenths, -maxTenths), maxTenths); !n.Value.Known {
		n.Value = Value{}
	}
	n.Comment = validComment(n.Comment)
	return n
}

func validComment(text string) string {
	text = strings.ToValidUTF8(strings.ReplaceAll(text, "\r\n", "\n"), "")
	text = strings.Map(func(c rune) rune {
		switch {
		case c == '\n' || !unicode.IsControl(c):
			return c
		case c == '\t':
			return ' '
		}
		return -1
	}, text)
	return strings.TrimSpace(Shorten(strings.TrimSpace(text), MaxComment, MaxComment))
}

// noteText returns the value of the field e for a note. It names the position by a ply of the game
// and the moves from there. It always includes the last move, because a version that does not know
// the field could have replaced that move of the game.
func (r Record) noteText(n Note) string {
	from := max(min(CommonPrefix(n.Line, r.moves), len(n.Line)-1), 0)
	text := strconv.Itoa(from) + r.cells(n.Line[from:])
	if n.Glyph != NoGlyph {
		text += "n" + strconv.Itoa(int(n.Glyph))
	}
	if v := n.Value; v.Known {
		sign, tenths := "p", v.Tenths
		if tenths < 0 {
			sign, tenths = "m", -tenths
		}
		if v.Proven {
			sign = strings.ToUpper(sign)
		}
		text += sign + strconv.Itoa(tenths)
	}
	if n.Comment != "" {
		text += "t" + EscapeComment(n.Comment)
	}
	return text
}

// note reads the value of a field e. It keeps the readable part of a damaged note if its position
// exists.
func (r *reader) note(field placed) {
	ply, rest, ok := r.cutPly(field.value)
	if !ok {
		r.fault(FaultBadNote, field.at)
		return
	}
	n := Note{Line: slices.Clone(r.rec.moves[:ply])}
	for {
		point, after, ok := cutPoint(rest)
		if !ok {
			break
		}
		n.Line, rest = append(n.Line, r.rec.board.At(point)), after
	}
	whole := n.read(rest)
	if n.IsEmpty() || !r.rec.inTree(n.Line) {
		r.fault(FaultBadNote, field.at)
		return
	}
	if !whole {
		r.fault(FaultBadNote, field.at)
	}
	i, there := r.rec.noteAt(n.Line)
	if there {
		r.fault(FaultDuplicate, field.at)
		return
	}
	r.rec.notes = slices.Concat(r.rec.notes[:i], []Note{n}, r.rec.notes[i:])
}

// read reads the part of a field behind the position. It reports whether it could read all of it.
func (n *Note) read(text string) (whole bool) {
	if len(text) > 1 && text[0] == 'n' && text[1] >= '1' && text[1] <= '6' {
		n.Glyph, text = Glyph(text[1]-'0'), text[2:]
	}
	if text != "" && strings.IndexByte("pmPM", text[0]) >= 0 {
		end := 1 + digits(text[1:])
		tenths, err := strconv.Atoi(text[1:end])
		if err != nil || tenths > maxTenths || strconv.Itoa(tenths) != text[1:end] {
			return false
		}
		if text[0]|0x20 == 'm' {
			tenths = -tenths
		}
		n.Value, text = Value{Known: true, Proven: text[0] < 'a', Tenths: tenths}, text[end:]
	}
	if text == "" {
		return true
	}
	if text[0] != 't' {
		return false
	}
	comment, ok := UnescapeComment(text[1:])
	n.Comment = validComment(comment)
	return ok && n.Comment == comment && comment != ""
}

// EscapeComment returns a text as links have it: like text in a form, with "Z" for "%" and "Y" for
// "+". A blank is "Y". Digits and letters except Y and Z are unchanged. Any other byte of UTF-8 is
// "Z" and two hexadecimal digits.
func EscapeComment(text string) string {
	const hex = "0123456789abcdef"
	var s strings.Builder
	for i := range len(text) {
		switch c := text[i]; {
		case c == ' ':
			s.WriteByte('Y')
		case c != 'Y' && c != 'Z' && c < 0x80 && c != '/' && isLinkByte(c):
			s.WriteByte(c)
		default:
			s.Write([]byte{'Z', hex[c>>4], hex[c&15]})
		}
	}
	return s.String()
}

// UnescapeComment reverses EscapeComment up to the first fault.
func UnescapeComment(text string) (comment string, ok bool) {
	var s strings.Builder
	for i := 0; i < len(text); i++ {
		switch c := text[i]; c {
		case 'Y':
			s.WriteByte(' ')
		case 'Z':
			if i+2 >= len(text) {
				return s.String(), false
			}
			code, err := strconv.ParseUint(text[i+1:i+3], 16, 8)
			if err != nil {
				return s.String(), false
			}
			s.WriteByte(byte(code))
			i += 2
		default:
			s.WriteByte(c)
		}
	}
	return s.String(), true
}
