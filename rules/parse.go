package rules

import (
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode"
)

// ParseRecord reads a link like ParseLink and returns its record.
func ParseRecord(text string) (Record, error) {
	l, err := ParseLink(text)
	return l.Record, err
}

// ParseLink reads a share link, with or without its address, or finds one in a longer text. Any
// text can surround the link. Line breaks, quotation marks and invisible characters inside it are
// ignored, and percent encoding is undone. A broken escape inside the link ("%zz", "%C0") is
// dropped if the check code then matches, which is FaultEscape; otherwise it ends the link.
//
// Of several records it reads the first with a matching check code, or else the record with the
// fewest faults. One check code in 1,296 matches by chance. So ParseLink prefers a later record
// without faults.
//
// ParseLink never panics and reports every part that it drops: it then returns a *ParseError and as
// much as it could read. If the board is unreadable, the link is zero; otherwise its moves are the
// longest legal prefix. It does not read a record of a later version, but returns its text in
// ParseError.Text.
func ParseLink(text string) (Link, error) {
	var best reader
	for _, found := range locate(text) {
		r := reader{found: found}
		r.read()
		if best.text == "" || r.betterThan(&best) {
			best = r
		}
		if found.checked && len(best.err.Problems) == 0 {
			break
		}
	}
	if best.text == "" {
		best.fault(FaultNoRecord, 0)
	}
	if len(best.err.Problems) == 0 {
		return best.rec, nil
	}
	best.err.Of = Unknown
	if best.tellsMoves() {
		best.err.Of = cellCount(best.moves.value)
	}
	problems := best.err.Problems
	sort.SliceStable(problems, func(i, j int) bool { return problems[i].Offset < problems[j].Offset })
	best.err.Text = best.text
	if best.text != "" && best.version() != "k1" {
		best.err.Text = wholeWord(best.rest)
	}
	return best.rec, &best.err
}

// wholeWord returns text up to the first blank, without punctuation at its end. Later versions can
// use other characters than this version.
func wholeWord(text string) string {
	word := text
	if end := strings.IndexFunc(text, unicode.IsSpace); end >= 0 {
		word = text[:end]
	}
	return strings.TrimRightFunc(word, func(c rune) bool { return c >= 0x80 || !isLinkByte(byte(c)) || c == '/' })
}

// reader reads one record text field by field.
type reader struct {
	found
	rec       Link
	err       ParseError
	seen      string   // keys read so far
	handicap  int8     // value of g, which can precede r
	moves     placed   // value of m, read when the board is known
	cursor    placed   // value of p, read when the moves are known
	later     []placed // values of v, read when the moves are known
	noted     []placed // values of e, read when the variations are known
	times     placed   // value of t, read when the moves are known
	noteBytes int      // total length of the values of e
	others    int      // number of fields so far except variations and notes
	tooMany   bool     // FaultTooMany has been reported
	stopped   bool     // reading stopped before the end of the text
	twice     bool     // two fields have moves
	checkedAt int      // offset of the check code's field, or -1
}

// placed is the value of a field and the offset of the field's slash.
type placed struct {
	value string
	at    int
}

func (r *reader) fault(f Fault, at int) {
	r.err.Problems = append(r.err.Problems, Problem{f, r.offset(at)})
}

// full reports FaultTooMany, but only once.
func (r *reader) full(at int) {
	if !r.tooMany {
		r.tooMany = true
		r.fault(FaultTooMany, at)
	}
}

// betterThan prefers a record with a board, then fewer problems, then more moves.
func (r *reader) betterThan(o *reader) bool {
	if a, b := r.rec.board != nil, o.rec.board != nil; a != b {
		return a
	}
	if a, b := len(r.err.Problems), len(o.err.Problems); a != b {
		return a < b
	}
	return r.err.Kept > o.err.Kept
}

func (r *reader) read() {
	r.checkedAt = -1
	if r.version() != "k1" {
		r.fault(FaultNewerVersion, 0)
		return
	}
	for at := len("k1"); at < len(r.text); {
		end := len(r.text)
		if n := strings.IndexByte(r.text[at+1:], '/'); n >= 0 {
			end = at + 1 + n
		}
		if r.others == MaxVariations || at >= longest {
			r.full(at)
			r.stopped = true
			break
		}
		r.field(r.text[at+1:end], at)
		at = end
	}
	if r.err.Has(FaultNewerVersion) {
		r.rec = Link{}
		return
	}
	r.check()
	switch {
	case r.rec.board != nil:
		r.rec.rules.Handicap = r.handicap
		r.play()
	case !r.err.Has(FaultBadBoard):
		r.fault(FaultNoBoard, len(r.text))
		fallthrough
	default:
		r.rec = Link{}
	}
}

// tellsMoves reports whether the text has all moves of the game. A matching check code proves it.
// Otherwise all moves must be legal, and the start of the correct check code must follow. In all
// other cases any part of the text can be missing.
func (r *reader) tellsMoves() bool {
	switch {
	case r.text == "", r.err.Has(FaultNewerVersion), r.twice, r.stopped && r.moves.value == "":
		return false
	case r.found.checked:
		return true
	case r.checkedAt < 0:
		return false
	}
	code := r.text[r.checkedAt+len("/c"):]
	return len(code) < 2 && strings.HasPrefix(CheckCode(r.text[:r.checkedAt]), code) && r.err.Kept == cellCount(r.moves.value)
}

// version returns the text before the first slash.
func (r *reader) version() string {
	version, _, _ := strings.Cut(r.text, "/")
	return version
}

// field reads the field that begins with the slash at offset at.
func (r *reader) field(f string, at int) {
	if f == "" || f[0] != 'v' && f[0] != 'e' {
		r.others++
	}
	if f == "" {
		r.fault(FaultEmptyField, at)
		return
	}
	key, value := f[0], f[1:]
	if key >= 'A' && key <= 'Z' {
		r.fault(FaultNewerVersion, at)
		return
	}
	if strings.IndexByte("brgmpxofntc", key) >= 0 {
		if strings.IndexByte(r.seen, key) >= 0 {
			r.fault(FaultDuplicate, at)
			r.twice = r.twice || key == 'm'
			return
		}
		r.seen += string(key)
		if value == "" {
			r.fault(FaultEmptyField, at)
			return
		}
	}
	r.value(key, value, at)
}

// value reads the value of a field. Moves, cursor, times, variations and notes need the board,
// which can come later. play reads them.
func (r *reader) value(key byte, value string, at int) {
	var ok bool
	switch key {
	case 'b':
		var err error
		if r.rec.board, err = ParseLayout(value); err != nil {
			r.fault(FaultBadBoard, at)
		}
	case 'r':
		if r.rec.rules, ok = ParseRuleset(value); !ok {
			r.fault(FaultBadRuleset, at)
		}
	case 'g':
		if r.handicap, ok = parseHandicap(value); !ok { // a later version can know more values
			r.unknown(key, value, at)
		}
	case 'm':
		r.moves = placed{value, at}
	case 'p':
		r.cursor = placed{value, at}
	case 'x':
		f := slices.Index(finishes[:], value)
		if f < 0 {
			r.fault(FaultBadFinish, at)
			return
		}
		r.rec.finish = Finish(f)
	case 't':
		r.times = placed{value, at}
	case 'v':
		if len(r.later) == MaxVariations {
			r.full(at)
			return
		}
		r.later = append(r.later, placed{value, at})
	case 'e':
		r.noteBytes += len(value)
		if len(r.noted) == MaxNotes || r.noteBytes > maxNotesText {
			r.full(at)
			return
		}
		r.noted = append(r.noted, placed{value, at})
	case 'o':
		if len(value) != 1 || value[0] < '0' || value[0] > '7' {
			r.fault(FaultBadOrientation, at)
			return
		}
		r.rec.Orientation = int(value[0] - '0')
	case 'f':
		if r.rec.Friend, ok = parseFriend(value); !ok { // a later version can know more values
			r.unknown(key, value, at)
		}
	case 'n':
		if r.rec.Names, ok = parseNames(value); !ok {
			r.unknown(key, value, at)
		}
	case 'c':
		r.checkedAt = at
	default:
		r.unknown(key, value, at)
	}
}

// unknown keeps a field that this version does not know.
func (r *reader) unknown(key byte, value string, at int) {
	r.fault(FaultUnknownKey, at)
	r.rec.unknown = append(r.rec.unknown, string(key)+value)
}

// check compares the check code. It covers all text before its field and none after it.
func (r *reader) check() {
	if r.escape >= 0 {
		r.err.Problems = append(r.err.Problems, Problem{FaultEscape, r.escape})
	}
	if r.checkedAt < 0 && r.stopped {
		return // the text stopped before its check code
	}
	if r.checkedAt < 0 {
		r.fault(FaultTruncated, len(r.text))
		return
	}
	code := r.text[r.checkedAt+2:]
	switch {
	case len(code) < 2:
		r.fault(FaultTruncated, len(r.text))
	case code[:2] != CheckCode(r.text[:r.checkedAt]):
		r.fault(FaultChecksum, r.checkedAt)
	case len(code) > 2 || r.attached:
		r.fault(FaultTrailing, r.checkedAt+4)
	}
}

// play replays the moves, then reads the cursor, the times, the variations and the notes.
func (r *reader) play() {
	cutOff := r.checkedAt < 0 && r.moves.at+len("/m")+len(r.moves.value) == len(r.text)
	if cutOff && r.rec.board.mayGoOn(r.moves.value) {
		r.moves.value = r.moves.value[:len(r.moves.value)-1]
	}
	var at int
	var f Fault
	r.rec.moves, at, f = playCells(Start(r.rec.board, r.rec.rules), r.moves.value)
	at += r.moves.at + len("/m")
	// Half a name at the end of a truncated text is not a second fault: check has reported it.
	halved := cutOff && at == r.moves.at+len("/m")+len(r.moves.value)-1
	if f != "" && !halved {
		r.fault(f, at)
		r.rec.finish = NotFinished
	}
	r.err.Kept = len(r.rec.moves)
	r.rec.cursor = len(r.rec.moves)
	if r.cursor.value != "" {
		if n, rest, ok := r.cutPly(r.cursor.value); ok && rest == "" {
			r.rec.cursor = n
		} else {
			r.fault(FaultBadPly, r.cursor.at)
		}
	}
	r.timed(r.times)
	for _, v := range r.later {
		r.variation(v)
	}
	for _, n := range r.noted {
		r.note(n)
	}
}

// mayGoOn reports whether the last hole name in cells can be the beginning of a longer one, as c1
// is of c10.
func (b *Board) mayGoOn(cells string) bool {
	last := len(cells) - len("c1")
	return last >= 0 && cells[last+1] == '1' && b.Hole(cells[last:]+"0") != NoHole
}

// variation reads a ply and moves, and keeps the legal moves.
func (r *reader) variation(v placed) {
	ply, cells, ok := r.cutPly(v.value)
	if !ok || cells == "" {
		r.fault(FaultBadVariation, v.at)
		return
	}
	moves, _, f := playCells(r.rec.At(ply), cells)
	if f != "" {
		r.fault(FaultBadVariation, v.at)
	}
	if len(moves) > 0 {
		r.rec.variations = append(r.rec.variations, Variation{ply, moves})
	}
}

// cutPly reads a ply of the game without leading zeros at the start of a value and returns the
// rest.
func (r *reader) cutPly(value string) (ply int, rest string, ok bool) {
	n := digits(value)
	ply, err := strconv.Atoi(value[:n])
	return ply, value[n:], err == nil && ply <= len(r.rec.moves) && strconv.Itoa(ply) == value[:n]
}

// digits returns the number of digits at the start of text.
func digits(text string) int { return len(text) - len(strings.TrimLeft(text, "0123456789")) }

// playCells plays concatenated hole names. It returns the moves before the first fault, the offset
// of the fault in cells, and the fault.
func playCells(p Position, cells string) (moves []Hole, at int, f Fault) {
	for at < len(cells) {
		point, rest, ok := cutPoint(cells[at:])
		if !ok {
			return moves, at, FaultBadMoves
		}
		next, err := p.Play(p.board.At(point))
		if err != nil {
			return moves, at, FaultIllegalMove
		}
		p = next
		moves = append(moves, p.last)
		at = len(cells) - len(rest)
	}
	return moves, at, ""
}

// cellCount estimates the intended number of moves of a damaged text. A move begins with one or
// more letters.
func cellCount(cells string) int {
	n, inside := 0, false
	for i := range len(cells) {
		letter := cells[i] >= 'A'
		if letter && !inside {
			n++
		}
		inside = letter
	}
	return n
}
