package table

import "kulami/app/desk"

// PauseClock stops the clocks of the game, or restarts them.
type PauseClock struct{}

func (PauseClock) Message() {}

func (t Screen) pauseClock(d *desk.Desk) Screen {
	if !t.CanPause() {
		return t
	}
	t.Game.Clock.Paused = !t.Game.Clock.Paused
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return t
}

// OutOfTime ends the game of t, because the side to move has no time left.
func (t Screen) OutOfTime(d *desk.Desk) Screen {
	t = t.At(d, t.Game.OutOfTime())
	t.shown.late = true
	return t
}

// Late reports whether the game has just been lost on time.
func (t Screen) Late() bool { return t.shown.late }
