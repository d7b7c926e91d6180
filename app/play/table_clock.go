package play

import (
	"kulami/app/game"
	"kulami/rules"
)

type (
	// PauseClock stops the clocks of the game, or lets them go on.
	PauseClock struct{}
	// ClockDue answers WaitClock.
	ClockDue struct{ ID int }
)

func (PauseClock) run(*Model) {}

func (ClockDue) traits() traits { return background }

// clockRuns reports whether the clock of the side to move should run.
func (m *Model) clockRuns(g game.Game) bool {
	stands := m.stands(g)
	switch {
	case !g.Clocked() || g.Live() == 0:
		return false
	case !g.Players.Friend():
		return !g.Clock.Paused && !stands
	case !g.OwnTurn():
		stands = m.Peer.session.Clock(g.Players.Own.Other()).Stands
	}
	return m.Peer.Step == PeerOn && m.Peer.Live(g.ID) && !stands
}

// awayGrace is how many milliseconds a tab waits for the tab in which the game was last played on,
// before it ends the game itself.
const awayGrace = 2000

// timeOver returns when the time of the side to move will be over, in milliseconds since 1970, or 0 if
// its clock stands.
func (t Table) timeOver() int64 {
	c := t.Game.Clock
	if c.Since == 0 || t.Linked || !t.Game.Clocked() {
		return 0
	}
	over := c.Since + t.Game.TimeLeft(t.Game.LivePosition().Turn(), c.Since)
	if t.Away {
		over += awayGrace
	}
	return over
}

// flagIfOutOfTime ends the game if the side to move has no time left. In a live game the device of
// that side says so.
func (m *Model) flagIfOutOfTime(msg Msg) {
	t, ok := m.ownTable()
	if !ok || m.Now.Milli == 0 {
		return
	}
	t.Away = t.Away && traitsOf(msg)&background != 0
	if over := t.timeOver(); over == 0 || m.Now.Milli < over || t.Game.Players.Friend() && !(t.Game.OwnTurn() && m.Peer.Live(t.Game.ID)) {
		return
	}
	t = t.at(&m.Shell, t.Game.OutOfTime())
	t.shown.late = true
	m.Put(t)
	m.announce(Announcement{Kind: AnnounceShown})
}

// Awaits reports whether the other side of a live game has no time left as far as is known
// here: its device has yet to say whether it played in time.
func (s Shell) Awaits(t Table) bool {
	g := t.Game
	return s.Peer.Live(g.ID) && g.Clocked() && g.Waits() && g.TimeLeft(g.Players.Own.Other(), s.Now.Milli) == 0
}

// runClock starts or stops the clock of the game shown as it should run now. The clock of a
// game that another tab plays on is left to that tab, until the player does something here.
func (m *Model) runClock(msg Msg) {
	if t, ok := m.Table(); ok && t.Away && traitsOf(msg)&background == 0 {
		t.Away = false
		m.Put(t)
	}
	if m.Now.Milli == 0 {
		return
	}
	m.flagIfOutOfTime(msg)
	if t, ok := m.ownTable(); ok && (!t.Away || m.Peer.Live(t.Game.ID)) {
		g := t.Game
		_, seen := msg.(Seen)
		switch runs := m.clockRuns(g); {
		case runs && (g.Clock.Since == 0 || g.Clock.Since > m.Now.Milli): // or the device's clock was set back
			g.Clock.Since = m.Now.Milli
		case !runs && g.Clock.Since > 0:
			g = g.Stopped(m.Now.Milli)
		case runs && seen && g.Players.Friend(): // the page may be about to close
			g = g.Charged(m.Now.Milli)
		}
		t.Game = g
		m.Put(t)
	}
}

// setInstant takes over the time that the clocks show, and brings the screen up to it.
func (m *Model) setInstant(now Instant) {
	if now.Milli > 0 {
		if set := m.pace.read(now.Milli, now.steady()); set != 0 && m.Ready {
			m.setBy(set)
		}
	}
	m.Now = now
	if next := m.Screen().follow(&m.Shell); next != nil && m.Ready {
		m.Put(next)
	}
}

// setBy moves what is measured by the device's clock with it, which was set by some milliseconds.
func (m *Model) setBy(milli int64) {
	if t, ok := m.Table(); ok && t.Game.Clock.Since > 0 {
		t.Game.Clock.Since = max(t.Game.Clock.Since+milli, 1)
		m.Put(t)
	}
	m.behind.set += milli
	if m.Storm.Running() {
		m.Storm.Late += milli
	}
	m.set = true
}

// leaveTable saves the player's own game before something else is shown.
func (m *Model) leaveTable() {
	if t, ok := m.ownTable(); ok && t.Game.Record().Times().Pauses && !t.Away {
		t.Game = t.Game.Stopped(m.Now.Milli)
		m.Put(t)
	}
	if t, ok := m.ownTable(); ok && t.ClockRuns() != rules.Nobody {
		m.behind = behind{id: t.Game.ID}
	}
	m.saveCurrent()
}

func (t Table) pauseClock(s *Shell) Table {
	if !t.CanPause() {
		return t
	}
	t.Game.Clock.Paused = !t.Game.Clock.Paused
	s.announce(Announcement{Kind: AnnounceShown})
	return t
}

// CanPause reports whether the clocks of the game can be stopped or go on. Those of a live
// game cannot.
func (t Table) CanPause() bool {
	return !t.Linked && t.Game.Clocked() && t.Game.Live() > 0 && !t.Game.Players.Friend()
}

// Paused reports whether a player stopped the clocks.
func (t Table) Paused() bool { return t.CanPause() && t.Game.Clock.Paused }

// ClockRuns returns the side whose clock is running, or rules.Nobody.
func (t Table) ClockRuns() rules.Side {
	if t.timeOver() == 0 {
		return rules.Nobody
	}
	return t.Game.LivePosition().Turn()
}

// lowTimes are the milliseconds left, descending, that are said.
var lowTimes = [...]int64{30_000, 10_000}

// low returns how many of lowTimes the running clock has come to at an instant.
func (t Table) low(now int64) (n int) {
	left := t.Game.TimeLeft(t.Game.LivePosition().Turn(), now)
	for n < len(lowTimes) && left <= lowTimes[n] {
		n++
	}
	return n
}

// setAlarm asks to be woken when the running clock comes to a time that must be said, or to
// its end.
func (m *Model) setAlarm() {
	t, ok := m.ownTable()
	at := int64(0)
	if ok && t.Game.Clocked() && t.Game.Live() > 0 && !m.Awaits(t) {
		at = t.timeOver()
	}
	if side := t.ClockRuns(); at > 0 && !t.Away {
		switch n := t.low(m.Now.Milli); {
		case n > t.said[side]:
			at = m.Now.Milli
		case n < len(lowTimes):
			at -= lowTimes[n]
		}
	}
	if at == m.alarm.at {
		return
	}
	m.alarm = alarm{}
	if at == 0 {
		return
	}
	m.alarm.id = m.nextID()
	m.alarm.at = at
	m.do(WaitClock{m.alarm.id, int(max(at-m.Now.Milli, 0))})
}

// run says that a side has little time left, once.
func (msg ClockDue) run(m *Model) {
	if msg.ID != m.alarm.id {
		return
	}
	m.alarm = alarm{}
	t, ok := m.ownTable()
	side := t.ClockRuns()
	if !ok || side == rules.Nobody || t.Away {
		return
	}
	if n := t.low(m.Now.Milli); n > t.said[side] {
		t.said[side] = n
		m.Put(t)
		if !m.Hidden {
			m.announce(Announcement{Kind: AnnounceTime, Side: side})
		}
	}
}

// ticks reports whether time counts now: then SecondOver comes with every second.
func (m *Model) ticks() bool {
	t, ok := m.ownTable()
	return ok && t.ClockRuns() != rules.Nobody || m.behind.id != "" || m.Screen().needs().Seconds && m.Storm.Running()
}
