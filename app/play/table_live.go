package play

import (
	"kulami/app/game"
	"kulami/app/live"
	"kulami/rules"
)

func (t Table) askUndo(s *Shell, ply int) {
	s.Peer.session = s.Peer.session.AskUndo(ply)
	s.sendState(t.Game)
	s.notify(Notice{Kind: UndoSent})
}

// friendsTurn returns the notice for a press while the friend is to move.
func (t Table) friendsTurn(s *Shell) NoticeKind {
	switch {
	case s.Peer.Live(t.Game.ID):
		return LiveTurn
	case t.Game.ToSend():
		return FriendsTurn
	}
	return LinkAwaited
}

func (t Table) playBoth(s *Shell) Table {
	s.Dialog = NoDialog
	if t.Game.Players.Friend() {
		t.Game.Players.Own = rules.Nobody
		s.announce(Announcement{Kind: AnnounceShown})
	}
	return t
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
