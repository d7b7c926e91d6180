package play

import "kulami/app/desk"

// flagIfOutOfTime ends the game if the side to move has no time left. In a live game, only that
// side's device ends it.
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

// setInstant takes over the time that the clocks show, and updates the screen.
func (m *Model) setInstant(now desk.Instant) {
	m.Desk.SetInstant(now)
	if next := m.Screen().Follow(&m.Desk); next != nil && m.Ready {
		m.Put(next)
	}
}

// ticks reports whether a clock or a storm counts time now. If so, SecondOver is sent every second.
func (m *Model) ticks() bool {
	return m.ClockTicks() || m.Screen().Needs().Seconds && m.Storm.Running()
}
