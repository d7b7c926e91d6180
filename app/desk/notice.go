package desk

import (
	"errors"
	"slices"

	"kulami/app/live"
	"kulami/rules"
)

// NoticeKind says what the status line reads in place of whose turn it is. A new one has words in scene.NoticeWords and a name
// in noticeNames (app/play/script_state_test.go). A dialog shows only the notices that it lists.
type NoticeKind int8

const (
	NoNotice       NoticeKind = iota
	IllegalHole               // Hole may not be played: Why
	EntryUnread               // what was typed, Text, names no hole
	NotYourTurn               // the computer is thinking
	FriendsTurn               // the friend is to move, and has not been sent the link
	LinkAwaited               // the friend is to move, and has been sent the link
	LiveTurn                  // the other side of a live game is to move
	FriendPlayed              // the friend's link had Hole as its last marble
	LinkOlder                 // the friend's link has fewer marbles than the game
	LinkParted                // the friend's link does not fit Game after Kept moves, and is a game beside it now
	PeerConnected             // a live game begins, or goes on
	PeerLeft                  // the connection of a live game has ended
	PeerRefused               // what the other side of a live game has sent was refused: Refusal
	AnswerUnfit               // what was pasted is no answer to an invitation
	AnswerOther               // it answers another one than that which waits
	UndoAsked                 // the other side wants to take marbles back
	UndoHere                  // Side, of two people here with a clock, wants to take back what they did last
	UndoRefused               // the other side does not want to
	UndoSent                  // the other side was asked to take marbles back
	UndoOvertaken             // the game went on before the other side had answered
	UndoWithdrawn             // the other side wanted to take marbles back, and the game went on
	RematchAsked              // the other side wants another game
	RematchSent               // the other side was asked for another game
	ConfirmHole               // press Hole again to play it
	HintGiven                 // Hole is the engine's choice
	NoHint                    // there is none against a friend elsewhere, who would not know
	LinkCopied                // the link is in the clipboard
	TextCopied                // a text of the program is
	CodeCopied                // the markup for another page is
	ResultCopied              // the result of a daily puzzle is
	CopyFailed                // the link must be copied by hand
	ShareFailed               // the share sheet was refused, or does not open
	LinkDamaged               // Faults, Kept of Of moves, which may be rules.Unknown; Friends if it is of a game by link
	LinkUnreadable            // Faults
	LinkUnchecked             // a link without a check code was opened: of an older version, or cut off
	SavedUnread               // what was saved could not be read: Faults; it was kept
	BadStun                   // what the settings dialog has as the address of a STUN server is none
	BadCode                   // the code in the dialog cannot be read as a board
	SidesSwapped              // the second player took over the first marble
	EngineFailed              // the computer could not answer
	BothSides                 // nor play its side, which the person here may now do
	StorageFailed             // the game cannot be saved
	CopyKept                  // another tab played on; what was played here is kept as a game of its own
	ImportFailed              // what was pasted or opened cannot be read as a game: Faults
	GamesImported             // Kept games of a list, or of files, are new in the library, There were in it already, Of lines, or files, could not be read
	BackupRestored            // Kept games came back, of Of in the backup
	GameKept                  // the linked game is in the library now
	CountKept                 // another count begins; the marbles put down so far are in the library
	MovesPruned               // a variation was deleted
	FileTooLong               // a file was not opened, see MaxImport
	FileUnopened              // a file could not be opened
	FileSlow                  // a file has not been read yet
	TrialBegun                // a move was tried, and the game stays as it is
	TreeFull                  // a move could not be tried: there are rules.MaxVariations
	MarblesUnfit              // marbles put down by hand are not a position to play on: Unfit
	NoPicture                 // the browser could not make a picture
	NotesFull                 // nothing more can be written: see rules.MaxNotes
	CommentDeleted            // of the position shown
	TimeOver                  // the time was over before a hole was pressed
	ClocksPaused              // a hole was pressed while the clocks are paused
	LinePromoted              // a variation was moved to the front
	WordsMissing              // the words of a language could not be fetched
	MarbleAdvised             // the last marble may be taken back, see Offer
	CoachOff                  // the computer does not teach any more
	NoVoice                   // the device has no voice for the reader's language
	NoticeKinds               // how many kinds there are; it stays the last
)

// Copied reports whether k says that something is in the clipboard: k is one from LinkCopied to ResultCopied. A dialog from which
// it was copied shows it.
func (k NoticeKind) Copied() bool { return LinkCopied <= k && k <= ResultCopied }

// Notice is a message to the player, as data.
type Notice struct {
	Kind     NoticeKind
	Hole     rules.Hole
	Side     rules.Side
	Why      rules.Reason
	Faults   []rules.Fault
	Kept, Of int
	Friends  bool
	There    int
	Source   Source // of what is damaged, could not be read, or was imported
	Unfit    rules.MarbleFault
	Refusal  live.Fault
	Text     string // what could not be read, for copying
	Game     string // the id of the player's own game
}

// Source says what a text was.
type Source string

// The sources. What was pasted and is no list of moves counts as a link.
const (
	FromLink Source = ""
	FromList Source = "list" // of moves
	FromFile Source = "file"
)

// afterDialog returns n, or no notice if n is about something done in the dialog that is
// closed.
func (n Notice) afterDialog() Notice {
	switch n.Kind {
	case IllegalHole, EntryUnread, ImportFailed, FileTooLong, FileUnopened, FileSlow, BadCode, BadStun, WordsMissing, CopyFailed, ShareFailed, NoPicture, AnswerUnfit, AnswerOther:
		return Notice{}
	}
	return n
}

// AfterMove returns n, or no notice if n is about the position that was shown before. That something could not be stored or
// read, or was kept apart, or where the coach is, stays until the player does something.
func (n Notice) AfterMove() Notice {
	switch n.Kind {
	case StorageFailed, SavedUnread, CopyKept, CoachOff:
		return n
	}
	return Notice{}
}

// AnnouncementKind says what a screen reader is to read.
type AnnouncementKind int8

const (
	AnnounceNothing  AnnouncementKind = iota
	AnnounceMove                      // Side played Hole
	AnnounceShown                     // the ply shown changed by stepping or undo
	AnnounceNotice                    // Desk.Notice
	AnnounceReviewed                  // all moves of a game have been judged
	AnnounceStart                     // a new game
	AnnounceLesson                    // a lesson began, or Hole was the answer to it
	AnnounceTally                     // a marble was put down in Hole, or taken away
	AnnounceWorkshop                  // Workshop.Deed
	AnnounceAnswer                    // an answer to a board command: Topic
	AnnounceTile                      // the tile considered has changed
	AnnounceReplay                    // a replay has begun or ended
	AnnounceTime                      // Side has little time left
	AnnounceThreat                    // the threat is shown, or not any more; with Hole, its first values are there
	AnnounceProof                     // in a game against perfect play it is the reader's turn, or it has ended
)

// Announcement is something for screen readers to read. Seq grows with each, so that
// the same words said twice are two announcements.
type Announcement struct {
	Seq     int
	Kind    AnnouncementKind
	Side    rules.Side
	Hole    rules.Hole
	Topic   Topic
	Noticed bool // Desk.Notice is to be read after it
}

// Topic is what a board command asks for.
type Topic int8

const (
	TopicScore Topic = iota
	TopicLast
	TopicPlayable
	TopicTile
	TopicValue
)

// Faults lists what err complains about.
func Faults(err error) []rules.Fault {
	var pe *rules.ParseError
	if !errors.As(err, &pe) {
		return nil
	}
	var list []rules.Fault
	for _, p := range pe.Problems {
		if !slices.Contains(list, p.Fault) {
			list = append(list, p.Fault)
		}
	}
	return list
}
