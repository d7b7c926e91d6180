package play

import (
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/training"
	"kulami/rules"
)

// Update returns the Model after msg, which arrived at an instant, and the effects to run. It has
// no side effects.
//
// Some results do not depend on a single message but follow from the new Model. These are the
// engine's query, the stored texts, the library's list and the address.
func Update(m Model, at desk.Instant, msg desk.Msg) (Model, []desk.Effect) {
	switch all := msg.(type) {
	case AllRead: // it has the message that needed it
		msg = m.allRead(all)
	default:
		if m.needsAll(msg) {
			return m, []desk.Effect{desk.ReadAll{Then: msg}}
		}
	}
	m.setInstant(at)
	before := m
	// First, because a click at the instant at which the time is over is too late.
	m.flagIfOutOfTime(msg)
	m.step(msg)
	if m.Ready {
		m.conclude(before, msg)
	}
	return m, m.TakeEffects()
}

// step runs msg on the screen, or on the Model if the screen ignores msg.
func (m *Model) step(msg desk.Msg) {
	switch msg.(type) {
	case desk.Thought, desk.Valued, desk.Unanswered:
		if !m.TakeResult(msg) { // it answers an old query
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

// carryOut runs a message that the screen has ignored.
func (m *Model) carryOut(msg desk.Msg) {
	switch d := msg.(type) {
	case desk.Visit:
		m.visitNamed(d)
	case desk.Analyse:
		m.analyseFrom(d)
	case desk.ReviewGame:
		m.reviewGame(d)
	case desk.Undelete:
		d.Run(&m.Desk)
		m.followLive()
	case action:
		d.run(m)
	case desk.Runner:
		d.Run(&m.Desk)
	}
}

// conclude derives effects after msg has turned before into m. It updates storage after everything
// else, and the address last.
func (m *Model) conclude(before Model, msg desk.Msg) {
	if m.Dialog == desk.NoDialog {
		m.Under = desk.NoDialog
	}
	m.flagIfOutOfTime(msg)
	m.RunClock(msg)
	m.fillLibrary()
	if m.Fits() {
		m.fit()
	}
	next := m.Screen().Follow(&m.Desk)
	if next != nil && next.Name() != m.Screen().Name() { // which can need the games
		m.Put(next)
		m.fillLibrary()
		next = next.Follow(&m.Desk)
	}
	if next != nil {
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
	if m.canWait(before, msg) {
		return
	}
	if m.Persist(); first { // wait for Shown
		return
	}
	m.ClockSet = false
	m.Keep()
	m.route(before, msg)
}

// canWait reports whether saving and the URL update can wait for the next message. This is so if
// msg is frequent, no replay ended, and no clock was set.
func (m *Model) canWait(before Model, msg desk.Msg) bool {
	was, _ := before.Table()
	now, _ := m.Table()
	replayEnded := was.Replaying && !now.Replaying
	return desk.TraitsOf(msg)&desk.Fleeting != 0 && !replayEnded && now.Game.Clock == was.Game.Clock && m.Storm == before.Storm && !m.ClockSet
}

// meetNeeds fetches the puzzles and reads all games when a screen needs them for the first time.
// While time counts, it asks for a message in a second.
func (m *Model) meetNeeds(msg desk.Msg) {
	if m.Screen().Needs().Puzzles && m.Puzzles.State == training.NotFetched {
		m.Puzzles.State = training.Fetching
		m.Do(desk.FetchPuzzles{})
	}
	if m.Screen().Needs().Finishes && m.Finishes.State == training.NotFetched {
		m.Finishes.State = training.Fetching
		m.Do(desk.FetchFinishes{})
	}
	needs := m.Screen().Needs() // but wait for Shown
	if _, first := msg.(Loaded); (m.needsGames() || needs.Texts) && m.Kept.Partly() && !first {
		m.Do(desk.ReadAll{Then: Shown{}})
	}
	if m.ticks() && !m.Ticking {
		m.Ticking = true
		m.Do(desk.NextSecond{})
	}
}

// run plays the hole with the given name, or runs the command with the given letter. The dialog
// stays open for another try if the name is unknown, the hole is closed, or the move must be
// confirmed.
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

// CanUpdate reports whether a new version is ready, and a reload would lose nothing. A reload would
// lose a connection to a friend, or time of a storm or a clock.
func (m *Model) CanUpdate() bool {
	clock := m.Shown && m.Open.ClockRuns() != rules.Nobody
	return m.Updated && !m.Peer.Connected() && !m.Screen().Needs().Seconds && !clock
}
