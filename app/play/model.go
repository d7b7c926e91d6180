// Package play is the program as a state machine: a Model, messages, and one
// function Update that returns the next Model and the effects to carry out. It
// knows neither the browser nor a clock, and every word a person reads is
// elsewhere. The record of the game is the truth; all else is a replay of it or
// a choice of the player.
package play

import (
	"kulami/rules"
	"kulami/rules/engine"
)

// Model is everything the program knows. It is a value: Update returns a new
// one and leaves the old one as it was.
type Model struct {
	Game     Game     // the game shown
	Linked   bool     // Game came with a link and is only looked at; it is not kept
	Recent   []string // ids of the player's own games, the one shown last first; never changed in place
	Setup    Setup    // the choices of the new-game dialog
	Settings Settings // the player's lasting choices
	Boards   []Named  // the player's own boards, the latest first; never changed in place
	Flags    Flags    // what is told or asked only once
	Day      string   // today, "2026-11-20": the name of today's board
	Now      int64    // minutes since 1970, as of the last Clock
	Build    string   // the version of the program
	Speaks   []string // the reader's languages, as BCP 47 tags, the best first

	Screen   Screen
	Course   Course   // on the screen of the course
	Wooden   Wooden   // on the screen that counts marbles put down by hand
	Workshop Workshop // on its screen, and kept
	Dialog   Dialog
	Notice   Notice
	Heard    Heard
	Hover    rules.Hole // under the pointer or focused, for the preview
	Focus    rules.Hole // the board's one tab stop
	Pending  rules.Hole // pressed once, waiting to be confirmed
	Hint     rules.Hole
	Counted  int  // steps of the final count carried out, see CountSteps
	Whole    bool // show the counted board in one piece

	Library  []Game // every game kept, while its dialog is open; the latest first
	Unread   []Item // what is kept and cannot be read, likewise
	Deleted  []Item // deleted while the dialog is open, the latest first
	FromHere bool   // share the moves up to the ply shown only
	Updated  bool   // a new version of the program waits to be applied
	Device   Device // what the browser offers

	Ready    bool        // Loaded has arrived
	owed     bool        // that the app starts without a network is to be told on the table
	Calm     bool        // the system asks for reduced motion
	Unsaved  bool        // storage is blocked or full
	Away     bool        // the game was last played on in another tab, which is the one to ask the engine
	want     *texts      // what should be in storage
	disk     *texts      // what is in storage, as far as is known
	headed   string      // the head when this program last wanted another one
	address  string      // the fragment of the address
	beside   string      // the id that the history keeps beside it
	Hidden   bool        // nobody sees the page
	question Question    // what the engine is working on, if asked
	asked    bool        // whether it is working on one
	hinted   string      // the record for which a hint is wanted, or empty
	waiting  int         // the id of the timer that counts, 0 if none
	ids      int         // the last id given to a question or a timer
	thought  engine.Info // the engine's latest word
	pondered string      // and the record it is about
}

// Game is a record with the people around it.
type Game struct {
	ID      string // names the game among those kept; empty if it is only looked at
	Name    string // given by the player, or empty
	Began   int64  // as Model.Now, when the game began
	Touched int64  // when it last changed
	Build   string // the version of the program it was begun with
	Record  rules.Record
	Line    []rules.Hole // the line shown if it leaves the game, else nil
	At      int          // the ply of Line that is shown
	Live    int          // the ply at which play goes on; later moves can be redone
	Seats   [2]Seat
	Edition string // the preset's name, as several have the same ruleset; empty if it came with a link
	Origin  Origin
	Swap    bool   // the second player may still take over the first marble
	Base    int    // the ply below which nothing can be taken back
	Value   bool   // the engine's value is shown after every ply
	Passed  bool   // the players send each other the game as a link
	Seed    uint64 // of the computer's choices
}

// Seat says who plays a side: a person, or the computer at a level 1…8.
type Seat struct {
	Level int // 0 for a person
}

// Computer reports whether the computer sits here.
func (s Seat) Computer() bool { return s.Level > 0 }

// Screen names what the page shows.
type Screen string

// The screens.
const (
	TableScreen    Screen = ""
	CourseScreen   Screen = "learn"
	CountScreen    Screen = "count"
	WorkshopScreen Screen = "workshop"
)

// Dialog names what lies over the table.
type Dialog string

// The dialogs.
const (
	NoDialog       Dialog = ""
	NewDialog      Dialog = "new"
	MenuDialog     Dialog = "menu"
	SettingsDialog Dialog = "settings"
	ShareDialog    Dialog = "share"
	LearnDialog    Dialog = "learn"
	KeysDialog     Dialog = "keys"
	ResignDialog   Dialog = "resign"
	LibraryDialog  Dialog = "library"
	ImportDialog   Dialog = "import"
	BoardDialog    Dialog = "board"
	InstallDialog  Dialog = "install"
)

// NoticeKind says what the status line tells instead of whose turn it is.
type NoticeKind int8

// The kinds of notice.
const (
	NoNotice       NoticeKind = iota
	IllegalHole               // Hole may not be played: Why
	NotYourTurn               // the computer is thinking
	ConfirmHole               // press Hole again to play it
	HintGiven                 // Hole is the engine's choice
	LinkCopied                // the link is in the clipboard
	CopyFailed                // the link must be copied by hand
	LinkDamaged               // Faults, Kept of Of moves
	LinkUnreadable            // Faults
	SavedUnread               // what was saved could not be read: Faults; it was kept
	BadCode                   // the code in the dialog is no board
	SidesSwapped              // the second player took over the first marble
	EngineFailed              // the computer could not answer
	StorageFailed             // the game cannot be saved
	CopyKept                  // another tab played on; what was played here is kept as a game of its own
	ImportFailed              // what was pasted or opened is no game: Faults
	BackupRestored            // Kept games came back, of Of in the backup
	GameKept                  // the linked game is in the library now
	OfflineReady              // every file is here: the app starts without a network
	MovesPruned               // a variation was deleted
	FileTooLong               // a file was not opened, see MaxImport
	FileUnopened              // a file could not be opened
	TrialBegun                // a move was tried, and the game stays as it is
	NoPicture                 // the browser could not make a picture
)

// Notice is what there is to tell, as data.
type Notice struct {
	Kind     NoticeKind
	Hole     rules.Hole
	Why      rules.Reason
	Faults   []rules.Fault
	Kept, Of int
	Text     string // what could not be read, for copying
}

// HeardKind says what a screen reader is told.
type HeardKind int8

// The kinds of announcement.
const (
	HeardNothing  HeardKind = iota
	HeardMove               // Side played Hole
	HeardShown              // the ply shown changed by stepping or undo
	HeardNotice             // Model.Notice
	HeardStart              // a new game
	HeardLesson             // a lesson began, or Hole was the answer to it
	HeardWooden             // a marble was put down in Hole, or taken away
	HeardWorkshop           // Model.Workshop.Deed
	HeardBoard              // an answer to a board command: Topic
)

// Heard is the latest announcement. Seq grows with each, so that the same words
// said twice are two announcements.
type Heard struct {
	Seq   int
	Kind  HeardKind
	Side  rules.Side
	Hole  rules.Hole
	Topic Topic
}

// Topic is what a board command asks for.
type Topic int8

// The topics.
const (
	TopicScore Topic = iota
	TopicLast
	TopicPlayable
	TopicTile
	TopicValue
)

// New returns the Model of a first visit: a game against the computer, ready
// for its first marble.
func New() Model {
	m := Model{
		Setup: Setup{Opponent: "computer", Level: 3, Starter: "me", Edition: "basic", Board: "sheet",
			Seed: 1, Number: 1, Symmetry: rules.HalfTurn.String(), Sheet: rules.SheetSquare, Opening: "free"},
		Settings: Settings{Theme: "auto", Marbles: "red-black", Coordinates: true, Animation: true,
			Bands: true, Legal: true, Owners: true, Pace: "calm", Wood: "light", Sound: true, Haptics: true, Language: "auto"},
		want: &texts{}, disk: &texts{},
	}
	m.Game, _ = newGame(m.Setup, "", 1)
	return m.cleared()
}

// cleared returns m without what refers to the position shown before.
func (m Model) cleared() Model {
	m.Notice = Notice{}
	m.Pending, m.Hint, m.hinted = rules.NoHole, rules.NoHole, ""
	m.Hover = rules.NoHole
	m.Counted, m.Whole = 0, false
	if m.Focus < 0 || m.Focus >= rules.Holes {
		m.Focus = 0
	}
	return m
}

// Languages returns the languages to speak, the best first.
func (m Model) Languages() []string {
	if m.Settings.Language == "auto" {
		return m.Speaks
	}
	return []string{m.Settings.Language}
}

// Position returns the position shown.
func (g Game) Position() rules.Position {
	if g.Line == nil {
		return g.Record.Position()
	}
	r, _ := g.Record.Extract(g.Line[:g.At]) // a line of the record is legal
	return r.Position()
}

// Moves returns the line shown: the game as far as it has been played, or the
// line that leaves it.
func (g Game) Moves() []rules.Hole {
	if g.Line != nil {
		return g.Line
	}
	return g.Record.Moves()[:g.Live]
}

// Ply returns the ply of Moves that is shown.
func (g Game) Ply() int {
	if g.Line != nil {
		return g.At
	}
	return g.Record.Cursor()
}

// Exists reports whether there is a game at all.
func (g Game) Exists() bool { return !g.Record.IsZero() }

// Over reports whether the game has ended at the ply at which play stands.
func (g Game) Over() bool {
	return g.Record.Finish() != rules.NotFinished || g.Record.At(g.Live).Over()
}

// Shown returns the record of what is on the screen: moves that were taken back
// are not in it.
func (g Game) Shown() rules.Record {
	r := g.Record
	return r.WithCursor(g.Live).Cut().WithCursor(r.Cursor()).WithFinish(r.Finish())
}

// Looking reports whether an earlier ply is shown than the one at which play
// stands, or a game that is only looked at.
func (m Model) Looking() bool { return m.Linked || !m.Game.atLive() }

// AtEnd reports whether the end of a finished game is shown.
func (m Model) AtEnd() bool { return m.Game.atLive() && m.Game.Over() }

// atLive reports whether the ply at which play stands is shown.
func (g Game) atLive() bool { return g.Line == nil && g.Record.Cursor() == g.Live }

// Thinking reports whether the computer is working on its move.
func (m Model) Thinking() bool { return m.asked && m.question.For == ForMove }

// Asking reports whether the engine is at work for a hint or a move.
func (m Model) Asking() bool {
	return m.asked && (m.question.For == ForHint || m.question.For == ForMove)
}

// Thought returns what the engine has said of the position shown; ok is false if
// it has said nothing of it yet.
func (m Model) Thought() (i engine.Info, ok bool) {
	ok = m.pondered == m.Game.asked() && (m.thought.Depth > 0 || m.thought.Exact)
	return m.thought, ok
}

// Idle reports whether nothing would be interrupted if the program started anew.
func (m Model) Idle() bool {
	return m.Screen == TableScreen && (m.Linked || m.Game.Over() || !m.Game.moved())
}

// CanUndo and CanRedo tell whether those messages would do anything.
func (m Model) CanUndo() bool { return !m.Looking() && m.undoTarget() >= 0 }

// CanRedo tells whether a move that was taken back can be played again.
func (m Model) CanRedo() bool { return !m.Looking() && m.redoTarget() >= 0 }

// CanSwap reports whether the side to move may take over the first marble.
func (m Model) CanSwap() bool {
	return m.Game.Swap && m.Game.Live == 1 && !m.Looking() && !m.Game.Over() && !m.Game.Seats[rules.Second].Computer()
}

// Winner returns the winner of the game at its live ply: by early finish or by
// points; Nobody for a draw.
func (g Game) Winner() rules.Side {
	if g.Record.Finish() != rules.NotFinished {
		return g.Record.Finish().Winner()
	}
	return g.Record.At(g.Live).Score().Leader()
}

// person returns the side the person plays against the computer, or Nobody if
// both seats are alike.
func (g Game) person() rules.Side {
	switch first, second := g.Seats[rules.First].Computer(), g.Seats[rules.Second].Computer(); {
	case first && !second:
		return rules.Second
	case second && !first:
		return rules.First
	}
	return rules.Nobody
}

// Person returns the side the person plays against the computer, or Nobody if
// both seats are alike.
func (m Model) Person() rules.Side { return m.Game.person() }
