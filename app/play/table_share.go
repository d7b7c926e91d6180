package play

import (
	"strconv"

	"kulami/app/game"
	"kulami/rules"
)

// sent notes that the friend has been handed a link, if it is that of the game as it stands.
func (t Table) sent(link rules.Record) Table {
	if t.Game.ToSend() && link.Equal(t.Link(false)) {
		t.Game.Sent = true
	}
	return t
}

// pictured returns the record that a picture shows at its cursor: of the game, or of
// the line that leaves it.
func (t Table) pictured(fromHere bool) rules.Record {
	if !t.Game.Variation() {
		return t.Shared(fromHere)
	}
	r, _ := t.Game.Record().Extract(t.Game.Moves()) // a line of the record is legal
	return r.WithCursor(t.Game.Ply())
}

// share carries out what hands the game shown on: as a link, a text, a file or a
// picture.
func (t Table) share(s *Shell, msg Msg) {
	r := t.Shared(s.FromHere)
	name := "kulami-" + s.Day + "-" + strconv.Itoa(r.Len()) // without its ending
	switch msg := msg.(type) {
	case CopyLink:
		s.do(Copy{t.Link(s.FromHere)})
	case CopyRecord:
		s.do(CopyText{r.String()})
	case CopyEmbed:
		s.do(CopyFrame{r})
	case SendLink:
		s.do(Send{t.Link(s.FromHere)})
	case SaveFile:
		s.do(Download{name + ".kulami", "text/plain", r.String() + "\n"})
	case SavePicture:
		pictured := t.pictured(s.FromHere)
		if msg.Format == Animated { // to its end, whatever is shown of it now
			name, pictured = name+"-replay", pictured.WithCursor(pictured.Len())
		}
		s.do(Picture{pictured, r, name, msg.Format})
	}
}

// share hands the game shown on. A link to a game between two people makes it one that
// they send each other.
func (m *Model) share(msg Msg) {
	switch msg.(type) {
	case CopyLink, SendLink:
		m.markShared()
	}
	t, ok := m.Table()
	if !ok {
		return
	}
	if _, copies := msg.(CopyLink); copies {
		t = t.sent(t.Link(m.FromHere))
		m.Screen = t
	}
	t.share(&m.Shell, msg)
}

// copied says whether copying worked; if not, the table offers the link for copying by
// hand.
func (m *Model) copied(ok bool) {
	if ok {
		m.notify(Notice{Kind: LinkCopied})
		return
	}
	if _, onTable := m.Table(); onTable && m.Dialog == NoDialog {
		m.Dialog = ShareDialog
	}
	m.notify(Notice{Kind: CopyFailed})
}

// markShared notes that a game between two people goes to the other as a link.
func (m *Model) markShared() {
	t, ok := m.ownTable()
	if ok && !m.FromHere && !t.Looking() && t.Game.Players.Mode == game.TwoPeople && !t.Game.Timed() && !t.Game.Over() && t.Game.Moved() {
		t.Game.Players = t.Game.ByLink()
		m.Screen = t
	}
}
