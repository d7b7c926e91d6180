package play

import (
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/training"
	"kulami/rules"
)

// Update returns the Model after msg, which came at an instant, and what must be done outside because of it. It has no
// other effect.
//
// Some things are not decided message by message but follow from the Model afterwards:
// what the engine should be working on, what should be in storage, what the library
// lists and what the address should be.
func Update(m Model, at desk.Instant, msg desk.Msg) (Model, []desk.Effect) {
	switch all := msg.(type) {
	case AllRead: // it comes with the message that needed it
		msg = m.allRead(all)
	default:
		if m.needsAll(msg) {
			return m, []desk.Effect{desk.ReadAll{Then: msg}}
		}
	}
	m.setInstant(at)
	before := m
	m.flagIfOutOfTime(msg) // first: a press at the instant at which the time is over comes too late
	m.step(msg)
	if m.Ready {
		m.conclude(before, msg)
	}
	return m, m.TakeEffects()
}

// step carries out msg: the screen first, and what it does nothing with the Model.
func (m *Model) step(msg desk.Msg) {
	switch msg.(type) {
	case desk.Thought, desk.Valued, desk.Unanswered:
		if !m.TakeResult(msg) { // it is about a question that is not asked any more
			return
		}
	}
	if desk.TraitsOf(msg)&(desk.Background|desk.Fleeting|desk.KeepsNotice) == 0 {
		m.Notice = desk.Notice{}
	}
	next, ok := m.Screen().Update(&m.Desk, msg)
	if m.Put(next); !ok {
		m.carryOut(msg)
	}
	if then := m.TakeNext(); then != nil {
		m.step(then)
	}
}

// carryOut carries out a message that the screen did nothing with.
func (m *Model) carryOut(msg desk.Msg) {
	switch d := msg.(type) {
	case desk.Visit:
		m.visitNamed(d)
	case desk.Analyse:
		m.analyseFrom(d)
	case desk.ReviewGame:
		m.reviewGame(d)
	case deed:
		d.run(m)
	case desk.Runner:
		d.Run(&m.Desk)
	}
}

// conclude does what follows from the Model after msg was carried out on before. The store comes when
// everything else is settled, and the address last.
func (m *Model) conclude(before Model, msg desk.Msg) {
	m.flagIfOutOfTime(msg)
	m.RunClock(msg)
	m.fillLibrary()
	if m.Fits() {
		m.fit()
	}
	if next := m.Screen().Follow(&m.Desk); next != nil {
		m.Put(next)
	}
	m.SendPlayed()
	m.Withdraw()
	m.AskOrHalt(m.Screen().Question(&m.Desk))
	m.ReadOn(before.Library, msg)
	m.meetNeeds(msg)
	m.SetAlarm()
	m.SayOffline()
	m.playSound(before)
	m.speak(before)
	m.keepAwake(msg)
	_, first := msg.(Loaded)
	if first {
		m.Spoken = m.Settings.Language
	}
	if !slices.Equal(m.Languages(), before.Languages()) {
		m.Do(desk.FetchWords{Language: m.Settings.Language})
	}
	if m.mayWait(before, msg) {
		return
	}
	if m.Persist(); first { // there is time when Shown has come
		return
	}
	m.ClockSet = false
	m.Keep()
	m.route(before, msg)
}

// mayWait reports whether what is kept and addressed may follow with the next message: msg may come
// often, and neither did a replay end nor was the clock of the game shown set.
func (m *Model) mayWait(before Model, msg desk.Msg) bool {
	was, _ := before.Table()
	now, _ := m.Table()
	replayEnded := was.Replaying && !now.Replaying
	return desk.TraitsOf(msg)&desk.Fleeting != 0 && !replayEnded && now.Game.Clock == was.Game.Clock && m.Storm == before.Storm && !m.ClockSet
}

// meetNeeds fetches the puzzles and reads all games when a screen needs them for the first time,
// and asks to be woken in a second while time counts.
func (m *Model) meetNeeds(msg desk.Msg) {
	if m.Screen().Needs().Puzzles && m.Puzzles.State == training.NotFetched {
		m.Puzzles.State = training.Fetching
		m.Do(desk.FetchPuzzles{})
	}
	if _, first := msg.(Loaded); m.needsGames() && m.Kept.Partly() && !first { // there is time when Shown has come
		m.Do(desk.ReadAll{Then: Shown{}})
	}
	if m.ticks() && !m.Ticking {
		m.Ticking = true
		m.Do(desk.NextSecond{})
	}
}

// run plays the hole of the given name, or answers the command of the given letter. The dialog stays open for another try
// if the name isn't read, the hole can't be played, or it has to be confirmed.
func (e Entry) run(m *Model) {
	name, dialog := entryName(e.Text), m.Dialog
	if topic, ok := commands[name]; ok {
		m.Dialog = desk.NoDialog
		m.step(desk.Describe{Topic: topic})
		return
	}
	h := rules.NoHole
	if b := m.Screen().BoardShown(); b != nil {
		h = b.Hole(name)
	}
	if h == rules.NoHole {
		m.Notify(desk.Notice{Kind: desk.EntryUnread, Text: strings.TrimSpace(e.Text)})
		return
	}
	m.Dialog = desk.NoDialog
	m.step(desk.Press{Hole: h})
	if m.Notice.Kind == desk.IllegalHole || m.Notice.Kind == desk.ConfirmHole {
		m.Dialog = dialog
	}
}

// CanUpdate reports whether a new version waits, and nothing would be lost if the page were loaded again now: no connection to
// a friend, and no time of a storm or a clock.
func (m *Model) CanUpdate() bool {
	clock := m.Shown && m.Open.ClockRuns() != rules.Nobody
	return m.Updated && !m.Peer.Connected() && !m.Screen().Needs().Seconds && !clock
}
