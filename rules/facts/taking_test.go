package facts

import (
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// In every position of some games, each side can take the tiles it does not own while holes and
// marbles are left. The count includes these marbles.
func TestTakings(t *testing.T) {
	r := random.Source(5)
	for seed := range uint64(12) {
		p := rules.Start(rules.Deal(seed, rules.Shape(seed&1)), rules.Editions()[int(seed)%len(rules.Editions())].Rules)
		for {
			checkTakings(t, p)
			if p.Over() {
				break
			}
			p = p.After(players.Pick(&r, p.Legal()))
		}
	}
}

func checkTakings(t *testing.T, p rules.Position) {
	t.Helper()
	for tile := range rules.Tiles {
		owner := p.Score().Owners[tile]
		takings := Takings(p, tile)
		if n := len(takings); owner == rules.Nobody && n != 2 || owner != rules.Nobody && (n != 1 || takings[0].Side == owner) {
			t.Fatalf("ply %d, tile %d of %v: %+v", p.Ply(), tile, owner, takings)
		}
		holes := p.Board().TileHoles(tile)
		for _, taking := range takings {
			own, other := (holes & p.Marbles(taking.Side)).Len(), (holes & p.Marbles(taking.Side.Other())).Len()
			n := taking.Holes.Len()
			if possible := own+(holes&p.Empty()).Len() > other && !p.Over(); taking.Possible() != possible && p.Ply() < 40 {
				t.Fatalf("ply %d, tile %d by %v: possible %v", p.Ply(), tile, taking.Side, taking.Possible())
			}
			if !taking.Possible() {
				continue
			}
			marbles := [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}
			marbles[taking.Side] |= taking.Holes
			count := rules.Count(p.Board(), p.Rules(), marbles)
			if taking.Holes&^(holes&p.Empty()) != 0 || own+n != other+1 || taking.After.Margin() != count.Margin() || taking.After.Owners[tile] != taking.Side || taking.Before.Margin() != p.Score().Margin() {
				t.Fatalf("ply %d, tile %d by %v with %v", p.Ply(), tile, taking.Side, taking.Holes)
			}
		}
	}
}

// If several sets of holes are minimal, the set with the most points by areas and lines is taken.
func TestTakingByTheBestHole(t *testing.T) {
	rec, err := rules.ParseRecord("k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6/c1u")
	if err != nil {
		t.Fatal(err)
	}
	p := rec.Position()
	for tile := range rules.Tiles {
		for _, taking := range Takings(p, tile) {
			for _, h := range p.Board().TileHoles(tile).Slice() {
				if !p.Empty().Has(h) || taking.Holes.Len() != 1 {
					continue
				}
				marbles := [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}
				marbles[taking.Side] |= rules.SetOf(h)
				if s := rules.Count(p.Board(), p.Rules(), marbles); s.Lead(taking.Side) > taking.After.Lead(taking.Side) {
					t.Errorf("tile %d by %v: %s is better than %v", tile, taking.Side, p.Board().Name(h), taking.Holes)
				}
			}
		}
	}
}
