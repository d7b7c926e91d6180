package engine_test

import (
	"math"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
)

func TestHandicap(t *testing.T) {
	for _, e := range rules.Editions() {
		before := 0
		for strength := 1.0; strength <= 8; strength += 0.25 {
			h := engine.Handicap(1, strength, e.Rules)
			if back := engine.Handicap(strength, 1, e.Rules); h < before || back != -h {
				t.Errorf("%s: %d points against %.2f after %d, and %d for it", e.Name, h, strength, before, back)
			}
			before = h
			for points := -9; points <= 9; points++ {
				if own := engine.StrengthWith(strength, points, e.Rules); engine.Handicap(strength, own, e.Rules) != points {
					t.Errorf("%s: %d points from %.2f are those to %.3f", e.Name, points, strength, own)
				}
			}
		}
		if h := engine.Handicap(-30, 8, e.Rules); h != rules.MaxHandicap {
			t.Errorf("%s: %d points against any strength", e.Name, h)
		}
		if same := engine.StrengthWith(3.5, 0, e.Rules); math.Abs(same-3.5) > 1e-6 {
			t.Errorf("%s: without points %.3f is %.3f", e.Name, 3.5, same)
		}
	}
}
