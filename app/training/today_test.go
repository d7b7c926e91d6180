package training

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"kulami/rules/puzzle"
)

// shipped returns the puzzles of the app.
func shipped(t testing.TB) Collection {
	t.Helper()
	text, err := os.ReadFile("../../static/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	c, err := puzzle.Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	return Collection{Fetched, c}
}

// The puzzles of a date stay the same while they are solved, in every order. The daily puzzle is
// not among them, no puzzle comes twice, and none comes again on the next date.
func TestTodayStays(t *testing.T) {
	c, r := shipped(t), rand.New(rand.NewPCG(5, 5))
	var h History
	seen := map[int]bool{}
	now := at(t, "2026-11-20 08:00 +01:00")
	for day := range 30 {
		numbers, _ := c.Today(h, now)
		if want := h.TodaySize(now); len(numbers) != want || day > 0 && want != todayPuzzles || day == 0 && want != firstPuzzles {
			t.Fatalf("on day %d there are %v, want %d", day, numbers, want)
		}
		done := History{}
		for _, i := range r.Perm(len(numbers)) {
			n := numbers[i]
			if seen[n] || n == c.Daily(now.Day().Date())+1 || h.TriedOn(n, now) {
				t.Errorf("on day %d puzzle %d comes", day, n)
			}
			seen[n] = true
			h = h.TryPuzzle(n, c.Summary(n-1).Difficulty, r.IntN(3) > 0, Time{now.Minute + int64(i), now.Zone}).Play(now)
			done = done.Merge(h)
			if again, _ := c.Today(reread(t, done), Time{now.Minute + 600, now.Zone}); !slices.Equal(again, numbers) || !h.TriedOn(n, now) {
				t.Fatalf("on day %d %v becomes %v", day, numbers, again)
			}
		}
		now.Minute += minutesPerDay
	}
}

// On the first date the puzzles are the easiest ones of the basic game. A beginner gets easy
// puzzles, and a strong player hard ones.
func TestTodayLevel(t *testing.T) {
	c, now := shipped(t), at(t, "2026-11-20 08:00 +01:00")
	for _, p := range []struct {
		name            string
		solved, failed  int
		difficulty      int
		easiest, hardes int
	}{
		{"a newcomer", 0, 0, 1, 1, 1}, {"a beginner", 5, 1, 2, 2, 2}, {"a strong player", 60, 2, 7, 6, 8}, {"a weak player", 20, 40, 2, 1, 2},
	} {
		var h History
		before := Time{now.Minute - 3*minutesPerDay, 0}
		for n := range p.solved + p.failed {
			h = h.TryPuzzle(2200-n, p.difficulty, n < p.solved, before)
		}
		numbers, _ := c.Today(h, now)
		for _, n := range numbers {
			if d := c.Summary(n - 1).Difficulty; d < p.easiest || d > p.hardes || p.solved < few && !Basic(c, n-1) {
				t.Errorf("%s gets %v", p.name, c.Summary(n-1))
			}
		}
	}
}

// A learner who fails in one theme gets half of the puzzles from it. Soon after learning the theme,
// the learner gets them no longer.
func TestLearner(t *testing.T) {
	c := shipped(t)
	for _, theme := range []puzzle.Theme{puzzle.Parity, puzzle.Closing, puzzle.Sacrifice} {
		var h History
		now := at(t, "2026-01-10 18:00 +01:00")
		const learns, days, grace = 40, 70, 12
		failing, metFailing, learnt, metLearnt := 0, 0, 0, 0
		for day := range days {
			numbers, weak := c.Today(h, now)
			for _, n := range numbers {
				has := c.Summary(n - 1).Themes.Has(theme)
				h = h.TryPuzzle(n, c.Summary(n-1).Difficulty, !has || day >= learns, now)
			}
			met := 0
			for _, n := range numbers {
				if c.Summary(n - 1).Themes.Has(theme) {
					met++
				}
			}
			switch {
			case weak.Theme == theme.String() && day < learns:
				if part := float64(met) / float64(len(numbers)); part < .4 || part > .6 {
					t.Errorf("%s: on day %d %d of %d puzzles", theme, day, met, len(numbers))
				}
				failing, metFailing = failing+1, metFailing+met
			case day >= learns+grace:
				if weak.Theme == theme.String() {
					t.Errorf("%s: on day %d it is still the weakest theme: %+v", theme, day, weak)
				}
				learnt, metLearnt = learnt+1, metLearnt+met
			}
			now.Minute += minutesPerDay
		}
		if failing < learns/2 {
			t.Errorf("%s is found to be weak on %d of %d days", theme, failing, learns)
		}
		t.Logf("%s: %d puzzles on %d days of failing, %d on %d days after", theme, metFailing, failing, metLearnt, learnt)
	}
}

// Two merged devices have the same puzzles. A traveller has the puzzles of the local date.
func TestTodayOfTwoDevices(t *testing.T) {
	c, r := shipped(t), rand.New(rand.NewPCG(9, 9))
	var devices [2]History
	now := at(t, "2026-11-20 08:00 +01:00")
	for range 60 {
		now.Minute += int64(r.IntN(20 * 60))
		d := &devices[r.IntN(2)]
		numbers, _ := c.Today(*d, now)
		n := numbers[r.IntN(len(numbers))]
		*d = d.TryPuzzle(n, c.Summary(n-1).Difficulty, r.IntN(2) == 0, now).Play(now)
		one, _ := c.Today(devices[0].Merge(devices[1]), now)
		other, _ := c.Today(devices[1].Merge(devices[0]), now)
		if !slices.Equal(one, other) {
			t.Fatalf("%v and %v", one, other)
		}
	}
	late := at(t, "2026-12-24 23:30 +00:00")
	east := Time{late.Minute, 60}
	today, _ := c.Today(devices[0], late)
	tomorrow, _ := c.Today(devices[0], Time{late.Minute + 60, 0})
	if got, _ := c.Today(devices[0], east); slices.Equal(got, today) || !slices.Equal(got, tomorrow) {
		t.Errorf("in the evening %v, an hour to the east %v, an hour later %v", today, got, tomorrow)
	}
}

func BenchmarkToday(b *testing.B) {
	c, now := shipped(b), at(b, "2026-11-20 08:00 +01:00")
	var h History
	for n := range 1000 {
		h = h.TryPuzzle(n+1, c.Summary(n).Difficulty, n%3 > 0, Time{now.Minute - minutesPerDay - int64(n), 60})
	}
	for b.Loop() {
		c.Today(h, now)
	}
}
