package e2e

import (
	"strconv"
	"strings"
	"testing"
	"time"
)

// Two people on one device play with clocks.

// clockShows returns the seconds that the clock of a side shows.
func clockShows(p *Page, side string) float64 {
	p.T.Helper()
	words := p.Text(`[data-clock="` + side + `"]`)
	minutes, seconds, both := strings.Cut(words, ":")
	if !both {
		minutes, seconds = "0", words
	}
	m, err := strconv.ParseFloat(minutes, 64)
	s, err2 := strconv.ParseFloat(seconds, 64)
	if err != nil || err2 != nil {
		p.Fail("the clock of %s shows %q", side, words)
	}
	return 60*m + s
}

// clockIs waits until the clock of a side shows a time from least to most, in seconds.
func clockIs(p *Page, side string, least, most float64) {
	p.T.Helper()
	const seconds = `document.querySelector('[data-clock="%"]').textContent.split(":").reduce((sum, part) => 60 * sum + +part, 0)`
	shown := strings.Replace(seconds, "%", side, 1)
	p.Wait("the clock of "+side, shown+" >= "+strconv.FormatFloat(least, 'f', 1, 64)+" && "+shown+" <= "+strconv.FormatFloat(most, 'f', 1, 64))
}

// pass sets the page's clock forward and makes the page notice it.
func pass(p *Page, d time.Duration) {
	p.T.Helper()
	p.Run(`clockAhead = clockAhead + ` + strconv.FormatInt(d.Milliseconds(), 10) + `;
for (const name of ["d4", "e5"])
	document.querySelector('[data-hole="' + name + '"]').dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }))`)
}

// Two people play with three minutes and two seconds a move. The clocks run in turn, also while the
// page is closed, and stop while they are paused. When a side runs out of time, the game ends once
// and remains over.
func TestPlayByTheClock(t *testing.T) {
	p := table(t, SmallPhone, setClock)
	p.NewGame("opponent", "person", "clock", "fischer", "minutes", "3", "increment", "2")
	if first, second := clockShows(p, "first"), clockShows(p, "second"); first != 180 || second != 180 {
		t.Errorf("the clocks begin with %v and %v s", first, second)
	}
	p.PlayOn(1, "", p.PressHole)
	p.WaitFor(`[data-clock="second"][data-state="runs"]`)
	clockIs(p, "second", 100, 179) // without a press
	pass(p, 20*time.Second)
	p.PlayOn(1, "", p.PressHole)
	p.WaitFor(`[data-clock="first"][data-state="runs"]`)
	second := clockShows(p, "second")
	if second < 120 || second > 162 {
		t.Errorf("after 20 seconds the clock shows %v", second)
	}
	p.Press(Act("pause-clocks"))
	p.WaitFor(`[data-clock="first"][data-state="stands"]`)
	first := clockShows(p, "first")
	p.Press(`[data-legal="true"]`)
	p.WaitFor(`[data-status="notice"]`)
	if pass(p, time.Minute); clockShows(p, "first") != first || p.Ply() != 2 {
		t.Errorf("paused clocks go on from %v to %v s, or a marble was played", first, clockShows(p, "first"))
	}
	p.Press(Act("pause-clocks"))
	p.WaitFor(`[data-clock="first"][data-state="runs"]`)
	p.Run(`clockAhead = clockAhead + 100_000`)
	p.ReloadGame()
	clockIs(p, "first", 60, first-100)
	if got := clockShows(p, "second"); got != second {
		t.Errorf("loaded again, the other clock shows %v s, was %v", got, second)
	}
	pass(p, time.Duration(clockShows(p, "first")*1000-2500)*time.Millisecond)
	p.WaitOver()
	link := p.Link()
	if !strings.Contains(link, "/xt1") {
		t.Errorf("the game is %s", link)
	}
	p.WaitFor(Act("rematch"))
	p.Press(`[data-hole="d4"]`)
	p.ReloadGame()
	if got := p.Link(); got != link {
		t.Errorf("loaded again, the game is %s, was %s", got, link)
	}
	p.Press(Act("rematch"))
	p.WaitPly(0)
	if first := clockShows(p, "first"); first != 180 {
		t.Errorf("the rematch begins with %v s", first)
	}
}

// If the players agreed to it, the clocks stop while the page is hidden.
func TestClocksPauseWhileHidden(t *testing.T) {
	p := table(t, Desktop, setClock)
	seen := func(hidden string) {
		p.Run(`Object.defineProperty(document, "hidden", { value: ` + hidden + `, configurable: true }); document.dispatchEvent(new Event("visibilitychange"))`)
	}
	for _, c := range []struct {
		pauses bool
		least  float64
	}{{false, 210}, {true, 270}} {
		p.NewGame("opponent", "person", "clock", "sudden", "minutes", "5")
		if c.pauses {
			p.OpenNewGame("clock", "sudden")
			p.Switch("pauses", true)
			p.Press(Act("start"))
			p.WaitGone("dialog")
		}
		p.PlayOn(1, "", p.PressHole)
		p.WaitFor(`[data-clock="second"][data-state="runs"]`)
		seen("true")
		p.Run(`clockAhead = clockAhead + 60_000`)
		seen("false")
		clockIs(p, "second", c.least, c.least+29)
	}
}

// A correction of the system's clock, in either direction, decides no game.
func TestTheSystemsClockIsSet(t *testing.T) {
	p := table(t, Desktop, setClock)
	p.NewGame("opponent", "person", "clock", "sudden", "minutes", "3")
	p.PlayOn(2, "", p.PressHole)
	for _, by := range []string{"3600e3", "-7200e3"} {
		p.Run(`clockSet(` + by + `)`)
		time.Sleep(1500 * time.Millisecond)
		for _, side := range []string{"first", "second"} {
			if left := p.Text(`[data-clock="` + side + `"]`); !strings.HasPrefix(left, "2:") && left != "3:00" {
				t.Errorf("set by %s ms, the clock of %s shows %s", by, side, left)
			}
		}
		if p.Has(`[data-status="over"]`) {
			t.Fatalf("set by %s ms, the game is over", by)
		}
	}
}
