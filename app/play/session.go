package play

import (
	"kulami/app/game"
	"kulami/app/live"
)

// refuse ends the connection because of what the other side has sent; the game stays as it is.
func (s *Shell) refuse(err error) {
	s.Peer.Step = PeerGone
	s.do(HangUp{})
	fault, _ := err.(live.Fault)
	s.notify(Notice{Kind: PeerRefused, Refusal: fault})
}

// sendGame sends the other side how the game that is played over the connection stands here.
func (s *Shell) sendGame() {
	g, _, _ := s.liveGame()
	s.sendState(g)
}

// liveGame returns the game that is played over the connection; shown reports whether it is on
// the table.
func (s *Shell) liveGame() (g game.Game, shown, ok bool) {
	if o, own := s.own(); own && o.Game.ID == s.Peer.game {
		return o.Game, true, true
	}
	g, err := s.kept.Game(s.Peer.game)
	if err != nil || !g.Players.Friend() {
		return game.Game{}, false, false
	}
	return g, false, true
}

// keepLiveGame keeps the game that is played over the connection as it is now, on the table if it is shown there.
func (s *Shell) keepLiveGame(g game.Game, shown bool) {
	if !shown {
		s.kept = s.kept.Put(g)
		return
	}
	s.Open.Game = g
}

// setTheirClock takes over how many milliseconds the other side has used for no move of the
// game that is played over the connection.
func (s *Shell) setTheirClock(used int64) {
	g, shown, ok := s.liveGame()
	if !ok {
		return
	}
	g.Clock.Used[g.Players.Own.Other()] = used
	if !g.OwnTurn() && g.Clock.Since > 0 {
		g.Clock.Since = s.Now.Milli
	}
	s.keepLiveGame(g, shown)
}

// nameThem calls the other side of the game that is played over the connection what it calls itself.
func (s *Shell) nameThem() {
	g, shown, ok := s.liveGame()
	if !ok {
		return
	}
	var names [2]string
	them := g.Players.Own.Other()
	names[them] = s.Peer.session.Name(them)
	named := g.Players.Named(names)
	if named == g.Players {
		return
	}
	g.Players = named
	s.keepLiveGame(g, shown)
}

// withdraw removes the notice of an offer between two people that was answered or no longer holds.
func (s *Shell) withdraw() {
	session, stands := s.Peer.session, true
	switch s.Notice.Kind {
	case UndoAsked:
		stands = session.Asked()
	case UndoSent:
		stands = session.Asking()
	case RematchAsked:
		stands = session.Again(session.Own().Other())
	case RematchSent:
		stands = session.Again(session.Own())
	default:
		return
	}
	if !stands || !s.Peer.Connected() {
		s.Notice = Notice{}
	}
}

// sendPlayed sends what was played here to the other side.
func (s *Shell) sendPlayed() {
	o, ok := s.own()
	if !ok || !s.Peer.Live(o.Game.ID) {
		return
	}
	if !o.Game.Players.Friend() { // both sides are played here from now on
		s.do(HangUp{})
		s.Peer = Peer{}
		return
	}
	known := s.Peer.session.Record()
	if o.Game.Live() <= known.Len() && o.Game.Record().Finish() == known.Finish() {
		if own := o.Game.Players.Own; s.Peer.session.Name(own) != o.Game.Players.Names[own] {
			s.sendState(o.Game)
			return
		}
		if s.Peer.session.Timed() && s.Peer.session.Clock(o.Game.Players.Own).Stands != s.stands(o.Game) {
			s.sendState(o.Game)
		}
		return
	}
	s.Peer.session = s.Peer.session.Set(o.Game.TimedLine())
	o.Game.Sent = true
	s.sendState(o.Game)
}

// notifyBeside puts a notice into the status line. It is announced together with what was announced
// since, or by itself.
func (s *Shell) notifyBeside(kind NoticeKind, since int) {
	if s.Announced.Seq == since {
		s.notify(Notice{Kind: kind})
		return
	}
	s.Notice, s.Announced.Noticed = Notice{Kind: kind}, true
}

// sendState sends the other side how the game g that is played over the connection stands here;
// g does not exist if it cannot be read.
func (s *Shell) sendState(g game.Game) {
	var text string
	if g.Exists() && g.Timed() {
		own := g.Players.Own
		used := int64(g.Record().Times().Left(own, g.Live()))*100 - g.TimeLeft(own, s.Now.Milli)
		s.Peer.session = s.Peer.session.WithClock(live.Clock{Used: used, Stands: s.stands(g)})
	}
	s.Peer.session, text = s.Peer.session.WithName(g.Players.Names[s.Peer.session.Own()]).State()
	s.do(SendPeer{text})
}

// stands reports whether the clock of the side played here stands because the page is hidden.
func (s *Shell) stands(g game.Game) bool { return s.Hidden && g.Record().Times().Pauses }
