package sorting

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// Stable must agree with the standard library, also about what compares equal.
func TestStable(t *testing.T) {
	type item struct{ key, place int }
	byKey := func(a, b item) int { return a.key - b.key }
	for n := range 200 {
		list := make([]item, n)
		for i := range list {
			list[i] = item{rand.IntN(n/3 + 1), i}
		}
		want := slices.Clone(list)
		slices.SortStableFunc(want, byKey)
		if Stable(list, byKey); !slices.Equal(list, want) {
			t.Fatalf("%d items: %v, want %v", n, list, want)
		}
	}
}
