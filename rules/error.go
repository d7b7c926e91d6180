package rules

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// Fault names the fault of a record text. The values are stable: programs can compare them. It is
// an error, so that errors.Is(err, FaultChecksum) finds it in a *ParseError.
type Fault string

// Error returns the value itself.
func (f Fault) Error() string { return string(f) }

// The faults of a record text.
const (
	FaultNoRecord Fault = "no-record" // nothing in the text looks like a record
	// written by a later version; keep the text unchanged
	FaultNewerVersion Fault = "newer-version"
	FaultNoBoard      Fault = "no-board"    // the board is missing
	FaultBadBoard     Fault = "bad-board"   // the board cannot be read
	FaultBadRuleset   Fault = "bad-ruleset" // read as the basic game
	FaultBadMoves     Fault = "bad-moves"   // part of the moves is not the name of a hole
	// a move is illegal; it and the moves after it are dropped
	FaultIllegalMove  Fault = "illegal-move"
	FaultBadPly       Fault = "bad-ply"       // the cursor is not a ply of the game
	FaultBadFinish    Fault = "bad-finish"    // unknown early finish
	FaultBadVariation Fault = "bad-variation" // a variation that cannot be played
	// a note is damaged, or its position does not exist; readable parts are kept
	FaultBadNote Fault = "bad-note"
	// the time control or a time is unreadable, or there are more times than moves; readable parts
	// are kept
	FaultBadTimes       Fault = "bad-times"
	FaultBadOrientation Fault = "bad-orientation" // not 0…7
	FaultUnknownKey     Fault = "unknown-key"     // a field of a later version, kept
	FaultDuplicate      Fault = "duplicate-field" // a field given twice; the first counts
	FaultEmptyField     Fault = "empty-field"     // a field without key or value
	FaultChecksum       Fault = "checksum"        // the check code does not match
	FaultTruncated      Fault = "truncated"       // the end, with the check code, is missing
	FaultTrailing       Fault = "trailing-text"   // something follows the check code directly
	// percent encoding that cannot be undone; the check code matches without it
	FaultEscape  Fault = "bad-escape"
	FaultMarbles Fault = "marbles" // a position code with impossible marbles
	// more than MaxVariations variations or unknown fields, MaxNotes notes, 64 KiB of notes, or 256
	// KiB of text; the excess is not read
	FaultTooMany Fault = "too-many"
	FaultNoMoves Fault = "no-moves" // a position without the order of its moves
)

// Faults returns all faults of a record text.
func Faults() []Fault {
	return []Fault{
		FaultNoRecord, FaultNewerVersion, FaultNoBoard, FaultBadBoard, FaultBadRuleset, FaultBadMoves,
		FaultIllegalMove, FaultBadPly, FaultBadFinish, FaultBadVariation, FaultBadNote, FaultBadTimes, FaultBadOrientation, FaultUnknownKey,
		FaultDuplicate, FaultEmptyField, FaultChecksum, FaultTruncated, FaultTrailing, FaultEscape, FaultMarbles, FaultTooMany, FaultNoMoves,
	}
}

// Problem is a fault and its byte offset in the text, from 0 to the length of the text.
type Problem struct {
	Fault  Fault
	Offset int
}

// Unknown is the number of moves of a text that has possibly lost some.
const Unknown = -1

// ParseError lists everything that prevented a complete reading. The functions that return it also
// return the readable part. If FaultUnknownKey is the only fault, the game is complete.
type ParseError struct {
	Problems []Problem // at least one, in the order of the text
	// moves read and moves written; Of is Unknown if the text has possibly lost moves
	Kept, Of int
	Text     string // the record text itself, to keep it if a later version wrote it
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

// IsLater reports whether the only faults of err are fields of a later version. The record keeps
// them.
func IsLater(err error) bool {
	var pe *ParseError
	return errors.As(err, &pe) && !slices.ContainsFunc(pe.Problems, func(p Problem) bool { return p.Fault != FaultUnknownKey })
}

// oneFault returns the *ParseError of a text without a readable part.
func oneFault(f Fault) error { return &ParseError{Problems: []Problem{{f, 0}}} }
