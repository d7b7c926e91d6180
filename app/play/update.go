package play

import (
	"slices"
	"strings"

	"kulami/rules"
)

// Update returns the Model after msg, which came at an instant, and what must be done outside because of it. It has no
// other effect.
//
// Some things are not decided message by message but follow from the Model afterwards:
// what the engine should be working on, what should be in storage, what the library
// lists and what the address should be.
func Update(m Model, at Instant, msg Msg) (Model, []Effect) {
	switch all := msg.(type) {
	case AllRead: // it comes with the message that needed it
		msg = m.allRead(all)
	default:
		if m.needsAll(msg) {
			return m, []Effect{ReadAll{msg}}
		}
	}
	m.setInstant(at)
	before := m
	m.flagIfOutOfTime(msg) // first: a press at the instant at which the time is over comes too late
	m.step(msg)
	if m.Ready {
		m.conclude(before, msg)
	}
	return m, m.takeEffects()
}

// step carries out msg: the screen first, and what it does nothing with the Model.
func (m *Model) step(msg Msg) {
	switch msg.(type) {
	case Thought, Valued, Unanswered:
		if !m.takeResult(msg) { // it is about a question that is not asked any more
			return
		}
	}
	if TraitsOf(msg)&(background|fleeting|keepsNotice) == 0 {
		m.Notice = Notice{}
	}
	next, ok := m.Screen().Update(&m.Shell, msg)
	m.Put(next)
	if ok {
		return
	}
	switch d := msg.(type) {
	case Visit:
		m.visitNamed(d)
	case deed:
		d.run(m)
	case Runner:
		d.Run(&m.Shell)
	}
}

// conclude does what follows from the Model after msg was carried out on before. The store comes when
// everything else is settled, and the address last.
func (m *Model) conclude(before Model, msg Msg) {
	m.flagIfOutOfTime(msg)
	m.runClock(msg)
	m.fillLibrary()
	if m.fits() {
		m.fit()
	}
	if next := m.Screen().Follow(&m.Shell); next != nil {
		m.Put(next)
	}
	m.sendPlayed()
	m.withdraw()
	m.askOrHalt(m.Screen().Question(&m.Shell))
	m.readOn(before.Library, msg)
	m.meetNeeds(msg)
	m.setAlarm()
	m.sayOffline()
	m.playSound(before)
	m.speak(before)
	m.keepAwake(msg)
	_, first := msg.(Loaded)
	if first {
		m.spoken = m.Settings.Language
	}
	if !slices.Equal(m.Languages(), before.Languages()) {
		m.do(FetchWords{m.Settings.Language})
	}
	if m.mayWait(before, msg) {
		return
	}
	if m.persist(); first { // there is time when Shown has come
		return
	}
	m.set = false
	m.keep()
	m.route(before, msg)
}

// mayWait reports whether what is kept and addressed may follow with the next message: msg may come
// often, and neither did a replay end nor was the clock of the game shown set.
func (m *Model) mayWait(before Model, msg Msg) bool {
	was, _ := before.Table()
	now, _ := m.Table()
	replayEnded := was.Replaying && !now.Replaying
	return TraitsOf(msg)&fleeting != 0 && !replayEnded && now.Game.Clock == was.Game.Clock && m.Storm == before.Storm && !m.set
}

// meetNeeds fetches the puzzles and reads all games when a screen needs them for the first time,
// and asks to be woken in a second while time counts.
func (m *Model) meetNeeds(msg Msg) {
	if m.Screen().Needs().Puzzles && m.Puzzles.State == NotFetched {
		m.Puzzles.State = Fetching
		m.do(FetchPuzzles{})
	}
	if _, first := msg.(Loaded); m.needsGames() && m.kept.Partly() && !first { // there is time when Shown has come
		m.do(ReadAll{Shown{}})
	}
	if m.ticks() && !m.ticking {
		m.ticking = true
		m.do(NextSecond{})
	}
}

// run plays the hole of the given name, or answers the command of the given letter. The dialog stays open for another try
// if the name isn't read, the hole can't be played, or it has to be confirmed.
func (e Entry) run(m *Model) {
	name, dialog := entryName(e.Text), m.Dialog
	if topic, ok := commands[name]; ok {
		m.Dialog = NoDialog
		m.step(Describe{topic})
		return
	}
	h := rules.NoHole
	if b := m.Screen().BoardShown(); b != nil {
		h = b.Hole(name)
	}
	if h == rules.NoHole {
		m.notify(Notice{Kind: EntryUnread, Text: strings.TrimSpace(e.Text)})
		return
	}
	m.Dialog = NoDialog
	m.step(Press{h})
	if m.Notice.Kind == IllegalHole || m.Notice.Kind == ConfirmHole {
		m.Dialog = dialog
	}
}

// CanUpdate reports whether a new version waits, and nothing would be lost if the page were loaded again now: no connection to
// a friend, and no time of a storm or a clock.
func (m *Model) CanUpdate() bool {
	clock := m.Shown && m.Open.ClockRuns() != rules.Nobody
	return m.Updated && !m.Peer.Connected() && !m.Screen().Needs().Seconds && !clock
}

// run opens the dialog. A screen without a game has an address to share, and no more.
func (o Open) run(m *Model) {
	if _, ok := SharerOf(m.Screen()); o.Dialog == ShareDialog && !ok {
		m.Dialog = NoDialog
		m.do(SendPlace{m.fragment()})
		return
	}
	m.Dialog, m.Share = o.Dialog, ShareMoves
}

// Entry is a hole's name, or a command's letter, that was typed: it is played or
// answered.
type Entry struct{ Text string }

// Open lays a dialog over the table; Close removes it.
type Open struct{ Dialog Dialog }

func (Open) Message() {}

func (Entry) Message() {}

func (Entry) Traits() Traits { return keepsNotice }
