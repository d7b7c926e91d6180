package play

import (
	"cmp"

	"kulami/app/game"
	"kulami/app/store"
	"kulami/app/training"
	"kulami/rules/engine"
)

// SharePart is what of the game shown is shared.
type SharePart string

// The parts. A friend is always sent the moves, see Table.Link.
const (
	ShareMoves SharePart = "moves" // of the game
	ShareNotes SharePart = "notes" // the moves, variations and notes
	ShareHere  SharePart = "here"  // the moves that lead to the node shown
)

// Embedding says how the markup shows a game on another page. A theme or language that is empty or auto is the reader's.
type Embedding struct {
	Element  bool // by an element of embed.js, not by a frame
	Theme    Theme
	Language Language
	Plays    bool // the moves are played from the first one on
}

// Shell is what the program knows whatever screen is shown: lasting choices, storage,
// what lies over the screen, and what the engine is working on.
type Shell struct {
	Setup    game.Setup   // the choices of the new-game dialog
	Settings Settings     // the player's lasting choices
	Boards   []game.Named // the player's own boards, the latest first; never changed in place
	Flags    Flags        // what is said or asked only once
	Drafts   Drafts       // of the workshop
	Count    string       // the id of the count shown last, which is kept as a game is
	Recent   []string     // ids of the player's own games, the one shown last first; never changed in place

	Now    Instant  // of the latest message
	Build  string   // the version of the program
	Speaks []string // the reader's languages, as BCP 47 tags, the best first
	Device Device   // what the browser offers
	Calm   bool     // the system asks for reduced motion
	Hidden bool     // the page is not visible

	Dialog      Dialog
	Notice      Notice
	Announced   Announcement
	ReplaySpeed int // in percent, one of ReplaySpeeds
	Share       SharePart
	Embedding   Embedding
	ByHand      string // what HandDialog shows
	Updated     bool   // a new version of the program waits to be applied
	Unkept      bool   // not all files could be kept for play without a network
	Unsaved     bool   // storage is blocked or full
	Ready       bool   // Loaded has arrived

	Library Library // while its dialog is open, or the progress page is shown
	Puzzles Collection
	Storm   StormRun
	Peer    Peer

	seed               uint64 // of the session
	leftLink           string // the record of the linked game that another screen was opened from, or nothing
	store              archive
	pace               pace // of the two clocks
	set                bool // the device's clock was set, which is not stored yet
	behind             behind
	spoken             Language // the last one whose words were there, or that of the start
	toastDue           bool     // that the app starts without a network is to be said on the table
	toast              int      // the id of the timer that ends saying so, 0 if it is not said
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
	return Shell{ReplaySpeed: normalSpeed, Setup: game.DefaultSetup, Settings: defaultSettings, store: archive{Store: store.New(nil), summaries: &summaries{}}}
}

// Languages returns the languages to speak, the best first.
func (s Shell) Languages() []string {
	if s.Settings.Language == AutoLanguage {
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

// SaysOffline reports whether the page says now that the app starts without a network.
func (s Shell) SaysOffline() bool { return s.toast != 0 }

// alarm is the next instant at which the running clock must be looked at.
type alarm struct {
	id int   // of the timer, 0 if there is none
	at int64 // milliseconds since 1970
}

// Animated reports whether things move: neither the settings nor the system ask for rest.
func (s Shell) Animated() bool { return s.Settings.Animation && !s.Calm }

// MilliAt returns the instant of a reading of the steady clock after Now, in milliseconds since 1970.
func (s Shell) MilliAt(steady int64) int64 { return s.Now.Milli + steady - s.Now.steady() }

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
