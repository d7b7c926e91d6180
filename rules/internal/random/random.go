// Package random has the pseudorandom number generator of the game, the engine and their tests.
package random

// Source is SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
// Its value is the seed. It is implemented here, because dealt boards and the games of the levels
// must not change with a version of the standard library.
type Source uint64

// Next returns the next number; all 2⁶⁴ numbers are equally likely.
func (s *Source) Next() uint64 {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Below returns a number from 0 to n-1; n must be at least 1. The bias for n below 2¹³ is less than
// one in 2⁵⁰.
func (s *Source) Below(n int) int { return int(s.Next() >> 1 % uint64(n)) }
