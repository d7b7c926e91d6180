package desk

import (
	"errors"
	"slices"

	"kulami/app/live"
	"kulami/rules"
)

// NoticeKind is the kind of a notice, which replaces the turn in the status line. A new kind needs
// a phrase in scene.NoticeWords and a name in noticeNames (app/play/script_state_test.go). A dialog
// shows only the notices that it lists.
type NoticeKind int8

const (
	NoNotice     NoticeKind = iota
	IllegalHole             // Hole cannot be played: Why
	EntryUnread             // the typed Text is not a hole
	NotYourTurn             // the computer is thinking
	FriendsTurn             // the friend is to move, and has not been sent the link
	LinkAwaited             // the friend is to move, and has been sent the link
	LiveTurn                // the other side of a live game is to move
	FriendPlayed            // the last marble of the friend's link is in Hole
	LinkOlder               // the friend's link has fewer marbles than the game
	// The friend's link does not fit Game after Kept moves, and is an additional game now.
	LinkParted
	PeerConnected // a live game begins, or continues
	PeerLeft      // the connection of a live game has ended
	PeerRefused   // a text of the other side of a live game was refused: Refusal
	AnswerUnfit   // the pasted text is not an answer to an invitation
	AnswerOther   // the answer is for another invitation
	UndoAsked     // the other side asks to take marbles back
	// Side, of two people here with a clock, wants to take their last move back.
	UndoHere
	UndoRefused   // the other side has refused to
	UndoSent      // the other side was asked to take marbles back
	UndoOvertaken // the game went on before the other side had answered
	UndoWithdrawn // the other side wanted to take marbles back, and the game went on
	RematchAsked  // the other side wants another game
	RematchSent   // the other side was asked for another game
	ConfirmHole   // click Hole again to play it
	HintGiven     // Hole is the engine's choice
	NoHint        // no hints against a remote friend, who would not know
	TextCopied    // a link or another text is in the clipboard
	CopyFailed    // the link must be copied by hand
	ShareFailed   // the share sheet was refused, or does not open
	// Faults; Kept of Of moves, which can be rules.Unknown; Friends if it is of a game by link.
	LinkDamaged
	LinkUnreadable // Faults
	// A link without a check code was opened, which is of an older version or cut off.
	LinkUnchecked
	SavedUnread   // a stored text could not be read: Faults; it was kept
	BadStun       // the text in the settings dialog is not the address of a STUN server
	BadCode       // the code in the dialog cannot be read as a board
	SidesSwapped  // the second player took over the first marble
	EngineFailed  // the computer could not answer
	BothSides     // the computer cannot play on either, so the player can
	StorageFailed // the game cannot be saved
	// Another tab played on; the marbles played here are kept as a separate game.
	CopyKept
	ImportFailed // a pasted or opened text cannot be read as a game: Faults
	// Numbers of games in a list or in files: Kept are new, There were in the library, Of could not
	// be read.
	GamesImported
	AnswersUnread  // Of links to a challenge cannot be read, or have another task
	BackupRestored // Kept of Of games in the backup were restored
	GameKept       // the game left is in the library
	MovesPruned    // a variation was deleted
	FileTooLong    // a file was not opened, see MaxImport
	FileUnopened   // a file could not be opened
	FileSlow       // a file has not been read yet
	TrialBegun     // a move was tried, and the game stays as it is
	TreeFull       // a move could not be tried: there are rules.MaxVariations
	MarblesUnfit   // marbles put down by hand are not a legal position: Unfit
	NoPicture      // the browser could not make a picture
	NotesFull      // no more notes fit, see rules.MaxNotes
	CommentDeleted // the comment of the position shown is deleted
	TimeOver       // the time was over before a hole was clicked
	ClocksPaused   // a hole was clicked while the clocks are paused
	LinePromoted   // a variation was moved to the front
	WordsMissing   // the phrases of a language could not be fetched
	MarbleAdvised  // the coach advises to take the last marble back, see Offer
	CoachOff       // the computer does not teach any more
	NoVoice        // the device has no voice for the player's language
	NoticeKinds    // number of kinds; always the last
)

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
	Source   Source // source of a damaged, unreadable or imported text
	Unfit    rules.MarbleFault
	Refusal  live.Fault
	Text     string // unreadable text, for copying
	Game     string // id of the player's own game
}

// Source is the origin of a text.
type Source string

// The sources. A pasted text that is not a list of moves counts as a link.
const (
	FromLink Source = ""
	FromList Source = "list" // a list of moves
	FromFile Source = "file"
)

// afterDialog returns n, or no notice if n is about an action in the dialog that is closed.
func (n Notice) afterDialog() Notice {
	switch n.Kind {
	case IllegalHole, EntryUnread, ImportFailed, FileTooLong, FileUnopened, FileSlow, BadCode, BadStun, WordsMissing, CopyFailed, ShareFailed, NoPicture, AnswerUnfit, AnswerOther:
		return Notice{}
	}
	return n
}

// Warns reports whether n says that something is wrong.
func (n Notice) Warns() bool {
	switch n.Kind {
	case LinkDamaged, LinkUnreadable, LinkUnchecked, SavedUnread, StorageFailed, CopyKept, ImportFailed, EngineFailed, PeerLeft, PeerRefused, MarblesUnfit:
		return true
	}
	return false
}

// AfterMove returns n, or no notice if n is about the position shown before. A notice about
// storage, a damaged link, a kept copy or the coach stays until the player does something.
func (n Notice) AfterMove() Notice {
	switch n.Kind {
	case LinkDamaged, LinkUnreadable, StorageFailed, SavedUnread, CopyKept, CoachOff:
		return n
	}
	return Notice{}
}

// AnnouncementKind is the kind of an announcement by the screen reader.
type AnnouncementKind int8

const (
	AnnounceNothing  AnnouncementKind = iota
	AnnounceMove                      // Side played Hole
	AnnounceShown                     // the ply shown changed by stepping or undo
	AnnounceNotice                    // Desk.Notice
	AnnounceReviewed                  // all moves of a game have been judged
	AnnounceStart                     // a new game
	AnnounceLesson                    // a lesson began, or the player answered it with Hole
	AnnounceTally                     // a marble was put into Hole, or removed from it
	AnnounceWorkshop                  // Workshop.Deed
	AnnounceAnswer                    // answer to a board command: Topic
	AnnounceTile                      // the examined tile has changed
	AnnounceReplay                    // a replay has begun or ended
	AnnounceTime                      // Side has little time left
	// The threat is shown or hidden; with Hole, the first values of the threat are available.
	AnnounceThreat
	// In a game against perfect play it is the player's turn, or the game has ended.
	AnnounceProof
)

// Announcement is a text for screen readers. Seq grows with each announcement, so that the same
// text can be announced twice.
type Announcement struct {
	Seq     int
	Kind    AnnouncementKind
	Side    rules.Side
	Hole    rules.Hole
	Topic   Topic
	Noticed bool // Desk.Notice is announced after it
}

// Topic is the topic of a board command.
type Topic int8

const (
	TopicScore Topic = iota
	TopicLast
	TopicPlayable
	TopicTile
	TopicValue
)

// Faults lists the faults of err.
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
