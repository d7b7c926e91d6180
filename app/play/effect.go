package play

import "kulami/rules"

// Effect is something to be done outside; it is data, and its outcome comes
// back as a message.
type Effect interface{ effect() }

type (
	// Think puts a question to the engine; Thought and Unanswered answer it.
	Think struct{ Question Question }
	// Halt tells the engine that its question no longer matters.
	Halt struct{}
	// Save stores Text so that Loaded brings it back; Stored answers.
	Save struct{ Text string }
	// Keep stores Text, which could not be read, under a name of its own.
	Keep struct{ Text string }
	// Copy puts the link of Record into the clipboard; Copied answers.
	Copy struct{ Record rules.Record }
	// CopyText puts Text into the clipboard; Copied answers.
	CopyText struct{ Text string }
	// ClearURL removes the fragment from the address.
	ClearURL struct{}
	// Focus gives the focus to a hole.
	Focus struct{ Hole rules.Hole }
	// Wait sends Tick after so many milliseconds.
	Wait struct{ ID, Milliseconds int }
)

func (Think) effect()    {}
func (Halt) effect()     {}
func (Save) effect()     {}
func (Keep) effect()     {}
func (Copy) effect()     {}
func (CopyText) effect() {}
func (ClearURL) effect() {}
func (Focus) effect()    {}
func (Wait) effect()     {}

// Purpose says what an answer of the engine is for.
type Purpose int8

// The purposes.
const (
	ForMove   Purpose = iota // to be played
	ForHint                  // to be shown
	ForValue                 // to be told, growing deeper for as long as it is wanted
	ForPonder                // to be remembered by the engine for its next move; not answered
)

// Question is a position put to the engine. It carries the whole record, so
// that whoever answers needs nothing else.
type Question struct {
	ID     int
	For    Purpose
	Record string // text of a rules.Record whose cursor is its last ply
	Level  int    // 1…8, for a move
	Seed   uint64 // of the level's choices
	Pace   int    // milliseconds that an answer for a move should take at least
}
