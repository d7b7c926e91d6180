package play

type (
	// PauseClock stops the clocks of the game, or lets them go on.
	PauseClock struct{}
)

func (PauseClock) Message() {}

// flagIfOutOfTime ends the game if the side to move has no time left. In a live game the device of
// that side says so.
func (m *Model) flagIfOutOfTime(msg Msg) {
	t, ok := m.Table()
	if !ok || t.Linked || m.Now.Milli == 0 {
		return
	}
	t.Away = t.Away && TraitsOf(msg)&background != 0
	if over := t.timeOver(); over == 0 || m.Now.Milli < over || t.Game.Players.Friend() && !(t.Game.OwnTurn() && m.Peer.Live(t.Game.ID)) {
		return
	}
	t = t.at(&m.Shell, t.Game.OutOfTime())
	t.shown.late = true
	m.Put(t)
	m.announce(Announcement{Kind: AnnounceShown})
}

// setInstant takes over the time that the clocks show, and brings the screen up to it.
func (m *Model) setInstant(now Instant) {
	m.Shell.setInstant(now)
	if next := m.Screen().Follow(&m.Shell); next != nil && m.Ready {
		m.Put(next)
	}
}

func (t Table) pauseClock(s *Shell) Table {
	if !t.CanPause() {
		return t
	}
	t.Game.Clock.Paused = !t.Game.Clock.Paused
	s.announce(Announcement{Kind: AnnounceShown})
	return t
}

// ticks reports whether time counts now: then SecondOver comes with every second.
func (m *Model) ticks() bool {
	return m.clockTicks() || m.Screen().Needs().Seconds && m.Storm.Running()
}
