package play

import (
	"cmp"
	"strconv"

	"kulami/app/game"
	"kulami/rules"
)

type (
	// CopyLink copies the link of the game shown.
	CopyLink struct{}
	// CopyRecord copies its moves as a text that people read, with its link.
	CopyRecord struct{}
	// CopyEmbed copies the markup that shows it on another page.
	CopyEmbed struct{}
	// SendLink hands its link to the system's share sheet.
	SendLink struct{}
	// ShareNames says whether the shared record has the names of the players.
	ShareNames struct{ On bool }
	// LinkSent says that the share sheet has handed a link on.
	LinkSent struct{ Record rules.Record }
	// SaveFile hands the player its record as a file.
	SaveFile struct{}
	// SavePicture hands the player a picture of it.
	SavePicture struct{ Format Format }
	// Copied says whether copying worked; Text is what has to be copied by hand if not.
	Copied struct {
		OK   bool
		Text string
	}
	// Unshared says that the share sheet was refused, or does not open; Text is what has to be copied instead.
	Unshared struct {
		Text    string
		Refused bool
	}
	// PictureFailed says that the browser could not make the picture of SavePicture.
	PictureFailed struct{}
)

func (Copied) message()        {}
func (Unshared) message()      {}
func (PictureFailed) message() {}
func (CopyLink) message()      {}
func (CopyRecord) message()    {}
func (CopyEmbed) message()     {}
func (SendLink) message()      {}
func (ShareNames) message()    {}
func (LinkSent) message()      {}
func (SaveFile) message()      {}
func (SavePicture) message()   {}

func (LinkSent) traits() traits      { return background }
func (Copied) traits() traits        { return background }
func (Unshared) traits() traits      { return background }
func (PictureFailed) traits() traits { return background }

func (PictureFailed) run(m *Model) { m.notify(Notice{Kind: NoPicture}) }

// run says whether copying worked.
func (c Copied) run(m *Model) {
	if !c.OK {
		m.byHand(c.Text, CopyFailed)
		return
	}
	if m.Dialog == HandDialog {
		m.Dialog = NoDialog
	}
	m.notify(Notice{Kind: cmp.Or(m.copying, LinkCopied)})
}

// run shows the text in place of the share sheet. After a refusal the buttons that send copy.
func (u Unshared) run(m *Model) {
	m.Device.Share = m.Device.Share && !u.Refused
	m.byHand(u.Text, ShareFailed)
}

// byHand shows a text that a person is to copy by hand, and says why. The dialog of a live game shows its own.
func (s *Shell) byHand(text string, why NoticeKind) {
	if text != "" && s.Dialog != LiveDialog {
		s.ByHand, s.Dialog = text, HandDialog
	}
	s.notify(Notice{Kind: why})
}

// Sharer is a screen with a game that the share dialog hands on.
type Sharer interface {
	// Parts returns what of the game can be shared, the first by itself.
	Parts() []SharePart
	// Shared returns the record of a part, and Address the fragment of its link.
	Shared(SharePart) rules.Record
	Address(SharePart) string
	// Framed returns what the address of its frame on another page has.
	Framed(SharePart) string
	// pictured returns the record that a picture shows at its cursor.
	pictured(SharePart) rules.Record
}

// SharerOf returns a screen as one whose game is handed on; ok is false if it has none.
func SharerOf(screen Screen) (g Sharer, ok bool) {
	g, ok = screen.(Sharer)
	return g, ok && !g.Shared(ShareHere).IsZero()
}

// partsOf returns the parts of a game, whose notes and variations are one only where there are any.
func partsOf(whole rules.Record) []SharePart {
	if whole.Equal(whole.MovesOnly()) {
		return []SharePart{ShareMoves, ShareHere}
	}
	return []SharePart{ShareMoves, ShareNotes, ShareHere}
}

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

// pictured returns the record of the game, or of the line that leaves it.
func (t Table) pictured(part SharePart) rules.Record {
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

// handOn hands on the game of a screen as a text, a file or a picture; ok is false for other messages.
func (s *Shell) handOn(g Sharer, msg Msg) (ok bool) {
	r := g.Shared(s.Share)
	switch msg := msg.(type) {
	case CopyRecord:
		s.do(CopyGame{r})
	case CopyEmbed:
		s.do(CopyFrame{g.Framed(s.Share)})
	case SaveFile:
		s.do(Download{fileName(s, r) + ".kulami", "text/plain", r.String() + "\n"})
	case SavePicture:
		pictured, name := g.pictured(s.Share), fileName(s, r)
		if msg.Format == Animated { // to its end, whatever is shown of it now
			name, pictured = name+"-replay", pictured.WithCursor(pictured.Len())
		}
		s.do(Picture{pictured, r, name, msg.Format})
	default:
		return false
	}
	return true
}

// fileName returns the name of a file for r, without its ending.
func fileName(s *Shell, r rules.Record) string {
	return "kulami-" + s.Now.Date + "-" + strconv.Itoa(r.Len())
}

// madeByLink returns t with a game between two people as one that they send each other: it goes to
// the other as a link.
func (t Table) madeByLink(s *Shell) Table {
	if !t.Linked && s.Share != ShareHere && !t.Looking() && t.Game.Players.Mode == game.TwoPeople && !t.Game.Timed() && !t.Game.Over() && t.Game.Moved() {
		t.Game.Players = t.Game.ByLink()
	}
	return t
}

// link returns the record of a game that came with a link, with the names that it came with unless they are hidden.
func (o Opened) link() rules.Record { return Table{Opened: o}.Link(ShareNotes) }
