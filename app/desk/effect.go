package desk

import (
	"kulami/app/library"
	"kulami/rules"
)

type (
	// Think puts a question to the engine; Thought and Unanswered answer it.
	Think struct{ Question Question }
	// Halt ends the engine's work on its question.
	Halt struct{}
	// Write stores a text, so that Loaded brings it back. Changed answers if another tab was faster, Stored if it failed.
	Write struct{ library.Write }
	// ReadOn asks for ReadGames when the browser has had some time.
	ReadOn struct{}
	// Persist asks the browser not to clear the storage by itself.
	Persist struct{}
	// Copy puts the page's address with Fragment into the clipboard; Copied answers.
	Copy struct{ Fragment string }
	// ReadClipboard reads a text from the clipboard; PasteAnswer or NoClipboard answers.
	ReadClipboard struct{}
	// CopyText puts Text into the clipboard; Copied answers.
	CopyText struct{ Text string }
	// CopyGame puts the game of Link into the clipboard as a text that people read, with the link; Copied answers.
	CopyGame struct{ Link rules.Link }
	// CopyFrame puts markup into the clipboard that shows the game of Fragment on another page; Copied answers.
	CopyFrame struct{ Fragment string }
	// Send offers Link to the system's share sheet, or copies it
	// where there is none.
	Send struct{ Link rules.Link }
	// Download hands the player a file.
	Download struct{ Name, Type, Text string }
	// Picture hands the player a picture of what Shown has at its cursor, with Link written below. Name is the file's, without
	// its ending.
	Picture struct {
		Shown, Link rules.Link
		Name        string
		Format      Format
	}
	// Address puts Fragment into the address, with the id of the game kept, or
	// linkedEntry, or none; with Push as a new entry of the history.
	Address struct {
		Fragment, ID string
		Push         bool
	}
	// Apply starts the new version of the program.
	Apply struct{}
	// Install lets the browser ask whether to install the app.
	Install struct{}
	// PlaySound lets a sound be heard, and felt if Feel is set, after so many milliseconds.
	PlaySound struct {
		Sound Sound
		Feel  bool
		Wait  int
	}
	// Speak says something aloud, by a voice of the device for the reader's language: the computer's marble in Hole, unless
	// that is rules.NoHole; with State whose turn it is, how the game ended, or whether to take a marble back; with Announced
	// what was announced last; with neither what the last marble did, where the computer teaches. Voiceless answers if there
	// is no such voice. Hush ends what is being said.
	Speak struct {
		Hole             rules.Hole
		State, Announced bool
	}
	Hush struct{}
	// KeepAwake keeps the screen of the device on while the page is seen, or lets it go dark again.
	KeepAwake struct{ On bool }
	// Focus gives the focus to a hole.
	Focus struct{ Hole rules.Hole }
	// FocusCell gives the focus to a place of the workshop's frame.
	FocusCell struct{ At rules.Point }
	// SendPlace offers the page's address with Fragment to the system's share sheet, or
	// copies it where there is none.
	SendPlace struct{ Fragment string }
	// Invite makes an invitation for the connection of an ID, and Accept an answer to the one
	// of Code; PeerSaid has it. Stun is as of Settings.
	Invite struct {
		ID   int
		Stun string
	}
	Accept struct {
		ID         int
		Code, Stun string
	}
	// Connect takes the answer to the invitation.
	Connect struct{ Code string }
	// SendPeer sends a text over the connection, and HangUp ends it.
	SendPeer struct{ Text string }
	HangUp   struct{}
	// SayToTabs sends a text to the other tabs that wait for an answer to their invitation, or
	// for this one; TabSaid has it there.
	SayToTabs struct{ Text string }
	// FetchPuzzles fetches the collection of puzzles; PuzzlesFetched answers.
	FetchPuzzles struct{}
	// SendResult offers the result of a daily puzzle to the system's share sheet, or copies it
	// where there is no such sheet: its date as in Instant, a + or - for each try, and the streak in days.
	SendResult struct {
		Day    string
		Solved bool
		Tries  string
		Streak int
	}
	// FetchWords fetches the words of Languages for this choice of the settings, unless they are there;
	// WordsFetched answers.
	FetchWords struct{ Language library.Language }
	// NextSecond sends SecondOver when another second has begun.
	NextSecond struct{}
	// WaitClock sends ClockDue after so many milliseconds.
	WaitClock struct{ ID, Milliseconds int }
	// Wait sends Tick after so many milliseconds.
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
func (FocusCell) effect()     {}
func (SendPlace) effect()     {}
func (Invite) effect()        {}
func (Accept) effect()        {}
func (Connect) effect()       {}
func (SendPeer) effect()      {}
func (HangUp) effect()        {}
func (SayToTabs) effect()     {}
func (FetchPuzzles) effect()  {}
func (SendResult) effect()    {}
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

// The sounds. Silence is none, for something that is only felt.
const (
	Silence     Sound = ""
	SoundMarble Sound = "marble" // a marble is put into its hole
	SoundClosed Sound = "closed" // a hole may not be played
	SoundEnd    Sound = "end"    // the game is over
	SoundLost   Sound = "lost"   // the person has lost
	SoundTime   Sound = "time"   // a side has little time left
)

// Purpose says what an answer of the engine is for.
type Purpose int8

const (
	ForMove   Purpose = iota // to be played
	ForHint                  // to be shown
	ForValue                 // to be shown, growing deeper for as long as it is wanted
	ForHoles                 // the value of every legal hole, to be shown, growing deeper for as long as it is wanted
	ForReview                // the value of every legal hole, to judge a move of a game or in a puzzle; Nodes limits it
	ForLesson                // the same, for the computer to teach by it; it is not shown
	ForPonder                // to be remembered by the engine for its next move; not answered
)

// once reports whether a question is over with its last answer, and not asked again as long as
// it is wanted.
func (p Purpose) once() bool {
	return p == ForMove || p == ForHint || p == ForReview || p == ForLesson
}

// Question is a position put to the engine. It carries the whole record, so
// that an answer needs nothing else.
type Question struct {
	ID     int
	For    Purpose
	Record string // text of a rules.Record whose cursor is its last ply, or of a rules.Position that has none
	Pass   bool   // about the position after rules.Position.Pass instead
	Level  int    // 1…8, for a move
	Seed   uint64 // of the level's choices
	Nodes  int    // positions to visit at most, for a review or a lesson
	Pace   int    // milliseconds that an answer for a move should take at least
}

// ReplyWait is for how long a marble is seen before the reply to it, in milliseconds.
const ReplyWait = 900

// Contact is when a marble that is played meets the board, in milliseconds after it was
// played, where there is motion. The style sheet has the same time.
const Contact = 340

// ReadAll is the Effect that reads everything that is stored; AllRead answers, with Then.
type ReadAll struct{ Then Msg }

func (ReadAll) effect() {}
