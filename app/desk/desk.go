package desk

import (
	"cmp"

	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/training"
	"kulami/rules/engine"
)

// Desk is the state that all screens share: settings, storage, dialogs, notices, and the engine's
// query.
type Desk struct {
	Setup    game.Setup       // the choices of the new-game dialog
	Settings library.Settings // the player's lasting choices
	Boards   []game.Named     // the latest first; never changed in place
	Flags    library.Flags    // hints and questions that are shown only once
	Drafts   library.Drafts   // drafts of the workshop
	Count    string           // id of the count shown last, which is stored like a game
	// Ids of the player's own games, the last shown first; never changed in place.
	Recent []string

	Open  Opened
	Shown bool // Open is on the screen
	Left  Left

	Now    Instant  // instant of the latest message
	Build  string   // the version of the program
	Speaks []string // the player's languages, as BCP 47 tags, the best first
	Device Device   // features of the browser
	Calm   bool     // the system prefers reduced motion
	Hidden bool     // the page is not visible

	Dialog      Dialog
	Under       Dialog // shown instead of the screen below Dialog, and after it; see Page
	Notice      Notice
	Announced   Announcement
	ReplaySpeed int // in percent, one of library.ReplaySpeeds
	Share       SharePart
	Embedding   Embedding
	ByHand      string // text in HandDialog
	Updated     bool   // a new version of the program is ready
	Unkept      bool   // not all files could be cached for offline play
	Unsaved     bool   // storage is blocked or full
	Ready       bool   // Loaded has arrived

	Library library.List // while its dialog is open, or the screen needs the games
	// Deletions since that dialog was opened, each a group, the latest first.
	Deleted [][]library.Item
	Puzzles training.Collection
	Storm   library.StormRun
	Peer    Peer

	Finishes   training.Finishes
	FinishRuns library.FinishRuns // finishes that were begun

	Seed     uint64 // seed of the session
	Kept     library.Library
	pace     pace // pace of the two clocks
	ClockSet bool // the device's clock was set, and this is not stored yet
	behind   behind
	// The last language with phrases, or the language at the start.
	Spoken   library.Language
	toastDue bool // show the "works offline" toast on the table
	// Id of the timer that hides the toast; 0 if it is not shown.
	toast              int
	Alarm              Alarm
	awake              bool     // the device's screen is kept on
	Ticking            bool     // SecondOver was requested
	Question           Question // the engine's query; its ID is 0 if there is none
	thought            thought  // the engine's latest result
	lastID             int      // latest id of a question or a timer
	Address, HistoryID string   // fragment of the address, and its id in the history
	next               Msg      // message to run in the same step
	Effects            []Effect // effects of the current step; nil between steps
}

// thought is the engine's result for the position of a record.
type thought struct {
	record string
	pass   bool
	found  engine.Analysis // Moves only if all legal holes were asked for
}

// New returns the desk of a first visit.
func New() Desk {
	return Desk{ReplaySpeed: library.NormalSpeed, Setup: game.DefaultSetup, Settings: library.DefaultSettings, Kept: library.New()}
}

// Languages returns the languages for the app, the best first.
func (d *Desk) Languages() []string {
	if d.Settings.Language == library.AutoLanguage {
		return d.Speaks
	}
	return []string{string(d.Settings.Language)}
}

// NextID returns a new id.
func (d *Desk) NextID() int {
	d.lastID++
	return d.lastID
}

// NextMinute starts a timer that ends with this minute, and returns its id.
func (d *Desk) NextMinute() int {
	const minute = 60_000
	id := d.NextID()
	d.Do(Wait{ID: id, Milliseconds: minute - int(d.Now.Milli%minute)})
	return id
}

// Do adds effects, which run after the step.
func (d *Desk) Do(effects ...Effect) {
	d.Effects = append(d.Effects, effects...)
}

// TakeEffects removes and returns the effects of a completed step.
func (d *Desk) TakeEffects() []Effect {
	effects := d.Effects
	d.Effects = nil
	return effects
}

// Then sets a message that runs after the current one, in the same step.
func (d *Desk) Then(msg Msg) { d.next = msg }

// TakeNext removes and returns the message that Then has set, or nil.
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

// Arrive announces a screen that is shown now, and closes the dialog.
func (d *Desk) Arrive(h Announcement) {
	d.Dialog, d.Under = NoDialog, NoDialog
	d.Announce(h)
}

// Notify puts n into the status line and announces it.
func (d *Desk) Notify(n Notice) {
	d.Notice = n
	d.Announce(Announcement{Kind: AnnounceNotice})
}

// NoBoard keeps a setup without a valid board in its dialog. The board page of the dialog shows the
// reason.
func (d *Desk) NoBoard(setup game.Setup) {
	if d.Dialog == NewDialog || d.Dialog == OpponentDialog {
		d.Dialog = NewBoardDialog
	}
	if d.Setup = setup; !setup.Unread { // the number field has its own message
		d.Notify(Notice{Kind: BadCode})
	}
}

// Alarm is the next instant at which the running clock must be checked.
type Alarm struct {
	ID int   // ID of the timer, 0 for none
	At int64 // milliseconds since 1970
}

// Animated reports whether animations are on: neither the settings nor the system switch them off.
func (d *Desk) Animated() bool { return d.Settings.Animation && !d.Calm }

// MilliAt returns the instant of a later reading of the steady clock, in milliseconds since 1970.
func (d *Desk) MilliAt(steady int64) int64 { return d.Now.Milli + steady - d.Now.steady() }

// Instant is a reading of the device's clock, made by InstantAt.
type Instant struct {
	Minute int64  // since 1970
	Zone   int    // time zone in minutes east of Greenwich
	Date   string // local date such as "2026-11-20", the name of today's board
	Milli  int64  // milliseconds since 1970; 0 if unknown, and then no clock starts
	// Milliseconds of the page's steady clock, see pace; 0 if that is the device's clock.
	Steady int64
}

func (i Instant) steady() int64 { return cmp.Or(i.Steady, i.Milli) }

// InstantAt returns an instant from milliseconds since 1970 and the zone's minutes east of
// Greenwich.
func InstantAt(milli int64, zone int) Instant {
	i := Instant{Minute: milli / 60_000, Zone: zone, Milli: milli}
	i.Date = i.Day().String()
	return i
}

// Second returns the seconds since 1970.
func (i Instant) Second() int64 { return i.Milli / 1000 }

// Time returns the instant as a training.Time.
func (i Instant) Time() training.Time { return training.Time{Minute: i.Minute, Zone: i.Zone} }

// Left returns the minutes left of the date, 1…1440.
func (i Instant) Left() int {
	const minutesPerDay = 24 * 60
	return minutesPerDay - int(i.Minute+int64(i.Zone)-minutesPerDay*int64(i.Day()))
}

// Day returns the date as a training.Day.
func (i Instant) Day() training.Day { return i.Time().Day() }

// Device is the browser's optional features.
type Device struct {
	Share   bool // the system has a share sheet
	Install bool // the browser can install the app
	// The player must install the app by hand, from the share sheet, and has not done so.
	Apple bool
}
