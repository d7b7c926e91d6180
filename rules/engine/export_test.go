package engine

import "testing"

// Tries is how often a test tries what chance decides: n times, with -short a twentieth of that.
func Tries(n int) int {
	if testing.Short() {
		return max(n/20, 1)
	}
	return n
}
