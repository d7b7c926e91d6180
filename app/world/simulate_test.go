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
	seed      = flag.Uint64("seed", 0, "play the history of this seed alone, or begin with it if -histories or -for is set")
	histories = flag.Int("histories", 0, "play so many histories, from seed 1 on unless -seed is set")
	duration  = flag.Duration("for", 0, "play histories for so long")
)

// misbehaviours are the events that every long run contains. If one never happens, the simulator
// has a fault.
var misbehaviours = strings.Split("address edited, another tab, browser killed, clock set, device asleep, engine answers another question, engine dead, engine late, engine silent, foreign text, "+
	"friend disconnected, friend of a newer build, friend of an older build, hostile text, journal ahead of the storage, journal late, link damaged, link of a later version, network slow, no connection can be made, "+
	"page closed, page dies between two effects, page frozen, page hidden, page in the back/forward cache, page killed, page reloaded, power lost, pressed in several pages at once, pressed twice, pressed what has gone, "+
	"puzzles late, puzzles missing, puzzles of another build, storage blocked, storage emptied, storage full, tabs write past each other, text doubled, text lost, texts reordered, "+
	"time zone changed, words missing", ", ")

// TestSeeds plays the histories that have failed once.
func TestSeeds(t *testing.T) {
	text, err := os.ReadFile("testdata/seeds.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		word, fault, _ := strings.Cut(line, " ")
		known, err := strconv.ParseUint(word, 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		if newHistory(known).play(newTally(), nil) != nil {
			t.Log(fault)
			show(t, known)
		}
	}
}

// TestSimulate plays many histories, or the one of a given seed. Without flags it plays new
// histories for 2 s. It prints how to play them again, even if all of them hold.
func TestSimulate(t *testing.T) {
	from, long := *seed, *duration
	switch {
	case from > 0 && *histories == 0 && long == 0:
		show(t, from)
		return
	case from == 0 && *histories > 0:
		from = 1
	case from == 0:
		from, long = uint64(time.Now().UnixMilli()), max(long, 2*time.Second)
	}
	began := time.Now()
	sum, failing, check := playMany(from, long)
	took := time.Since(began).Seconds() * float64(runtime.GOMAXPROCS(0))
	fmt.Printf("-seed %d -histories %d: %d events, %.0f a second and core\n", from, sum.histories, sum.events, float64(sum.events)/took)
	for _, name := range sortedKeys(sum.checks) {
		t.Logf("check %s: %d", name, sum.checks[name])
	}
	for _, name := range sortedKeys(sum.bad) {
		t.Logf("%s: %d", name, sum.bad[name])
	}
	if failing != 0 {
		fmt.Printf("-seed %d: found after %d histories by %s\n", failing, failing-from+1, check)
		show(t, failing)
	}
	for _, name := range misbehaviours {
		if sum.histories > 10_000 && failing == 0 && sum.bad[name] == 0 {
			t.Errorf("never: %s", name)
		}
	}
}

// playMany plays the histories of consecutive seeds, and begins none after some time if long is
// not 0. It returns the first failing seed and its failed check, or 0.
func playMany(from uint64, long time.Duration) (sum *tally, failing uint64, check string) {
	sum = newTally()
	var next atomic.Uint64
	var failed atomic.Bool
	var lock sync.Mutex
	var all sync.WaitGroup
	end := time.Now().Add(long)
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			mine := newTally()
			for !failed.Load() {
				n := next.Add(1) - 1
				if *histories > 0 && n >= uint64(*histories) || long > 0 && time.Now().After(end) {
					break
				}
				h, before := newHistory(from+n), mine.events
				fault := h.play(mine, nil)
				// The same seed must give the same history.
				if again := newTally(); fault == nil && n%100 == 0 {
					if fault = h.play(again, nil); again.events != mine.events-before {
						fault = &failure{"replay", "another history"}
					}
				}
				if fault != nil {
					failed.Store(true)
					lock.Lock()
					if failing == 0 || from+n < failing {
						failing, check = from+n, fault.check
					}
					lock.Unlock()
				}
			}
			lock.Lock()
			defer lock.Unlock()
			sum.add(mine)
		})
	}
	all.Wait()
	return sum, failing, check
}

// show plays a history. If it fails, show prints it as a script. Except in a short test, it makes
// the history small before.
func show(t *testing.T, seed uint64) {
	h := newHistory(seed)
	failed := h.play(newTally(), nil)
	if failed == nil {
		t.Logf("seed %d holds", seed)
		return
	}
	long := len(h.steps)
	if !testing.Short() {
		h = h.small(failed.check)
	}
	var script strings.Builder
	failed = h.play(newTally(), &script)
	t.Errorf("seed %d, %d of %d steps %v: %s: %s\n%s", seed, len(h.steps), long, h.steps, failed.check, failed.message, script.String())
}
