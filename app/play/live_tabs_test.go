package play

import (
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
)

// afterTwo is a live game after two marbles, and the side whose turn it is.
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

// stores lets another tab of b store a game in the place of the one shown.
func (b *party) stores(g game.Game) {
	key, text := library.GamePrefix+g.ID, game.Pack(g)
	b.kept[key] = text
	b.send(Changed{Key: key, Text: text})
}

// extended returns g after a marble, the nth of those that are legal.
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
		plies int // of the game in the end
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
		{"it stays with another marble, too", func(p *pair, here *party) {
			other := extended(t, gameOf(here.m), 1)
			here.send(desk.Press{Hole: legal(here.m)[0]})
			here.stores(other)
			here.stores(other)
		}, 3, 3, true},
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

// A link that has all of a live game and more is a game of its own as soon as a marble is played in it: the friend has not played
// its marbles.
func TestALinkGoesOnWithNoLiveGame(t *testing.T) {
	p, here := afterTwo(t)
	link, id := extended(t, extended(t, gameOf(here.m), 0), 0), here.m.OwnID()
	here.send(Navigated{Fragment: game.LineOf(link.Record()).String()})
	here.send(desk.Press{Hole: legal(here.m)[0]})
	if g, _, _ := here.m.LiveGame(); here.m.OwnID() == id || g.ID != id || g.Live() != 2 {
		t.Errorf("%s is shown, and %s is played live", gameOf(here.m).Record(), g.Record())
	}
	p.settle()
	if !here.m.Peer.Connected() || !here.other.m.Peer.Connected() {
		t.Error("the connection has ended")
	}
}
