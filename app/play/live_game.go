package play

import (
	"kulami/app/game"
	"kulami/app/live"
	"kulami/rules"
)

// refuse ends the connection because of what the other side has sent; the game stays as it is.
func (m *Model) refuse(err error) {
	m.Peer.Step = PeerGone
	m.do(HangUp{})
	fault, _ := err.(live.Fault)
	m.notify(Notice{Kind: PeerRefused, Refusal: fault})
}

// sendGame sends the other side how the game that is played over the connection stands here.
func (m *Model) sendGame() {
	g, _, _ := m.liveGame()
	m.sendState(g)
}

// liveGame returns the game that is played over the connection; shown reports whether it is on
// the table.
func (m *Model) liveGame() (g game.Game, shown, ok bool) {
	if o, own := m.own(); own && o.Game.ID == m.Peer.game {
		return o.Game, true, true
	}
	g, err := m.kept.Game(m.Peer.game)
	if err != nil || !g.Players.Friend() {
		return game.Game{}, false, false
	}
	return g, false, true
}

// keepLiveGame keeps the game that is played over the connection as it is now, on the table if it is shown there.
func (m *Model) keepLiveGame(g game.Game, shown bool) {
	if !shown {
		m.kept = m.kept.Put(g)
		return
	}
	m.Open.Game = g
}

// playTo brings the game that is played over the connection to a record.
func (m *Model) playTo(rec rules.Record) {
	g, shown, ok := m.liveGame()
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
			t = t.at(&m.Shell, g)
			m.announce(Announcement{Kind: AnnounceMove, Side: side, Hole: h})
		}
	}
	if f := rec.Finish(); f != g.Record().Finish() {
		g.Tree = g.Finished(f)
	}
	g.Tree = g.WithTimes(rec.Times())
	if !shown {
		if m.clockRuns(g) && !rec.Times().Pauses {
			g.Clock.Since = m.Now.Milli
		}
		m.kept = m.kept.Put(g)
		return
	}
	if back || g.Over() && g.Record().Finish() != rules.NotFinished {
		t = t.at(&m.Shell, g)
		m.announce(Announcement{Kind: AnnounceShown})
	}
	t.Game = g
	if g.AtLive() && g.Over() && !back {
		t = t.count(&m.Shell)
	}
	m.Put(t)
}

// setTheirClock takes over how many milliseconds the other side has used for no move of the
// game that is played over the connection.
func (m *Model) setTheirClock(used int64) {
	g, shown, ok := m.liveGame()
	if !ok {
		return
	}
	g.Clock.Used[g.Players.Own.Other()] = used
	if !g.OwnTurn() && g.Clock.Since > 0 {
		g.Clock.Since = m.Now.Milli
	}
	m.keepLiveGame(g, shown)
}

// nameThem calls the other side of the game that is played over the connection what it calls itself.
func (m *Model) nameThem() {
	g, shown, ok := m.liveGame()
	if !ok {
		return
	}
	var names [2]string
	them := g.Players.Own.Other()
	names[them] = m.Peer.session.Name(them)
	named := g.Players.Named(names)
	if named == g.Players {
		return
	}
	g.Players = named
	m.keepLiveGame(g, shown)
}

// nextLive begins the game that the session has begun: the one before again with the sides exchanged.
func (m *Model) nextLive() {
	was, _, ok := m.liveGame()
	if !ok {
		return
	}
	g := was.Again().Swapped()
	g.Seed, g.Sent = was.Seed+1, true
	m.showNew(g)
	m.Peer.game = m.ownID()
}

// playAgain wants another game with the same person, over the same connection.
func (m *Model) playAgain() {
	var begun bool
	m.Peer.session, begun = m.Peer.session.PlayAgain()
	if begun {
		m.nextLive()
	} else {
		m.notify(Notice{Kind: RematchSent})
	}
	m.sendGame()
}

// withdraw removes the notice of an offer between two people that was answered or no longer holds.
func (m *Model) withdraw() {
	s, stands := m.Peer.session, true
	switch m.Notice.Kind {
	case UndoAsked:
		stands = s.Asked()
	case UndoSent:
		stands = s.Asking()
	case RematchAsked:
		stands = s.Again(s.Own().Other())
	case RematchSent:
		stands = s.Again(s.Own())
	default:
		return
	}
	if !stands || !m.Peer.Connected() {
		m.Notice = Notice{}
	}
}

// sendPlayed sends what was played here to the other side.
func (m *Model) sendPlayed() {
	o, ok := m.own()
	if !ok || !m.Peer.Live(o.Game.ID) {
		return
	}
	if !o.Game.Players.Friend() { // both sides are played here from now on
		m.do(HangUp{})
		m.Peer = Peer{}
		return
	}
	known := m.Peer.session.Record()
	if o.Game.Live() <= known.Len() && o.Game.Record().Finish() == known.Finish() {
		if own := o.Game.Players.Own; m.Peer.session.Name(own) != o.Game.Players.Names[own] {
			m.sendState(o.Game)
			return
		}
		if m.Peer.session.Timed() && m.Peer.session.Clock(o.Game.Players.Own).Stands != m.stands(o.Game) {
			m.sendState(o.Game)
		}
		return
	}
	m.Peer.session = m.Peer.session.Set(o.Game.TimedLine())
	o.Game.Sent = true
	m.sendState(o.Game)
}
