package main

import (
	"errors"
	"flag"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
)

func TestMatchPlaysPairs(t *testing.T) {
	links := filepath.Join(t.TempDir(), "games")
	var out, errs strings.Builder
	err := match([]string{"-a", "uct", "-b", "greedy", "-go", "nodes 100", "-pairs", "3", "-rules", "all", "-links", links}, &out, &errs)
	if err != nil || !strings.HasPrefix(out.String(), "uct against greedy: +") {
		t.Fatalf("%v: %s%s", err, out.String(), errs.String())
	}
	text, err := os.ReadFile(links)
	if err != nil {
		t.Fatal(err)
	}
	games := strings.Fields(string(text))
	if len(games) != 6 {
		t.Fatalf("%d games", len(games))
	}
	for _, game := range games {
		rec, err := rules.ParseRecord(game)
		if err != nil {
			t.Fatalf("%s: %v", game, err)
		}
		p := rules.Start(rec.Board(), rec.Rules())
		for _, h := range rec.Moves() {
			p = p.After(h)
		}
		if !p.Over() {
			t.Errorf("unfinished: %s", game)
		}
	}
}

// witness plays greedily and records the seeds of each game.
type witness struct {
	contender // greedy
	plies     int
	seeds     [][]uint64
}

func (w *witness) move(p rules.Position, moves []rules.Hole, seed uint64) (rules.Hole, error) {
	if len(moves) < w.plies || w.seeds == nil {
		w.seeds = append(w.seeds, nil)
	}
	w.plies = len(moves)
	last := &w.seeds[len(w.seeds)-1]
	*last = append(*last, seed)
	return w.contender.move(p, moves, seed)
}

// A player has one seed per game. It differs from the seeds of other players and games.
func TestSeedOfAGame(t *testing.T) {
	m := contest{players: [2]string{"a", "b"}, shapes: []rules.Shape{rules.Square, rules.Irregular}, editions: []rules.Ruleset{{}}, opening: 3}
	greedy, err := newContender("greedy", "1")
	if err != nil {
		t.Fatal(err)
	}
	a, b := witness{contender: greedy}, witness{contender: greedy}
	for pair := range uint64(4) {
		if _, _, _, err := m.pair(pair, [2]contender{&a, &b}); err != nil {
			t.Fatal(err)
		}
	}
	games := append(a.seeds, b.seeds...)
	if len(games) != 16 {
		t.Fatalf("%d players of 8 games", len(games))
	}
	seen := map[uint64]bool{}
	for _, seeds := range games {
		if len(slices.Compact(seeds)) != 1 || seen[seeds[0]] {
			t.Errorf("seeds of a game: %v", seeds)
		}
		seen[seeds[0]] = true
	}
}

func TestMatchRefusesUnknownPlayers(t *testing.T) {
	for _, name := range []string{"", "level=9", "level=0.9", "level=8.1", "level=3.45", "level=NaN", "level=", "engine-magic", "nobody", "run:", "uct=100", "team=", "team=0", "team=9",
		"engine@", "engine@soon", "engine@nodes 0"} {
		var out, errs strings.Builder
		if err := match([]string{"-a", name}, &out, &errs); err == nil || out.Len() > 0 {
			t.Errorf("%q: %v, %q", name, err, out.String())
		}
	}
}

func TestHelp(t *testing.T) {
	var out, errs strings.Builder
	err := match([]string{"-h"}, &out, &errs)
	if !errors.Is(err, flag.ErrHelp) || errs.Len() > 0 || !strings.HasPrefix(out.String(), "flags of arena:\n  -a player\n") {
		t.Errorf("%v, %q, %q", err, out.String(), errs.String())
	}
}

// The @ in a program's command is part of the command.
func TestProgramWithAHost(t *testing.T) {
	if _, err := newContender("run:no-such-program engine@host", "nodes 50"); err == nil || !strings.Contains(err.Error(), "no-such-program") {
		t.Errorf("%v, want a program that is missing", err)
	}
}

// A limit after an @ replaces -go for that player.
func TestLimitOfAPlayer(t *testing.T) {
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{})
	played := func(name, limit string) rules.Hole {
		c, err := newContender(name, limit)
		if err != nil {
			t.Fatal(err)
		}
		h, err := c.move(p, nil, 1)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	differ := false
	for !p.Over() {
		few, many := played("engine", "nodes 50"), played("engine", "nodes 3000")
		if got := played("engine@nodes 3000", "nodes 50"); got != many {
			t.Errorf("ply %d: %v, with another limit %v", p.Ply(), got, many)
		}
		differ = differ || few != many
		p = p.After(many)
	}
	if !differ {
		t.Error("both limits lead to the same moves")
	}
}

// A team plays the best move of its engines, each within the limit.
func TestTeam(t *testing.T) {
	two, err := newContender("team=2", "nodes 2000")
	if err != nil {
		t.Fatal(err)
	}
	e := engine.New(engine.Options{})
	for p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{}); !p.Over(); {
		h, err := two.move(p, nil, 1)
		if err != nil {
			t.Fatal(err)
		}
		a := engine.Answer(e.Search(p, engine.Limits{Nodes: 2000, Part: 0, Parts: 2}))
		b := engine.Answer(e.Search(p, engine.Limits{Nodes: 2000, Part: 1, Parts: 2}))
		if want := engine.Join([]engine.Info{a, b}).Best; h != want {
			t.Errorf("ply %d: %v, want %v", p.Ply(), h, want)
		}
		p = p.After(h)
	}
}

func TestElo(t *testing.T) {
	var r tally
	for range 30 {
		r.add([2]float64{1, 0.5}, 3)
		r.add([2]float64{1, 0}, -1)
	}
	mean, _ := r.mean()
	if math.Abs(mean-0.625) > 1e-9 || math.Abs(expected(elo(mean))-mean) > 1e-9 {
		t.Errorf("mean %v, elo %v", mean, elo(mean))
	}
	if r.likelihood(0, 50) <= 0 || r.likelihood(100, 200) >= 0 {
		t.Errorf("likelihood %v, %v", r.likelihood(0, 50), r.likelihood(100, 200))
	}
}
