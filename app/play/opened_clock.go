package play

import (
	"kulami/app/game"
	"kulami/rules"
)

// ClockDue answers WaitClock.
type ClockDue struct{ ID int }

func (ClockDue) Message() {}

func (ClockDue) Traits() Traits { return background }

// clockRuns reports whether the clock of the side to move should run.
func (s *Shell) clockRuns(g game.Game) bool {
	stands := s.stands(g)
	switch {
	case !g.Clocked() || g.Live() == 0:
		return false
	case !g.Players.Friend():
		return !g.Clock.Paused && !stands
	case !g.OwnTurn():
		stands = s.Peer.session.Clock(g.Players.Own.Other()).Stands
	}
	return s.Peer.Step == PeerOn && s.Peer.Live(g.ID) && !stands
}

// runClock starts or stops the clock of the game shown as it should run now. The clock of a
// game that another tab plays on is left to that tab, until the player does something here.
func (s *Shell) runClock(msg Msg) {
	if TraitsOf(msg)&background == 0 {
		s.Open.Away = false
	}
	if s.Now.Milli == 0 {
		return
	}
	if o, ok := s.own(); ok && (!o.Away || s.Peer.Live(o.Game.ID)) {
		g := o.Game
		_, seen := msg.(Seen)
		switch runs := s.clockRuns(g); {
		case runs && (g.Clock.Since == 0 || g.Clock.Since > s.Now.Milli): // or the device's clock was set back
			g.Clock.Since = s.Now.Milli
		case !runs && g.Clock.Since > 0:
			g = g.Stopped(s.Now.Milli)
		case runs && seen && g.Players.Friend(): // the page may be about to close
			g = g.Charged(s.Now.Milli)
		}
		o.Game = g
	}
}

// setInstant takes over the time that the clocks show.
func (s *Shell) setInstant(now Instant) {
	if now.Milli > 0 {
		if set := s.pace.read(now.Milli, now.steady()); set != 0 && s.Ready {
			s.setBy(set)
		}
	}
	s.Now = now
}

// clockTicks reports whether the clock of a game of the player's own runs, shown or not.
func (s *Shell) clockTicks() bool {
	o, ok := s.own()
	return ok && o.ClockRuns() != rules.Nobody || s.behind.id != ""
}

// setBy moves what is measured by the device's clock with it, which was set by some milliseconds.
func (s *Shell) setBy(milli int64) {
	if s.Shown && s.Open.Game.Clock.Since > 0 {
		s.Open.Game.Clock.Since = max(s.Open.Game.Clock.Since+milli, 1)
	}
	s.behind.set += milli
	if s.Storm.Running() {
		s.Storm.Late += milli
	}
	s.set = true
}

// leaveTable saves the player's own game before something else is shown.
func (s *Shell) leaveTable() {
	if o, ok := s.own(); ok {
		if o.Game.Record().Times().Pauses && !o.Away {
			o.Game = o.Game.Stopped(s.Now.Milli)
		}
		if o.ClockRuns() != rules.Nobody {
			s.behind = behind{id: o.Game.ID}
		}
	}
	s.saveCurrent()
}

// takeUp leaves the open game, and returns another one with its clock as it stands now.
func (s *Shell) takeUp(g game.Game) game.Game {
	left := s.behind
	s.leaveTable()
	if g.Record().Times().Pauses || g.Players.Friend() && !s.Peer.Live(g.ID) {
		g.Clock.Since = 0 // it stands unless it was to run on, see game.TurnClock
	}
	if left.id == g.ID && g.Clock.Since > 0 {
		g.Clock.Since = max(g.Clock.Since+left.set, 1)
	}
	if s.behind.id == g.ID {
		s.behind = behind{}
	}
	return g
}

// setAlarm asks to be woken when the running clock comes to a time that must be said, or to
// its end.
func (s *Shell) setAlarm() {
	o, ok := s.own()
	at := int64(0)
	if ok && o.Game.Clocked() && o.Game.Live() > 0 && !o.Awaits(s) {
		at = o.timeOver()
	}
	if side := o.ClockRuns(); at > 0 && !o.Away {
		switch n := o.low(s.Now.Milli); {
		case n > o.said[side]:
			at = s.Now.Milli
		case n < len(lowTimes):
			at -= lowTimes[n]
		}
	}
	if at == s.alarm.at {
		return
	}
	s.alarm = alarm{}
	if at == 0 {
		return
	}
	s.alarm.id = s.nextID()
	s.alarm.at = at
	s.do(WaitClock{s.alarm.id, int(max(at-s.Now.Milli, 0))})
}

// run says that a side has little time left, once.
func (msg ClockDue) Run(s *Shell) {
	if msg.ID != s.alarm.id {
		return
	}
	s.alarm = alarm{}
	o, ok := s.own()
	if !ok || o.ClockRuns() == rules.Nobody || o.Away {
		return
	}
	side := o.ClockRuns()
	if n := o.low(s.Now.Milli); n > o.said[side] {
		o.said[side] = n
		if !s.Hidden {
			s.announce(Announcement{Kind: AnnounceTime, Side: side})
		}
	}
}

// SecondOver answers NextSecond.
type SecondOver struct{}

func (SecondOver) Message() {}

func (SecondOver) Traits() Traits { return fleeting | background }

func (SecondOver) Run(s *Shell) { s.ticking = false }
