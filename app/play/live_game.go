package play

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// playTo brings the live game to a record.
func (m *Model) playTo(rec rules.Record) {
	g, shown, ok := m.LiveGame()
	if !ok {
		return
	}
	t, _ := m.Table()
	g.Sent = true
	g = g.Stopped(m.Now.Milli)
	moves, before := rec.Moves(), g
	back := len(moves) < g.Live()
	if back {
		g.Tree = game.NewTree(g.Record().WithCursor(len(moves)).Cut())
		g = g.TimedFrom(before, m.Now.Milli)
	}
	for _, h := range moves[min(g.Live(), len(moves)):] {
		side := g.LivePosition().Turn()
		next, err := g.Extended(h)
		if err != nil {
			return
		}
		g.Tree = next
		if shown && g.AtLive() {
			t = t.At(&m.Desk, g)
			m.Announce(desk.Announcement{Kind: desk.AnnounceMove, Side: side, Hole: h})
		}
	}
	if f := rec.Finish(); f != g.Record().Finish() {
		g.Tree = g.Finished(f)
	}
	g.Tree = g.WithTimes(rec.Times())
	if !shown {
		if m.ClockRuns(g) && !rec.Times().Pauses {
			g.Clock.Since = m.Now.Milli
		}
		m.Kept = m.Kept.Put(g)
		return
	}
	if back || g.Over() && g.Record().Finish() != rules.NotFinished {
		t = t.At(&m.Desk, g)
		m.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	}
	t.Game = g
	if g.AtLive() && g.Over() && !back {
		t = t.Count(&m.Desk)
	}
	m.Put(t)
}

// nextLive begins the session's next game: the same game with the sides exchanged.
func (m *Model) nextLive() {
	was, _, ok := m.LiveGame()
	if !ok {
		return
	}
	g := was.Again().Swapped()
	g.Seed, g.Sent = was.Seed+1, true
	m.showNew(g)
	m.Peer.Game = m.OwnID()
}

// playAgain asks for another game with the same person, over the same connection.
func (m *Model) playAgain() {
	var begun bool
	m.Peer.Session, begun = m.Peer.Session.PlayAgain()
	if begun {
		m.nextLive()
	} else {
		m.Notify(desk.Notice{Kind: desk.RematchSent})
	}
	m.SendGame()
}
