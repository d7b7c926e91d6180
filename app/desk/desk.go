package desk

import (
	"cmp"

	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/training"
	"kulami/rules/engine"
)

// Desk is what the program knows whatever screen is shown: lasting choices, storage,
// what lies over the screen, and what the engine is working on.
type Desk struct {
	Setup    game.Setup       // the choices of the new-game dialog
	Settings library.Settings // the player's lasting choices
	Boards   []game.Named     // the player's own boards, the latest first; never changed in place
	Flags    library.Flags    // what is said or asked only once
	Drafts   library.Drafts   // of the workshop
	Count    string           // the id of the count shown last, which is kept as a game is
	Recent   []string         // ids of the player's own games, the one shown last first; never changed in place

	Open  Opened
	Shown bool // Open is on the screen
	Left  Left

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
	Puzzles training.Collection
	Storm   library.StormRun
	Peer    Peer

	Seed               uint64 // of the session
	Kept               library.Library
	pace               pace // of the two clocks
	ClockSet           bool // the device's clock was set, which is not stored yet
	behind             behind
	Spoken             library.Language // the last one whose words were there, or that of the start
	toastDue           bool             // that the app starts without a network is to be said on the table
	toast              int              // the id of the timer that ends saying so, 0 if it is not said
	Alarm              Alarm
	awake              bool       // the screen is kept on
	Ticking            bool       // SecondOver will come
	Question           Question   // what the engine is working on; its ID is 0 if on nothing
	thought            thought    // the engine's latest result
	lastID             int        // given to a question or a timer
	Address, HistoryID string     // the fragment of the address, and the id that the history keeps beside it
	copying            NoticeKind // what Copied says when it has worked
	next               Msg        // to be carried out in the same step
	Effects            []Effect   // of the step that is under way; nil between steps
}

// thought is what the engine has found about the position of a record.
type thought struct {
	record string
	pass   bool
	found  engine.Analysis // Moves only if all legal holes were asked for
}

// New returns the desk of a first visit.
func New() Desk {
	return Desk{ReplaySpeed: library.NormalSpeed, Setup: game.DefaultSetup, Settings: library.DefaultSettings, Kept: library.New()}
}

// Languages returns the languages to speak, the best first.
func (d *Desk) Languages() []string {
	if d.Settings.Language == library.AutoLanguage {
		return d.Speaks
	}
	return []string{string(d.Settings.Language)}
}

// NextID returns an id that nothing has yet.
func (d *Desk) NextID() int {
	d.lastID++
	return d.lastID
}

// Do has effects carried out after the step.
func (d *Desk) Do(effects ...Effect) {
	for _, e := range effects {
		switch e.(type) {
		case Copy, Send, SendPlace:
			d.copying = LinkCopied
		case CopyText, CopyGame:
			d.copying = TextCopied
		case CopyFrame:
			d.copying = CodeCopied
		case SendResult:
			d.copying = ResultCopied
		}
	}
	d.Effects = append(d.Effects, effects...)
}

// TakeEffects returns the effects of a step that is over.
func (d *Desk) TakeEffects() []Effect {
	effects := d.Effects
	d.Effects = nil
	return effects
}

// Then has a message carried out after the one that is carried out now, in the same step.
func (d *Desk) Then(msg Msg) { d.next = msg }

// TakeNext returns what Then was called with, nil if it was not.
func (d *Desk) TakeNext() Msg {
	next := d.next
	d.next = nil
	return next
}

// Announce makes h the latest announcement.
func (d *Desk) Announce(h Announcement) {
	h.Seq = d.Announced.Seq + 1
	d.Announced = h
}

// Arrive announces a screen that is shown now, without a dialog over it.
func (d *Desk) Arrive(h Announcement) {
	d.Dialog = NoDialog
	d.Announce(h)
}

// Notify puts n into the status line and announces it.
func (d *Desk) Notify(n Notice) {
	d.Notice = n
	d.Announce(Announcement{Kind: AnnounceNotice})
}

// NoBoard leaves a setup that chooses no board in its dialog, which says why on the page of the board.
func (d *Desk) NoBoard(setup game.Setup) {
	if d.Dialog == NewDialog {
		d.Dialog = NewBoardDialog
	}
	if d.Setup = setup; !setup.Unread { // the field of a number has the words beside it
		d.Notify(Notice{Kind: BadCode})
	}
}

// Alarm is the next instant at which the running clock must be looked at.
type Alarm struct {
	ID int   // of the timer, 0 if there is none
	At int64 // milliseconds since 1970
}

// Animated reports whether things move: neither the settings nor the system ask for rest.
func (d *Desk) Animated() bool { return d.Settings.Animation && !d.Calm }

// MilliAt returns the instant of a reading of the steady clock after Now, in milliseconds since 1970.
func (d *Desk) MilliAt(steady int64) int64 { return d.Now.Milli + steady - d.Now.steady() }

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

// Left returns how many minutes are left of the date, 1…1440.
func (i Instant) Left() int {
	const minutesPerDay = 24 * 60
	return minutesPerDay - int(i.Minute+int64(i.Zone)-minutesPerDay*int64(i.Day()))
}

// Day returns the date as the training counts it.
func (i Instant) Day() training.Day { return i.Time().Day() }

// Device is what the browser offers beyond the least.
type Device struct {
	Share   bool // a share sheet of the system
	Install bool // to install the app
	Apple   bool // the app is installed by hand, from the share sheet, and is not yet
}
