package picture

import (
	"strings"
	"testing"

	"kulami/rules"
)

// An illustration shows exactly the requested parts in addition to the marbles.
func TestIllustration(t *testing.T) {
	for seed := range uint64(20) {
		p := randomLink(seed).Position()
		score, closed, owned := p.Score(), 0, 0
		for i, owner := range score.Owners {
			if p.Closed()&p.Board().TileHoles(i) != 0 {
				closed++
			}
			if owner != rules.Nobody {
				owned++
			}
		}
		last, before := 0, 0
		if p.Last() != rules.NoHole {
			last = 1
		}
		if p.Before() != rules.NoHole {
			before = 1
		}
		for _, i := range []Illustration{{}, {Moves: true}, {Owners: true}, {Areas: true}, {Lines: true}, {Moves: true, Owners: true, Areas: true, Lines: true}} {
			i.Position, i.Wood, i.Words = p, "wood.svg", "Words"
			drawn := i.Draw()
			shown := func(on bool, n int) int {
				if on {
					return n
				}
				return 0
			}
			for part, want := range map[string]int{
				`href="#marble-first"`: p.Marbles(rules.First).Len(), `href="#marble-second"`: p.Marbles(rules.Second).Len(),
				`class="coordinate"`: strings.Count(Labels(NewGeometry(p.Board(), 0, true)), "<text "), `class="own-`: shown(i.Owners, owned),
				`class="dot"`: shown(i.Moves, p.Legal().Len()), `class="ring"`: shown(i.Moves, last), `class="closed"`: shown(i.Moves, closed),
				`class="ring-before"`: shown(i.Moves, before), `class="hatching"`: shown(i.Moves, closed),
				`class="area-edge"`: shown(i.Areas, 2), `class="stroke-edge"`: shown(i.Lines, 2), `href="wood.svg"`: 1, `href="wood.svg#paper"`: 1,
			} {
				if got := strings.Count(drawn, part); got != want {
					t.Errorf("game %d: %d of %s, want %d", seed, got, part, want)
				}
			}
		}
	}
}

// The drawing has a tile of each worth.
func TestTiles(t *testing.T) {
	if drawn := Tiles("words"); strings.Count(drawn, "<rect ") != 4 || strings.Count(drawn, "<circle ") != 6+4+3+2 {
		t.Error(drawn)
	}
}

// The printed hatching of closed tiles is visible without colours, because it is black on brown
// wood.
func TestHatchingIsSeenWithoutColours(t *testing.T) {
	for line := range strings.Lines(PaintedDefs()) {
		if strings.Contains(line, `id="hatch"`) && !strings.Contains(line, `fill="#000" fill-opacity=".7"`) {
			t.Error(line)
		}
	}
}

// The picture of the aim has only the marbles with which each side owns its tile.
func TestAim(t *testing.T) {
	aim := Aim()
	for part, n := range map[string]int{"own-first": 1, "own-second": 1, "#marble-first": 4, "#marble-second": 3} {
		if got := strings.Count(aim, part); got != n {
			t.Errorf("%s occurs %d times, want %d", part, got, n)
		}
	}
}
