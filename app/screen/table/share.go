package table

import (
	"kulami/app/challenge"
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

type (
	// ShareNames sets whether a shared link has the names of the players.
	ShareNames struct{ On bool }
	// LinkSent reports that the share sheet has sent a link.
	LinkSent struct{ Link rules.Link }
)

func (ShareNames) Message() {}
func (LinkSent) Message()   {}

func (LinkSent) Traits() desk.Traits { return desk.Background }

// Parts returns the parts of the game that can be shared. A friend's link has no notes.
func (t Screen) Parts() []desk.SharePart {
	whole := desk.ShareNotes
	if t.Game.Players.Friend() {
		whole = desk.ShareMoves
	}
	return desk.PartsOf(t.Shared(whole).Record, t.Shared(desk.ShareHere).Record)
}

// Address returns the fragment of the shared link.
func (t Screen) Address(part desk.SharePart) string { return t.Link(part).String() }

// Framed returns the record without the seats, because a friend's link is for the friend alone.
func (t Screen) Framed(part desk.SharePart) string { return t.Shared(part).String() }

// Done returns the game shown as a challenge, if it is over.
func (t Screen) Done(*desk.Desk) (challenge.Challenge, bool) {
	if !t.AtEnd() || t.Linked {
		return challenge.Challenge{}, false
	}
	return challenge.Of(t.Game)
}

// noteSent notes that the friend has got link, if it is the link of the current position.
func (t Screen) noteSent(link rules.Link) Screen {
	if t.Game.ToSend() && link.Equal(t.Link(desk.ShareMoves)) {
		t.Game.Sent = true
	}
	return t
}

// Pictured returns the game, or the variation shown.
func (t Screen) Pictured(part desk.SharePart) rules.Link {
	if !t.Game.Variation() {
		return t.Shared(part)
	}
	r, _ := t.Game.Record().Extract(t.Game.Moves()) // a line of the record is legal
	return t.Game.LinkOf(r.WithCursor(t.Game.Ply()))
}

// share handles the messages that share the game shown. ok is false for other messages.
func (t Screen) share(d *desk.Desk, msg desk.Msg) (next Screen, ok bool) {
	switch msg := msg.(type) {
	case desk.CopyLink:
		t = t.madeByLink(d)
		part := d.Share
		// Without storage the link is the only copy.
		if d.Unsaved && d.Dialog == desk.NoDialog {
			part = desk.ShareNotes
		}
		link := t.Link(part)
		d.Do(desk.Copy{Fragment: link.String()})
		return t.noteSent(link), true
	case ShareNames:
		t.Named = msg.On
	case desk.SendLink:
		t = t.madeByLink(d)
		d.Do(desk.Send{Link: t.Link(d.Share)})
	default:
		return t, d.ShareAs(t, msg)
	}
	return t, true
}

// madeByLink turns a game between two people into a game by link, because its link goes to the
// other player.
func (t Screen) madeByLink(d *desk.Desk) Screen {
	if !t.Linked && d.Share != desk.ShareHere && !t.Looking() && t.Game.Players.Mode == game.TwoPeople && !t.Game.Timed() && !t.Game.Over() && t.Game.Moved() {
		t.Game.Players = t.Game.ByLink()
	}
	return t
}
