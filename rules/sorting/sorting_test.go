package sorting

import (
	"maps"
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

func TestKeys(t *testing.T) {
	m := map[string]int{}
	for n := range 40 {
		if got, want := Keys(m), slices.Sorted(maps.Keys(m)); !slices.Equal(got, want) {
			t.Fatalf("%q, want %q", got, want)
		}
		m[string(rune('a'+n*7%40))] = n
	}
}
