package desk

import (
	"kulami/app/library"
	"kulami/rules"
)

type (
	// Think sends a question to the engine. Thought and Unanswered answer it.
	Think struct{ Question Question }
	// Halt ends the engine's work on its question.
	Halt struct{}
	// Write stores a text, so that Loaded restores it. Changed answers if another tab was faster,
	// and Stored if the write failed.
	Write struct{ library.Write }
	// ReadOn sends ReadGames after the browser had some time.
	ReadOn struct{}
	// Persist asks the browser not to evict the storage.
	Persist struct{}
	// Copy copies the page's address with Fragment to the clipboard. Copied answers.
	Copy struct{ Fragment string }
	// ReadClipboard reads a text from the clipboard. PasteAnswer or NoClipboard answers.
	ReadClipboard struct{}
	// CopyText copies Text to the clipboard. Copied answers.
	CopyText struct{ Text string }
	// CopyGame copies the game of Link to the clipboard as text for people, with the link. Copied
	// answers.
	CopyGame struct{ Link rules.Link }
	// CopyFrame copies markup to the clipboard that embeds the game of Fragment in another page.
	// Copied answers.
	CopyFrame struct{ Fragment string }
	// Send opens the system's share sheet with Link, or copies Link if there is no sheet.
	Send struct{ Link rules.Link }
	// Download gives the player a file.
	Download struct{ Name, Type, Text string }
	// Picture gives the player a picture of Shown at its cursor, with Link written below. Name is
	// the name of the file without its extension.
	Picture struct {
		Shown, Link rules.Link
		Name        string
		Format      Format
	}
	// Address puts Fragment into the address, with an id for the history. The id is the id of a
	// stored game, table.LinkedEntry, or empty. Push adds an entry to the history.
	Address struct {
		Fragment, ID string
		Push         bool
	}
	// Apply starts the new version of the program.
	Apply struct{}
	// Install lets the browser ask whether to install the app.
	Install struct{}
	// PlaySound plays a sound after Wait milliseconds, with a vibration if Feel is set.
	PlaySound struct {
		Sound Sound
		Feel  bool
		Wait  int
	}
	// Speak says a sentence with a voice of the device for the player's language:
	//
	//   - with Hole, unless it is rules.NoHole: the computer's marble
	//   - with State: whose turn it is, how the game ended, or whether to take a marble back
	//   - with Announced: the last announcement
	//   - with neither: the effect of the last marble, if the computer teaches
	//
	// Voiceless answers if there is no such voice. Hush stops the speech.
	Speak struct {
		Hole             rules.Hole
		State, Announced bool
	}
	Hush struct{}
	// KeepAwake keeps the device's screen on while the page is visible, or lets it go dark again.
	KeepAwake struct{ On bool }
	// Focus focuses a hole.
	Focus struct{ Hole rules.Hole }
	// ShowProgress scrolls to the progress of the Today screen.
	ShowProgress struct{}
	// FocusCell focuses a cell of the workshop's frame.
	FocusCell struct{ At rules.Point }
	// SendPlace opens the system's share sheet with the page's address and Fragment, or copies the
	// address if there is no sheet. A challenge is sent with words.
	SendPlace struct {
		Fragment  string
		Challenge bool
	}
	// Invite makes an invitation for the connection with an ID, and Accept an answer to the
	// invitation Code. PeerSaid has the result. Stun is from Settings.
	Invite struct {
		ID   int
		Stun string
	}
	Accept struct {
		ID         int
		Code, Stun string
	}
	// Connect accepts the answer to the invitation.
	Connect struct{ Code string }
	// SendPeer sends a text over the connection, and HangUp ends the connection.
	SendPeer struct{ Text string }
	HangUp   struct{}
	// SayToTabs sends a text to the other tabs. TabSaid has it there.
	SayToTabs struct{ Text string }
	// FetchPuzzles fetches the collection of puzzles. PuzzlesFetched answers.
	FetchPuzzles struct{}
	// FetchFinishes fetches the collection of finishes. The message of its screen answers.
	FetchFinishes struct{}
	// SendResult opens the system's share sheet with the result of a daily puzzle, or copies the
	// result if there is no sheet. Day has the format of Instant.Date, Tries a + or - for each try,
	// and Streak the number of days.
	SendResult struct {
		Day    string
		Solved bool
		Tries  string
		Streak int
	}
	// SendFinish does so with the result of a finish: its number, the points that each marble gave
	// away, and its date if it is the finish of a date.
	SendFinish struct {
		Number int
		Lost   []int
		Day    string
	}
	// FetchWords fetches the phrases of Languages for a choice of the settings, unless they are
	// available. WordsFetched answers.
	FetchWords struct{ Language library.Language }
	// NextSecond sends SecondOver at the next second.
	NextSecond struct{}
	// WaitClock sends ClockDue after a number of milliseconds.
	WaitClock struct{ ID, Milliseconds int }
	// Wait sends Tick after a number of milliseconds.
	Wait struct{ ID, Milliseconds int }
)

func (Think) effect()         {}
func (Halt) effect()          {}
func (Write) effect()         {}
func (ReadOn) effect()        {}
func (Persist) effect()       {}
func (Copy) effect()          {}
func (ReadClipboard) effect() {}
func (CopyText) effect()      {}
func (CopyGame) effect()      {}
func (CopyFrame) effect()     {}
func (Send) effect()          {}
func (Download) effect()      {}
func (Picture) effect()       {}
func (Address) effect()       {}
func (Apply) effect()         {}
func (Install) effect()       {}
func (PlaySound) effect()     {}
func (Speak) effect()         {}
func (Hush) effect()          {}
func (KeepAwake) effect()     {}
func (Focus) effect()         {}
func (ShowProgress) effect()  {}
func (FocusCell) effect()     {}
func (SendPlace) effect()     {}
func (Invite) effect()        {}
func (Accept) effect()        {}
func (Connect) effect()       {}
func (SendPeer) effect()      {}
func (HangUp) effect()        {}
func (SayToTabs) effect()     {}
func (FetchPuzzles) effect()  {}
func (FetchFinishes) effect() {}
func (SendResult) effect()    {}
func (SendFinish) effect()    {}
func (FetchWords) effect()    {}
func (NextSecond) effect()    {}
func (WaitClock) effect()     {}
func (Wait) effect()          {}

// Format is a kind of picture.
type Format string

const (
	SVG Format = "svg"
	PNG Format = "png"
	// Animated is an SVG file that plays the moves in a loop.
	Animated Format = "animated"
)

// Sound names a sound.
type Sound string

// The sounds. Silence is for a vibration without a sound.
const (
	Silence     Sound = ""
	SoundMarble Sound = "marble" // a marble is put into its hole
	SoundClosed Sound = "closed" // a hole is closed
	SoundEnd    Sound = "end"    // the game is over
	SoundLost   Sound = "lost"   // the player has lost
	SoundTime   Sound = "time"   // a side has little time left
)

// Purpose is the reason of a question to the engine.
type Purpose int8

const (
	ForMove  Purpose = iota // a move to play
	ForHint                 // a move to show
	ForValue                // a value to show, searched deeper while it is shown
	// The value of every legal hole, searched deeper while it is shown.
	ForHoles
	// The value of every legal hole, to judge a move of a game or a puzzle; limited by Nodes.
	ForReview
	ForLesson // like ForReview, for advice; not shown
	ForFinish // the margin, proven, and a reply that keeps it
	ForPonder // filling the engine's table for its next move, without an answer
)

// once reports whether a question ends with its last answer, and is not asked again while it is
// wanted.
func (p Purpose) once() bool {
	return p == ForMove || p == ForHint || p == ForReview || p == ForLesson || p == ForFinish
}

// Question is a position for the engine. It has the whole record, so that an answer needs nothing
// else.
type Question struct {
	ID  int
	For Purpose
	// Text of a rules.Record with its cursor at the end, or of a rules.Position without a record.
	Record string
	Pass   bool   // search the position after rules.Position.Pass instead
	Level  int    // 1…8, for a move
	Seed   uint64 // seed of the level's random choices
	Nodes  int    // maximum number of positions to visit, for a review or a lesson
	Pace   int    // minimum time of an answer for a move, in milliseconds
}

// ReplyWait is the time between a marble and the reply to it, in milliseconds.
const ReplyWait = 900

// Contact is the time between a move and the moment when its marble meets the board, in
// milliseconds, with animation. The style sheet has the same time.
const Contact = 340

// ReadAll is the Effect that reads every stored text. AllRead answers, with Then.
type ReadAll struct{ Then Msg }

func (ReadAll) effect() {}
