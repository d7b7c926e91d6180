package world

// dice generate pseudo-random numbers. The same seed gives the same numbers on every machine.
type dice uint64

// next returns the next number, by SplitMix64.
func (d *dice) next() uint64 {
	*d += 0x9e3779b97f4a7c15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number from 0 to n-1, or 0 if n is less than 1.
func (d *dice) below(n int) int {
	if n < 1 {
		return 0
	}
	return int(d.next()>>1) % n
}

// chance returns true with this percentage.
func (d *dice) chance(percent int) bool { return d.below(100) < percent }

// between returns a number from a to b.
func (d *dice) between(a, b int64) int64 { return a + int64(d.below(int(b-a+1))) }

// pick returns one of several values.
func pick[T any](d interface{ below(n int) int }, of ...T) T { return of[d.below(len(of))] }
