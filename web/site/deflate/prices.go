package deflate

import "math/bits"

// fraction is the number of binary digits behind the point of a price. More gain nothing, and with six the most that a
// segment can cost, 21 bits a byte, fits into 31 bits.
const fraction = 6

// firstLength is the symbol of the shortest matches. It shares a code with the bytes and the end of a block, 256.
const firstLength = 257

// lengthSymbol is the symbol of a match's length, counted from firstLength, and how many extra bits follow it.
func lengthSymbol(length int) (symbol, extra int) {
	if length == longest {
		return 28, 0
	}
	extra = max(0, bits.Len(uint(length-shortest))-3)
	return 4*extra + (length-shortest)>>extra, extra
}

// distanceSymbol is the symbol of a match's distance, and how many extra bits follow it.
func distanceSymbol(distance int) (symbol, extra int) {
	extra = max(0, bits.Len(uint(distance-1))-2)
	return 2*extra + (distance-1)>>extra, extra
}

// counts tell how often each symbol of the two codes is used.
type counts struct {
	literal  [286]int
	distance [30]int
}

// prices tell what a literal, a length and the symbol of a distance cost with their extra bits, in 1<<fraction to a bit.
type prices struct {
	literal  [256]int
	length   [longest + 1]int
	distance [30]int
}

// prices are those of the best codes for such counts.
func (c *counts) prices() *prices {
	literals, distances := costs(c.literal[:]), costs(c.distance[:])
	var p prices
	copy(p.literal[:], literals)
	for length := shortest; length <= longest; length++ {
		symbol, extra := lengthSymbol(length)
		p.length[length] = literals[firstLength+symbol] + extra<<fraction
	}
	for symbol, cost := range distances {
		p.distance[symbol] = cost + max(0, symbol/2-1)<<fraction
	}
	return &p
}

// costs are the ideal lengths of codewords by how often each is used, but no less than a bit. What is not used has the
// length of what is used once.
func costs(uses []int) []int {
	total := 1
	for _, n := range uses {
		total += n
	}
	c := make([]int, len(uses))
	for symbol, n := range uses {
		c[symbol] = max(1<<fraction, log2(total)-log2(max(1, n)))
	}
	return c
}

// guess is what to begin with: literals of eight to nine bits, lengths of five to six, distances of five.
func guess() *prices {
	var c counts
	for symbol := range c.literal {
		c.literal[symbol] = 1
		if symbol >= firstLength {
			c.literal[symbol] = 8
		}
	}
	for symbol := range c.distance {
		c.distance[symbol] = 1
	}
	return c.prices()
}

// log2 is the logarithm of a positive number below 1<<31, with so many digits behind the point that it is the same on
// every machine. Squaring a number doubles its logarithm: whether the square of one from 1 to 2 is 2 or more is the
// next digit.
func log2(n int) int {
	log := bits.Len(uint(n)) - 1
	x := uint64(n) << (31 - log) // 31 digits behind the point
	for range fraction {
		x = x * x >> 31
		digit := x >> 32
		x >>= digit
		log = log<<1 | int(digit)
	}
	return log
}
