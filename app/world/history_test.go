package world

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"reflect"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"kulami/app/desk"
	"kulami/app/play"
	"kulami/app/screen/wooden"
	"kulami/rules"
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

// tally counts histories, their events, their checks and each kind of misbehaviour, by name.
type tally map[string]int

// add adds the counts of other histories.
func (a tally) add(b tally) {
	for name, n := range b {
		a[name] += n
	}
}

// history is a seed with the numbers of its steps.
type history struct {
	seed  uint64
	steps []int
}

// newHistory returns the history of a seed. Most histories are short.
func newHistory(seed uint64) history {
	d := dice(seed ^ 0x5eed)
	n := 20 + d.below(60)
	if d.below(20) == 0 {
		n *= 6
	}
	if d.below(20_000) == 0 {
		n = 10_000
	}
	h := history{seed: seed, steps: make([]int, n)}
	for i := range h.steps {
		h.steps[i] = i
	}
	return h
}

// play plays a history and returns the first failed check, or nil. It writes a script unless script
// is nil.
func (h history) play(sum tally, script *strings.Builder) (failed *failure) {
	w := newWorld(h.seed, sum)
	w.script = script
	sum["histories"]++
	defer func() {
		switch r := recover().(type) {
		case nil:
		case failure:
			failed = &r
		default:
			failed = &failure{"panic", fmt.Sprintf("%v after %s\n%s", r, w.did, debug.Stack())}
		}
	}()
	w.begin()
	for _, n := range h.steps {
		w.dice = dice(h.seed*0x9e3779b97f4a7c15 + uint64(n))
		w.step()
	}
	w.dice = dice(h.seed)
	w.quiet()
	return nil
}

// small returns a shorter history that fails the same check. It stops after two minutes.
func (h history) small(check string) history {
	end := time.Now().Add(2 * time.Minute)
	fails := func(steps []int) bool {
		f := history{h.seed, steps}.play(tally{}, nil)
		return f != nil && f.check == check
	}
	for size := len(h.steps) / 2; size > 0; size /= 2 {
		for at := len(h.steps) - size; at >= 0 && time.Now().Before(end); at -= size {
			if less := slices.Delete(slices.Clone(h.steps), at, at+size); fails(less) {
				h.steps = less
				at = min(at, len(h.steps))
			}
		}
	}
	return h
}

// say writes a message to the script, in the format of app/play/testdata, below a line with its
// device, page and time.
func (t *tab) say(msg desk.Msg) {
	t.did = fmt.Sprintf("%T", msg)
	if t.script == nil {
		return
	}
	hidden := ""
	if t.hidden {
		hidden = ", hidden"
	}
	fmt.Fprintf(t.script, "# device %d, page %d, %d ms%s\n> %s\n", t.device.number, t.number, t.now%10_000_000, hidden, t.words(msg))
}

// remark writes an event outside of pages to the script.
func (w *world) remark(format string, args ...any) {
	if w.script != nil {
		fmt.Fprintf(w.script, "# "+format+"\n", args...)
	}
}

// words writes a message as a command of a session script.
func (t *tab) words(msg desk.Msg) string {
	v := reflect.ValueOf(msg)
	var name strings.Builder
	for i, c := range v.Type().Name() {
		if i > 0 && 'A' <= c && c <= 'Z' {
			name.WriteByte('-')
		}
		name.WriteString(strings.ToLower(string(c)))
	}
	switch msg := msg.(type) {
	case play.Loaded:
		return fmt.Sprintf("load again fragment=%s id=%s", msg.Fragment, msg.ID)
	case play.AllRead:
		return "all-read " + t.words(msg.Then)
	}
	words := name.String()
	for i := range v.NumField() {
		f := v.Field(i)
		switch value := f.Interface().(type) {
		case rules.Hole:
			if b := t.m.Screen().BoardShown(); b != nil && value >= 0 {
				words += fmt.Sprintf(" %s=%s", strings.ToLower(v.Type().Field(i).Name), b.Name(value))
			}
		default:
			if !f.IsZero() && f.Kind() != reflect.Struct && f.Kind() != reflect.Map {
				text := fmt.Sprint(value)
				words += fmt.Sprintf(" %s=%s", strings.ToLower(v.Type().Field(i).Name), text[:min(len(text), 90)])
			}
		}
	}
	return words
}

// sortedKeys returns the keys of a map in order.
func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// begin opens a page on each device and starts a game on most devices.
func (w *world) begin() {
	for _, d := range w.devices {
		d.begin()
	}
	w.advance(400)
	for _, d := range w.devices {
		switch t := d.tabs[0]; {
		case w.theme == everywhere:
			t.guard(func() { t.send(desk.Visit{Screen: pick(w, wooden.TallyScreen, w.screen())}) })
		case w.chance(75):
			t.guard(func() { t.send(t.start()) })
		}
	}
}

// TestSeeds plays the histories that have failed once.
func TestSeeds(t *testing.T) {
	text, err := os.ReadFile("testdata/seeds.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		var known uint64
		if _, err := fmt.Sscan(line, &known); err != nil {
			t.Fatal(err)
		}
		if newHistory(known).play(tally{}, nil) != nil {
			t.Log(line)
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
	fmt.Printf("-seed %d -histories %d: %d events, %.0f a second and core\n", from, sum["histories"], sum["events"],
		float64(sum["events"])/took)
	for _, name := range sortedKeys(sum) {
		t.Logf("%s: %d", name, sum[name])
	}
	if failing != 0 {
		fmt.Printf("-seed %d: found after %d histories by %s\n", failing, failing-from+1, check)
		show(t, failing)
	}
	for _, name := range misbehaviours {
		if sum["histories"] > 10_000 && failing == 0 && sum[name] == 0 {
			t.Errorf("never: %s", name)
		}
	}
}

// playMany plays the histories of consecutive seeds, and begins none after some time if long is
// not 0. It returns the first failing seed and its failed check, or 0.
func playMany(from uint64, long time.Duration) (sum tally, failing uint64, check string) {
	sum = tally{}
	var next atomic.Uint64
	var failed atomic.Bool
	var lock sync.Mutex
	var all sync.WaitGroup
	end := time.Now().Add(long)
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			for !failed.Load() && (long == 0 || time.Now().Before(end)) {
				n := next.Add(1) - 1
				if *histories > 0 && n >= uint64(*histories) {
					break
				}
				mine, again := tally{}, tally{}
				h := newHistory(from + n)
				fault := h.play(mine, nil)
				// The same seed must give the same history.
				if fault == nil && n%100 == 0 {
					if fault = h.play(again, nil); !maps.Equal(again, mine) {
						fault = &failure{"replay", "another history"}
					}
				}
				lock.Lock()
				if sum.add(mine); fault != nil && (failing == 0 || from+n < failing) {
					failing, check = from+n, fault.check
					failed.Store(true)
				}
				lock.Unlock()
			}
		})
	}
	all.Wait()
	return sum, failing, check
}

// show plays a history. If it fails, show prints it as a script. Except in a short test, it makes
// the history small before.
func show(t *testing.T, seed uint64) {
	h := newHistory(seed)
	failed := h.play(tally{}, nil)
	if failed == nil {
		t.Logf("seed %d holds", seed)
		return
	}
	long := len(h.steps)
	if !testing.Short() {
		h = h.small(failed.check)
	}
	var script strings.Builder
	failed = h.play(tally{}, &script)
	t.Errorf("seed %d, %d of %d steps %v: %s: %s\n%s", seed, len(h.steps), long, h.steps, failed.check, failed.message, script.String())
}
