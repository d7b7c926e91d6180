package random

import "testing"

// The first numbers of seed 1234567 equal the output of the reference implementation
// (https://prng.di.unimi.it/splitmix64.c).
func TestReferenceNumbers(t *testing.T) {
	s := Source(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821} {
		if got := s.Next(); got != want {
			t.Errorf("number %d is %d, want %d", i, got, want)
		}
	}
}

func TestBelowIsInRange(t *testing.T) {
	s := Source(1)
	var seen [7]int
	for range 7000 {
		seen[s.Below(len(seen))]++
	}
	for n, times := range seen {
		if times < 850 || times > 1150 {
			t.Errorf("%d occurred %d times in 7000", n, times)
		}
	}
}
