package play

import (
	"kulami/app/game"
	"kulami/rules"
)

// Screen is what the main part of the page shows, with all its state: Table, or one of those that
// the table screens opens.
type Screen interface {
	// Name returns the word that the address of the screen begins with.
	Name() ScreenName
	// update returns the screen after msg; ok is false if the shell is to carry it out.
	update(s *Shell, msg Msg) (next Screen, ok bool)
	// follow returns the screen brought up to date with what it was made from: a puzzle that
	// was fetched, games that were read, a second that is over; nil if it stays as it is. It
	// is called at the end of every step.
	follow(s *Shell) Screen
	// needs returns what must be there for the screen.
	needs() Needs
	// back returns the screen that this one was opened from, nil if that was a game.
	back(s *Shell) Screen
	// fragment returns the fragment of the address under which this is found again.
	fragment() string
	// origin returns what a screen that is opened from here begins with; its record has
	// no board if there is nothing to begin with.
	origin() origin
	// question returns what the engine should be working on now, if anything. Its ID is
	// not set. What follows from the state alone cannot be forgotten: undo, a new game,
	// looking back or leaving change the answer here, which halts the engine.
	question(s *Shell) (q Question, want bool)
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

// plain has the methods of a Screen, but for its name, its address and what it does, as they
// are where there is no board, no engine, and nothing to follow. It is embedded.
type plain struct{}

func (plain) follow(*Shell) Screen             { return nil }
func (plain) needs() Needs                     { return Needs{} }
func (plain) back(*Shell) Screen               { return nil }
func (plain) origin() origin                   { return origin{} }
func (plain) question(*Shell) (Question, bool) { return Question{}, false }
func (plain) BoardShown() *rules.Board         { return nil }
func (plain) Asked() string                    { return "" }

// origin is what a screen is opened from.
type origin struct {
	record  rules.Record // the moves that lead to the position shown
	edition string
	board   game.Origin  // of the record's board
	tree    rules.Record // the game that has them, zero if there is none
	line    []rules.Hole // of tree, which goes on from record
	game    string       // the id of that game if it is one of the player's own
	opener  Screen       // to which an analysis of it returns, nil for the game
}

// Model is everything the program knows. It is a value: Update returns a new
// one and leaves the old one as it was.
type Model struct {
	Shell
	Screen Screen
}
