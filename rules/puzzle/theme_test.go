package puzzle

import (
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
)

// A tile is owned for good exactly if its owner is the same however the empty holes are
// filled.
func TestOwnedForGoodEqualsAllFillings(t *testing.T) {
	for p := range players.Positions(3, 300) {
		for tile := range rules.Tiles {
			owners := map[rules.Side]bool{}
			empty := (p.Board().TileHoles(tile) & p.Empty()).Slice()
			for fill := range 1 << len(empty) {
				marbles := [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}
				for i, h := range empty {
					marbles[fill>>i&1] |= rules.SetOf(h)
				}
				owners[rules.Count(p.Board(), p.Rules(), marbles).Owners[tile]] = true
			}
			for _, side := range []rules.Side{rules.First, rules.Second} {
				if want := len(owners) == 1 && owners[side]; ownedForGood(p, tile, side) != want {
					t.Fatalf("tile %d of %+v: %v, want %v for %v", tile, p, !want, want, side)
				}
			}
			if want := len(owners) == 1; decided(p, tile) != want {
				t.Fatalf("tile %d of %+v is decided: %v", tile, p, !want)
			}
		}
	}
}

// The themes mean what their names say, checked by counting before and after the move.
func TestThemes(t *testing.T) {
	e := engine.New(engine.Options{Table: 1 << 20})
	seen := map[Theme]int{}
	for _, p := range shipped(t) {
		at := p.Record.Position()
		if p.Number%5 != 0 || p.Left() > 12 {
			continue
		}
		b, after, side := at.Board(), at.After(p.Solution), at.Turn()
		tile := b.TileOf(p.Solution)
		before, now := at.Score(), after.Score()
		expect := func(theme Theme, possible bool) {
			if p.Themes.Has(theme) {
				seen[theme]++
				if !possible {
					t.Errorf("puzzle %d cannot have the theme %v: %s", p.Number, theme, p.Record)
				}
			}
		}
		exactly := func(theme Theme, want bool) {
			expect(theme, want)
			if want && !p.Themes.Has(theme) {
				t.Errorf("puzzle %d has not the theme %v: %s", p.Number, theme, p.Record)
			}
		}
		exactly(LastHole, b.TileHoles(tile)&after.Empty() == 0)
		exactly(Forcing, after.Legal().Len() == 1)
		exactly(Areas, at.Rules().Area != rules.NoArea && now.Areas[side].Holes.Len() > before.Areas[side].Holes.Len())
		expect(Capture, now.Owners[tile] == side)
		expect(Closing, now.Owners[tile] != side || before.Owners[tile] == side)
		expect(Parity, now.Owners == before.Owners && now.Margin() == before.Margin())
		expect(Lines, at.Rules().Lines != rules.NoLines)

		reply := engine.Answer(e.Search(after, engine.Limits{}))
		if !reply.Exact || -reply.Low != p.Margin {
			t.Errorf("puzzle %d: margin %d, want %d", p.Number, -reply.Low, p.Margin)
		}
		var tiles tileSet
		for h := range after.Legal().All() {
			if ownedForGood(after.After(h), b.TileOf(h), side.Other()) {
				tiles |= 1 << b.TileOf(h)
			}
		}
		expect(Sacrifice, tiles != 0)
		expect(Denying, !tiles.has(tile))
		expect(Stuck, endsSoon(after, side, soon-1))
	}
	for _, theme := range AllThemes() {
		if seen[theme] == 0 {
			t.Errorf("no puzzle with the theme %v", theme)
		}
	}
}

// endsSoon reports whether the opponent of side can be without a legal hole, with marbles
// left, within so many plies.
func endsSoon(p rules.Position, side rules.Side, plies int) bool {
	if p.Over() {
		return p.Turn() != side && p.Ply() < p.Rules().MaxPlies()
	}
	if plies == 0 {
		return false
	}
	for h := range p.Legal().All() {
		if endsSoon(p.After(h), side, plies-1) {
			return true
		}
	}
	return false
}
