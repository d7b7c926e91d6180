package rules

import (
	"slices"
	"strconv"
	"strings"
)

// Record is a whole game: the only thing that is saved, shared and imported.
// State, undo and reload are replays of it. Its text form is the share link
// without the address (String, ParseRecord).
type Record struct {
	Board       *Board
	Rules       Ruleset
	Moves       []Hole
	Cursor      int // the ply shown, 0…len(Moves)
	Finish      Finish
	Variations  []Variation
	Orientation int      // how the board is turned for the eye, 0…7; no part of the game
	Unknown     []string // fields of later versions, kept as they were found
}

// Variation is a line of moves that leaves the game after Ply moves.
type Variation struct {
	Ply   int
	Moves []Hole
}

// Finish says how a game ended before the board did, or that it did not.
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

// String returns the code of the share link: r1, r2, d, t1, t2, or nothing.
func (f Finish) String() string { return finishes[f] }

// Winner returns the side that won by f, or Nobody for a draw and for
// NotFinished.
func (f Finish) Winner() Side {
	switch f {
	case FirstResigned, FirstOutOfTime:
		return Second
	case SecondResigned, SecondOutOfTime:
		return First
	}
	return Nobody
}

// NewRecord returns the record of a game not yet begun.
func NewRecord(b *Board, r Ruleset) Record { return Record{Board: b, Rules: r} }

// At returns the position after the given number of moves, which must not
// exceed len(Moves). The moves must be legal, as ParseRecord makes sure.
func (r Record) At(ply int) Position {
	p := Start(r.Board, r.Rules)
	for _, h := range r.Moves[:ply] {
		p = p.After(h)
	}
	return p
}

// Position returns the position at the cursor.
func (r Record) Position() Position { return r.At(r.Cursor) }

// Over reports whether the game has ended, by its moves or by Finish.
func (r Record) Over() bool { return r.Finish != NotFinished || r.At(len(r.Moves)).Over() }

// Play returns the record with h played at the cursor, moves after it dropped
// and an early finish undone. If h is not legal there it returns r itself and a
// *MoveError. The moves of r are not changed.
func (r Record) Play(h Hole) (Record, error) {
	if _, err := r.Position().Play(h); err != nil {
		return r, err
	}
	r = r.Cut()
	lines := r.Lines()
	r.Moves = append(r.Moves, h)
	r.Cursor++
	return r.withVariations(lines[1:]), nil
}

// Cut returns the record without what comes after the cursor: later moves, an
// early finish, and variations that leave later.
func (r Record) Cut() Record {
	r.Moves = slices.Clone(r.Moves[:r.Cursor])
	r.Finish = NotFinished
	r.Variations = slices.DeleteFunc(slices.Clone(r.Variations), func(v Variation) bool { return v.Ply > r.Cursor })
	return r
}

// Equal reports whether r and o have the same text.
func (r Record) Equal(o Record) bool {
	return r.Board != nil && o.Board != nil && r.String() == o.String()
}

// String returns the record as the text of a share link without its address,
// fields in their canonical order, with its check code: "k1/b8…/mc4c7/cf7". Only
// A–Z, a–z, 0–9 and "/" occur. The record must have a board.
func (r Record) String() string {
	var s strings.Builder
	field := func(key byte, value string) {
		if value != "" {
			s.WriteString("/" + string(key) + value)
		}
	}
	s.WriteString("k1")
	field('b', r.Board.Layout())
	field('r', r.Rules.String())
	field('m', r.cells(r.Moves))
	if r.Cursor != len(r.Moves) {
		field('p', strconv.Itoa(r.Cursor))
	}
	field('x', r.Finish.String())
	for _, v := range r.Variations {
		field('v', strconv.Itoa(v.Ply)+r.cells(v.Moves))
	}
	if r.Orientation != 0 {
		field('o', strconv.Itoa(r.Orientation))
	}
	for _, u := range r.Unknown {
		s.WriteString("/" + u)
	}
	text := s.String()
	return text + "/c" + checkCode(text)
}

// cells runs the names of the holes together.
func (r Record) cells(moves []Hole) string {
	var s strings.Builder
	for _, h := range moves {
		s.WriteString(r.Board.Name(h))
	}
	return s.String()
}

// checksum is FNV-1a with 32 bits of the bytes added so far.
type checksum uint32

func newChecksum() checksum { return 2166136261 }

func (s *checksum) add(c byte) { *s = (*s ^ checksum(c)) * 16777619 }

// code folds the sum to 16 bits by xor and writes it, modulo 36², as two digits
// of base 36 in lower case.
func (s checksum) code() string {
	const digits = "0123456789abcdefghijklmnopqrstuvwxyz"
	n := (s>>16 ^ s&0xffff) % (36 * 36)
	return string([]byte{digits[n/36], digits[n%36]})
}

// checkCode returns the check code of a record text without it.
func checkCode(text string) string {
	s := newChecksum()
	for i := range len(text) {
		s.add(text[i])
	}
	return s.code()
}
