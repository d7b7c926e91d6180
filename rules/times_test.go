package rules

import (
	"slices"
	"testing"
)

// timed returns a game of three moves with times and two variations.
func timed(t testing.TB, times Times) Record {
	t.Helper()
	r, _ := noted(t)
	return r.WithTimes(times)
}

func FuzzTimes(f *testing.F) {
	f.Add(10, 5, true, 0, 7, 340)
	f.Add(0, -1, false, -5, MaxSpent, MaxSpent+1)
	f.Add(MaxMinutes+1, MaxIncrement+1, false, 25, 26, 675)
	f.Fuzz(func(t *testing.T, minutes, increment int, pauses bool, a, b, c int) {
		r := timed(t, Times{minutes, increment, pauses, []int{a, b, c, 1}})
		got := r.Times()
		if got.Timed() != (minutes > 0) || got.Timed() && len(got.Spent) != 3 {
			t.Fatalf("%d minutes became %+v", minutes, got)
		}
		for _, n := range append(got.Spent, got.Minutes, got.Increment) {
			if n < 0 || n > MaxSpent {
				t.Fatalf("%+v", got)
			}
		}
		again, err := ParseRecord("see <https://example.org/#" + r.String() + ">")
		if err != nil || !again.Equal(r) || !slices.Equal(again.Times().Spent, got.Spent) {
			t.Fatalf("%s: %v, read again as %s", r, err, again)
		}
	})
}

func FuzzParseTimes(f *testing.F) {
	for _, text := range []string{"", "10i5sAHnC", "3i0p", "t", "10i5", "010i5sA", "10i5saA", "10i5szzzzZ", "9999999999999999999i0s"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, whole := parseTimes(text)
		if whole != (got.text() == text) || !got.Timed() && got.text() != "" {
			if text != "" {
				t.Fatalf("%q read as %+v, %v", text, got, whole)
			}
		}
	})
}

// Times belong to the moves of the game and disappear with them.
func TestTimesFollowTheGame(t *testing.T) {
	r := timed(t, Times{Minutes: 10, Spent: []int{1, 2, 3}})
	_, line := noted(t)
	for _, c := range []struct {
		name string
		do   func() Record
		want []int
	}{
		{"cut", func() Record { return r.WithCursor(1).Cut() }, []int{1}},
		{"looked at", func() Record { return r.WithCursor(1) }, []int{1, 2, 3}},
		{"played on", func() Record { p, _ := r.Play(r.Position().Legal().First()); return p }, []int{1, 2, 3}},
		{"played earlier", func() Record { p, _ := r.WithCursor(2).Play(r.At(2).Legal().First()); return p }, []int{1, 2}},
		{"a variation tried", func() Record { p, _ := r.Try(line("c4 c8 e8")); return p }, []int{1, 2, 3}},
		{"promoted to the game", func() Record { return r.Promote(line("c4 c8"), true) }, []int{1}},
		{"extracted", func() Record { p, _ := r.Extract(r.Moves()); return p }, nil},
	} {
		if got := c.do().Times().Spent; !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	spent := r.Times().Spent
	spent[0] = 99
	if got := r.Times().Spent; got[0] != 1 {
		t.Error("a caller can change the times of a record")
	}
}

func TestLeft(t *testing.T) {
	times := Times{Minutes: 1, Increment: 2, Spent: []int{0, 7, 40, 650}}
	for _, c := range []struct {
		side        Side
		plies, want int
	}{
		{First, 0, 600}, {First, 1, 600}, {Second, 1, 600}, {Second, 2, 613}, {First, 3, 580}, {Second, 4, -17},
		{First, 5, 600}, // the time of the last ply is unknown
	} {
		if got := times.Left(c.side, c.plies); got != c.want {
			t.Errorf("%v has %d left after %d plies, want %d", c.side, got, c.plies, c.want)
		}
	}
}
