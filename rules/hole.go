package rules

import (
	"math/bits"
	"strconv"
)

// Holes is the number of holes on every board: 4·6 + 5·4 + 4·3 + 4·2.
const Holes = 64

// Frame is the maximum width and height of a board, in holes.
const Frame = 10

// Hole is one of the 64 holes of a board, numbered 0…63 in reading order. The order goes from the
// left along the lowest row, then along the next row up. A move is a hole. The same Hole is at
// different points of different boards; Board translates between holes and points.
type Hole int8

// NoHole means no hole: outside the board, in a gap, or before the first move.
const NoHole Hole = -1

// MaybeHole is an optional hole. The zero value means none, so that a struct with a MaybeHole is
// valid without initialisation. The zero Hole, by contrast, is a hole.
type MaybeHole uint8

// Maybe returns h as a MaybeHole; NoHole means none.
func Maybe(h Hole) MaybeHole { return MaybeHole(h + 1) }

// Hole returns the hole, or NoHole if m is empty.
func (m MaybeHole) Hole() Hole { return Hole(m) - 1 }

// Point is a place in the frame: column X counts from the left and row Y from
// the bottom, both 0…9. The zero value is a1.
type Point struct{ X, Y int8 }

// String names the point as players do: column letter, row number ("c7").
func (p Point) String() string {
	return string(rune('a'+p.X)) + strconv.Itoa(int(p.Y)+1)
}

// inFrame reports whether p is in the 10×10 frame.
func (p Point) inFrame() bool {
	return p.X >= 0 && p.X < Frame && p.Y >= 0 && p.Y < Frame
}

// cutPoint reads a point such as "c7" or "j10" at the start of s and returns the rest. Letters are
// a–j in lower case; rows are 1–10 without a leading zero. It always reads "10" as row ten, because
// no digit can follow a point.
func cutPoint(s string) (p Point, rest string, ok bool) {
	if len(s) < 2 || s[0] < 'a' || s[0] > 'j' || s[1] < '1' || s[1] > '9' {
		return Point{}, s, false
	}
	p = Point{int8(s[0] - 'a'), int8(s[1] - '1')}
	rest = s[2:]
	if s[1] == '1' && rest != "" && rest[0] == '0' {
		p.Y, rest = 9, rest[1:]
	}
	return p, rest, true
}

// ParsePoint reads the name of a point, such as "c7". It reports false if s is
// anything else.
func ParsePoint(s string) (Point, bool) {
	p, rest, ok := cutPoint(s)
	return p, ok && rest == ""
}

// Set is a set of holes, one bit each: bit h is Hole h. The 64 holes of any board fill one word.
// The zero value is the empty set.
type Set uint64

// SetOf returns the set of the given holes.
func SetOf(holes ...Hole) Set {
	var s Set
	for _, h := range holes {
		s |= h.bit()
	}
	return s
}

// bit returns the set of h alone, or the empty set for NoHole.
func (h Hole) bit() Set {
	if h < 0 {
		return 0
	}
	return 1 << uint(h)
}

// Has reports whether h is in s; NoHole never is.
func (s Set) Has(h Hole) bool { return s&h.bit() != 0 }

// Len returns the number of holes in s, 0…64.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// First returns the lowest hole in s, or NoHole if s is empty.
func (s Set) First() Hole {
	if s == 0 {
		return NoHole
	}
	return Hole(bits.TrailingZeros64(uint64(s)))
}

// Slice returns the holes in s in reading order.
func (s Set) Slice() []Hole {
	holes := make([]Hole, 0, s.Len())
	for ; s != 0; s &= s - 1 {
		holes = append(holes, s.First())
	}
	return holes
}

// Side is one of the two players, named by the order of their first moves. The rules know no
// colours. The zero value is First.
type Side int8

// The sides. Nobody is the owner of a tied tile and of an empty hole.
const (
	First  Side = 0
	Second Side = 1
	Nobody Side = -1
)

// Other returns the opponent of s, and Nobody for Nobody.
func (s Side) Other() Side {
	if s == Nobody {
		return Nobody
	}
	return 1 - s
}

// String returns "first", "second" or "none".
func (s Side) String() string {
	switch s {
	case First:
		return "first"
	case Second:
		return "second"
	}
	return "none"
}
