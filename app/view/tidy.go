package view

import (
	"runtime"
	"runtime/debug"
	"time"
)

// Go collects garbage when the heap has doubled, but first at 4 MB. That was at every
// tenth press, in the middle of its drawing, and took a slow phone 8 to 40 ms. The
// page waits for four times as much, and collects before that when nobody waits for it.
const (
	gcPercent = 400
	litter    = 24                     // marbles between two collections: some 4 MB
	calm      = 400 * time.Millisecond // after a marble
)

// tidy collects the garbage of a game in quiet moments.
type tidy struct {
	marbles int // since the last time
	soon    *time.Timer
}

// wait lets garbage lie for longer.
func (*tidy) wait() { debug.SetGCPercent(gcPercent) }

// played is told of every marble, and whether a person moves next, who looks at the
// table first.
func (t *tidy) played(person bool) {
	if t.soon != nil && !t.soon.Stop() { // it has been done
		t.marbles = 0
	}
	t.soon = nil
	if t.marbles++; person && t.marbles >= litter {
		t.soon = time.AfterFunc(calm, runtime.GC)
	}
}
