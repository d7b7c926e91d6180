package play

import "kulami/app/desk"

// flagIfOutOfTime ends the game if the side to move has no time left. In a live game the device of
// that side says so.
func (m *Model) flagIfOutOfTime(msg desk.Msg) {
	t, ok := m.Table()
	if !ok || t.Linked || m.Now.Milli == 0 {
		return
	}
	t.Away = t.Away && desk.TraitsOf(msg)&desk.Background != 0
	if over := t.TimeOver(); over == 0 || m.Now.Milli < over || t.Game.Players.Friend() && !(t.Game.OwnTurn() && m.Peer.Live(t.Game.ID)) {
		return
	}
	m.Put(t.OutOfTime(&m.Desk))
	m.Announce(desk.Announcement{Kind: desk.AnnounceShown})
}

// setInstant takes over the time that the clocks show, and brings the screen up to it.
func (m *Model) setInstant(now desk.Instant) {
	m.Desk.SetInstant(now)
	if next := m.Screen().Follow(&m.Desk); next != nil && m.Ready {
		m.Put(next)
	}
}

// ticks reports whether time counts now: then SecondOver comes with every second.
func (m *Model) ticks() bool {
	return m.ClockTicks() || m.Screen().Needs().Seconds && m.Storm.Running()
}
