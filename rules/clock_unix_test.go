//go:build unix

package rules_test

import (
	"syscall"
	"time"
)

// clock returns the processor time that the tests have used so far, which does not
// depend on what else the machine does.
func clock() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		panic(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
