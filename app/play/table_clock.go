package play

import "kulami/app/desk"

// PauseClock stops the clocks of the game, or lets them go on.
type PauseClock struct{}

func (PauseClock) Message() {}

func (t Table) pauseClock(d *desk.Desk) Table {
	if !t.CanPause() {
		return t
	}
	t.Game.Clock.Paused = !t.Game.Clock.Paused
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return t
}

// outOfTime ends the game of t: the side to move has no time left.
func (t Table) outOfTime(d *desk.Desk) Table {
	t = t.At(d, t.Game.OutOfTime())
	t.shown.late = true
	return t
}

// Late reports whether the game has just been lost on time.
func (t Table) Late() bool { return t.shown.late }
