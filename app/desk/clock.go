package desk

import (
	"kulami/app/game"
	"kulami/rules"
)

// ClockDue answers WaitClock.
type ClockDue struct{ ID int }

func (ClockDue) Message() {}

func (ClockDue) Traits() Traits { return Background }

// ClockRuns reports whether the clock of the side to move should run.
func (d *Desk) ClockRuns(g game.Game) bool {
	stopped := d.clockStopped(g)
	switch {
	case !g.Clocked() || g.Live() == 0:
		return false
	case !g.Players.Friend():
		return !g.Clock.Paused && !stopped
	case !g.OwnTurn():
		stopped = d.Peer.Session.Clock(g.Players.Own.Other()).Stopped
	}
	return d.Peer.Step == PeerOn && d.Peer.Live(g.ID) && !stopped
}

// RunClock starts or stops the clock of the open game as necessary. It does not touch the clock of
// a game that another tab plays on, until the player does something here.
func (d *Desk) RunClock(msg Msg) {
	if TraitsOf(msg)&Background == 0 {
		d.Open.Away = false
	}
	if d.Now.Milli == 0 {
		return
	}
	if o, ok := d.Own(); ok && (!o.Away || d.Peer.Live(o.Game.ID)) {
		g := o.Game
		_, seen := msg.(Seen)
		switch runs := d.ClockRuns(g); {
		case runs && (g.Clock.Since == 0 || g.Clock.Since > d.Now.Milli):
			// The device's clock can also have been set back.
			g.Clock.Since = d.Now.Milli
		case !runs && g.Clock.Since > 0:
			g = g.Stopped(d.Now.Milli)
		case runs && seen && g.Players.Friend(): // the page can close soon
			g = g.Charged(d.Now.Milli)
		}
		o.Game = g
	}
}

// SetInstant takes over the time that the clocks show.
func (d *Desk) SetInstant(now Instant) {
	if now.Milli > 0 {
		if set := d.pace.read(now.Milli, now.steady()); set != 0 && d.Ready {
			d.setBy(set)
		}
	}
	d.Now = now
}

// ClockTicks reports whether the clock of one of the player's own games runs, shown or not.
func (d *Desk) ClockTicks() bool {
	o, ok := d.Own()
	return ok && o.ClockRuns() != rules.Nobody || d.behind.id != ""
}

// setBy corrects the stored instants after the device's clock was set by some milliseconds.
func (d *Desk) setBy(milli int64) {
	if d.Shown && d.Open.Game.Clock.Since > 0 {
		d.Open.Game.Clock.Since = max(d.Open.Game.Clock.Since+milli, 1)
	}
	d.behind.set += milli
	if d.Storm.Running() {
		d.Storm.Late += milli
	}
	d.ClockSet = true
}

// LeaveTable saves the player's own game before something else is shown.
func (d *Desk) LeaveTable() {
	if o, ok := d.Own(); ok {
		d.Left = Left{o.Game.ID, o.Away, o.Kept}
		if o.Game.Record().Times().Pauses && !o.Away {
			o.Game = o.Game.Stopped(d.Now.Milli)
		}
		if o.ClockRuns() != rules.Nobody {
			d.behind = behind{id: o.Game.ID}
		}
	}
	d.SaveCurrent()
}

// TakeUp leaves the open game, and prepares the clock of another game, which it returns.
func (d *Desk) TakeUp(g game.Game) game.Game {
	left := d.behind
	d.LeaveTable()
	if g.Record().Times().Pauses || g.Players.Friend() && !d.Peer.Live(g.ID) {
		g.Clock.Since = 0 // the clock is stopped unless it runs on behind, see game.TurnClock
	}
	if left.id == g.ID && g.Clock.Since > 0 {
		g.Clock.Since = max(g.Clock.Since+left.set, 1)
	}
	if d.behind.id == g.ID {
		d.behind = behind{}
	}
	return g
}

// SetAlarm sets a timer for the next announcement of little time, or for the end of the running
// clock.
func (d *Desk) SetAlarm() {
	o, ok := d.Own()
	at := int64(0)
	if ok && o.Game.Clocked() && o.Game.Live() > 0 && !o.Awaits(d) {
		at = o.TimeOver()
	}
	if at <= d.Now.Milli { // no alarm ends a game that waits for another device, or another tab
		at = 0
	}
	if side := o.ClockRuns(); at > 0 && !o.Away {
		switch n := o.lowReached(d.Now.Milli); {
		case n > o.lowAnnounced[side]:
			at = d.Now.Milli
		case n < len(lowTimes):
			at -= lowTimes[n]
		}
	}
	if at == d.Alarm.At {
		return
	}
	d.Alarm = Alarm{}
	if at == 0 {
		return
	}
	d.Alarm.ID = d.NextID()
	d.Alarm.At = at
	d.Do(WaitClock{d.Alarm.ID, int(max(at-d.Now.Milli, 0))})
}

// Run announces once that a side has little time left.
func (msg ClockDue) Run(d *Desk) {
	if msg.ID != d.Alarm.ID {
		return
	}
	d.Alarm = Alarm{}
	o, ok := d.Own()
	if !ok || o.ClockRuns() == rules.Nobody || o.Away {
		return
	}
	side := o.ClockRuns()
	if n := o.lowReached(d.Now.Milli); n > o.lowAnnounced[side] {
		o.lowAnnounced[side] = n
		if !d.Hidden {
			d.Announce(Announcement{Kind: AnnounceTime, Side: side})
		}
	}
}

// SecondOver answers NextSecond.
type SecondOver struct{}

func (SecondOver) Message() {}

func (SecondOver) Traits() Traits { return Fleeting | Background }

func (SecondOver) Run(d *Desk) { d.Ticking = false }
