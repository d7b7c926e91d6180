package world

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

var (
	seed      = flag.Uint64("seed", 0, "play the history of this seed alone, or begin with it if -histories is set")
	histories = flag.Int("histories", 0, "play so many histories, not for a time")
	budget    = flag.Duration("budget", 20*time.Second, "play fresh histories for this time")
)

// TestSimulate plays the histories that ever failed, and then fresh ones.
func TestSimulate(t *testing.T) {
	if *seed != 0 && *histories == 0 {
		show(t, *seed)
		return
	}
	from := *seed
	if from == 0 {
		from = uint64(time.Now().UnixNano())
	}
	t.Logf("-seed %d", from)
	sum, failing, began := newTally(), atomic.Uint64{}, time.Now()
	var next atomic.Int64
	var lock sync.Mutex
	var all sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			mine := newTally()
			for failing.Load() == 0 {
				n := next.Add(1) - 1
				if *histories > 0 && n >= int64(*histories) || *histories == 0 && time.Since(began) > *budget {
					break
				}
				if newHistory(from+uint64(n)).play(mine, nil) != nil {
					failing.CompareAndSwap(0, from+uint64(n))
				}
			}
			lock.Lock()
			defer lock.Unlock()
			sum.add(mine)
		})
	}
	all.Wait()
	took := time.Since(began).Seconds()
	t.Logf("%d histories, %d events, %.0f a second and core", sum.histories, sum.events, float64(sum.events)/took/float64(runtime.GOMAXPROCS(0)))
	for _, name := range names(sum.checks) {
		t.Logf("check %s: %d", name, sum.checks[name])
	}
	for _, name := range names(sum.bad) {
		t.Logf("%s: %d", name, sum.bad[name])
	}
	if s := failing.Load(); s != 0 {
		show(t, s)
	}
}

// show plays a history, makes it small if it fails, and prints it as a script.
func show(t *testing.T, seed uint64) {
	h := newHistory(seed)
	failed := h.play(newTally(), nil)
	if failed == nil {
		t.Logf("seed %d holds", seed)
		return
	}
	long := len(h.steps)
	h = h.small(failed.check)
	var script strings.Builder
	failed = h.play(newTally(), &script)
	t.Errorf("seed %d, %d of %d steps %v: %s: %s\n%s", seed, len(h.steps), long, h.steps, failed.check, failed.message, script.String())
}

var _ = os.Args
var _ = strconv.Itoa
var _ = fmt.Sprint
