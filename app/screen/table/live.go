package table

import (
	"kulami/app/desk"
	"kulami/rules"
)

func (t Screen) askUndo(d *desk.Desk, ply int) {
	d.Peer.Session = d.Peer.Session.AskUndo(ply)
	d.SendState(t.Game)
	d.Notify(desk.Notice{Kind: desk.UndoSent})
}

// friendsTurn returns the notice for a press while it is the friend's turn.
func (t Screen) friendsTurn(d *desk.Desk) desk.NoticeKind {
	switch {
	case d.Peer.Live(t.Game.ID):
		return desk.LiveTurn
	case t.Game.ToSend():
		return desk.FriendsTurn
	}
	return desk.LinkAwaited
}

func (t Screen) playBoth(d *desk.Desk) Screen {
	d.Dialog = desk.NoDialog
	if t.Game.Players.Friend() {
		t.Game.Players.Own = rules.Nobody
		d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	}
	return t
}
