package rating

import (
	"math"
	"testing"
)

// Between levels the rating lies between theirs, and beyond them it goes on in the same steps.
func TestBetweenLevels(t *testing.T) {
	for _, c := range []struct{ level, rating float64 }{{1, 800}, {1.5, 895}, {2, 990}, {7.5, 2105}, {8, 2210}, {9, 2420}, {0, 610}, {-50, MinValue}, {50, MaxValue}} {
		if got := Between(c.level).Value; math.Abs(got-c.rating) > 1e-9 {
			t.Errorf("level %.1f has %.1f, want %.1f", c.level, got, c.rating)
		}
		if got := LevelOf(c.rating); math.Abs(got-c.level) > 1e-9 && c.rating != MinValue && c.rating != MaxValue {
			t.Errorf("%.0f is level %.2f, want %.1f", c.rating, got, c.level)
		}
	}
}
