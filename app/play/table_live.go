package play

import "kulami/rules"

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
