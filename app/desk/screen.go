package desk

import (
	"kulami/app/game"
	"kulami/rules"
)

// Msg is an action of the player, or the answer to an effect. The screen handles it by its Update.
type Msg interface{ Message() }

// Runner is a message that changes nothing except the desk. It runs if the screen ignores it.
type Runner interface{ Run(d *Desk) }

// Traits are properties of messages.
type Traits uint8

const (
	// Fleeting messages are frequent. Saving and the URL update wait for the next other message, or
	// for the end of a replay.
	Fleeting Traits = 1 << iota
	// Background messages are not actions of the player here.
	Background
	// KeepsNotice messages keep the notice in the status line. All other messages of the player
	// clear it, except Fleeting ones.
	KeepsNotice
)

// TraitsOf returns the properties of a message by its method Traits, and zero without one.
func TraitsOf(msg Msg) Traits {
	if m, ok := msg.(interface{ Traits() Traits }); ok {
		return m.Traits()
	}
	return 0
}

// Effect is something to do outside, as data. Its result is a message.
type Effect interface{ effect() }

// Screen is the main part of the page, with all its state. Each screen has its own package.
type Screen interface {
	// Name returns the word with which the address of the screen begins.
	Name() ScreenName
	// Update returns the screen after msg. ok is false if msg is for the desk, or opens another
	// screen.
	Update(d *Desk, msg Msg) (next Screen, ok bool)
	// Follow returns the screen after a change of its data: a puzzle was fetched, games were read,
	// or a second is over. It returns nil if the screen does not change. It is called at the end of
	// every step.
	Follow(d *Desk) Screen
	// Needs returns the data that the screen needs.
	Needs() Needs
	// Back returns the screen from which this screen was opened, nil if it was a game.
	Back(d *Desk) Screen
	// Fragment returns the fragment of the screen's address.
	Fragment() string
	// From returns the origin for a screen that is opened from this one. Its record is zero if
	// there is no game or board.
	From() Origin
	// Question returns the engine's query, if want is set. Its ID is not set. Because the query
	// follows from the state alone, it is never out of date. Undo, a new game, a look back or
	// another screen change the query, which halts the engine.
	Question(d *Desk) (q Question, want bool)
	// BoardShown returns the board with holes to click, nil if there is none.
	BoardShown() *rules.Board
	// Asked returns the record of the engine's query as text, or "".
	Asked() string
}

// Needs is the data that a screen needs.
type Needs struct {
	Games    bool // all games, listed and read
	Texts    bool // the texts of all games
	Puzzles  bool // the collection of puzzles
	Finishes bool // the collection of finishes
	Seconds  bool // a message every second, while a storm runs
}

// Plain implements all methods of Screen except Name, Fragment and Update. It is for screens
// without a board or the engine, to be embedded.
type Plain struct{}

func (Plain) Follow(*Desk) Screen             { return nil }
func (Plain) Needs() Needs                    { return Needs{} }
func (Plain) Back(*Desk) Screen               { return nil }
func (Plain) From() Origin                    { return Origin{} }
func (Plain) Question(*Desk) (Question, bool) { return Question{}, false }
func (Plain) BoardShown() *rules.Board        { return nil }
func (Plain) Asked() string                   { return "" }

// Origin is the game or position from which a screen is opened.
type Origin struct {
	Record      rules.Record // moves that lead to the position shown
	Orientation int          // orientation of the board, as in rules.Link
	Edition     string
	Board       game.Origin  // origin of the record's board
	Tree        rules.Record // the game with these moves, zero if there is none
	Line        []rules.Hole // line of Tree that continues Record
	Game        string       // id of that game if it is one of the player's own
	Opener      Screen       // screen to which an analysis returns, nil for the game
}
