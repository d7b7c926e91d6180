package rules

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// Fault names what is wrong with a text that should be a record. The words are
// stable: programs may compare them. It is an error, so that
// errors.Is(err, FaultChecksum) finds it in a *ParseError.
type Fault string

// Error returns the word itself.
func (f Fault) Error() string { return string(f) }

// The faults of a record text.
const (
	FaultNoRecord       Fault = "no-record"       // nothing in the text looks like a record
	FaultNewerVersion   Fault = "newer-version"   // written by a later version; must be kept as it is
	FaultNoBoard        Fault = "no-board"        // the board is missing
	FaultBadBoard       Fault = "bad-board"       // the board cannot be read
	FaultBadRuleset     Fault = "bad-ruleset"     // read as the basic game
	FaultBadMoves       Fault = "bad-moves"       // part of the moves is not the name of a hole
	FaultIllegalMove    Fault = "illegal-move"    // a move the rules forbid; it and what follows are dropped
	FaultBadPly         Fault = "bad-ply"         // the cursor is not a ply of the game
	FaultBadFinish      Fault = "bad-finish"      // unknown early finish
	FaultBadVariation   Fault = "bad-variation"   // a variation that cannot be played
	FaultBadNote        Fault = "bad-note"        // a note on a position that is not there, or damaged; what can be read is kept
	FaultBadTimes       Fault = "bad-times"       // the time control or the times of moves cannot be read, or there are more of them than moves; what can be read is kept
	FaultBadOrientation Fault = "bad-orientation" // not 0…7
	FaultUnknownKey     Fault = "unknown-key"     // a field of a later version, kept
	FaultDuplicate      Fault = "duplicate-field" // a field given twice; the first counts
	FaultEmptyField     Fault = "empty-field"     // a field without key or value
	FaultChecksum       Fault = "checksum"        // the check code does not match
	FaultTruncated      Fault = "truncated"       // the end, with the check code, is missing
	FaultTrailing       Fault = "trailing-text"   // something follows the check code directly
	FaultEscape         Fault = "bad-escape"      // percent encoding that cannot be undone; without it the check code matches
	FaultMarbles        Fault = "marbles"         // a position code with impossible marbles
	FaultTooMany        Fault = "too-many"        // more than MaxVariations variations or other fields, than MaxNotes notes or 64 KiB of them, or than 256 KiB; they are not read
	FaultNoMoves        Fault = "no-moves"        // a position without the order of its moves
)

// Faults returns all faults of a record text.
func Faults() []Fault {
	return []Fault{
		FaultNoRecord, FaultNewerVersion, FaultNoBoard, FaultBadBoard, FaultBadRuleset, FaultBadMoves,
		FaultIllegalMove, FaultBadPly, FaultBadFinish, FaultBadVariation, FaultBadNote, FaultBadTimes, FaultBadOrientation, FaultUnknownKey,
		FaultDuplicate, FaultEmptyField, FaultChecksum, FaultTruncated, FaultTrailing, FaultEscape, FaultMarbles, FaultTooMany, FaultNoMoves,
	}
}

// Problem is one fault and the byte of the text, from 0 to its length, at which
// it shows.
type Problem struct {
	Fault  Fault
	Offset int
}

// Unknown stands for the number of moves of a record whose text may lack some of them.
const Unknown = -1

// ParseError lists everything that kept a text from being read whole. The functions
// that return it also return the part that could be read. FaultUnknownKey alone
// means that nothing of the game is missing.
type ParseError struct {
	Problems []Problem // at least one, in the order of the text
	Kept, Of int       // moves kept, of moves written; Of is Unknown where moves may be missing in the text
	Text     string    // the record text itself, to be kept if it is of a later version
}

// Error lists the faults in English, for developers.
func (e *ParseError) Error() string {
	words := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		words[i] = string(p.Fault) + " at " + strconv.Itoa(p.Offset)
	}
	return "record: " + strings.Join(words, ", ")
}

// Is reports whether target is a Fault among the problems, for errors.Is.
func (e *ParseError) Is(target error) bool {
	f, ok := target.(Fault)
	return ok && e.Has(f)
}

// Has reports whether fault is among the problems.
func (e *ParseError) Has(fault Fault) bool {
	return slices.ContainsFunc(e.Problems, func(p Problem) bool { return p.Fault == fault })
}

// IsLater reports whether err is about fields alone that a later version has written. The record keeps them.
func IsLater(err error) bool {
	var pe *ParseError
	return errors.As(err, &pe) && !slices.ContainsFunc(pe.Problems, func(p Problem) bool { return p.Fault != FaultUnknownKey })
}

// oneFault returns the *ParseError of a text that has nothing to be kept.
func oneFault(f Fault) error { return &ParseError{Problems: []Problem{{f, 0}}} }
