package puzzle

import (
	"slices"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

// The themes fit their definitions: the test counts before and after the move.
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
				t.Errorf("puzzle %d lacks the theme %v: %s", p.Number, theme, p.Record)
			}
		}
		exactly(LastHole, b.TileHoles(tile)&after.Empty() == 0)
		exactly(Forcing, after.Legal().Len() == 1)
		exactly(Areas, at.Rules().Area != rules.NoArea && now.Areas[side].Holes.Len() > before.Areas[side].Holes.Len())
		expect(Capture, now.Owners[tile] == side)
		_, decided := facts.OwnerForGood(after, tile)
		expect(Closing, !decided)
		expect(Parity, now.Owners == before.Owners && now.Margin() == before.Margin())
		expect(Lines, at.Rules().Lines != rules.NoLines)

		reply := engine.Answer(e.Search(after, engine.Limits{}))
		if !reply.Exact || -reply.Low != p.Margin {
			t.Errorf("puzzle %d: margin %d, want %d", p.Number, -reply.Low, p.Margin)
		}
		lost := map[int]bool{} // tiles that the opponent owns for good after playing there
		for _, h := range after.Legal().Slice() {
			if owner, _ := facts.OwnerForGood(after.After(h), b.TileOf(h)); owner == side.Other() {
				lost[b.TileOf(h)] = true
			}
		}
		expect(Sacrifice, len(lost) > 0)
		expect(Denying, !lost[tile])
		expect(Stuck, endsSoon(after, side, soon-1))
	}
	for _, theme := range AllThemes() {
		if seen[theme] == 0 {
			t.Errorf("no puzzle with the theme %v", theme)
		}
	}
}

// The themes of the shipped puzzles follow from the rules. For the themes of best play, some reply
// must fit.
func TestShippedThemesAreThoseOfTheRules(t *testing.T) {
	ofLine := ThemesOf(Sacrifice, Stuck)
	for _, p := range shipped(t) {
		at := p.Record.Position()
		if got, want := p.Themes&^ofLine, themesOf(at, p.Solution, nil); got != want {
			t.Errorf("puzzle %d has the themes %v, want %v: %s", p.Number, got, want, p.Record)
		}
		replies := at.After(p.Solution).Legal().Slice()
		gives := func(reply rules.Hole) bool {
			return themesOf(at, p.Solution, []rules.Hole{p.Solution, reply}).Has(Sacrifice)
		}
		if p.Themes.Has(Sacrifice) && !slices.ContainsFunc(replies, gives) {
			t.Errorf("puzzle %d: no reply wins a tile for good that it could not win otherwise: %s", p.Number, p.Record)
		}
	}
}

// endsSoon reports whether side's opponent can be without a legal hole, with marbles left, within
// plies plies.
func endsSoon(p rules.Position, side rules.Side, plies int) bool {
	if p.Over() {
		return p.Turn() != side && p.Ply() < p.Rules().MaxPlies()
	}
	if plies == 0 {
		return false
	}
	for _, h := range p.Legal().Slice() {
		if endsSoon(p.After(h), side, plies-1) {
			return true
		}
	}
	return false
}
