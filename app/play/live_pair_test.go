package play

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/live"
	"kulami/rules"
)

// party is one of two browsers that play live. It has its own storage.
type party struct {
	pair  *pair
	other *party
	m     Model
	kept  map[string]string
	id    int      // ID of the connection, 0 for none
	mail  []string // texts on their way to this party
	ahead int64    // milliseconds by which this party's clock is ahead
}

// pair is two browsers and the network between them.
type pair struct {
	t    *testing.T
	side [2]*party // the host, the guest
	*rand.Rand
	tabs []string // texts sent to other tabs
	now  int64    // in milliseconds, 0 if time does not count
}

func newPair(t *testing.T, seed uint64) *pair { return newPairAt(t, seed, 0) }

// newPairAt returns a pair under simulated time, which begins at an instant.
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

// load restarts the program, as after a kill. It has only its stored texts.
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

// milli returns the instant by the clock of b.
func (b *party) milli() int64 {
	if b.pair.now == 0 {
		return 0
	}
	return b.pair.now + b.ahead
}

// send handles a message, its effects and their answers.
func (b *party) send(msg desk.Msg) {
	var effects []desk.Effect
	b.m, effects = Update(b.m, desk.Instant{Date: today.Date, Milli: b.milli()}, msg)
	answers := b.m.Store(b, effects)
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

// someCode returns the code of an offer, or of an answer to one.
func someCode(seed uint64, to *live.Description) string {
	d := live.Description{Ufrag: fmt.Sprintf("%08x", uint32(seed)), Pwd: fmt.Sprintf("%024x", seed), Fingerprint: [32]byte{1}}
	if to != nil {
		d.Answer, d.To = true, to.Tag()
	}
	return d.String()
}

// take delivers the texts that are on their way to b.
func (b *party) take() {
	for len(b.mail) > 0 && b.id != 0 {
		text := b.mail[0]
		b.mail = b.mail[1:]
		b.send(PeerSaid{b.id, PeerReceived, text})
	}
}

// connect exchanges the links of both sides. The host shows the game.
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

// begun returns a pair with a live game.
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
