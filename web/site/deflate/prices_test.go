package deflate

import (
	"math"
	"math/bits"
	"testing"
)

// The tables of RFC 1951, 3.2.5: the first length and the first distance of every symbol, and the end.
var (
	firstLengths = []int{3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258, 259}

	firstDistances = []int{1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
		8193, 12289, 16385, 24577, 32769}
)

func TestSymbols(t *testing.T) {
	check := func(what string, firsts []int, symbolOf func(int) (int, int)) {
		for want, first := range firsts[:len(firsts)-1] {
			wantExtra := bits.Len(uint(firsts[want+1] - 1 - first))
			for value := first; value < firsts[want+1]; value++ {
				if symbol, extra := symbolOf(value); symbol != want || extra != wantExtra {
					t.Errorf("%s %d has symbol %d with %d bits, want %d with %d", what, value, symbol, extra, want, wantExtra)
				}
			}
		}
	}
	check("length", firstLengths, lengthSymbol)
	check("distance", firstDistances, distanceSymbol)
}

func TestLog2(t *testing.T) {
	for _, n := range []int{1, 2, 3, 5, 7, 255, 256, 257, 1000, 1<<20 - 1, 1 << 20, 1<<31 - 1} {
		exact := math.Log2(float64(n)) * (1 << fraction)
		if got := float64(log2(n)); got > exact+0.01 || got < exact-1.01 {
			t.Errorf("the logarithm of %d is %v/%d, want %v", n, got, 1<<fraction, exact)
		}
	}
}

// Prices are what Huffman codes for such counts need.
func TestPrices(t *testing.T) {
	var c counts
	c.literal['a'], c.literal['b'], c.literal[firstLength], c.literal[firstLength+28] = 2048, 512, 512, 1023
	c.distance[0], c.distance[29] = 1, 7
	p := c.prices()
	for _, row := range []struct {
		what       string
		got, lower int // in bits
	}{
		{"a literal used every other time", p.literal['a'], 1},
		{"a literal used every eighth time", p.literal['b'], 3},
		{"a literal never used", p.literal['c'], 12},
		{"a short length", p.length[shortest], 3},
		{"the longest length", p.length[longest], 2},
		{"a length never used, with five extra bits", p.length[longest-1], 12 + 5},
		{"a distance that is used often, with thirteen extra bits", p.distance[29], 1 + 13},
		{"a distance that is used once", p.distance[0], 3},
	} {
		if row.got < row.lower<<fraction || row.got > row.lower<<fraction+1<<fraction/2 {
			t.Errorf("%s costs %d/%d bits, want %d or a little more", row.what, row.got, 1<<fraction, row.lower)
		}
	}
}
