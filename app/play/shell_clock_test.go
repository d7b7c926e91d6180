package play

import (
	"fmt"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/screen/puzzles"
	"kulami/app/training"
	"kulami/rules"
)

// device is a program with both of its clocks.
type device struct {
	t         *testing.T
	m         Model
	now, wall int64 // milliseconds that have passed; milliseconds by the device's clock
	steady    int64
	stands    bool // the steady clock stops while the device sleeps
}

func newDevice(t *testing.T, stands bool) *device {
	d := &device{t: t, wall: 1_800_000_000_000, steady: 500, stands: stands}
	d.m, _ = Update(New(), d.reading(), Loaded{Seed: 1})
	d.m, _ = act(d.m, Shown{})
	return d
}

func (d *device) reading() desk.Instant {
	at := desk.InstantAt(d.wall, 60)
	at.Steady = d.steady
	return at
}

func (d *device) send(msg desk.Msg) {
	d.m, _ = Update(d.m, d.reading(), msg)
}

func (d *device) add(ms int64) {
	d.now, d.wall, d.steady = d.now+ms, d.wall+ms, d.steady+ms
}

// pass lets the page run for some seconds, with the timers that a browser gives it.
func (d *device) pass(seconds int) {
	for range seconds {
		d.add(1000)
		if d.m.Ticking {
			d.send(desk.SecondOver{})
		}
	}
}

// sleep lets the device sleep for some seconds. Falling asleep and waking up take two of them.
func (d *device) sleep(seconds int) {
	d.add(2000)
	d.now, d.wall = d.now+1000*int64(seconds), d.wall+1000*int64(seconds)
	if !d.stands {
		d.steady += 1000 * int64(seconds)
	}
	d.pass(1)
}

// timed begins a game of two people with three minutes each, before the second marble.
func (d *device) timed() {
	s := d.m.Setup
	s.Opponent, s.Clock, s.Minutes = game.PersonOpponent, game.SuddenDeath, 3
	d.send(Start{s, 7})
	d.send(desk.Press{Hole: legal(d.m)[0]})
	d.now = 0
}

// left returns the remaining milliseconds of the three minutes, as they are shown.
func (d *device) left() int64 { return gameOf(d.m).TimeLeft(rules.Second, d.m.MilliAt(d.steady)) }

// The clocks are right after the device's clock was set while the page runs, and after the device
// has slept, in either order.
func TestTheClockIsSet(t *testing.T) {
	const hour = 3600
	for _, seconds := range []int64{1, -1, 30, -30, 240, -240, hour, -hour, 3 * 24 * hour, -3 * 24 * hour} {
		for n := range 8 {
			stands, hidden, storm := n&1 != 0, n&2 != 0, n&4 != 0
			name := fmt.Sprintf("set by %d s, steady clock stands %v, hidden %v, storm %v", seconds, stands, hidden, storm)
			d := newDevice(t, stands)
			left := d.left
			if storm {
				d.storm()
				left = func() int64 { return 1000 * int64(d.m.Screen().(puzzles.Storm).Left(&d.m.Desk)) }
			} else {
				d.timed()
			}
			d.send(desk.Seen{Hidden: hidden})
			check := func(what string) {
				t.Helper()
				d.send(desk.Seen{Hidden: hidden})
				if got, want := left(), max(180_000-d.now, 0); got < want-1000 || got > want+1000 {
					t.Fatalf("%s: %s, %d ms are left, not %d", name, what, got, want)
				}
			}
			d.pass(10)
			check("before")
			d.wall += 1000 * seconds
			check("at once")
			d.pass(5)
			check("later")
			d.sleep(40)
			check("after sleep")
			d.wall -= 1000 * seconds
			d.pass(5)
			check("set back again")
			d.sleep(30)
			d.wall += 1000 * seconds
			d.pass(5)
			check("after sleep and a correction")
			if over := gameOf(d.m).Over() || d.m.Storm.Over; over {
				t.Errorf("%s: the time is over", name)
			}
			d.sleep(hour)
			if over := gameOf(d.m).Over() || d.m.Storm.Over; !over {
				t.Errorf("%s: after an hour's sleep the time is not over", name)
			}
		}
	}
}

// storm begins a storm, and waits until its first puzzle can be solved.
func (d *device) storm() {
	d.send(desk.Visit{Screen: puzzles.StormScreen})
	d.send(puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
	d.send(puzzles.StartStorm{Seed: 5})
	d.pass(training.StormCountdown + 1)
	d.now = 0
}

// Another time zone is not a correction, and changes no clock.
func TestAnotherZone(t *testing.T) {
	d := newDevice(t, true)
	d.timed()
	d.pass(10)
	at := d.reading()
	at.Zone = -600
	d.m = timeIs(d.m, at)
	d.pass(10)
	if got := d.left(); got != 160_000 {
		t.Errorf("%d ms are left", got)
	}
}

// The time of a frozen page counts, whether its steady clock went on or not. So does the time of a
// closed page.
func TestFrozenAndClosed(t *testing.T) {
	d := newDevice(t, false)
	d.timed()
	d.add(60_000)
	d.send(desk.Seen{})
	if got := d.left(); got != 120_000 {
		t.Errorf("%d ms are left after a minute without a reading", got)
	}
	d.wall += 3_600_000
	d.pass(1)
	stored := d.m.Kept.All()
	d.add(30_000)
	id := gameOf(d.m).ID
	d.steady = 1
	d.m, _ = Update(New(), d.reading(), Loaded{Stored: stored, ID: id})
	d.send(Shown{})
	if got := d.left(); got != 89_000 {
		t.Errorf("%d ms are left after a correction and a reload", got)
	}
}

// A killed browser kept the game as it was some plies ago, and the address has the others with
// their times. No time is counted twice, for either side.
func TestTheAddressHasMoreTimes(t *testing.T) {
	for n := range 8 {
		pauses, hidden, back := n&1 != 0, n&2 != 0, n&4 != 0
		for more := 1; more <= 3; more++ {
			name := fmt.Sprintf("pauses %v, hidden %v, taken back %v, %d plies more", pauses, hidden, back, more)
			d := newDevice(t, false)
			d.m.Setup.Pauses = pauses
			d.timed()
			d.pass(10)
			if hidden {
				d.send(desk.Seen{Hidden: true})
				d.send(desk.Seen{})
			}
			if back {
				d.send(desk.Press{Hole: legal(d.m)[0]})
				d.pass(4)
				d.send(desk.Undo{})
			}
			d.pass(20)
			stored := d.m.Kept.All()
			for range more {
				d.send(desk.Press{Hole: legal(d.m)[0]})
				d.pass(5)
			}
			want := gameOf(d.m)
			if pauses {
				want.Clock.Since = 0 // a killed browser gives the time of the turn back
			}
			d.m, _ = Update(New(), d.reading(), Loaded{Stored: stored, Fragment: d.m.Address, ID: d.m.HistoryID})
			g, now := gameOf(d.m), d.m.MilliAt(d.steady)
			for side := rules.First; side <= rules.Second; side++ {
				// The address has tenths of a second.
				if a, b := g.TimeLeft(side, now), want.TimeLeft(side, now); g.Live() != want.Live() || a < b-100 || a > b+100 {
					t.Errorf("%s: %d ms are left to %v after %d plies, not %d after %d", name, a, side, g.Live(), b, want.Live())
				}
			}
		}
	}
}

// A clock that runs behind another screen is not changed either.
func TestTheClockIsSetBehindAScreen(t *testing.T) {
	d := newDevice(t, true)
	d.timed()
	d.pass(10)
	d.send(Learn{})
	d.pass(10)
	d.wall += 3_600_000
	d.pass(10)
	d.send(Return{})
	if got := d.left(); got != 150_000 || gameOf(d.m).Over() {
		t.Errorf("%d ms are left", got)
	}
	d.pass(10)
	if got := d.left(); got != 140_000 {
		t.Errorf("then %d ms are left", got)
	}
}
