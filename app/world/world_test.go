package world

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/training"
)

// world is the place of a history. It has no goroutine, and no clock except its own.
type world struct {
	dice
	conditions
	now     int64 // milliseconds since 1970, independent of the devices' clocks
	devices []*device
	queue   []event         // future events, in order
	carried int             // number of messages
	mail    []string        // links and codes that people have sent, the latest last
	answers map[string]*end // guests who have accepted an invitation, by their codes
	tally   tally
	script  *strings.Builder // nil if no script is written
	did     string           // the last event, for a failure's message
	astray  bool             // the clock or the zone of a device was wrong or changed
}

// conditions are properties of a whole history, chosen by its seed.
type conditions struct {
	racy      bool // each tab has its own copy of the storage
	badNet    bool // texts of a live game are lost, doubled and reordered
	stands    bool // steady clocks stand still while a device sleeps
	noJournal bool
	crowded   bool // people press in several pages at once
	slow      int  // maximum time of the engine in milliseconds
	theme     theme
}

// theme is the purpose of the people in a history.
type theme int

const (
	anything theme = iota
	byClock
	atTraining
	withFriends
	everywhere // screen after screen, links, and texts of other programs
	atRisk     // the browser is killed again and again
	everyDay   // the tasks of today, day after day
)

// event happens at a time. An event of a tab is dropped if the tab is dead, and held while the tab
// is frozen.
type event struct {
	at  int64
	tab *tab
	do  func()
}

// device is a browser with its storage and its clock.
type device struct {
	*world
	ledger
	number int
	disk   *disk
	tabs   []*tab
	opened int   // number of tabs so far
	lives  int   // number of the browser's deaths
	died   int64 // when a page last ended
	wrote  int64 // when a page last wrote
	offset int64 // offset of the device's clock in milliseconds
	zone   int
	set    int64 // when the clock was last set, in the world's time
	asleep bool
	build  int
	file   string // a backup
	closed []closed
}

// closed is a page that can be opened again.
type closed struct{ fragment, id string }

// at schedules an event in some milliseconds.
func (w *world) at(in int64, t *tab, do func()) {
	e := event{w.now + max(in, 0), t, do}
	after, _ := slices.BinarySearchFunc(w.queue, e.at+1, func(a event, at int64) int { return cmp.Compare(a.at, at) })
	w.queue = slices.Insert(w.queue, after, e)
}

// advance lets time pass and runs the events that are due.
func (w *world) advance(ms int64) {
	end := w.now + ms
	for n := 0; len(w.queue) > 0 && w.queue[0].at <= end; n++ {
		e := w.queue[0]
		w.queue = w.queue[1:]
		w.now = max(w.now, e.at)
		switch {
		case e.tab == nil:
			e.do()
		case e.tab.dead:
		case e.tab.frozen || e.tab.device.asleep:
			e.tab.held = append(e.tab.held, e.do)
		default:
			e.tab.guard(e.do)
		}
		if n > 5000 {
			w.fail("quiet", "something happens without end: %s", w.did)
		}
	}
	w.now = end
}

// count counts a kind of misbehaviour.
func (w *world) count(what string) {
	w.tally[what]++
	w.remark("%s", what)
}

// failure is a failed check. A failing history panics with it.
type failure struct{ check, message string }

// fail ends the history.
func (w *world) fail(check, format string, args ...any) {
	panic(failure{check, fmt.Sprintf(format, args...)})
}

// must counts a check. It ends the history if ok is false.
func (w *world) must(ok bool, check, format string, args ...any) {
	w.tally["check "+check]++
	if !ok {
		w.fail(check, format, args...)
	}
}

// instant reads the clocks of a tab.
func (t *tab) instant() desk.Instant {
	i := desk.InstantAt(t.now+t.offset, t.zone)
	i.Steady = max(t.now-t.born-t.slept, 1)
	return i
}

// newWorld returns the world of a seed, with its devices.
func newWorld(seed uint64, sum tally) *world {
	w := &world{dice: dice(seed), now: 1_790_000_000_000, tally: sum, answers: map[string]*end{}}
	w.now += w.between(0, 2*365*24*3600*1000)
	w.conditions = conditions{racy: w.chance(40), badNet: w.chance(15), stands: w.chance(50), noJournal: w.chance(8), slow: pick(w, 5, 400, 3000),
		theme: pick(w, anything, anything, byClock, atTraining, withFriends)}
	// Dice of their own for later conditions, so that the seeds of seeds.txt keep their histories.
	more := dice(seed ^ 0x3de7d)
	if w.crowded = more.chance(25); more.chance(30) {
		w.theme = pick(&more, everywhere, atRisk)
	}
	if more.chance(15) {
		w.theme = everyDay
	}
	if w.theme == everywhere {
		w.mail = []string{"k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv"} // another person has sent it
	}
	for n := range 2 {
		d := &device{world: w, number: n + 1, zone: pick(w, 60, 0, -300, 345), build: 1}
		d.disk = &disk{texts: map[string]string{}, rows: map[string]row{}, journal: !w.noJournal, versions: map[string][]version{}}
		d.ledger = ledger{taken: map[string]int64{}, deleted: map[string]bool{}, tried: map[int]int64{}, first: map[string]bool{}, dates: map[training.Day]bool{}}
		if w.chance(20) {
			d.offset = w.between(-36, 36) * 3600 * 1000
			w.astray = true
		}
		w.devices = append(w.devices, d)
	}
	return w
}

// quiet waits until everything has arrived. It then checks that the pages of each device agree, and
// that friends agree.
func (w *world) quiet() {
	for _, d := range w.devices {
		d.disk.full = false
		for _, t := range d.tabs {
			if t.frozen {
				t.guard(t.thaw)
			}
		}
	}
	w.advance(4000)
	for _, d := range w.devices {
		for n := 0; w.now < d.wrote+100; n++ {
			w.must(n < 500, "quiet", "pages write without end: %s", w.did)
			w.advance(100)
		}
	}
	for _, d := range w.devices {
		d.checkTabs()
		for _, t := range d.tabs {
			t.checkFriend()
		}
	}
}

// dice generate pseudo-random numbers. The same seed gives the same numbers on every machine.
type dice uint64

// next returns the next number, by SplitMix64.
func (d *dice) next() uint64 {
	*d += 0x9e3779b97f4a7c15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number from 0 to n-1, or 0 if n is less than 1.
func (d *dice) below(n int) int {
	if n < 1 {
		return 0
	}
	return int(d.next()>>1) % n
}

// chance returns true with this percentage.
func (d *dice) chance(percent int) bool { return d.below(100) < percent }

// between returns a number from a to b.
func (d *dice) between(a, b int64) int64 { return a + int64(d.below(int(b-a+1))) }

// pick returns one of several values.
func pick[T any](d interface{ below(n int) int }, of ...T) T { return of[d.below(len(of))] }
