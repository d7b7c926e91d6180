package desk

import (
	"kulami/app/game"
	"kulami/rules"
)

// Msg is something that happened: the player did it, or an effect came back. The screen handles it by its Update.
type Msg interface{ Message() }

// Runner is a message that changes nothing but the desk. It is carried out if the screen does nothing with it.
type Runner interface{ Run(d *Desk) }

// Traits are properties of messages.
type Traits uint8

const (
	// Fleeting messages may come often. What is saved and addressed follows with the next
	// message that is not one of them, or with the end of a replay.
	Fleeting Traits = 1 << iota
	// Background messages report what the player did not do here.
	Background
	// KeepsNotice messages leave what the status line reads. Whatever else the player does, but
	// for what is fleeting, begins without it.
	KeepsNotice
)

// TraitsOf returns the properties of a message: what its method Traits says, none without one.
func TraitsOf(msg Msg) Traits {
	if m, ok := msg.(interface{ Traits() Traits }); ok {
		return m.Traits()
	}
	return 0
}

// Effect is something to be done outside, as data. Its outcome comes back as a message.
type Effect interface{ effect() }

// Screen is what the main part of the page shows, with all its state. Each is a type of a package of its own.
type Screen interface {
	// Name returns the word that the address of the screen begins with.
	Name() ScreenName
	// Update returns the screen after msg; ok is false if it is for the desk, or opens another screen.
	Update(d *Desk, msg Msg) (next Screen, ok bool)
	// Follow returns the screen brought up to date with what it was made from: a puzzle that
	// was fetched, games that were read, a second that is over; nil if it stays as it is. It
	// is called at the end of every step.
	Follow(d *Desk) Screen
	// Needs returns what must be there for the screen.
	Needs() Needs
	// Back returns the screen that this one was opened from, nil if that was a game.
	Back(d *Desk) Screen
	// Fragment returns the fragment of the address under which this is found again.
	Fragment() string
	// From returns what a screen that is opened from here begins with; its record has
	// no board if there is nothing to begin with.
	From() Origin
	// Question returns what the engine should be working on now, if anything. Its ID is
	// not set. What follows from the state alone cannot be forgotten: undo, a new game,
	// looking back or leaving change the answer here, which halts the engine.
	Question(d *Desk) (q Question, want bool)
	// BoardShown returns the board with holes to press, nil if there is none.
	BoardShown() *rules.Board
	// Asked returns the text of the record of the position that the engine is asked
	// about here, or nothing.
	Asked() string
}

// Needs is what must be there for a screen.
type Needs struct {
	Games   bool // all games, listed and read
	Puzzles bool // the collection of puzzles
	Seconds bool // every second, while a storm runs
}

// Plain has the methods of a Screen, but for its name, its address and what it does, as they
// are where there is no board, no engine, and nothing to follow. It is embedded.
type Plain struct{}

func (Plain) Follow(*Desk) Screen             { return nil }
func (Plain) Needs() Needs                    { return Needs{} }
func (Plain) Back(*Desk) Screen               { return nil }
func (Plain) From() Origin                    { return Origin{} }
func (Plain) Question(*Desk) (Question, bool) { return Question{}, false }
func (Plain) BoardShown() *rules.Board        { return nil }
func (Plain) Asked() string                   { return "" }

// Origin is what a screen is opened from.
type Origin struct {
	Record      rules.Record // the moves that lead to the position shown
	Orientation int          // how its board is turned for the eye, as in rules.Link
	Edition     string
	Board       game.Origin  // of the record's board
	Tree        rules.Record // the game that has them, zero if there is none
	Line        []rules.Hole // of tree, which goes on from record
	Game        string       // the id of that game if it is one of the player's own
	Opener      Screen       // to which an analysis of it returns, nil for the game
}
