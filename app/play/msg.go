package play

import (
	"kulami/rules"
	"kulami/rules/engine"
)

// Msg is something that happened: the player did it, or an effect came back.
type Msg interface{ msg() }

type (
	// Loaded is the first message: what was saved, and the address's fragment.
	Loaded struct {
		Saved    string // as in Save, empty on a first visit
		Fragment string // without "#"
		Day      string // today, as in Model.Day
		Seed     uint64
		Calm     bool // prefers-reduced-motion
		Blocked  bool // storage does not work
	}
	// Navigated tells that the fragment of the address changed.
	Navigated struct{ Fragment string }

	// Press is a press on a hole.
	Press struct{ Hole rules.Hole }
	// Hover is the pointer on a hole, or on none.
	Hover struct{ Hole rules.Hole }
	// FocusOn puts the board's tab stop on a hole; it has the focus already.
	FocusOn struct{ Hole rules.Hole }
	// FocusMove moves the tab stop as arrow keys do, over gaps, as the eye sees
	// the board: DX to the right, DY upwards.
	FocusMove struct{ DX, DY int }
	// FocusEdge moves the tab stop to the start or end of the row, or of the board.
	FocusEdge struct{ End, Board bool }
	// FocusLegal moves the tab stop to the next or the previous playable hole.
	FocusLegal struct{ Back bool }
	// Tell asks for an announcement about the board.
	Tell struct{ Topic Topic }

	// Undo takes back moves until it is a person's turn again.
	Undo struct{}
	// Redo plays moves that were taken back.
	Redo struct{}
	// Step shows the given ply, clamped to the game.
	Step struct{ Ply int }
	// Continue makes the ply shown the one at which play goes on.
	Continue struct{ Computer bool } // the side not to move becomes the computer
	// Return shows the game set aside last, and sets this one aside.
	Return struct{}

	// Start begins a game as set up. Seed decides what is left to the lot.
	Start struct {
		Setup Setup
		Seed  uint64
	}
	// Choose changes the set-up while its dialog is open.
	Choose struct{ Setup Setup }
	// Rematch begins the same game again with the seats exchanged.
	Rematch struct{ Seed uint64 }
	// Resign ends the game for the person, or for the side to move.
	Resign struct{}
	// SwapSides takes over the first marble, if that was agreed.
	SwapSides struct{}
	// AskHint asks the engine what to play.
	AskHint struct{}
	// Turn turns the board by a quarter to the left; with Mirror it turns it over.
	Turn struct{ Mirror bool }
	// ShowWhole shows the counted board in one piece, or apart again.
	ShowWhole struct{ Whole bool }
	// SkipCount finishes the count at once.
	SkipCount struct{}

	// Open lays a dialog over the table; Close removes it.
	Open  struct{ Dialog Dialog }
	Close struct{}
	// Set changes the settings.
	Set struct{ Settings Settings }
	// CopyLink copies the link of the game shown.
	CopyLink struct{}
	// CopyUnread copies what could not be read, see Notice.Text.
	CopyUnread struct{}
	// Copied tells whether copying worked.
	Copied struct{ OK bool }
	// Seen tells whether the page is on the screen.
	Seen struct{ Hidden bool }
	// Stored tells whether saving worked.
	Stored struct{ OK bool }

	// Thought is the engine's word on question ID; the last one has Done set.
	Thought struct {
		ID   int
		Info engine.Info
		Done bool
	}
	// Unanswered tells that nobody could answer question ID.
	Unanswered struct{ ID int }
	// Tick tells that the time of Wait ID is over.
	Tick struct{ ID int }
)

func (Loaded) msg()     {}
func (Navigated) msg()  {}
func (Press) msg()      {}
func (Hover) msg()      {}
func (FocusOn) msg()    {}
func (FocusMove) msg()  {}
func (FocusEdge) msg()  {}
func (FocusLegal) msg() {}
func (Tell) msg()       {}
func (Undo) msg()       {}
func (Redo) msg()       {}
func (Step) msg()       {}
func (Continue) msg()   {}
func (Return) msg()     {}
func (Start) msg()      {}
func (Choose) msg()     {}
func (Rematch) msg()    {}
func (Resign) msg()     {}
func (SwapSides) msg()  {}
func (AskHint) msg()    {}
func (Turn) msg()       {}
func (ShowWhole) msg()  {}
func (SkipCount) msg()  {}
func (Open) msg()       {}
func (Close) msg()      {}
func (Set) msg()        {}
func (CopyLink) msg()   {}
func (CopyUnread) msg() {}
func (Copied) msg()     {}
func (Stored) msg()     {}
func (Seen) msg()       {}
func (Thought) msg()    {}
func (Unanswered) msg() {}
func (Tick) msg()       {}
