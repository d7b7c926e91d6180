package players

import (
	"testing"

	"kulami/rules"
	"kulami/rules/internal/random"
)

// playOn plays at random until the game is over or has plies plies.
func playOn(r *random.Source, p rules.Position, plies int) rules.Position {
	for !p.Over() && p.Ply() < plies {
		p = p.After(Pick(r, p.Legal()))
	}
	return p
}

func TestPickReachesEveryHole(t *testing.T) {
	r := random.Source(1)
	holes := rules.SetOf(0) | rules.SetOf(17) | rules.SetOf(63)
	seen := map[rules.Hole]int{}
	for range 300 {
		seen[Pick(&r, holes)]++
	}
	if len(seen) != 3 || seen[0] < 70 || seen[17] < 70 || seen[63] < 70 {
		t.Errorf("drawn: %v", seen)
	}
}

func TestGreedyTakesTheBestCount(t *testing.T) {
	r := random.Source(2)
	for seed := range uint64(50) {
		p := playOn(&r, rules.Start(rules.Deal(seed, rules.Square), rules.Ruleset{}), int(seed))
		if p.Over() {
			continue
		}
		got := Greedy(&r, p)
		for _, h := range p.Legal().Slice() {
			if -Margin(p.After(h)) > -Margin(p.After(got)) {
				t.Fatalf("seed %d: %d counts more than %d", seed, h, got)
			}
		}
	}
}

// UCT finds the only winning move, and finds the same one each time.
func TestUCTWinsEndings(t *testing.T) {
	r := random.Source(3)
	u := UCT{Playouts: 4000}
	critical, right := 0, 0
	seeds := uint64(200)
	if testing.Short() {
		seeds = 10
	}
	for seed := range seeds {
		p := playOn(&r, rules.Start(rules.Deal(seed, rules.Square), rules.Ruleset{}), 51)
		if p.Over() || p.Ply() < 51 {
			continue
		}
		winning := rules.Set(0)
		for _, h := range p.Legal().Slice() {
			if BestMargin(p.After(h)) < 0 {
				winning |= rules.SetOf(h)
			}
		}
		if winning == 0 || winning == p.Legal() {
			continue
		}
		critical++
		h := u.Move(p, seed)
		if again := u.Move(p, seed); again != h {
			t.Errorf("seed %d: %d, then %d", seed, h, again)
		}
		if winning.Has(h) {
			right++
		}
	}
	if critical < int(seeds/20) || right < critical*9/10 {
		t.Errorf("%d of %d endings won", right, critical)
	}
}
