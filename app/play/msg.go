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
		Stored   map[string]string // all that is stored under keys of ours
		Fragment string            // without "#"
		ID       string            // of Address, if this page was there before
		Launch   Launch
		Day      string // today, as in Model.Day
		Now      int64  // as Model.Now
		Seed     uint64
		Calm     bool // prefers-reduced-motion
		Blocked  bool // storage does not work
		Build    string
		Device   Device
		Speaks   []string // the reader's languages, as BCP 47 tags, the best first
	}
	// Shown tells that what was loaded is on the screen; it comes soon after Loaded.
	Shown struct{}
	// Clock tells the time; it comes before other messages when it has changed.
	Clock struct {
		Now int64
		Day string
	}
	// Navigated tells that the player went to another entry of the history, or
	// wrote another fragment into the address.
	Navigated struct{ Fragment, ID string }
	// Changed tells that another tab has written Text under Key, or removed it;
	// Refused, that it was noticed when Write was to be carried out. Without a Key
	// everything was removed.
	Changed struct {
		Key, Text string
		Refused   bool
	}

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
	// Entry is a hole's name, or a command's letter, that was typed: it is played or
	// answered.
	Entry struct{ Text string }
	// Tell asks for an announcement about the board.
	Tell struct{ Topic Topic }

	// Undo takes back moves until it is a person's turn again.
	Undo struct{}
	// Redo plays moves that were taken back.
	Redo struct{}
	// Step shows the given ply of the line shown, clamped to it.
	Step struct{ Ply int }
	// Goto shows a ply of a line: 0 is the game, 1 its first variation and so on.
	Goto struct{ Line, Ply int }
	// Branch goes into the next variation at this ply; with Out back to where the
	// line shown leaves the one before it.
	Branch struct{ Out bool }
	// Promote moves the line shown one place to the front.
	Promote struct{}
	// Prune deletes the move shown and what follows it from the variations.
	Prune struct{}
	// Continue makes the ply shown the one at which play goes on.
	Continue struct{ Computer bool } // the side not to move becomes the computer
	// Return shows the game shown before this one.
	Return struct{}
	// OpenGame shows a game of the library.
	OpenGame struct{ ID string }
	// KeepGame puts the game that is only looked at into the library.
	KeepGame struct{}
	// Rename gives a game of the library a name; an empty one takes it away.
	Rename struct{ ID, Name string }
	// Delete removes a game from the library.
	Delete struct{ ID string }
	// Undelete brings the game back that was deleted last.
	Undelete struct{}
	// Import shows what was pasted, opened or dropped: whatever rules.ParseImport
	// reads, or a backup.
	Import struct{ Text string }
	// Unopened tells that a file was not read: it is longer than MaxImport, or
	// could not be opened.
	Unopened struct{ Long bool }
	// Backup hands the player everything in one file.
	Backup struct{}
	// CopyItem copies the text kept under a key, which may be unreadable.
	CopyItem struct{ Key string }

	// Start begins a game as set up. Seed decides what is left to the lot.
	Start struct {
		Setup Setup
		Seed  uint64
	}
	// Choose changes the set-up while its dialog is open.
	Choose struct{ Setup Setup }
	// SaveBoard puts a board among the player's own; DropBoard takes it away.
	SaveBoard struct{ Board Named }
	DropBoard struct{ Layout string }
	// Rematch begins the same game again with the seats exchanged.
	Rematch struct{ Seed uint64 }
	// Resign ends the game for the person, or for the side to move.
	Resign struct{}
	// SwapSides takes over the first marble, if that was agreed.
	SwapSides struct{}
	// AskHint asks the engine what to play.
	AskHint struct{}
	// Turn turns the board by a quarter to the right; with Mirror it turns it over.
	Turn struct{ Mirror bool }
	// ShowWhole shows the counted board in one piece, or apart again.
	ShowWhole struct{ Whole bool }
	// SkipCount finishes the count at once.
	SkipCount struct{}

	// Learn shows a lesson of the course, by its index in Lessons.
	Learn struct{ At int }

	// Count shows the screen on which marbles of a wooden game are put down.
	Count struct{}
	// Brush chooses whose marbles are put down, CountBy by which edition they are
	// counted, UseBoard on which board they lie; ClearMarbles takes them all away.
	Brush        struct{ Side rules.Side }
	CountBy      struct{ Edition string }
	UseBoard     struct{ Setup Setup }
	ClearMarbles struct{}

	// Build shows the workshop.
	Build struct{}
	// Take takes a tile of the given worth from the tray into the hand; the same one
	// goes back.
	Take struct{ Worth int }
	// PressCell presses a place of the workshop's frame. PickUp picks up the tile there;
	// Drop lets the tile held go with its upper left hole there, which may be beside
	// the frame. Release lets go of it.
	PressCell struct{ At rules.Point }
	PickUp    struct{ At rules.Point }
	Drop      struct{ At rules.Point }
	Release   struct{}
	// AimAt aims the tile held at a place, or nowhere.
	AimAt struct {
		At  rules.Point
		Off bool
	}
	// CellFocused puts the workshop's tab stop on a place; it has the focus already.
	CellFocused struct{ At rules.Point }
	// Rotate turns the tile held by a quarter, or the one at the tab stop; Lift puts it
	// back into the tray, and LiftAll all of them.
	Rotate  struct{}
	Lift    struct{}
	LiftAll struct{}
	// Nudge moves the tile picked up by one hole, or all tiles if there is none.
	Nudge struct{ DX, DY int }
	// UseGameBoard lays the board of the game shown before into the workshop.
	UseGameBoard struct{}
	// PlayBoard opens the new-game dialog with the board of the workshop, SendBoard
	// hands its link to the system's share sheet, and AskFair lets the engine judge it,
	// or stops that.
	PlayBoard struct{}
	SendBoard struct{}
	AskFair   struct{}

	// Open lays a dialog over the table; Close removes it.
	Open  struct{ Dialog Dialog }
	Close struct{}
	// Set changes the settings.
	Set struct{ Settings Settings }
	// ShareFrom chooses whether the whole game is shared or the moves so far.
	ShareFrom struct{ Here bool }
	// CopyLink copies the link of the game shown.
	CopyLink struct{}
	// CopyRecord copies its record text.
	CopyRecord struct{}
	// SendLink hands its link to the system's share sheet.
	SendLink struct{}
	// SaveFile hands the player its record as a file.
	SaveFile struct{}
	// SavePicture hands the player a picture of it.
	SavePicture struct{ Format Format }
	// CopyUnread copies what could not be read, see Notice.Text.
	CopyUnread struct{}
	// Copied tells whether copying worked.
	Copied struct{ OK bool }
	// PictureFailed says that the browser could not make the picture of SavePicture.
	PictureFailed struct{}
	// Seen tells whether the page is on the screen.
	Seen struct{ Hidden bool }
	// Stored tells whether Write worked, and if not what is stored under Key.
	Stored struct {
		OK       bool
		Key, Now string
	}
	// UpdateWaits tells that a new version of the program is there.
	UpdateWaits struct{}
	// ApplyUpdate starts it.
	ApplyUpdate struct{}
	// OfflineNow tells that every file is here.
	OfflineNow struct{}
	// Offers tells what the browser offers now.
	Offers struct{ Device Device }
	// AskInstall lets the browser ask whether to install the app.
	AskInstall struct{}

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

func (Loaded) msg()        {}
func (Shown) msg()         {}
func (Navigated) msg()     {}
func (Press) msg()         {}
func (Hover) msg()         {}
func (Entry) msg()         {}
func (FocusOn) msg()       {}
func (FocusMove) msg()     {}
func (FocusEdge) msg()     {}
func (FocusLegal) msg()    {}
func (Tell) msg()          {}
func (Undo) msg()          {}
func (Redo) msg()          {}
func (Step) msg()          {}
func (Continue) msg()      {}
func (Return) msg()        {}
func (Start) msg()         {}
func (Choose) msg()        {}
func (Rematch) msg()       {}
func (Resign) msg()        {}
func (SwapSides) msg()     {}
func (AskHint) msg()       {}
func (Turn) msg()          {}
func (ShowWhole) msg()     {}
func (SkipCount) msg()     {}
func (Open) msg()          {}
func (Close) msg()         {}
func (Set) msg()           {}
func (CopyLink) msg()      {}
func (CopyUnread) msg()    {}
func (Copied) msg()        {}
func (PictureFailed) msg() {}
func (Stored) msg()        {}
func (Seen) msg()          {}
func (Thought) msg()       {}
func (Unanswered) msg()    {}
func (Tick) msg()          {}
func (Learn) msg()         {}
func (Count) msg()         {}
func (Brush) msg()         {}
func (CountBy) msg()       {}
func (UseBoard) msg()      {}
func (ClearMarbles) msg()  {}
func (Build) msg()         {}
func (Take) msg()          {}
func (PressCell) msg()     {}
func (PickUp) msg()        {}
func (Drop) msg()          {}
func (Release) msg()       {}
func (AimAt) msg()         {}
func (CellFocused) msg()   {}
func (Rotate) msg()        {}
func (Lift) msg()          {}
func (LiftAll) msg()       {}
func (Nudge) msg()         {}
func (UseGameBoard) msg()  {}
func (PlayBoard) msg()     {}
func (SendBoard) msg()     {}
func (AskFair) msg()       {}
func (SaveBoard) msg()     {}
func (DropBoard) msg()     {}
func (Clock) msg()         {}
func (Changed) msg()       {}
func (Goto) msg()          {}
func (Branch) msg()        {}
func (Promote) msg()       {}
func (Prune) msg()         {}
func (OpenGame) msg()      {}
func (KeepGame) msg()      {}
func (Rename) msg()        {}
func (Delete) msg()        {}
func (Undelete) msg()      {}
func (Import) msg()        {}
func (Unopened) msg()      {}
func (CopyItem) msg()      {}
func (Backup) msg()        {}
func (ShareFrom) msg()     {}
func (CopyRecord) msg()    {}
func (SendLink) msg()      {}
func (SaveFile) msg()      {}
func (SavePicture) msg()   {}
func (UpdateWaits) msg()   {}
func (ApplyUpdate) msg()   {}
func (OfflineNow) msg()    {}
func (Offers) msg()        {}
func (AskInstall) msg()    {}

// Launch is how the app was started: by a shortcut, the system's share sheet or
// a file.
type Launch struct {
	Act  string // new, today or import
	Text string // to be imported
}
