package view

import (
	"runtime"
	"testing"
	"time"
)

func TestGarbageIsCollectedInQuietMoments(t *testing.T) {
	collections := func() uint32 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.NumForcedGC
	}
	before := collections()
	wait := func(why string, want uint32) {
		t.Helper()
		for end := time.Now().Add(10 * time.Second); collections() != before+want && time.Now().Before(end); time.Sleep(calm / 8) {
		}
		time.Sleep(calm * 3 / 2)
		if got := collections() - before; got != want {
			t.Errorf("%s: %d collections, want %d", why, got, want)
		}
	}
	var y tidy
	for range litter - 1 {
		y.played(true)
	}
	wait("too few marbles", 0)
	y.played(false)
	wait("the computer thinks", 0)
	y.played(true)
	y.played(false)
	wait("the player was quicker", 0)
	y.played(true)
	wait("the player looks at the table", 1)
	y.played(true)
	wait("just collected", 1)
}
