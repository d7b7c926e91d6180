package rules

import (
	"math/bits"
	"strings"
	"sync"
)

// SquareBoards is the number of different 8×8 boards. Turned or mirrored images of a board count
// separately.
const SquareBoards = 390_254_538

// SquareBoard returns square board number n, or nil if n is not in 0…SquareBoards-1. The numbers
// follow the alphabetical order of the layout codes, capitals first; the app shows n+1. The first
// call takes some milliseconds to prepare a table of about 3 MB, which stays in memory.
func SquareBoard(n int) *Board {
	code, ok := squares().code(n)
	if !ok {
		return nil
	}
	b, _ := ParseLayout("8" + code)
	return b
}

// Number returns the n for which SquareBoard(n) is b. It reports false if b is not an 8×8 board in
// a frame of width eight.
func (b *Board) Number() (n int, ok bool) {
	if b.width != 8 || b.height != 8 {
		return 0, false
	}
	return squares().number(b.layout[1:])
}

// squares is the catalogue of the 8×8 boards. It is read-only.
var squares = sync.OnceValue(func() *catalogue { return newCatalogue(8, 8, Stock()) })

// catalogue numbers all fillings of a rectangle with the tiles of a stock, in the alphabetical
// order of their layout codes. Tiles are laid in reading order, each on the first free place, which
// leads to few different fronts. The number of ways to complete a front does not depend on the
// tiles before it. So dynamic programming counts each front once, for all hands that can complete
// it.
type catalogue struct {
	width, height int
	shapes        []shape
	hands         hands
	fronts        []int32 // by front: 1 + its index in ways, or 0 before it is counted
	ways          []ways
	counts        []uint32
}

// letters holds the letters of the layout code in alphabetical order.
const letters = "DQSTdst"

// shape is a tile in one orientation, with its letter in the layout code.
type shape struct {
	letter      byte
	w, h, worth int
}

// front is the state of a rectangle that is being filled in reading order:
//
//	3 │ A A · ·      The first free place is c2: x is 2, y is 1, and 5 places are
//	2 │ A A · ·      free. Of the columns after c, in cyclic order, d is covered 0
//	1 │ A A B B      places beyond it in reading order, a and b 1 each, in row 3.
//	                 These are the digits of sky in base three: 0 + 1·3 + 1·9.
type front struct{ x, y, sky, free int }

// ways holds the number of ways to complete a front with each hand of its area. The bits of mask
// mark the hands that can complete it; their numbers start at index first of counts.
type ways struct {
	mask  uint32
	first int32
}

// newCatalogue returns the catalogue of a rectangle with the area of the stock and a width of at
// most eight. It can count at most 2³² fillings and 32 hands of an area.
func newCatalogue(width, height int, stock [7]int) *catalogue {
	c := &catalogue{width: width, height: height, hands: newHands(stock)}
	for _, letter := range []byte(letters) {
		w, h := int(shapes[letter].w), int(shapes[letter].h)
		c.shapes = append(c.shapes, shape{letter, w, h, w * h})
	}
	c.fronts = make([]int32, width*height*power3[width-1])
	if width*height == Holes {
		c.ways, c.counts = make([]ways, 0, 83_898), make([]uint32, 0, 590_382) // the exact sizes
	}
	c.counts = append(c.counts, 1) // a full rectangle has one completion, without a tile
	c.fill(c.start())
	return c
}

// start returns the front of the empty rectangle.
func (c *catalogue) start() front { return front{free: c.width * c.height} }

// put lays a tile on the first free place. It reports false if the tile does not fit there.
func (c *catalogue) put(f front, s shape) (front, bool) {
	if f.x+s.w > c.width || f.y+s.h > c.height {
		return f, false
	}
	for range s.w - 1 { // the other columns that the tile covers
		if f.sky%3 != 0 {
			return f, false
		}
		f.sky /= 3
	}
	f.x += s.w
	f.free -= s.worth
	f.sky += (s.h - 1) * (power3[c.width] - power3[c.width-s.w]) / 2
	for f.free > 0 {
		if f.x == c.width {
			f.x, f.y = 0, f.y+1
		}
		out := f.sky % 3
		f.sky /= 3
		if out == 0 {
			break
		}
		f.sky += (out - 1) * power3[c.width-1]
		f.x++
	}
	return f, true
}

// count returns the number of ways to complete f with hand. The area of hand must be the number of
// free places.
func (c *catalogue) count(f front, hand int) int {
	w, bit := c.fill(f), uint32(1)<<c.hands.slot[hand]
	if w.mask&bit == 0 {
		return 0
	}
	return int(c.counts[int(w.first)+bits.OnesCount32(w.mask&(bit-1))])
}

// fill counts the ways to complete f with every hand. A count can overflow its 32 bits only for a
// hand that never meets this front.
func (c *catalogue) fill(f front) ways {
	if f.free == 0 {
		return ways{mask: 1, first: 0}
	}
	entry := &c.fronts[(f.y*c.width+f.x)*power3[c.width-1]+f.sky]
	if *entry != 0 {
		return c.ways[*entry-1]
	}
	var sums [32]uint32
	for _, s := range c.shapes {
		next, ok := c.put(f, s)
		if !ok {
			continue
		}
		w := c.fill(next)
		at := w.first
		for mask := w.mask; mask != 0; mask &= mask - 1 {
			rest := c.hands.of[next.free][bits.TrailingZeros32(mask)]
			if slot := c.hands.more[s.worth][rest]; slot >= 0 {
				sums[slot] += c.counts[at]
			}
			at++
		}
	}
	w := ways{first: int32(len(c.counts))}
	for slot, n := range sums[:len(c.hands.of[f.free])] {
		if n > 0 {
			w.mask |= 1 << slot
			c.counts = append(c.counts, n)
		}
	}
	c.ways = append(c.ways, w)
	*entry = int32(len(c.ways))
	return w
}

// code returns the letters of filling n. It reports false if n is out of range.
func (c *catalogue) code(n int) (string, bool) {
	f, hand := c.start(), c.hands.all
	if n < 0 || n >= c.count(f, hand) {
		return "", false
	}
	var code strings.Builder
	for f.free > 0 {
		for _, o := range c.options(f, hand) {
			if n < o.count {
				code.WriteByte(o.letter)
				f, hand = o.front, o.hand
				break
			}
			n -= o.count
		}
	}
	return code.String(), true
}

// number returns the number of the filling with the given letters. It reports false if they are not
// a filling.
func (c *catalogue) number(code string) (n int, ok bool) {
	f, hand := c.start(), c.hands.all
	for i := range len(code) {
		found := false
		for _, o := range c.options(f, hand) {
			if o.letter == code[i] {
				f, hand, found = o.front, o.hand, true
				break
			}
			n += o.count
		}
		if !found {
			return 0, false
		}
	}
	return n, f.free == 0
}

// option is a possible next tile, and the number of ways to complete the rectangle after it.
type option struct {
	letter byte
	front  front
	hand   int
	count  int
}

// options returns the tiles of hand that fit on the first free place of f.
func (c *catalogue) options(f front, hand int) []option {
	var all []option
	for _, s := range c.shapes {
		rest, has := c.hands.take(hand, s.worth)
		next, fits := c.put(f, s)
		if has && fits {
			all = append(all, option{s.letter, next, rest, c.count(next, rest)})
		}
	}
	return all
}

// power3[n] is 3ⁿ.
var power3 = [...]int{1, 3, 9, 27, 81, 243, 729, 2187, 6561}
