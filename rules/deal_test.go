package rules

import (
	"math"
	"testing"
)

func TestDeal(t *testing.T) {
	seeds := 1000
	if testing.Short() {
		seeds = 50
	}
	for _, shape := range []Shape{Square, Irregular} {
		seen := map[string]uint64{}
		for seed := range uint64(seeds) {
			b := Deal(seed, shape)
			if other, ok := seen[b.Layout()]; ok {
				t.Errorf("shape %d: seeds %d and %d are the same board", shape, other, seed)
			}
			seen[b.Layout()] = seed
		}
		for seed := range uint64(seeds) {
			b := Deal(seed, shape)
			checkBoard(t, b)
			if square := b.Width() == 8 && b.Height() == 8; square != (shape == Square) {
				t.Errorf("shape %d, seed %d: %d×%d", shape, seed, b.Width(), b.Height())
			}
			left, right, low := false, false, false
			for h := range Hole(Holes) {
				left = left || b.Point(h).X == 0
				right = right || b.Point(h).X == int8(b.Width()-1)
				low = low || b.Point(h).Y == 0
			}
			if !left || !right || !low {
				t.Errorf("shape %d, seed %d: not in the corner of its frame\n%v", shape, seed, b)
			}
		}
	}
}

// TestDealForEver pins boards, because links and daily boards name them by their seeds.
func TestDealForEver(t *testing.T) {
	for _, c := range []struct {
		shape  Shape
		seed   uint64
		layout string
	}{
		{Square, 0, "8ttDQQssQsDDQdstQT"},
		{Square, 1, "8QSSTtsQddtQsTQQDD"},
		{Square, 20261120, "8sTSDtDdQsQQQttQdS"},
		{Square, 1<<64 - 1, "8dQQSQdsQdTTTQTSSD"},
		{Irregular, 0, "01DD5QtQS4t1T4SdQS1QTs4D6Q"},
		{Irregular, 1, "92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T"},
		{Irregular, 20261120, "0s8d1TQ1tS2QDt1QQd1tQ1SS1D"},
		{Irregular, 1<<64 - 1, "91S6S4D3DTt2sttQ3dQDQQSQ"},
	} {
		if got := Deal(c.seed, c.shape).Layout(); got != c.layout {
			t.Errorf("shape %d, seed %d: %q, was %q", c.shape, c.seed, got, c.layout)
		}
	}
}

// TestDealUniform compares the tiles in the corners of dealt boards with the exact shares among all
// square boards. The shares come from a count over the profiles of the boards.
func TestDealUniform(t *testing.T) {
	deals := 4000
	if testing.Short() {
		deals = 100
	}
	all := [7]float64{2: 73_195_164, 3: 94_397_334, 4: 110_108_158, 6: 112_553_882}
	var corners [4][7]int
	standing := 0 // corners with a tile that is higher than wide; as many are wider
	for seed := range uint64(deals) {
		b := Deal(1<<32+seed, Square)
		for i, p := range []Point{{0, 0}, {7, 0}, {0, 7}, {7, 7}} {
			tile := b.Tile(b.TileOf(b.At(p)))
			corners[i][tile.Holes()]++
			if tile.H > tile.W {
				standing++
			}
		}
	}
	deviation := func(n int, of, share float64) float64 {
		return (float64(n) - of*share) / math.Sqrt(of*share*(1-share))
	}
	for i := range corners {
		for worth, count := range all {
			if d := deviation(corners[i][worth], float64(deals), count/SquareBoards); count > 0 && math.Abs(d) > 4 {
				t.Errorf("corner %d: %d tiles of %d, %.1f standard deviations off", i, corners[i][worth], worth, d)
			}
		}
	}
	if d := deviation(standing, 4*float64(deals), (1-all[4]/SquareBoards)/2); math.Abs(d) > 4 {
		t.Errorf("%d of %d tiles are higher than wide, %.1f standard deviations off", standing, 4*deals, d)
	}
}

// BenchmarkDeal measures a deal; the limit is 5 ms.
func BenchmarkDeal(b *testing.B) {
	for name, shape := range map[string]Shape{"square": Square, "irregular": Irregular} {
		b.Run(name, func(b *testing.B) {
			for i := range b.N {
				Deal(uint64(i), shape)
			}
		})
	}
}
