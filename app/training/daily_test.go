package training

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"
)

var update = flag.Bool("update", false, "rewrite the expected lines of testdata")

// at reads a clock.
func at(t testing.TB, text string) Time {
	t.Helper()
	local, err := time.Parse("2006-01-02 15:04 -07:00", text)
	if err != nil {
		t.Fatal(err)
	}
	_, seconds := local.Zone()
	return Time{local.Unix() / 60, seconds / 60}
}

func (s Streak) String() string {
	text := fmt.Sprintf("%d of %d", s.Now, s.Best)
	if s.Today {
		text += ", today"
	}
	if s.Frozen {
		text += ", frozen"
	}
	return text
}

// TestDaily plays the days in testdata. Each step writes and reads the text of the history.
func TestDaily(t *testing.T) {
	const file = "testdata/daily.txt"
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var here, other History
	var opened Opening
	var got strings.Builder
	for line := range strings.Lines(string(content)) {
		line = strings.TrimSuffix(line, "\n")
		command, _, _ := strings.Cut(line, " =")
		switch {
		case command == "new":
			here, other = History{}, History{}
		case command == "copy":
			other = here
		case command == "other":
			here, other = other, here
		case command == "merge":
			here = here.Merge(other)
		case command != "" && command[0] != '#':
			date, act := command[:len("2006-01-02 15:04 -07:00")], command[len("2006-01-02 15:04 -07:00 "):]
			now, counts, note := at(t, date), false, ""
			switch act {
			case "open":
				here, opened = here.OpenDaily(now)
			case "solve":
				here, opened = here.OpenDaily(now)
				here, counts = here.SolveDaily(opened, true, now)
			case "play":
				before := here.String()
				here = here.Play(now)
				counts = here.String() != before
			case "finish":
				here, counts = here.SolveDaily(opened, true, now)
			default:
				t.Fatalf("no such act: %s", line)
			}
			if act != "open" && !counts {
				note = ", nothing new"
			}
			command += " = " + here.Streak(now).String() + note
		}
		if again, err := Parse(here.String()); err != nil || again.String() != here.String() {
			t.Fatalf("%s: %q is read as %q, %v", line, here, again, err)
		} else {
			here = again
		}
		got.WriteString(command + "\n")
		if !*update && command != line {
			t.Errorf("%s\nnot %s", command, line)
		}
	}
	if *update {
		if err := os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// years returns the number of random years that a test plays.
func years() uint64 {
	if testing.Short() {
		return 1
	}
	return 8
}

// A player travels for a year, in time zones with summer times. The streak is the number of
// consecutive calendar dates on which a puzzle was solved.
func TestYear(t *testing.T) {
	for seed := range years() {
		random := rand.New(rand.NewPCG(seed, 1))
		zone := time.UTC
		now := time.Date(2026, 1, 1, 12, 0, 0, 0, zone)
		var h History
		var o Opening
		solved, last := map[Day]bool{}, Day(0)
		for n := range 800 {
			switch random.IntN(10) {
			case 0: // within a region: no date is skipped, but a date can occur twice
				names := []string{"Europe/London", "Europe/Berlin", "Europe/Istanbul", "Africa/Cairo"}
				zone = location(t, names[random.IntN(len(names))])
			case 1:
				now = now.Add(26 * time.Hour) // this can miss a date
			default:
				now = now.Add(time.Duration(random.IntN(13*60)) * time.Minute)
			}
			local := now.In(zone)
			_, seconds := local.Zone()
			clock := Time{now.Unix() / 60, seconds / 60}
			today := clock.Day()
			if date := local.Format(time.DateOnly); date != today.String() {
				t.Fatalf("%v is %v, not %s", clock, today, date)
			}
			if h, o = h.OpenDaily(clock); random.IntN(3) > 0 {
				var counts bool
				if h, counts = h.SolveDaily(o, true, clock); counts == solved[today] {
					t.Fatalf("seed %d, step %d: %s counts %v", seed, n, today, counts)
				}
				solved[today], last = true, max(last, today)
			}
			want := streakOf(solved, max(last, today))
			if got := h.Streak(clock); got.Now != want || got.Today != (last >= today) {
				t.Fatalf("seed %d, step %d, %s in %s: %v, want %d up to %s", seed, n, local, zone, got, want, last)
			}
			if n%50 == 0 {
				h = reread(t, h)
			}
		}
	}
}

// streakOf returns the longest row of played dates up to today in which any two missed dates are
// seven dates apart.
func streakOf(played map[Day]bool, today Day) (length int) {
	for day, missed := today, today+freezeEvery; ; day-- {
		switch {
		case played[day]:
			length++
		case day == today: // it can still be played
		case missed-day < freezeEvery:
			return length
		default:
			missed = day
		}
	}
}

// A player flies around the world for a year, across the date line in both directions. The player
// solves the puzzle of every date at eight o'clock or later. The streak never breaks, and a date
// that occurs twice counts once.
func TestYearOfFlights(t *testing.T) {
	zones := []int{-10 * 60, -8 * 60, 0, 60, 5*60 + 30, 9 * 60, 13 * 60}
	skipped, twice := 0, 0
	for seed := range years() {
		random := rand.New(rand.NewPCG(seed, 4))
		var h History
		var o Opening
		solved, flight := map[Day]bool{}, 0
		now := at(t, "2026-01-01 09:00 +00:00")
		first := now.Day()
		for hour := range 365 * 24 {
			before := now.Day()
			now.Minute += 60
			if hour > flight+48 && random.IntN(48) == 0 {
				now.Zone, flight = zones[random.IntN(len(zones))], hour
			}
			if now.Day() < before {
				twice++
			}
			if hour := (now.Minute + int64(now.Zone)) % minutesPerDay / 60; hour >= 8 && !solved[now.Day()] {
				h, o = h.OpenDaily(now)
				h, _ = h.SolveDaily(o, true, now)
				solved[now.Day()] = true
			}
			if hour%5 > 0 {
				continue
			}
			if got := h.Streak(now); got != (Streak{Now: len(solved), Best: len(solved), Today: solved[now.Day()]}) {
				t.Fatalf("seed %d, %v at %d: %v after %d dates", seed, now.Day(), now.Zone, got, len(solved))
			}
		}
		skipped += int(now.Day()-first) + 1 - len(solved)
	}
	if least := min(3, int(years())); skipped < least || twice < least {
		t.Errorf("%d dates were skipped, %d were there twice", skipped, twice)
	}
}

// For a year no date is missed, but the clock is sometimes wrong: ahead by hours or years, or
// behind by years. Nothing breaks the streak, and nothing adds to it.
func TestYearOfWrongClocks(t *testing.T) {
	for seed := range years() {
		random := rand.New(rand.NewPCG(seed, 2))
		var h History
		var o Opening
		for day := range 365 {
			now := Time{at(t, "2026-01-01 09:00 +01:00").Minute + int64(day)*minutesPerDay + int64(random.IntN(8*60)), 60}
			if day > 2 && random.IntN(20) == 0 {
				wrong := now
				wrong.Minute += []int64{400 * minutesPerDay, 4000 * minutesPerDay, -3000 * minutesPerDay}[random.IntN(3)]
				if h, o = h.OpenDaily(wrong); random.IntN(2) == 0 {
					h, _ = h.SolveDaily(o, true, wrong)
				}
			}
			h, o = h.OpenDaily(now)
			if got := h.Streak(now); got.Now != day {
				t.Fatalf("seed %d: day %d begins with %v", seed, day, got)
			}
			h, _ = h.SolveDaily(o, true, now)
			if got := h.Streak(now); got.Now != day+1 || !got.Today {
				t.Fatalf("seed %d: on day %d the streak is %v", seed, day, got)
			}
			h = reread(t, h)
		}
		end := Time{at(t, "2026-12-31 23:00 +01:00").Minute, 60}
		if got := h.Streak(end); got.Best != 365 {
			t.Errorf("seed %d: %v", seed, got)
		}
	}
}

// Two devices sometimes restore each other's backups, in any order. Every puzzle that either has
// solved counts, and nothing else.
func TestTwoDevices(t *testing.T) {
	for seed := range 4 * years() {
		random := rand.New(rand.NewPCG(seed, 3))
		var devices [2]History
		solved := map[Day]bool{}
		now := at(t, "2026-01-01 09:00 +00:00")
		for range 400 {
			now.Minute += int64(random.IntN(20 * 60))
			d := &devices[random.IntN(2)]
			if random.IntN(4) == 0 {
				before := d.Streak(now)
				*d = d.Merge(devices[random.IntN(2)])
				if after := d.Streak(now); after.Now < before.Now || after.Best < before.Best {
					t.Fatalf("seed %d: a backup makes %v of %v", seed, after, before)
				}
			}
			var o Opening
			if *d, o = d.OpenDaily(now); random.IntN(2) == 0 {
				*d, _ = d.SolveDaily(o, true, now)
				solved[now.Day()] = true
			}
		}
		a, b := devices[0].Merge(devices[1]), devices[1].Merge(devices[0])
		if a.String() != b.String() {
			t.Fatalf("seed %d: merged %q and %q", seed, a, b)
		}
		best := 0
		for day := range solved {
			best = max(best, streakOf(solved, day))
		}
		if got := a.Streak(now); got.Best != best || len(a.daily.counted(now.valid())) != len(solved) {
			t.Errorf("seed %d: %v with %d dates, want %d with %d", seed, got, len(a.daily.counted(now.valid())), best, len(solved))
		}
	}
}

func location(t testing.TB, name string) *time.Location {
	t.Helper()
	zone, err := time.LoadLocation(name)
	if err != nil {
		t.Skip(err)
	}
	return zone
}

// reread returns h after writing and reading its text.
func reread(t testing.TB, h History) History {
	t.Helper()
	again, err := Parse(h.String())
	if err != nil || again.String() != h.String() {
		t.Fatalf("%q is read as %q, %v", h, again, err)
	}
	return again
}

func TestDay(t *testing.T) {
	for _, c := range []struct {
		clock Time
		want  string
	}{
		{Time{0, 0}, "1970-01-01"}, {Time{0, -1}, "1969-12-31"}, {Time{1439, 0}, "1970-01-01"}, {Time{1439, 1}, "1970-01-02"},
		{Time{0, -maxZone}, "1969-12-31"}, {Time{maxMinute, 0}, "9999-12-31"},
	} {
		if got := c.clock.Day().String(); got != c.want {
			t.Errorf("%v is %s, want %s", c.clock, got, c.want)
		}
		year, month, day := c.clock.Day().Date()
		if got := fmt.Sprintf("%04d-%02d-%02d", year, month, day); got != c.want {
			t.Errorf("%v is %s, want %s", c.clock, got, c.want)
		}
	}
}
