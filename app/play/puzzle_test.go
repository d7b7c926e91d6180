package play

import (
	"testing"

	"kulami/app/desk"
	"kulami/app/json"
	"kulami/app/library"
	"kulami/app/screen/puzzles"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/puzzle"
)

// Addresses that were written before the themes of these puzzles changed open the same puzzles.
// This also holds under a theme that a puzzle no longer has.
func TestOldPuzzleAddresses(t *testing.T) {
	for _, c := range []struct{ address, record, solution string }{
		{"puzzle/stuck/41/ctq", "k1/b8STQdsTQStddQQtSQD/rse/mc4e4e7h7h6b6b4b1h1e1e3e8h8h5c5c2e2h2a2f2f8f5f4f7c7c1g1g5e5d5d3f3f1a1a7d7d6d1d8c8b8b7b5b3/cf7", "h3"},
		{"puzzle/123/c0z", "k1/b8dSQstSDtDtSQtQQdQ/mh3h8c8c1c4c6f6f2h2b2b5b4a4e4e1e8g8g3b3b6a6g6g1g7b7e7e2g2g5c5c3a3e3d3d2a2a5f5e5h5h1b1f1f8a8b8d8d4/c8w", "g4"},
		{"puzzle/closing/786/cll", "k1/b8sDDsQQDTTDtQSQSQT/ra/mb3h3c3a3f3f5f8f4f6e6e7e4e5g5g8g3g6d6d4d3d8c8c7c4g4g7f7f2a2d2d7a7a1d1f1g1c1c2e2e1b1b7h7h5d5c5a5a4h4h8/cww", "h1"},
		{"puzzle/sacrifice/786/cfz", "k1/b8sDDsQQDTTDtQSQSQT/ra/mb3h3c3a3f3f5f8f4f6e6e7e4e5g5g8g3g6d6d4d3d8c8c7c4g4g7f7f2a2d2d7a7a1d1f1g1c1c2e2e1b1b7h7h5d5c5a5a4h4h8/cww", "h1"},
		{"puzzle/closing/1230/czt", "k1/b8tsSQDQdDSQTtQdsQT/ral/me4f4f6g6g2b2f2f3e3e5e2h2h8a8a2a6e6e1g1g3g8e8b8b3h3a3a7g7e7c7c4c2d2d4d6h6b6b4g4g5b5d5f5a5c5h5h7f7f8f1/cd9", "b1"},
	} {
		m, _ := Update(New(), desk.Instant{Date: "2026-11-24"}, Loaded{Fragment: c.address})
		m, _ = act(m, puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
		p, ok := m.Screen().(puzzles.Puzzle)
		if !ok || !p.HasPuzzle() || m.Notice.Kind != desk.NoNotice || p.Fragment() != c.address {
			t.Fatalf("%s opens %v as %s, notice %d", c.address, m.Screen().Name(), m.fragment(), m.Notice.Kind)
		}
		record, err := rules.ParseRecord(c.record)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.BoardShown().Name(p.Solution()); p.Record().String() != record.String() || got != c.solution {
			t.Errorf("%s opens %s with the solution %s", c.address, p.Record(), got)
		}
	}
}

// A player who has solved few puzzles gets easy ones of the basic game. A storm always has the
// basic game, at each of its levels.
func TestPuzzlesForBeginners(t *testing.T) {
	m, _ := act(ready(New()), desk.Visit{Screen: puzzles.PuzzlesScreen})
	m, _ = act(m, puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
	c := m.Puzzles
	var h training.History
	now := training.Time{Minute: 29_000_000}
	for solved := range 10 {
		n := c.Next(h, now, "", 0, uint64(solved)<<20)
		if p := c.Summary(n - 1); p.Difficulty > 2 || !training.Basic(c, n-1) {
			t.Errorf("after %d solved comes puzzle %d: %+v", solved, n, p)
		}
		h = h.TryPuzzle(n, 2, true, now)
	}
	for n := range 36 {
		if i := c.StormPuzzle(5, n); !training.Basic(c, i) || c.Summary(i).Difficulty != min(1+n/4, 7) {
			t.Errorf("puzzle %d of a storm is %+v", n, c.Summary(i))
		}
	}
}

// A player who fails in one theme gets it in every second puzzle. A chosen theme is not
// interrupted.
func TestMoreOfAWeakness(t *testing.T) {
	c := collection(t)
	now := training.Time{Minute: 29_000_000}
	weak := puzzle.Parity
	var h training.History
	for i := 0; i < c.Len() && i < 300; i++ {
		h = h.TryPuzzle(i+1, c.Summary(i).Difficulty, !c.Summary(i).Themes.Has(weak), now)
	}
	of := 0
	for range 40 {
		n := c.Next(h, now, "", 0, 7)
		if c.Summary(n - 1).Themes.Has(weak) {
			of++
		}
		if got := c.Next(h, now, puzzle.Capture.String(), 0, 7); !c.Summary(got - 1).Themes.Has(puzzle.Capture) {
			t.Fatalf("puzzle %d is not of the theme chosen", got)
		}
		h = h.TryPuzzle(n, 3, false, now)
	}
	if of < 20 {
		t.Errorf("%d of 40 puzzles are of the weakness", of)
	}
	for _, i := range c.Find(puzzle.ThemesOf(weak), 1, 8) {
		h = h.TryPuzzle(i+1, 3, false, now)
	}
	for range 2 { // one of them would have the weak theme
		n := c.Next(h, now, "", 0, 7)
		if _, tried := h.Puzzle(n); tried {
			t.Errorf("puzzle %d comes again before the others", n)
		}
		h = h.TryPuzzle(n, 3, true, now)
	}
}

// Puzzles missed in a storm are listed at its end and after a reload, and can be opened.
func TestMissedInTheStorm(t *testing.T) {
	m := ready(New())
	m, _ = act(m, desk.Visit{Screen: puzzles.StormScreen})
	m, _ = act(m, puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
	m, _ = Update(m, desk.Instant{Date: today.Date, Milli: 1_000_000}, puzzles.StartStorm{Seed: 5})
	first := m.Screen().(puzzles.Storm)
	wrong := (first.Position().Legal() &^ rules.SetOf(first.Solution())).First()
	m = timeIs(m, desk.Instant{Minute: m.Now.Minute, Date: m.Now.Date, Milli: 1_010_000})
	m, effects := act(m, desk.Press{Hole: wrong})
	st := m.Screen().(puzzles.Storm)
	if k := st.Marks(); k.Answer.Hole() != wrong || k.Right || k.Hint.Hole() != first.Solution() || k.Active || st.Position().At(wrong) != first.Solver() {
		t.Errorf("the wrong answer is shown as %+v", k)
	}
	m, _ = act(m, desk.Press{Hole: st.Solution()}) // too late
	wait := waitIn(effects)
	m, _ = act(m, desk.Tick{ID: wait.ID - 1})
	if m.Screen().(puzzles.Storm).Number() != first.Number() {
		t.Error("a timer of something else brings the next puzzle")
	}
	m, _ = act(m, desk.Tick{ID: wait.ID})
	m, _ = act(m, desk.Press{Hole: m.Screen().(puzzles.Storm).Solution()})
	if k := m.Screen().(puzzles.Storm).Marks(); !k.Right || m.Storm.Solved != 1 || m.Storm.Missed != 1 {
		t.Errorf("the right answer is shown as %+v, counted as %+v", k, m.Storm)
	}
	if got := m.Storm.MissedPuzzles(m.Puzzles.Len()); len(got) != 1 || got[0] != first.Number() {
		t.Errorf("missed is %v", got)
	}
	if h, err := library.ParseHead(json.Encode(m.Head()), m.Head()); err != nil || h.Storm != m.Storm {
		t.Errorf("%+v is kept as %+v", m.Storm, h.Storm)
	}
	m, _ = act(m, OpenPuzzle{Number: first.Number()})
	if p, ok := m.Screen().(puzzles.Puzzle); !ok || p.Record().String() != first.Record().String() {
		t.Errorf("%T is shown", m.Screen())
	}
}

// The remaining time of a date ends at midnight of the local calendar, in every time zone.
func TestLeftOfADate(t *testing.T) {
	const midnight = 29_000_160 // midnight of a date in UTC
	for _, c := range []struct {
		minute     int64
		zone, left int
	}{{midnight, 0, 1440}, {midnight - 1, 0, 1}, {midnight + 600, 0, 840}, {midnight, 120, 1320}, {midnight, -300, 300}, {midnight - 330, 330, 1440}} {
		now := desk.InstantAt(c.minute*60_000+59_999, c.zone)
		if got := now.Left(); got != c.left {
			t.Errorf("%d minutes after midnight, %d east: %d minutes are left, want %d", c.minute-midnight, c.zone, got, c.left)
		}
		if next := desk.InstantAt(now.Milli+int64(c.left)*60_000, c.zone); next.Day() != now.Day()+1 || next.Left() != 1440 {
			t.Errorf("after %d minutes it is %s, with %d left", c.left, next.Date, next.Left())
		}
	}
}

// A solved daily puzzle is rendered every minute until the next one is available.
func TestDailyPuzzleCountsTheMinutes(t *testing.T) {
	now := desk.InstantAt(29_000_160*60_000-90_000, 0)
	m, _ := Update(ready(New()), now, desk.Visit{Screen: puzzles.DailyScreen})
	m, _ = Update(m, now, puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
	m, effects := Update(m, now, desk.Press{Hole: m.Screen().(puzzles.Puzzle).Solution()})
	for _, ms := range []int{30_000, 60_000} {
		wait := waitIn(effects)
		if wait.Milliseconds != ms {
			t.Fatalf("it waits for %d ms, want %d", wait.Milliseconds, ms)
		}
		if _, effects = Update(m, now, desk.Turn{}); waitIn(effects) != (desk.Wait{}) {
			t.Error("it waits twice")
		}
		now = desk.InstantAt(now.Milli+int64(ms), 0)
		m, effects = Update(m, now, desk.Tick{ID: wait.ID})
	}
	if waitIn(effects) != (desk.Wait{}) || !m.Screen().(puzzles.Puzzle).Outdated(&m.Desk) {
		t.Errorf("at %s it still waits: %v", now.Date, effects)
	}
}
