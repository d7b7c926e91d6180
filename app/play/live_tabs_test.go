package play

import (
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/live"
	"kulami/rules"
)

// afterTwo returns a live game after two marbles, and the side to move.
func afterTwo(t *testing.T) (p *pair, here *party) {
	p = begun(t, 0)
	for gameOf(p.side[0].m).Live() < 2 {
		p.move()
		p.settle()
	}
	if here = p.side[0]; !gameOf(here.m).OwnTurn() {
		here = p.side[1]
	}
	return p, here
}

// stores lets another tab of b overwrite the game shown with g.
func (b *party) stores(g game.Game) {
	key, text := library.GamePrefix+g.ID, game.Pack(g)
	b.kept[key] = text
	b.send(Changed{Key: key, Text: text})
}

// A deleted live game that comes back has the marbles that the friend has played meanwhile.
func TestADeletedLiveGameComesBack(t *testing.T) {
	for _, back := range []string{"undelete", "import"} {
		p, here := afterTwo(t)
		here.send(desk.Press{Hole: legal(here.m)[0]})
		p.settle()
		id, file := gameOf(here.m).ID, here.m.Kept.File()
		here.send(Open{desk.LibraryDialog})
		here.send(Delete{id})
		here.other.send(desk.Press{Hole: legal(here.other.m)[0]})
		p.settle()
		if back == "undelete" {
			here.send(desk.Undelete{})
		} else {
			here.send(Import{file})
		}
		if g, err := here.m.Kept.Game(id); err != nil || g.Live() != 4 {
			t.Errorf("%s: it has %d marbles, want 4: %v", back, g.Live(), err)
		}
	}
}

// A live game was deleted, and Back opens its link in the same minute. The connection's game is
// another one.
func TestTheLinkOfADeletedLiveGame(t *testing.T) {
	p := begun(t, 0)
	for _, here := range p.side {
		g := gameOf(here.m)
		link := g.LinkOf(g.Record())
		link.Friend = rules.Friend{To: g.Players.Own.Other(), Game: g.Match}
		for _, msg := range []desk.Msg{Open{desk.LibraryDialog}, Delete{g.ID}, desk.Close{}, Navigated{Fragment: link.String(), ID: g.ID}} {
			here.send(msg)
		}
		if id := here.m.OwnID(); here.m.Peer.Game != g.ID || id == g.ID {
			t.Errorf("the game of the link is %s, the live game %s", id, g.ID)
		}
	}
}

// extended returns g after the nth legal move.
func extended(t *testing.T, g game.Game, n int) game.Game {
	tree, err := g.Extended(g.LivePosition().Legal().Slice()[n])
	if err != nil {
		t.Fatal(err)
	}
	g.Tree = tree
	return g
}

// Another tab stores the game that is played live here.
func TestAnotherTabOfALiveGame(t *testing.T) {
	for _, c := range []struct {
		name  string
		do    func(p *pair, here *party)
		plies int // length of the game in the end
		kept  int // games of the side here
		ends  bool
	}{
		{"it plays on", func(p *pair, here *party) { here.stores(extended(t, gameOf(here.m), 0)) }, 3, 1, false},
		{"it plays when a marble was played here", func(p *pair, here *party) {
			other := extended(t, gameOf(here.m), 1)
			here.send(desk.Press{Hole: legal(here.m)[0]})
			here.stores(other)
		}, 3, 2, false},
		{"it has a marble of the friend that was taken back", func(p *pair, here *party) {
			before := gameOf(here.m)
			here.other.send(desk.Undo{})
			p.settle()
			here.send(AnswerUndo{Yes: true})
			before.Orientation = 1
			here.stores(before)
		}, 1, 1, false},
		{"it lacks a marble, on another screen", func(p *pair, here *party) {
			before := gameOf(here.m)
			here.send(desk.Press{Hole: legal(here.m)[0]})
			here.send(desk.Visit{Screen: "puzzles"})
			here.stores(before)
			here.send(Return{})
		}, 3, 1, false},
		{"it plays both sides", func(p *pair, here *party) {
			g := gameOf(here.m)
			g.Players = game.Players{}
			here.stores(g)
		}, 2, 1, true},
		{"it plays it live", func(p *pair, here *party) {
			// Sent by this tab, as the other tab sends it.
			said := slices.IndexFunc(p.tabs, func(text string) bool { return text == "live "+here.m.OwnID() })
			here.send(desk.TabSaid{Text: p.tabs[said]})
		}, 2, 1, true},
	} {
		p, here := afterTwo(t)
		c.do(p, here)
		p.settle()
		g := gameOf(here.m)
		if here.m.Peer.Connected() == c.ends || g.Live() != c.plies || len(gamesIn(here.kept)) != c.kept {
			t.Errorf("%s: step %v, %s, %d games", c.name, here.m.Peer.Step, g.Record(), len(gamesIn(here.kept)))
		}
		if c.kept > 1 && here.m.Notice.Kind != desk.CopyKept {
			t.Errorf("%s: notice %d", c.name, here.m.Notice.Kind)
		}
		if stored := gamesIn(here.kept)[g.ID]; !slices.Equal(stored.Record().Moves(), g.Record().Moves()) {
			t.Errorf("%s: stored is %s", c.name, stored.Record())
		}
		if !c.ends {
			p.agree()
		}
	}
}

// A game with a name can be continued by a link without a name, but only by the friend's next
// marble. While the two are connected, that marble comes over the connection instead.
func TestALinkThatGoesOnWithALiveGame(t *testing.T) {
	for _, c := range []struct {
		name      string
		connected bool
		marbles   int
		goesOn    bool
	}{
		{"the friend's marble", false, 1, true},
		{"the friend's marble, live", true, 1, false},
		{"marbles of both", false, 2, false},
	} {
		p, here := afterTwo(t)
		here.send(desk.Press{Hole: legal(here.m)[0]})
		p.settle()
		if !c.connected {
			here.other.hangUp()
		}
		link, id := gameOf(here.m), here.m.OwnID()
		for range c.marbles {
			link = extended(t, link, 0)
		}
		here.send(Navigated{Fragment: game.LineOf(link.Record()).String()})
		here.send(desk.Press{Hole: legal(here.m)[0]})
		if goesOn := here.m.OwnID() == id; goesOn != c.goesOn {
			t.Errorf("%s: %v, %s", c.name, goesOn, gameOf(here.m).Record())
		}
		p.settle()
		if here.m.Peer.Connected() != c.connected || c.connected && !here.other.m.Peer.Connected() {
			t.Errorf("%s: the connection is %v", c.name, here.m.Peer.Step)
		}
	}
}

// Two tabs have stored a copy of a live game. The friend's game continues over another connection.
func TestConnectAgainBesideACopy(t *testing.T) {
	p, _ := afterTwo(t)
	for _, b := range p.side {
		g := gameOf(b.m)
		g.Tree = game.NewTree(rules.NewRecord(g.Board(), g.Record().Rules()).WithTimes(live.Control(g.Record())))
		g = extended(t, g, 5)
		for _, g.ID = range []string{"0", "zz"} {
			b.kept[library.GamePrefix+g.ID] = game.Pack(g)
		}
		b.load()
	}
	p.connect()
	p.agree()
}
