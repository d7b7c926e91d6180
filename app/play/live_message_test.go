package play

import (
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/course"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
)

// The answer is read from the clipboard. If the browser refuses, the player pastes it into a field.
func TestAnswerFromTheClipboard(t *testing.T) {
	m, effects := act(New(), desk.ReadAnswer{})
	if !slices.Contains(effects, desk.Effect(desk.ReadClipboard{})) {
		t.Errorf("the effects are %v", effects)
	}
	if m, _ = act(m, desk.NoClipboard{}); !m.Peer.Typed {
		t.Error("there is no field for the answer")
	}
}

// Each player's name reaches the other, is kept, and passes on to the next game. A player cannot
// name the other.
func TestLiveNames(t *testing.T) {
	p := begun(t, 1)
	a, b := p.side[0], p.side[1]
	own := gameOf(a.m).Players.Own
	name := func(c *party, own, other string) {
		var names [2]string
		side := gameOf(c.m).Players.Own
		names[side], names[side.Other()] = own, other
		c.send(table.NamePlayers{Names: names})
		p.settle()
	}
	check := func(c *party, ana, ben string) {
		t.Helper()
		g, want := gameOf(c.m), [2]string{}
		want[own], want[own.Other()] = ana, ben
		kept, err := game.Unpack(g.ID, c.m.Kept.Text(library.GamePrefix+g.ID))
		if g.Players.Names != want || err != nil || kept.Players.Names != want {
			t.Errorf("the names are %q, kept are %q, want %q", g.Players.Names, kept.Players.Names, want)
		}
	}
	name(a, "Ana", "")
	check(b, "Ana", "")
	name(b, "Ben", "A.")
	check(a, "Ana", "Ben")
	p.move()
	p.settle()
	check(b, "Ana", "Ben")
	b.send(Navigated{Fragment: string(course.Name)})
	name(a, "Ana "+strings.Repeat("n", 2*game.MaxName)+"\n", "Ben")
	if kept, _, _ := b.m.LiveGame(); kept.Players.Names[own] != "Ana "+strings.Repeat("n", game.MaxName-4) {
		t.Errorf("away from the table the names are %q", kept.Players.Names)
	}
}

func TestLiveGames(t *testing.T) {
	for seed := range tries(uint64(100)) {
		p := begun(t, seed)
		for n := 0; !gameOf(p.side[0].m).Over(); n++ {
			if n > 200 {
				t.Fatal("the game does not end")
			}
			before := p.side[0].line().Len()
			p.move()
			p.settle()
			p.agree()
			if got := p.side[0].line().Len(); got != before+1 {
				t.Fatalf("%d marbles after %d", got, before)
			}
			// One of them loses its program, and the other invites it again.
			if p.IntN(20) == 0 && !gameOf(p.side[0].m).Over() {
				i := p.IntN(2)
				p.side[i].load()
				if i == 0 {
					p.side[0].send(OpenGame{p.side[0].m.Recent[0]})
				}
				p.connect()
				p.agree()
			}
		}
	}
}

// A request to take back crosses a marble. A notice says to both players that it is void, the
// marble is announced too, and the player can ask again.
func TestAnUndoRequestThatCrossesAMarble(t *testing.T) {
	p := begun(t, 0) // the host begins
	host, guest := p.side[0], p.side[1]
	for range 2 {
		p.move()
		p.settle()
	}
	reads := func(b *party, notice desk.NoticeKind, announced desk.AnnouncementKind) {
		t.Helper()
		if a := b.m.Announced; b.m.Notice.Kind != notice || a.Kind != announced || a.Noticed != (announced == desk.AnnounceMove) {
			t.Errorf("notice %d, announced %+v, want %d, %d", b.m.Notice.Kind, a, notice, announced)
		}
	}
	guest.send(desk.Undo{})
	reads(guest, desk.UndoSent, desk.AnnounceNotice)
	p.move() // by the host, who has not received the request yet
	host.take()
	guest.take()
	reads(guest, desk.UndoOvertaken, desk.AnnounceMove)
	host.take()
	reads(host, desk.UndoWithdrawn, desk.AnnounceNotice)
	if host.m.Peer.Asked() || guest.m.Peer.Session.Asking() {
		t.Fatal("the request still waits")
	}

	guest.send(desk.Undo{})
	host.take()
	reads(host, desk.UndoAsked, desk.AnnounceNotice)
	p.move() // by the guest, who does not wait for the answer
	p.settle()
	reads(host, desk.UndoWithdrawn, desk.AnnounceMove)
	p.agree()
}

// A request to take back reaches a player on another screen. It can be answered during a short loss
// of the connection.
func TestAnUndoRequestAwayFromTheTable(t *testing.T) {
	p := begun(t, 0)
	host, guest := p.side[0], p.side[1]
	for range 2 {
		p.move()
		p.settle()
	}
	host.send(desk.Visit{Screen: puzzles.PuzzlesScreen})
	guest.send(desk.Undo{})
	host.take()
	if k := host.m.Notice.Kind; k != desk.UndoAsked || host.m.Screen().Name() != puzzles.PuzzlesScreen {
		t.Fatalf("the notice is %s on %s", noticeNames[k], host.m.Screen().Name())
	}
	host.send(Return{})
	host.send(PeerSaid{ID: host.m.Peer.ID, Event: PeerMissed})
	host.send(AnswerUndo{Yes: true})
	p.settle()
	if a, b := gameOf(host.m).Live(), gameOf(guest.m).Live(); a != 1 || b != 1 {
		t.Errorf("%d and %d marbles are left", a, b)
	}
}

// Both players resign at the same time and ask for another game.
func TestAnotherGameAfterBothHaveResigned(t *testing.T) {
	p := begun(t, 0)
	p.side[0].send(table.NamePlayers{Names: [2]string{"Ana", "Ben"}})
	p.side[1].send(table.NamePlayers{Names: [2]string{"Ana", "Ben"}})
	p.move()
	p.settle()
	for _, b := range p.side {
		b.send(table.Resign{})
		b.send(Rematch{})
	}
	p.settle()
	for _, b := range p.side {
		if names := gameOf(b.m).Players.Names; names != [2]string{"Ben", "Ana"} {
			t.Errorf("the names are %q", names)
		}
		if gameOf(b.m).Over() || gameOf(b.m).Live() > 0 || !b.m.Peer.Live(b.m.OwnID()) {
			t.Errorf("no other game: %s, notice %d", b.line(), b.m.Notice.Kind)
		}
	}
}

// A player who reloads the page during a live game can connect again, as guest and as host.
func TestConnectAgainAfterAReload(t *testing.T) {
	p := begun(t, 0)
	p.move()
	p.settle()
	for i, b := range p.side {
		b.load()
		at, _ := b.m.Table()
		if !at.Game.Players.Live || !at.CanInvite(&b.m.Desk) {
			t.Errorf("browser %d offers no connection after a reload", i)
		}
	}
	p.connect()
	p.agree()
}

// The notice of an offer disappears on both sides when the offer was answered or is void, whatever
// ends it.
func TestNoticesOfOffersAreWithdrawn(t *testing.T) {
	ended := func(p *pair) { // the game is over on both sides
		p.side[0].send(table.Resign{})
		p.settle()
	}
	for _, c := range []struct {
		name         string
		offer        func(p *pair)
		sent, asked  desk.NoticeKind
		ends         func(p *pair)
		after, there desk.NoticeKind // notices of the offering side and of the other side
	}{
		{"a rematch is accepted", func(p *pair) { ended(p); p.side[0].send(Rematch{}) }, desk.RematchSent, desk.RematchAsked,
			func(p *pair) { p.side[1].send(Rematch{}) }, desk.NoNotice, desk.NoNotice},
		{"a rematch is wanted by both", func(p *pair) { ended(p); p.side[0].send(Rematch{}) }, desk.RematchSent, desk.RematchAsked,
			func(p *pair) { p.side[1].send(Rematch{}); p.side[0].send(Rematch{}) }, desk.NoNotice, desk.NoNotice},
		{"a rematch is offered over a connection that ends", func(p *pair) { ended(p); p.side[0].send(Rematch{}) }, desk.RematchSent, desk.RematchAsked,
			func(p *pair) { p.side[1].hangUp() }, desk.PeerLeft, desk.RematchAsked},
		{"a takeback is accepted", func(p *pair) { p.side[0].send(desk.Undo{}) }, desk.UndoSent, desk.UndoAsked,
			func(p *pair) { p.side[1].send(AnswerUndo{true}) }, desk.NoNotice, desk.NoNotice},
		{"a takeback is declined", func(p *pair) { p.side[0].send(desk.Undo{}) }, desk.UndoSent, desk.UndoAsked,
			func(p *pair) { p.side[1].send(AnswerUndo{false}) }, desk.UndoRefused, desk.NoNotice},
		{"the game ends before a takeback is answered", func(p *pair) { p.side[0].send(desk.Undo{}) }, desk.UndoSent, desk.UndoAsked,
			func(p *pair) { p.side[1].send(table.Resign{}) }, desk.NoNotice, desk.NoNotice},
		{"the one who asks for a takeback resigns", func(p *pair) { p.side[0].send(desk.Undo{}) }, desk.UndoSent, desk.UndoAsked,
			func(p *pair) { p.side[0].send(table.Resign{}) }, desk.NoNotice, desk.NoNotice},
		{"it ends while an earlier marble is looked at", func(p *pair) {
			p.side[0].send(desk.Step{Ply: 1})
			p.side[0].send(desk.Step{Ply: 3})
			p.side[0].send(desk.Undo{})
			p.side[1].send(desk.Step{Ply: 1})
		}, desk.UndoSent, desk.UndoAsked,
			func(p *pair) { p.side[0].send(table.Resign{}) }, desk.NoNotice, desk.NoNotice},
	} {
		p := begun(t, 0)
		for range 3 {
			p.move()
			p.settle()
		}
		c.offer(p)
		p.settle()
		notices := func() [2]desk.NoticeKind { return [2]desk.NoticeKind{p.side[0].m.Notice.Kind, p.side[1].m.Notice.Kind} }
		if got := notices(); got != [2]desk.NoticeKind{c.sent, c.asked} {
			t.Errorf("%s: at first the notices are %v", c.name, got)
		}
		c.ends(p)
		p.settle()
		if got := notices(); got != [2]desk.NoticeKind{c.after, c.there} {
			t.Errorf("%s: in the end the notices are %v, want %v", c.name, got, [2]desk.NoticeKind{c.after, c.there})
		}
	}
}
