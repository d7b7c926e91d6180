package play

import (
	"kulami/app/game"
	"kulami/rules"
)

type (
	// CopyLink copies the link of the game shown.
	CopyLink struct{}
	// SendLink hands its link to the system's share sheet.
	SendLink struct{}
	// ShareNames says whether the shared record has the names of the players.
	ShareNames struct{ On bool }
	// LinkSent says that the share sheet has handed a link on.
	LinkSent struct{ Record rules.Record }
)

func (CopyLink) Message()   {}
func (SendLink) Message()   {}
func (ShareNames) Message() {}
func (LinkSent) Message()   {}

func (LinkSent) Traits() Traits { return background }

// Parts returns what of the game can be shared. What goes to a friend has no notes.
func (t Table) Parts() []SharePart {
	if t.Game.Players.Friend() {
		return partsOf(t.Shared(ShareMoves))
	}
	return partsOf(t.Shared(ShareNotes))
}

// Address returns the fragment of the link that is shared.
func (t Table) Address(part SharePart) string { return t.Link(part).String() }

// Framed returns the record: a friend's link is for the friend alone.
func (t Table) Framed(part SharePart) string { return t.Shared(part).String() }

// noteSent notes that the friend has been handed a link, if it is that of the game as it stands.
func (t Table) noteSent(link rules.Record) Table {
	if t.Game.ToSend() && link.Equal(t.Link(ShareMoves)) {
		t.Game.Sent = true
	}
	return t
}

// Pictured returns the record of the game, or of the line that leaves it.
func (t Table) Pictured(part SharePart) rules.Record {
	if !t.Game.Variation() {
		return t.Shared(part)
	}
	r, _ := t.Game.Record().Extract(t.Game.Moves()) // a line of the record is legal
	return r.WithCursor(t.Game.Ply())
}

// share carries out what hands the game shown on; ok is false for other messages.
func (t Table) share(s *Shell, msg Msg) (next Table, ok bool) {
	switch msg := msg.(type) {
	case CopyLink:
		t = t.madeByLink(s)
		part := s.Share
		if s.Unsaved && s.Dialog == NoDialog { // the link is the only copy
			part = ShareNotes
		}
		link := t.Link(part)
		s.do(Copy{link.String()})
		return t.noteSent(link), true
	case ShareNames:
		t.Named = msg.On
	case SendLink:
		t = t.madeByLink(s)
		s.do(Send{t.Link(s.Share)})
	default:
		return t, s.handOn(t, msg)
	}
	return t, true
}

// madeByLink returns t with a game between two people as one that they send each other: it goes to
// the other as a link.
func (t Table) madeByLink(s *Shell) Table {
	if !t.Linked && s.Share != ShareHere && !t.Looking() && t.Game.Players.Mode == game.TwoPeople && !t.Game.Timed() && !t.Game.Over() && t.Game.Moved() {
		t.Game.Players = t.Game.ByLink()
	}
	return t
}

// linkOf returns the record of a game that came with a link, with the names that it came with unless they are hidden.
func linkOf(o Opened) rules.Record { return Table{Opened: o}.Link(ShareNotes) }
