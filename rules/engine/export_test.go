package engine

import "testing"

// Tries returns the number of random cases of a test: n, or a twentieth of n with -short.
func Tries(n int) int {
	if testing.Short() {
		return max(n/20, 1)
	}
	return n
}
