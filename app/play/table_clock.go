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
