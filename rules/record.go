package rules

import (
	"slices"
	"strings"
)

// Record is a whole game: moves, variations, notes and early finish. The state of a game is a
// replay of its record, as are undo and reload. A Link contains a record; the text form of a record
// is a link without the sender's additions (String, ParseRecord).
//
// A Record is an immutable value: methods return a new one, and no slice is shared with the caller.
// Its moves and variations are always legal, and its cursor is a ply of the game. Its finish is one
// of the constants, and its notes are on positions of its tree. The zero Record has no board, an
// empty text and no legal move; IsZero reports it. Begin with NewRecord or ParseRecord.
type Record struct {
	board      *Board
	rules      Ruleset
	moves      []Hole // shared by records, so read-only
	cursor     int
	finish     Finish
	variations []Variation // shared, read-only
	notes      []Note      // in the order of Notes; shared, read-only
	times      Times       // shared slice, read-only
	// fields that ParseLink did not know, each with its key but without its slash; String writes
	// them again
	unknown []string
}

// MaxVariations is the maximum number of variations of a record. It is far more than a player
// tries, and a record with as many is still read, searched and written in milliseconds.
const MaxVariations = 1000

// Variation is a sequence of moves that leaves the game after Ply moves.
type Variation struct {
	Ply   int
	Moves []Hole
}

// Finish is the kind of early end of a game, or NotFinished.
type Finish int8

// The early finishes.
const (
	NotFinished Finish = iota
	FirstResigned
	SecondResigned
	DrawAgreed
	FirstOutOfTime
	SecondOutOfTime
)

var finishes = [...]string{"", "r1", "r2", "d", "t1", "t2"}

// String returns the code of the share link: r1, r2, d, t1 or t2. It returns the empty text for
// NotFinished and for values without a constant.
func (f Finish) String() string {
	if f < 0 || int(f) >= len(finishes) {
		return ""
	}
	return finishes[f]
}

// Winner returns the side that won by f, or Nobody for a draw and NotFinished.
func (f Finish) Winner() Side {
	switch f {
	case FirstResigned, FirstOutOfTime:
		return Second
	case SecondResigned, SecondOutOfTime:
		return First
	}
	return Nobody
}

// NewRecord returns the record of a game before its first move. For a nil board it returns the zero
// Record.
func NewRecord(b *Board, r Ruleset) Record {
	if b == nil {
		return Record{}
	}
	return Record{board: b, rules: r}
}

// IsZero reports whether r has no board.
func (r Record) IsZero() bool { return r.board == nil }

// Board returns the board, or nil for the zero Record.
func (r Record) Board() *Board { return r.board }

// Rules returns the ruleset.
func (r Record) Rules() Ruleset { return r.rules }

// Moves returns a copy of the moves of the game, without its variations.
func (r Record) Moves() []Hole { return slices.Clone(r.moves) }

// Len returns the number of moves of the game, 0…56.
func (r Record) Len() int { return len(r.moves) }

// Cursor returns the ply on the screen, 0…Len.
func (r Record) Cursor() int { return r.cursor }

// Finish returns the early end of the game, or NotFinished.
func (r Record) Finish() Finish { return r.finish }

// Variations returns a copy of the variations in their order.
func (r Record) Variations() []Variation {
	all := slices.Clone(r.variations)
	for i := range all {
		all[i].Moves = slices.Clone(all[i].Moves)
	}
	return all
}

// WithCursor returns r with its cursor at ply, or at the nearest ply of the game.
func (r Record) WithCursor(ply int) Record {
	r.cursor = min(max(ply, 0), len(r.moves))
	return r
}

// WithFinish returns r with the early finish f, even if the moves already end the game. For a value
// without a constant it returns r.
func (r Record) WithFinish(f Finish) Record {
	if f >= 0 && int(f) < len(finishes) {
		r.finish = f
	}
	return r
}

// WithHandicap returns r with h as Ruleset.Handicap. A handicap does not affect which moves are
// legal.
func (r Record) WithHandicap(h int8) Record {
	r.rules.Handicap = h
	return r
}

// Extract returns a game with the moves of line, on the board and by the rules of r. Its cursor is
// at the end; it has no finish, variations, times, notes or unknown fields. If a move is illegal,
// it returns the game up to that move and a *MoveError.
func (r Record) Extract(line []Hole) (Record, error) {
	r = Record{board: r.board, rules: r.rules}
	n, err := r.legal(line)
	r.moves, r.cursor = slices.Clone(line[:n]), n
	return r, err
}

// MovesOnly returns r without variations and notes.
func (r Record) MovesOnly() Record {
	r.variations, r.notes = nil, nil
	return r
}

// legal returns the number of moves of line that can be played from the start, and the *MoveError
// of the next move.
func (r Record) legal(line []Hole) (int, error) {
	p := r.At(0)
	for n, h := range line {
		if r.board == nil {
			return n, &MoveError{h, NoSuchHole}
		}
		next, err := p.Play(h)
		if err != nil {
			return n, err
		}
		p = next
	}
	return len(line), nil
}

// At returns the position after ply moves. A ply outside 0…Len counts as the nearest ply.
func (r Record) At(ply int) Position {
	p := Start(r.board, r.rules)
	for _, h := range r.moves[:min(max(ply, 0), len(r.moves))] {
		p = p.After(h)
	}
	return p
}

// Position returns the position at the cursor.
func (r Record) Position() Position { return r.At(r.cursor) }

// Over reports whether the game has ended, by its moves or by Finish.
func (r Record) Over() bool { return r.finish != NotFinished || r.At(len(r.moves)).Over() }

// Play returns the record with h played at the cursor. It drops later moves and an early finish. If
// h is illegal, it returns r itself and a *MoveError.
func (r Record) Play(h Hole) (Record, error) {
	if r.board == nil {
		return r, &MoveError{h, NoSuchHole}
	}
	if _, err := r.Position().Play(h); err != nil {
		return r, err
	}
	r = r.cut()
	lines := r.lines()
	r.moves = append(r.moves, h) // cut has copied them
	r.cursor++
	return r.withVariations(lines[1:]), nil
}

// Cut returns the record up to the cursor. It drops later moves, an early finish, and variations
// that leave the game later, with their notes and times.
func (r Record) Cut() Record { return r.cut().withTreeNotes() }

// cut is Cut, but keeps all notes.
func (r Record) cut() Record {
	r.moves = slices.Clone(r.moves[:r.cursor])
	r.times = r.times.upTo(r.cursor)
	r.finish = NotFinished
	r.variations = slices.DeleteFunc(slices.Clone(r.variations), func(v Variation) bool { return v.Ply > r.cursor })
	return r
}

// Equal reports whether r and o have the same text. The zero Record equals
// nothing.
func (r Record) Equal(o Record) bool {
	return r.board != nil && o.board != nil && r.String() == o.String()
}

// String returns the text of a Link with the record r alone. The text of the zero Record is empty.
func (r Record) String() string { return Link{Record: r}.String() }

// MarshalText returns the text of String. It never fails.
func (r Record) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads the text of MarshalText, and any other text that ParseRecord reads without
// loss. An empty text is the zero Record. Fields of a later version are kept without an error. Any
// other fault is a *ParseError and does not change r; ParseRecord returns the readable part.
func (r *Record) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*r = Record{}
		return nil
	}
	read, err := ParseRecord(string(text))
	if err != nil && !IsLater(err) {
		return err
	}
	*r = read
	return nil
}

// cells concatenates the names of the holes.
func (r Record) cells(moves []Hole) string {
	var s strings.Builder
	for _, h := range moves {
		s.WriteString(r.board.Name(h))
	}
	return s.String()
}

// checksum is the 32-bit FNV-1a hash of the bytes added so far.
type checksum uint32

func newChecksum() checksum { return 2166136261 }

func (s *checksum) add(c byte) { *s = (*s ^ checksum(c)) * 16777619 }

// code folds the hash to 16 bits by xor and reduces it modulo 36². It writes the result as two
// digits of base 36 in lower case.
func (s checksum) code() string {
	n := (s>>16 ^ s&0xffff) % (36 * 36)
	return string([]byte{digits36[n/36], digits36[n%36]})
}

const digits36 = "0123456789abcdefghijklmnopqrstuvwxyz"

// CheckCode returns the check code of a text, two digits of base 36 in lower case. In a record text
// it follows "/c" and covers the text before that.
func CheckCode(text string) string {
	s := newChecksum()
	for i := range len(text) {
		s.add(text[i])
	}
	return s.code()
}
