package play

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/live"
	"kulami/app/screen/course"
	"kulami/app/screen/progress"
	"kulami/app/screen/table"
	"kulami/rules"
)

// party is one of two browsers that play live, with a storage of its own.
type party struct {
	pair  *pair
	other *party
	m     Model
	kept  map[string]string
	id    int      // of its connection, 0 if it has none
	mail  []string // texts for it that are on their way
	ahead int64    // how many milliseconds its clock is ahead
}

// pair is two browsers and what lies between them.
type pair struct {
	t    *testing.T
	side [2]*party // the host, the guest
	*rand.Rand
	tabs []string // what was said to other tabs
	now  int64    // in milliseconds, 0 if time does not count
}

func newPair(t *testing.T, seed uint64) *pair { return newPairAt(t, seed, 0) }

// newPairAt is a pair in which time counts, from an instant on.
func newPairAt(t *testing.T, seed uint64, now int64) *pair {
	p := &pair{t: t, Rand: rand.New(rand.NewPCG(seed, 7)), now: now}
	for i := range p.side {
		p.side[i] = &party{pair: p, kept: map[string]string{}, ahead: int64(i) * 3_600_000}
	}
	p.side[0].other, p.side[1].other = p.side[1], p.side[0]
	for _, b := range p.side {
		b.load()
	}
	return p
}

// load begins the program anew, as after a kill: it has what its storage has.
func (b *party) load() {
	b.hangUp()
	b.m = New()
	b.send(Loaded{Stored: maps.Clone(b.kept), Seed: b.pair.Uint64(), Build: "test"})
	b.send(Shown{})
}

// hangUp ends the connection of b, as closing the page does.
func (b *party) hangUp() {
	b.mail, b.other.mail = nil, nil
	if id := b.other.id; b.id != 0 && id != 0 {
		b.other.id = 0
		b.other.send(PeerSaid{ID: id, Event: PeerClosed})
	}
	b.id = 0
}

func (b *party) Get(key string) (string, bool) { return b.kept[key], true }
func (b *party) Set(key, text string) bool {
	put(b.kept, key, text)
	return true
}

func (b *party) All() (map[string]string, bool) { return maps.Clone(b.kept), true }

// milli is the instant by the clock of b.
func (b *party) milli() int64 {
	if b.pair.now == 0 {
		return 0
	}
	return b.pair.now + b.ahead
}

// send carries out a message with its effects and their answers.
func (b *party) send(msg desk.Msg) {
	var effects []desk.Effect
	b.m, effects = Update(b.m, desk.Instant{Date: today.Date, Milli: b.milli()}, msg)
	answers := answersOf(b.m, b, effects)
	for _, e := range effects {
		switch e := e.(type) {
		case desk.Invite:
			b.id = e.ID
			answers = append(answers, PeerSaid{e.ID, PeerDescribed, someCode(b.pair.Uint64(), nil)})
		case desk.Accept:
			b.id = e.ID
			offer, err := live.Parse(e.Code)
			if err != nil {
				b.pair.t.Fatal(err)
			}
			answers = append(answers, PeerSaid{e.ID, PeerDescribed, someCode(b.pair.Uint64(), &offer)})
		case desk.Connect:
			answers = append(answers, PeerSaid{b.id, PeerOpened, ""})
			b.other.send(PeerSaid{b.other.id, PeerOpened, ""})
		case desk.SendPeer:
			if b.id != 0 && b.other.id != 0 {
				b.other.mail = append(b.other.mail, e.Text)
			}
		case desk.HangUp:
			b.hangUp()
		case desk.SayToTabs:
			b.pair.tabs = append(b.pair.tabs, e.Text)
		case desk.ReadAll:
			answers = append(answers, AllRead{Stored: maps.Clone(b.kept), Then: e.Then})
		}
	}
	for _, a := range answers {
		b.send(a)
	}
}

// someCode is the code of an offer, or of an answer to one.
func someCode(seed uint64, to *live.Description) string {
	d := live.Description{Ufrag: fmt.Sprintf("%08x", uint32(seed)), Pwd: fmt.Sprintf("%024x", seed), Fingerprint: [32]byte{1}}
	if to != nil {
		d.Answer, d.To = true, to.Tag()
	}
	return d.String()
}

// take lets b take the texts that are on their way to it.
func (b *party) take() {
	for len(b.mail) > 0 && b.id != 0 {
		text := b.mail[0]
		b.mail = b.mail[1:]
		b.send(PeerSaid{b.id, PeerReceived, text})
	}
}

// The clipboard is read for the answer. Where a browser refuses, a field takes it.
func TestAnswerFromTheClipboard(t *testing.T) {
	m, effects := act(New(), desk.ReadAnswer{})
	if !slices.Contains(effects, desk.Effect(desk.ReadClipboard{})) {
		t.Errorf("the effects are %v", effects)
	}
	if m, _ = act(m, desk.NoClipboard{}); !m.Peer.Typed {
		t.Error("there is no field for the answer")
	}
}

// connect sends the links to and fro. The host shows the game.
func (p *pair) connect() {
	host, guest := p.side[0], p.side[1]
	host.send(desk.InviteLive{})
	if s := host.m.Peer.Step; s != desk.PeerInvited {
		p.t.Fatalf("the host is at step %d", s)
	}
	guest.send(Navigated{Fragment: host.m.Peer.Code})
	if s := guest.m.Peer.Step; s != desk.PeerOffered || guest.m.Dialog != desk.LiveDialog {
		p.t.Fatalf("the guest is at step %d", s)
	}
	guest.send(desk.JoinLive{})
	host.send(desk.PasteAnswer{Text: "https://example.org/#" + guest.m.Peer.Code})
	p.settle()
	if host.m.Peer.Step != desk.PeerOn || guest.m.Peer.Step != desk.PeerOn || !guest.m.Peer.Live(guest.m.OwnID()) {
		p.t.Fatalf("the steps are %d and %d", host.m.Peer.Step, guest.m.Peer.Step)
	}
}

func (p *pair) settle() {
	for range 4 {
		p.side[0].take()
		p.side[1].take()
	}
}

// line returns the game of b as it has been played.
func (b *party) line() rules.Record { return gameOf(b.m).Line() }

// agree fails unless both show the same game, in which each plays one side.
func (p *pair) agree() {
	p.t.Helper()
	a, b := p.side[0], p.side[1]
	if !a.line().Equal(b.line()) || gameOf(a.m).Match != gameOf(b.m).Match || gameOf(a.m).Players.Own != gameOf(b.m).Players.Own.Other() {
		p.t.Fatalf("the two show different games:\n%s\n%s", a.line(), b.line())
	}
}

// begun is a pair with a live game.
func begun(t *testing.T, seed uint64) *pair {
	p := newPair(t, seed)
	s := p.side[0].m.Setup
	s.Opponent, s.Board, s.Seed, s.Edition = game.LiveOpponent, game.IrregularBoard, int(seed)+1, rules.Editions()[int(seed)%len(rules.Editions())].Name
	s.Starter = []game.Starter{game.MeFirst, game.OtherFirst}[seed&1]
	s.Opening = []game.Opening{game.FreeOpening, game.RandomOpening, game.SwapOpening}[seed%3]
	p.side[0].send(Start{s, seed})
	p.connect()
	p.agree()
	return p
}

// What each calls themselves reaches the other, is kept, and goes on to the next game; nobody is named by the other.
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

// move plays a marble for the side to move.
func (p *pair) move() {
	for _, b := range p.side {
		if g := gameOf(b.m); g.OwnTurn() {
			holes := g.LivePosition().Legal().Slice()
			b.send(desk.Press{Hole: holes[p.IntN(len(holes))]})
			return
		}
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
			if p.IntN(20) == 0 && !gameOf(p.side[0].m).Over() { // one of them loses its program, and the other invites it again
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

// A request to take back that crosses a marble: both read that it no longer holds, hear the marble too, and it can be made again.
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
	p.move() // of the host, who has not heard yet
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
	p.move() // of the guest, who does not wait for the answer
	p.settle()
	reads(host, desk.UndoWithdrawn, desk.AnnounceMove)
	p.agree()
}

// A request to take back reaches a player on another screen, and can be answered while the connection is away for a moment.
func TestAnUndoRequestAwayFromTheTable(t *testing.T) {
	p := begun(t, 0)
	host, guest := p.side[0], p.side[1]
	for range 2 {
		p.move()
		p.settle()
	}
	host.send(desk.Visit{Screen: progress.Name})
	guest.send(desk.Undo{})
	host.take()
	if k := host.m.Notice.Kind; k != desk.UndoAsked || host.m.Screen().Name() != progress.Name {
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

// Both resign at once and want another game.
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

// A player who loads the page again during a live game can connect again, the guest as well as the host.
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

// The notice of an offer goes on both sides when the offer was answered or no longer holds, whatever ends it.
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
		after, there desk.NoticeKind // of the side that offered, and of the other
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
