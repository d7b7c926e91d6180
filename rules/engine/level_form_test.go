package engine

import (
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
)

// Forms are equally likely, each is stronger than the form before it, and they are symmetric around
// the usual form.
func TestForms(t *testing.T) {
	const games = 5000
	seen := map[form]int{}
	for seed := range uint64(games) {
		seen[formOf(seed)]++
	}
	for i, f := range forms {
		if share := seen[f] * len(forms); share < games*9/10 || share > games*11/10 {
			t.Errorf("%d games of %d in form %d", seen[f], games, i)
		}
		if i > 0 && (f.nodes <= forms[i-1].nodes || f.noise >= forms[i-1].noise) {
			t.Errorf("form %d is not stronger than the form before it: %+v", i, f)
		}
		other := forms[len(forms)-1-i]
		for _, product := range []int{f.nodes * other.nodes, f.noise * other.noise} {
			if product < 9800 || product > 10200 {
				t.Errorf("forms %+v and %+v are not symmetric", f, other)
			}
		}
	}
	usual := forms[len(forms)/2]
	for l, s := range weaknesses {
		if s.in(usual) != s {
			t.Errorf("level %d in usual form: %+v", l, s.in(usual))
		}
	}
}

// A level keeps its form throughout a game.
func TestFormLastsAGame(t *testing.T) {
	e := New(Options{Table: 1 << 20})
	for seed := range uint64(12) {
		want := weaknesses[5].in(formOf(seed)).nodes
		p := rules.Start(rules.Deal(seed, rules.Irregular), rules.Ruleset{})
		for !p.Over() {
			i := Answer(e.Play(p, 5, seed, Limits{}))
			if !i.Exact && i.Nodes < want || i.Nodes > want+2*rules.Holes {
				t.Fatalf("seed %d, ply %d: %d positions instead of %d", seed, p.Ply(), i.Nodes, want)
			}
			p = p.After(i.Best)
		}
	}
}

// No level, in any form, plays a move whose static value is lower than another's by the points of
// the largest tile. Levels that search deeper have smaller errors.
func TestNothingLargeIsGivenAway(t *testing.T) {
	const largeTile = 600
	e := New(Options{Table: 1 << 20})
	for l := Weakest; l < Strongest; l++ {
		if s := weaknesses[l].in(forms[0]); s.depth != 1 {
			if 2*s.noise >= largeTile {
				t.Errorf("level %d errs by up to %d", l, s.noise)
			}
			continue
		}
		most := 0
		for p := range players.Positions(uint64(l), Tries(200)) {
			if p.Over() {
				continue
			}
			e.search.noise = 0
			e.search.prepare(p)
			e.search.rankRoot()
			values := map[rules.Hole]int{}
			for _, m := range e.search.root {
				values[rules.Hole(m.hole)] = m.value
			}
			best := e.search.root[0].value
			if best > maxUnproven || best < -maxUnproven {
				continue // the game can be ended, is won or is lost
			}
			for seed := range uint64(20) {
				most = max(most, best-values[Answer(e.Play(p, l, seed, Limits{})).Best])
			}
		}
		if most >= largeTile || !testing.Short() && most < largeTile/3 {
			t.Errorf("level %d gives up to %d away", l, most)
		}
	}
}
