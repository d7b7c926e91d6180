package challenge_test

import (
	"strings"
	"testing"

	"kulami/app/challenge"
	"kulami/app/game"
	"kulami/rules"
	"kulami/rules/engine"
)

// played returns a whole game against the computer. The person always plays the first legal hole.
func played(t testing.TB, strength engine.Strength, side rules.Side, opening game.Opening, letters string) game.Game {
	t.Helper()
	ruleset, _ := rules.ParseRuleset(letters)
	ruleset.Handicap = 7
	g := game.Game{Tree: game.NewTree(rules.NewRecord(rules.SheetSquare.Board(), ruleset)), Seed: 1 << 63, Opening: opening,
		Players: game.AgainstComputer(side.Other(), 1).WithAdaptive(strength)}
	search := engine.New(engine.Options{Table: 1 << 16})
	for p := g.Position(); !p.Over(); p = g.Position() {
		h := p.Legal().First()
		if seat := g.Turn(); seat.Computer() && p.Ply() >= g.Base() {
			for info := range search.Play(p, seat.Strength().Level(g.Seed, p.Ply()), g.Seed, engine.Limits{}) {
				h = info.Best
			}
		}
		tree, err := g.Played(h)
		if err != nil {
			t.Fatal(err)
		}
		g.Tree = tree
	}
	return g
}

func TestRoundTrip(t *testing.T) {
	for _, g := range []game.Game{played(t, 10, rules.First, game.FreeOpening, ""), played(t, 15, rules.Second, game.RandomOpening, "al")} {
		c, ok := challenge.Of(g)
		if !ok {
			t.Fatal("a game that is over is no challenge")
		}
		c.Entries[0].Name = "Zoë Y/Z"
		read, ok := challenge.Parse(c.Body())
		if !ok || read.String() != c.String() {
			t.Fatalf("%s\nis read as\n%s (%v)", c, read, ok)
		}
		r, ok := read.Replay(read.Entries[0])
		if !ok || r.Len() != g.Record().Len() {
			t.Errorf("%s: its marbles do not lead to %d", c, c.Entries[0].Result)
		}
		again := read.New()
		if again.Seed != g.Seed || again.Players.Seats()[again.Players.Computer].Strength() != g.Players.Seats()[again.Players.Computer].Strength() || again.Players.Computer != g.Players.Computer || again.Base() != g.Base() || again.Record().Rules() != g.Record().Rules() || again.Ply() != g.Base() {
			t.Errorf("%s begins another game: %+v", c, again)
		}
		forged := read.Entries[0]
		forged.Result++
		if _, ok := read.Replay(forged); ok {
			t.Error("another result is taken for true")
		}
		forged = read.Entries[0]
		forged.Marbles = forged.Marbles[:len(forged.Marbles)-2]
		if _, ok := read.Replay(forged); ok {
			t.Error("a game without its end is taken for whole")
		}
		g.Helped = true
		if _, ok := challenge.Of(g); ok {
			t.Error("a game with help is a challenge")
		}
	}
}

func TestWith(t *testing.T) {
	storm := challenge.Challenge{Task: challenge.Task{Kind: challenge.Storm, Seed: 7}, Entries: []challenge.Entry{{Result: 2, Marbles: "a1b2"}}}
	both := storm.With(challenge.Entry{Name: "Ana", Result: 2, Marbles: "a1b2"}, challenge.Entry{Name: "Ben", Result: 2, Marbles: "a1b2"})
	if got, want := both.Body(), "s7/p2/nAna/ma1b2/p2/nBen/ma1b2"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for n := range 100 {
		both = both.With(challenge.Entry{Result: n})
	}
	if _, ok := challenge.Parse(both.Body()); !ok {
		t.Error("so many entries cannot be read")
	}
}

// Parse rejects texts that String does not write.
func TestForeign(t *testing.T) {
	const square = "l101k/b8tsSQDQdDSQTtQdsQT"
	for _, text := range []string{"", "s", "s7", "s7/", "s7/p1", "s7/m", "s7/p1/m/", "s7/p1/mk1", "s7/p1/ma0", "s7/p01/m", "s7/z0/m", "s7/z1/m", "s7/p-1/m", "s7/p1000/m", "S7/p1/m", "s07/p1/m",
		"f/p1/m", "f1/p1/m", "f10/p1/m", "f31/p1/m", "f107/p1/m", "f17/z1/m", "sZ/p1/m", "s7/p1/nA.B/m", "s7/p1/n/m", "s7/p1/nYAna/m", "s7/p1/m/x5", "s7/p1/m" + strings.Repeat("a1", 1001), "s7" + strings.Repeat("/p1/m", 21), "q7/p1/m",
		"l091k/b8tsSQDQdDSQTtQdsQT/p1/m", "l811k/b8tsSQDQdDSQTtQdsQT/p1/m", "l103k/b8tsSQDQdDSQTtQdsQT/p1/m", "l10", "l101", "l101k", "l101k/p1/m", "l101k/b8tsSQDQdDSQTtQds/p1/m",
		square, square + "/oi1/p1/m", square + "/g241/p1/m", square + "/rzz/p1/m", square + "/p1"} {
		if c, ok := challenge.Parse(text); ok {
			t.Errorf("%q is read as %s", text, c)
		}
	}
	for _, text := range []string{square + "/p1/m", "f17/p1/m", "s7/p1/m"} {
		if _, ok := challenge.Parse(text); !ok {
			t.Errorf("%q is not read, so that the others may be refused for its reason", text)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("s7/p2/nAna/ma1b2/p0/nBen/m")
	f.Add("l101k/b8tsSQDQdDSQTtQdsQT/ral/g17/oc4/z12/mc4c7")
	f.Fuzz(func(t *testing.T, text string) {
		c, ok := challenge.Parse(text)
		if !ok {
			return
		}
		if c.Body() != text {
			t.Fatalf("%q is written as %q", text, c.Body())
		}
		if c.Kind == challenge.Game {
			for _, e := range c.Entries {
				c.Replay(e)
			}
			c.New()
		}
	})
}
