package play

import (
	"fmt"
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/rules"
)

// timing is a game with clocks in one or two tabs under simulated time, with the expected times.
type timing struct {
	*place
	t       *testing.T
	name    string
	next    func(n int) int
	now     int64               // milliseconds that have passed
	set     int64               // milliseconds by which the device's clock was set
	stood   int64               // milliseconds for which the steady clock was stopped
	due     map[*tab]desk.Alarm // the timer of each tab, in terms of now
	shown   *tab                // the tab that the players see
	control rules.Times
	left    [2]int64 // milliseconds, expected
	hidden  bool
	over    bool // a side has run out of time
}

// newTiming begins a game.
func newTiming(t *testing.T, seed uint64, setup func(*game.Setup)) *timing {
	p := newPlace(t, nil)
	c := &timing{place: p, t: t, name: fmt.Sprint("seed ", seed), next: dice(seed), now: 1_800_000_000_000, due: map[*tab]desk.Alarm{}}
	p.now = c.reading
	c.shown = p.open(Loaded{Seed: 1})
	s := c.shown.m.Setup
	s.Opponent, s.Clock = game.PersonOpponent, game.FischerClock
	setup(&s)
	c.do(Start{s, seed})
	c.control = c.game().Record().Times()
	c.left = [2]int64{int64(c.control.Minutes) * 60_000, int64(c.control.Minutes) * 60_000}
	return c
}

func (c *timing) game() game.Game { return gameOf(c.shown.m) }

// sendTo sends a message to a tab.
func (c *timing) sendTo(to *tab, msg desk.Msg) {
	c.send(to, msg)
	if a := to.m.Alarm; a.ID != c.due[to].ID {
		c.due[to] = desk.Alarm{ID: a.ID, At: a.At - c.set}
	}
}

// device returns the instant by the device's clock.
func (c *timing) device() int64 { return c.now + c.set }

func (c *timing) reading() desk.Instant {
	return desk.Instant{Date: today.Date, Milli: c.device(), Steady: c.now - c.stood - 1_799_999_999_000}
}

// second wakes all tabs, as happens every second.
func (c *timing) second() {
	for _, t := range c.tabs {
		c.sendTo(t, desk.SecondOver{})
	}
}

// correct sets the device's clock. Until the tabs have received each other's events, one assumes
// the other's clock of before.
func (c *timing) correct(ms int64) {
	c.second()
	c.settle()
	c.set += ms
	c.second()
	c.settle()
}

// sleep lets the device sleep and stops its steady clock. Falling asleep and waking up take three
// seconds.
func (c *timing) sleep(ms int64) {
	c.second()
	if side := c.running(); side != rules.Nobody {
		c.left[side] = max(c.left[side]-ms-3000, 0)
	}
	c.now += ms + 3000
	c.stood += ms
	c.second()
}

// do sends a message to the visible tab.
func (c *timing) do(msg desk.Msg) { c.sendTo(c.shown, msg) }

// running returns the side whose clock must run.
func (c *timing) running() rules.Side {
	g := c.game()
	if !g.Exists() || g.Live() == 0 || g.Over() || g.Clock.Paused || c.hidden && c.control.Pauses {
		return rules.Nobody
	}
	return g.LivePosition().Turn()
}

// pass lets some time pass, in which the timers of the tabs go off, some of them late.
func (c *timing) pass(ms int64) {
	side, until := c.running(), c.now+ms
	if side != rules.Nobody {
		c.left[side] = max(c.left[side]-ms, 0)
	}
	for {
		due := slices.DeleteFunc(slices.Clone(c.tabs), func(t *tab) bool { return t.m.Alarm.ID == 0 || c.due[t].At > until })
		if len(due) == 0 {
			break
		}
		t := slices.MinFunc(due, func(a, b *tab) int { return int(c.due[a].At - c.due[b].At) })
		c.now = min(max(c.now, c.due[t].At+int64(c.next(3)*c.next(40))), until)
		c.sendTo(t, desk.ClockDue{ID: t.m.Alarm.ID})
	}
	c.now = until
}

// check compares the clocks with the expected times.
func (c *timing) check(what string) {
	c.t.Helper()
	g := c.game()
	times := g.Record().Times()
	for side := rules.First; side <= rules.Second; side++ {
		if got := g.TimeLeft(side, c.device()); got != c.left[side] {
			c.t.Fatalf("%s, %s: %v has %d ms left, not %d; %s, %+v", c.name, what, side, got, c.left[side], g.Record(), g.Clock)
		}
		if now := int64(times.Left(side, g.Live()))*100 - g.Clock.Used[side]; side != c.running() && now != c.left[side] {
			c.t.Fatalf("%s, %s: spent and left of %v differ", c.name, what, side)
		}
	}
	if len(times.Spent) > g.Live() {
		c.t.Fatalf("%s, %s: %d times of %d moves", c.name, what, len(times.Spent), g.Live())
	}
	c.over = c.over || outOfTime(g.Record())
	if late := slices.Contains(c.left[:], 0); late != c.over {
		c.t.Fatalf("%s, %s: %v left, lost on time %v", c.name, what, c.left, c.over)
	}
}

// played performs an action that can change the live node, and updates the expected times.
func (c *timing) played(what string, msg desk.Msg) {
	c.t.Helper()
	old := c.game()
	c.do(msg)
	g := c.game()
	for ply := old.Live(); ply < g.Live(); ply++ {
		if ply > 0 {
			c.left[ply&1] += int64(c.control.Increment) * 1000
		}
	}
	for side := range c.left {
		if g.Live() < old.Live() {
			c.left[side] = min(c.left[side], int64(old.Record().Times().Left(rules.Side(side), g.Live()))*100)
		}
	}
	c.check(what)
}

// load restarts the program, and shows it.
func (c *timing) load() {
	id := c.game().ID
	c.shown = c.open(Loaded{ID: id})
	if c.game().ID != id {
		c.t.Fatal(c.name, "another game came back")
	}
}

// reload closes the tab, and opens it again some time later.
func (c *timing) reload(killed bool) {
	side := c.running()
	if c.control.Pauses {
		// The time of the turn is restored, except for its stored part.
		if killed && side != rules.Nobody {
			c.left[side] += c.device() - c.game().Clock.Since
		} else if !killed {
			c.sendTo(c.shown, desk.Seen{Hidden: true})
		}
	}
	c.settle()
	c.tabs = slices.DeleteFunc(c.tabs, func(t *tab) bool { return t == c.shown })
	away := int64(c.next(20_000))
	if side != rules.Nobody && !c.control.Pauses {
		c.left[side] = max(c.left[side]-away, 0)
	}
	c.now += away
	c.hidden = false
	c.load()
}

// change shows the other tab, or opens it.
func (c *timing) change() {
	c.sendTo(c.shown, desk.Seen{Hidden: true})
	c.settle()
	for _, t := range c.tabs {
		if t != c.shown {
			c.shown, c.hidden = t, false
			c.do(desk.Seen{})
			return
		}
	}
	c.hidden = false
	c.load()
}

// The clocks are right, and a side runs out of time once, after every action of the players. The
// program can be hidden, closed, killed, or shown in two tabs. The test is one loop over all
// events.
func TestClocks(t *testing.T) {
	lost, finished := 0, 0
	for seed := range tries(uint64(1000)) {
		c := newTiming(t, seed, func(s *game.Setup) {
			s.Minutes, s.Pauses = 3, seed%2 == 0
			s.Increment = []int{2, 5, 10}[seed/2%3]
			if seed%3 == 0 {
				s.Clock = game.SuddenDeath
			}
			if seed%5 == 0 {
				s.Opening = []game.Opening{game.SwapOpening, game.RandomOpening}[seed/5%2]
			}
		})
		slow, kinds := 1000*(1+c.next(40)), 18
		if seed%4 == 0 { // mostly quick moves
			slow, kinds = 5000, 200
		}
		c.check("the start")
		for range 90 {
			c.pass(int64(c.next(slow)))
			c.check("later")
			if c.over {
				break
			}
			switch legal := legal(c.shown.m); c.next(kinds) {
			case 0:
				c.played("undo", desk.Undo{})
			case 1:
				c.played("redo", desk.Redo{})
			case 2:
				c.do(table.PauseClock{})
				c.check("pause")
			case 3:
				c.hidden = !c.hidden
				c.do(desk.Seen{Hidden: c.hidden})
				c.check("hidden")
			case 4:
				c.reload(c.next(2) == 0)
				c.check("reload")
			case 5:
				c.change()
				c.check("another tab")
			case 6:
				c.do(desk.Step{Ply: c.next(3)})
				c.check("looking")
				c.do(desk.Goto{Ply: c.game().Live()})
			case 7:
				c.do(desk.Visit{Screen: puzzles.PuzzlesScreen})
				c.do(Return{})
				c.check("another screen")
			case 8:
				if clocked(c.shown.m) && tableOf(c.shown.m).CanSwap() {
					c.left[0], c.left[1] = c.left[1], c.left[0]
					c.do(desk.SwapSides{})
					c.check("swap")
				}
			case 9:
				c.correct([]int64{60, 1000, 300_000, 3_600_000, 259_200_000}[c.next(5)] * int64(1-2*c.next(2)))
				c.check("the device's clock is set")
			case 10:
				c.sleep(int64(c.next(60_000)))
				c.check("sleep")
			default:
				if len(legal) > 0 && c.game().AtLive() {
					c.played("press", desk.Press{Hole: legal[c.next(len(legal))]})
				}
			}
		}
		c.settle()
		end := c.game()
		if end.Over() && !c.over {
			finished++
		}
		if !c.over {
			continue
		}
		lost++
		loser := rules.Side(slices.Index(c.left[:], 0))
		if end.Winner() != loser.Other() || end.TimeLeft(loser, c.device()) != 0 {
			t.Fatalf("%s: %v lost on time, %s", c.name, loser, end.Record())
		}
		for _, msg := range []desk.Msg{desk.Press{Hole: end.Position().Legal().First()}, desk.Undo{}, desk.Redo{}, table.PauseClock{}, table.Resign{}, desk.ClockDue{}} {
			c.now += 3000
			for _, tab := range c.tabs {
				c.sendTo(tab, msg)
				c.settle()
				if g := gameOf(tab.m); g.Record().Finish() != end.Record().Finish() || !slices.Equal(g.Record().Moves(), end.Record().Moves()) {
					t.Fatalf("%s: after %#v the game is %s, it was %s", c.name, msg, g.Record(), end.Record())
				}
			}
		}
	}
	if lost < tries(300) || finished < tries(50) {
		t.Errorf("%d games were lost on time, %d ended by their moves", lost, finished)
	}
}

// A sound announces that a side has run out of time.
func TestTimeOverIsHeard(t *testing.T) {
	c := newTiming(t, 1, func(s *game.Setup) { s.Minutes = 3 })
	set := c.shown.m.Settings
	set.Sound = true
	c.do(desk.Set{Settings: set})
	c.do(desk.Press{Hole: legal(c.shown.m)[0]})
	c.now += 180_000
	_, effects := Update(c.shown.m, c.reading(), desk.ClockDue{ID: c.shown.m.Alarm.ID})
	if !slices.Contains(effects, desk.Effect(desk.PlaySound{Sound: desk.SoundEnd, Feel: set.Haptics})) {
		t.Errorf("what follows is %v", effects)
	}
}
