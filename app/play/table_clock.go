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

func (ClockDue) message()   {}
func (PauseClock) message() {}

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

// flagIfOutOfTime ends the game if the side to move has no time left. In a live game the device of
// that side says so.
func (m *Model) flagIfOutOfTime(msg Msg) {
	t, ok := m.Table()
	if !ok || t.Linked || m.Now.Milli == 0 {
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

// runClock starts or stops the clock of the game shown as it should run now. The clock of a
// game that another tab plays on is left to that tab, until the player does something here.
func (m *Model) runClock(msg Msg) {
	if traitsOf(msg)&background == 0 {
		m.Open.Away = false
	}
	if m.Now.Milli == 0 {
		return
	}
	m.flagIfOutOfTime(msg)
	if o, ok := m.own(); ok && (!o.Away || m.Peer.Live(o.Game.ID)) {
		g := o.Game
		_, seen := msg.(Seen)
		switch runs := m.clockRuns(g); {
		case runs && (g.Clock.Since == 0 || g.Clock.Since > m.Now.Milli): // or the device's clock was set back
			g.Clock.Since = m.Now.Milli
		case !runs && g.Clock.Since > 0:
			g = g.Stopped(m.Now.Milli)
		case runs && seen && g.Players.Friend(): // the page may be about to close
			g = g.Charged(m.Now.Milli)
		}
		o.Game = g
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
	if _, onTable := m.Table(); onTable && m.Open.Game.Clock.Since > 0 {
		m.Open.Game.Clock.Since = max(m.Open.Game.Clock.Since+milli, 1)
	}
	m.behind.set += milli
	if m.Storm.Running() {
		m.Storm.Late += milli
	}
	m.set = true
}

// leaveTable saves the player's own game before something else is shown.
func (m *Model) leaveTable() {
	if o, ok := m.own(); ok {
		if o.Game.Record().Times().Pauses && !o.Away {
			o.Game = o.Game.Stopped(m.Now.Milli)
		}
		if o.ClockRuns() != rules.Nobody {
			m.behind = behind{id: o.Game.ID}
		}
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

// setAlarm asks to be woken when the running clock comes to a time that must be said, or to
// its end.
func (m *Model) setAlarm() {
	o, ok := m.own()
	at := int64(0)
	if ok && o.Game.Clocked() && o.Game.Live() > 0 && !o.Awaits(&m.Shell) {
		at = o.timeOver()
	}
	if side := o.ClockRuns(); at > 0 && !o.Away {
		switch n := o.low(m.Now.Milli); {
		case n > o.said[side]:
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
	o, ok := m.own()
	if !ok || o.ClockRuns() == rules.Nobody || o.Away {
		return
	}
	side := o.ClockRuns()
	if n := o.low(m.Now.Milli); n > o.said[side] {
		o.said[side] = n
		if !m.Hidden {
			m.announce(Announcement{Kind: AnnounceTime, Side: side})
		}
	}
}

// ticks reports whether time counts now: then SecondOver comes with every second.
func (m *Model) ticks() bool {
	o, ok := m.own()
	return ok && o.ClockRuns() != rules.Nobody || m.behind.id != "" || m.Screen().needs().Seconds && m.Storm.Running()
}
