package play

import (
	"cmp"

	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/engine"
)

// Msg is something that happened: the player did it, or an effect came back. The screen handles it by its update.
type Msg interface{ Message() }

// Runner is a message that changes nothing but the shell. It is carried out if the screen does nothing with it.
type Runner interface{ Run(s *Shell) }

// Traits are properties of messages.
type Traits uint8

const (
	// fleeting messages may come often. What is saved and addressed follows with the next
	// message that is not one of them, or with the end of a replay.
	fleeting Traits = 1 << iota
	// background messages report what the player did not do here.
	background
	// keepsNotice messages leave what the status line reads. Whatever else the player does, but
	// for what is fleeting, begins without it.
	keepsNotice
)

// TraitsOf returns the properties of a message: what its method traits says, none without one.
func TraitsOf(msg Msg) Traits {
	if m, ok := msg.(interface{ Traits() Traits }); ok {
		return m.Traits()
	}
	return 0
}

// Effect is something to be done outside, as data. Its outcome comes back as a message.
type Effect interface{ effect() }

// ReadAll is the Effect that reads everything that is stored; AllRead answers, with Then.
type ReadAll struct{ Then Msg }

func (ReadAll) effect() {}

// Screen is what the main part of the page shows, with all its state: Table, or one of those that
// the table screens opens.
type Screen interface {
	// Name returns the word that the address of the screen begins with.
	Name() ScreenName
	// Update returns the screen after msg; ok is false if the shell is to carry it out.
	Update(s *Shell, msg Msg) (next Screen, ok bool)
	// Follow returns the screen brought up to date with what it was made from: a puzzle that
	// was fetched, games that were read, a second that is over; nil if it stays as it is. It
	// is called at the end of every step.
	Follow(s *Shell) Screen
	// Needs returns what must be there for the screen.
	Needs() Needs
	// Back returns the screen that this one was opened from, nil if that was a game.
	Back(s *Shell) Screen
	// Fragment returns the fragment of the address under which this is found again.
	Fragment() string
	// From returns what a screen that is opened from here begins with; its record has
	// no board if there is nothing to begin with.
	From() Origin
	// Question returns what the engine should be working on now, if anything. Its ID is
	// not set. What follows from the state alone cannot be forgotten: undo, a new game,
	// looking back or leaving change the answer here, which halts the engine.
	Question(s *Shell) (q Question, want bool)
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

func (Plain) Follow(*Shell) Screen             { return nil }
func (Plain) Needs() Needs                     { return Needs{} }
func (Plain) Back(*Shell) Screen               { return nil }
func (Plain) From() Origin                     { return Origin{} }
func (Plain) Question(*Shell) (Question, bool) { return Question{}, false }
func (Plain) BoardShown() *rules.Board         { return nil }
func (Plain) Asked() string                    { return "" }

// Origin is what a screen is opened from.
type Origin struct {
	record  rules.Record // the moves that lead to the position shown
	edition string
	board   game.Origin  // of the record's board
	tree    rules.Record // the game that has them, zero if there is none
	line    []rules.Hole // of tree, which goes on from record
	game    string       // the id of that game if it is one of the player's own
	opener  Screen       // to which an analysis of it returns, nil for the game
}

// The parts. A friend is always sent the moves, see Table.Link.
const (
	ShareNotes SharePart = "notes" // the moves, variations and notes
	ShareHere  SharePart = "here"  // the moves that lead to the node shown
)

// Shell is what the program knows whatever screen is shown: lasting choices, storage,
// what lies over the screen, and what the engine is working on.
type Shell struct {
	Setup    game.Setup       // the choices of the new-game dialog
	Settings library.Settings // the player's lasting choices
	Boards   []game.Named     // the player's own boards, the latest first; never changed in place
	Flags    library.Flags    // what is said or asked only once
	Drafts   library.Drafts   // of the workshop
	Count    string           // the id of the count shown last, which is kept as a game is
	Recent   []string         // ids of the player's own games, the one shown last first; never changed in place

	Open  Opened
	Shown bool // Open is on the screen

	Now    Instant  // of the latest message
	Build  string   // the version of the program
	Speaks []string // the reader's languages, as BCP 47 tags, the best first
	Device Device   // what the browser offers
	Calm   bool     // the system asks for reduced motion
	Hidden bool     // the page is not visible

	Dialog      Dialog
	Notice      Notice
	Announced   Announcement
	ReplaySpeed int // in percent, one of library.ReplaySpeeds
	Share       SharePart
	Embedding   Embedding
	ByHand      string // what HandDialog shows
	Updated     bool   // a new version of the program waits to be applied
	Unkept      bool   // not all files could be kept for play without a network
	Unsaved     bool   // storage is blocked or full
	Ready       bool   // Loaded has arrived

	Library library.List     // while its dialog is open, or the progress page is shown
	Deleted [][]library.Item // since that dialog was opened, what was deleted together, the latest first
	Puzzles Collection
	Storm   library.StormRun
	Peer    Peer

	seed               uint64 // of the session
	kept               library.Library
	pace               pace // of the two clocks
	set                bool // the device's clock was set, which is not stored yet
	behind             behind
	spoken             library.Language // the last one whose words were there, or that of the start
	toastDue           bool             // that the app starts without a network is to be said on the table
	toast              int              // the id of the timer that ends saying so, 0 if it is not said
	alarm              alarm
	awake              bool       // the screen is kept on
	ticking            bool       // SecondOver will come
	question           Question   // what the engine is working on; its ID is 0 if on nothing
	thought            thought    // the engine's latest result
	lastID             int        // given to a question or a timer
	address, historyID string     // the fragment of the address, and the id that the history keeps beside it
	copying            NoticeKind // what Copied says when it has worked
	effects            []Effect   // of the step that is under way; nil between steps
}

// thought is what the engine has found about the position of a record.
type thought struct {
	record string
	pass   bool
	found  engine.Analysis // Moves only if all legal holes were asked for
}

func newShell() Shell {
	return Shell{ReplaySpeed: library.NormalSpeed, Setup: game.DefaultSetup, Settings: library.DefaultSettings, kept: library.New()}
}

// Languages returns the languages to speak, the best first.
func (s *Shell) Languages() []string {
	if s.Settings.Language == library.AutoLanguage {
		return s.Speaks
	}
	return []string{string(s.Settings.Language)}
}

// nextID returns an id that nothing has yet.
func (s *Shell) nextID() int {
	s.lastID++
	return s.lastID
}

// do has effects carried out after the step.
func (s *Shell) do(effects ...Effect) {
	for _, e := range effects {
		switch e.(type) {
		case Copy, Send, SendPlace:
			s.copying = LinkCopied
		case CopyText, CopyGame:
			s.copying = TextCopied
		case CopyFrame:
			s.copying = CodeCopied
		case SendResult:
			s.copying = ResultCopied
		}
	}
	s.effects = append(s.effects, effects...)
}

// takeEffects returns the effects of a step that is over.
func (s *Shell) takeEffects() []Effect {
	effects := s.effects
	s.effects = nil
	return effects
}

// announce makes h the latest announcement.
func (s *Shell) announce(h Announcement) {
	h.Seq = s.Announced.Seq + 1
	s.Announced = h
}

// arrive announces a screen that is shown now, without a dialog over it.
func (s *Shell) arrive(h Announcement) {
	s.Dialog = NoDialog
	s.announce(h)
}

// notify puts n into the status line and announces it.
func (s *Shell) notify(n Notice) {
	s.Notice = n
	s.announce(Announcement{Kind: AnnounceNotice})
}

// noBoard leaves a setup that chooses no board in its dialog, which says why.
func (s *Shell) noBoard(setup game.Setup) {
	if s.Setup = setup; !setup.Unread { // the field of a number has the words beside it
		s.notify(Notice{Kind: BadCode})
	}
}

// alarm is the next instant at which the running clock must be looked at.
type alarm struct {
	id int   // of the timer, 0 if there is none
	at int64 // milliseconds since 1970
}

// Animated reports whether things move: neither the settings nor the system ask for rest.
func (s *Shell) Animated() bool { return s.Settings.Animation && !s.Calm }

// MilliAt returns the instant of a reading of the steady clock after Now, in milliseconds since 1970.
func (s *Shell) MilliAt(steady int64) int64 { return s.Now.Milli + steady - s.Now.steady() }

// Instant is a reading of the device's clock, as InstantAt makes it.
type Instant struct {
	Minute int64  // since 1970
	Zone   int    // of the local time, in minutes east of Greenwich
	Date   string // of the local calendar, "2026-11-20": the name of today's board
	Milli  int64  // milliseconds since 1970; 0 if that is not known, and then no clock starts
	Steady int64  // milliseconds by the page's steady clock, see pace; 0 if that is the device's
}

func (i Instant) steady() int64 { return cmp.Or(i.Steady, i.Milli) }

// InstantAt returns the instant at which so many milliseconds have passed since 1970, in a zone
// of so many minutes east of Greenwich.
func InstantAt(milli int64, zone int) Instant {
	i := Instant{Minute: milli / 60_000, Zone: zone, Milli: milli}
	i.Date = i.Day().String()
	return i
}

// Second returns the seconds since 1970.
func (i Instant) Second() int64 { return i.Milli / 1000 }

// Time returns the instant as the training takes it.
func (i Instant) Time() training.Time { return training.Time{Minute: i.Minute, Zone: i.Zone} }

// Day returns the date as the training counts it.
func (i Instant) Day() training.Day { return i.Time().Day() }

// Device is what the browser offers beyond the least.
type Device struct {
	Share   bool // a share sheet of the system
	Install bool // to install the app
	Apple   bool // the app is installed by hand, from the share sheet, and is not yet
}
