//go:build !unix

package rules_test

import "time"

var start = time.Now()

// clock returns the time since the start of the tests.
func clock() time.Duration { return time.Since(start) }
