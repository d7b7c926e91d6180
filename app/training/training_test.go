package training

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"kulami/app/rating"
	"kulami/rules/finish"
)

func TestParse(t *testing.T) {
	for _, c := range []struct{ name, text, want, err string }{
		{"nothing", "", "", ""},
		{"a format without items", "1", "", ""},
		{"all items", "1 p1a.4.htxyz- p2b.8.htxyz-.hu000+ dhtxyz.60 thu000.60 vhtxyz.-480 whu000.-480 xhtxyz.-60 chu000.60.htxyz.60 mk3j2h1.2.fbt f1a.htxyz.001020 f2b.htxyz.00z0.2 rk3j2h1.fbt", "=", ""},
		{"in another order, and twice", "1 mk.1.g d9.0 p2.1.a+ p1.1.a+ p2.1.a+", "1 p1.1.a+ p2.1.a+ d9.0 mk.1.g", ""},
		{"one date twice", "1 d9.0 d5.0", "1 d5.0", ""},
		{"one date, played before the daily puzzle", "1 t5.0 d9.0", "1 d5.0", ""},
		{"one date, played after the daily puzzle", "1 v9.0 w5.0", "1 w5.0", ""},
		{"a good move twice", "1 rk.g rk.f", "1 rk.g", ""},
		{"line breaks", "1\n d9.0\n", "1 d9.0", ""},
		{"a newer format", "2 d9.0", "", errNewer.Error()},
		{"another program's", `{"v":1}`, "", errDamaged.Error()},
		{"no format", "d9.0", "", errDamaged.Error()},
		{"a format with a sign", "+1 d9.0", "", errDamaged.Error()},
		{"an unknown item", "1 d9.0 q7", "1 d9.0", errDamaged.Error()},
		{"letters alone", "1 p d t w v x c m r d9.0", "1 d9.0", errDamaged.Error()},
		{"fields missing", "1 p1.4 p1.4. d9 w9 c9 mk mk.1 d9.0", "1 d9.0", errDamaged.Error()},
		{"fields too many", "1 p1.4.a+.b+.c+ d9.0.0 c9.0.9 mk.1.g.1 rk.g.1 t9 d9.0", "1 d9.0", errDamaged.Error()},
		{"no outcome", "1 p1.4.a d9.0", "1 d9.0", errDamaged.Error()},
		{"out of range", "1 p1.9.a+ p1.0.a+ plfls.1.a+ d9.1081 d9.-1081 dzzzzzzz.0 mk.7.g mk.-1.g rk.-1 t-1.0 d-1.0 x-1.0 d9.0", "1 d9.0", errDamaged.Error()},
		{"a latest try before the first one", "1 p1.4.b+.a+ d9.0", "1 d9.0", errDamaged.Error()},
		{"set back to a later time", "1 c5.0.9.0 d9.0", "1 d9.0", errDamaged.Error()},
		{"keys that are none", "1 m.1.g r.g mK.1.g maaaaabbbbbcccccde.1.g mß.1.g d9.0", "1 d9.0", errDamaged.Error()},
		{"one finish twice", "1 f1.a.3 f1.9.05 f1.b.1", "1 f1.9.05.1", ""},
		{"finishes that are none", "1 f f1 f1.a f1.a. f1.a.-1 f1.a.0Z f1.a.2.3 f1.a.2.-1 f1.a.2.1.1 f1.a.00000000000000000000000000000 d9.0", "1 d9.0", errDamaged.Error()},
		{"greatest values", "1 plflr.8.1xuhifz+ d1xuhifz.1080 x1xuhifz.1080 c1xuhifz.1080 maaaaabbbbbcccccd.6.1qv1d flflr.1xuhifz.zzzzzzzzzzzzzzzzzzzzzzzzzzzz", "=", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			h, err := Parse(c.text)
			got := ""
			if err != nil {
				got = err.Error()
			}
			switch c.want {
			case "=":
				c.want = c.text
			case "":
				c.want = "1"
			}
			if h.String() != c.want || got != c.err {
				t.Errorf("%q is read as %q, %q, want %q, %q", c.text, h, got, c.want, c.err)
			}
		})
	}
}

// random returns a history of some length.
func random(r *rand.Rand) History {
	var h History
	var o Opening
	for range r.IntN(30) {
		c := Time{30_000_000 + int64(r.IntN(40*minutesPerDay)), 60 * (r.IntN(25) - 12)}
		switch r.IntN(7) {
		case 0:
			h = h.TryPuzzle(r.IntN(10), 1+r.IntN(8), r.IntN(2) == 0, c)
		case 1:
			h, o = h.OpenDaily(c)
			h, _ = h.SolveDaily(o, r.IntN(2) == 0, c)
		case 2:
			h = h.Practise(string(rune('a'+r.IntN(8))), r.IntN(3) > 0, c.Day())
		case 3:
			h, o = h.OpenDaily(c)
			h = h.MissDaily(o)
		case 4:
			h = h.AddFinish(r.IntN(4), []int{r.IntN(3), r.IntN(40)}, c)
		case 5:
			h = h.Play(c)
		case 6:
			h = h.AskRight(string(rune('a'+r.IntN(8))), c.Day())
		}
	}
	return h
}

func TestMergeIsAUnion(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	for range 500 {
		a, b, c := random(r), random(r), random(r)
		texts := []string{a.String(), b.String()}
		if ab, ba := a.Merge(b), b.Merge(a); ab.String() != ba.String() {
			t.Fatalf("%q\nand %q\ngive %q\nand %q", a, b, ab, ba)
		}
		if left, right := a.Merge(b).Merge(c), a.Merge(b.Merge(c)); left.String() != right.String() {
			t.Fatalf("%q, %q, %q\ngive %q\nand %q", a, b, c, left, right)
		}
		if again := a.Merge(b).Merge(a).Merge(b); again.String() != a.Merge(b).String() {
			t.Fatalf("%q, %q again give %q", a, b, again)
		}
		if a.String() != texts[0] || b.String() != texts[1] {
			t.Fatal("a history was changed in place")
		}
		reread(t, a)
	}
}

func TestPuzzles(t *testing.T) {
	day := func(n int) Time { return Time{30_000_000 + int64(n)*minutesPerDay, 0} }
	var h History
	for _, try := range []struct {
		number, difficulty, day int
		solved                  bool
	}{
		{1, 2, 0, true}, {2, 3, 0, false}, {2, 5, 1, true}, {3, 9, 1, false}, {3, 0, 2, false}, {-1, 1, 3, true}, {1_000_000, 1, 3, true}, {1, 2, 9, false},
	} {
		h = h.TryPuzzle(try.number, try.difficulty, try.solved, day(try.day))
	}
	if got, want := h.String(), "1 p1.2.hv05c+.hva5c- p2.3.hv05c-.hv19c+ p3.8.hv19c-.hv2dc-"; got != want {
		t.Errorf("%s\nnot %s", got, want)
	}
	all, byTheme := h.PuzzleResults(func(n int) []string { return []string{"all", []string{"even", "odd"}[n&1]} })
	if (all != Results{3, 1, 2}) || (byTheme["all"] != all) || (byTheme["odd"] != Results{2, 1, 1}) {
		t.Errorf("%v, %v", all, byTheme)
	}
	now, course := h.PuzzleRating(day(30))
	want := rating.New().After(0, rating.Result{Opponent: rating.Puzzle(2), Score: 1}).After(0, rating.Result{Opponent: rating.Puzzle(3)}).
		Idle(1).After(0, rating.Result{Opponent: rating.Puzzle(8)})
	if len(course) != 3 || course[2].Rating != want || course[2].Minute != day(1).Minute || now != want.Idle(29) {
		t.Errorf("%v, %v, want %v", now, course, want)
	}
	if r, course := (History{}).PuzzleRating(day(0)); r != rating.New() || len(course) != 0 {
		t.Errorf("without tries %v, %v", r, course)
	}
}

// The first try of a finish and the best result stay.
func TestFinishes(t *testing.T) {
	var h History
	for n, lost := range [][]int{{0, 2, 1, 99, -1}, {0, 1}, {4}, {}, make([]int, 29)} {
		h = h.AddFinish(7, lost, Time{30_000_000 + int64(n), 0})
	}
	h = h.AddFinish(7, []int{5}, Time{30_000_000 - 9, 0}) // the clock was set back
	h = h.AddFinish(-1, []int{1}, Time{}).AddFinish(1_000_000, []int{1}, Time{})
	if got, want := h.String(), "1 thv05c.0 chv05e.0 f7.hv05c.021z0.1"; got != want {
		t.Errorf("%s\nnot %s", got, want)
	}
	f, ok := reread(t, h).Finish(7)
	if _, other := h.Finish(8); !ok || other || f.Best != 1 || f.First.Total() != 38 || f.First.Minute != 30_000_000 {
		t.Errorf("%+v, %v, %v", f, ok, other)
	}
}

// Earlier versions kept only the times of tries.
func TestDailyMissedBeforeDatesWereKept(t *testing.T) {
	type try struct {
		at     string
		solved bool
	}
	clock := func(text string) Time { return at(t, "2026-11-"+text+" +00:00") }
	for _, c := range []struct {
		name, now string
		tries     []try
		missed    bool
	}{
		{"not tried", "20 23:55", nil, false},
		{"solved", "20 23:55", []try{{"20 23:52", true}}, false},
		{"wrong", "20 23:55", []try{{"20 23:52", false}}, true},
		{"wrong before midnight", "21 00:10", []try{{"20 23:52", false}}, true},
		{"wrong after midnight", "21 00:10", []try{{"21 00:05", false}}, true},
		{"solved at a later try", "20 23:55", []try{{"20 23:51", false}, {"20 23:52", true}}, true},
		{"wrong on an earlier date", "20 23:55", []try{{"19 23:50", false}}, false},
		{"solved on an earlier date, too", "20 23:55", []try{{"19 23:50", true}, {"20 23:52", true}}, true},
		{"wrong, and solved before the clock was set back", "20 23:55", []try{{"22 12:00", true}, {"20 23:52", false}}, true},
		{"solved, and wrong before the clock was set back", "20 23:55", []try{{"22 12:00", false}, {"20 23:52", true}}, false},
	} {
		var h History
		_, o := h.OpenDaily(clock("20 23:50"))
		for _, try := range c.tries {
			h = h.TryPuzzle(1, 3, try.solved, clock(try.at))
		}
		if h.DailyMissed(o.Day(), 1, clock(c.now)) != c.missed {
			t.Errorf("%s: %v", c.name, !c.missed)
		}
	}
}

// A date whose first try was wrong stays missed in every time zone and at every time. Tries of the
// same puzzle on other dates do not change it.
func TestDailyMissed(t *testing.T) {
	var h History
	wrong := at(t, "2026-11-20 23:50 +00:00")
	h, o := h.OpenDaily(wrong)
	h = reread(t, h.TryPuzzle(1, 3, false, wrong).MissDaily(o))
	h = h.TryPuzzle(1, 3, true, at(t, "2026-12-20 12:00 +00:00"))
	for _, now := range []string{"2026-11-20 10:00 +00:00", "2026-11-20 23:00 -05:00", "2026-11-21 09:00 +10:00", "2025-11-20 10:00 +00:00"} {
		if now := at(t, now); !h.DailyMissed(wrong.Day(), 1, now) || h.DailyMissed(wrong.Day()-1, 2, now) {
			t.Errorf("at %v: %v, the date before %v", now, h.DailyMissed(wrong.Day(), 1, now), h.DailyMissed(wrong.Day()-1, 2, now))
		}
	}
}

// A mistake is due again after 1, 3, 7, 16 and 35 days, and on the next day after a wrong answer.
func TestMistakes(t *testing.T) {
	const key = "k3j2"
	var h History
	day, gaps := Day(20_000), []int{}
	for n := 0; h.mistakes[key].Repetition <= len(intervals); n++ {
		from := day
		for !h.Due(key, day) {
			if again := h.Practise(key, true, day); again.String() != h.String() {
				t.Fatalf("solved before it is due, on %v: %v, was %v", day, again, h)
			}
			day++
		}
		gaps = append(gaps, int(day-from))
		if n == 2 {
			h = h.Practise(key, false, day)
			continue
		}
		h = h.Practise(key, true, day)
	}
	if want := []int{0, 1, 3, 1, 1, 3, 7, 16, 35}; !slices.Equal(gaps, want) {
		t.Errorf("it came back after %v days, want %v", gaps, want)
	}
	if m, _ := h.Mistake(key); !m.Learnt() || h.Due(key, day+1000) {
		t.Errorf("%+v is not learnt", m)
	}
	if learnt, practised := h.Practise("x", true, 5).Learnt(); learnt != 1 || practised != 2 {
		t.Errorf("%d of %d are learnt", learnt, practised)
	}
	wrong := History{}.Practise(key, true, day+5000)
	if !wrong.Due(key, day) {
		t.Error("a clock that was ahead hides a mistake for years")
	}
	for _, bad := range []string{"", "A", "a.b", "a b", strings.Repeat("a", maxKey+1)} {
		if got := (History{}).Practise(bad, true, 5); got.String() != "1" {
			t.Errorf("the key %q is kept: %v", bad, got)
		}
	}
}

// FuzzParse writes the History that it reads from any text, and reads it again as the same. Nothing
// panics, and every rating stays in its range.
func FuzzParse(f *testing.F) {
	f.Add("1 p1a.4.htxyz- p2b.8.htxyz-.hu000+ dhtxyz.60 thu000.60 vhtxyz.-480 whu000.-480 xhtxyz.-60 chu000.60.htxyz.60 mk3j2h1.2.fbt f2b.htxyz.00z0.2 rk3j2h1.fbt", int64(30_000_000), 60)
	f.Add("1 c9.0 d9.0", int64(-5), 99999)
	f.Add("2 x", int64(0), 0)
	f.Fuzz(func(t *testing.T, text string, minute int64, zone int) {
		h, _ := Parse(text)
		if strings.ContainsAny(h.String(), "\n\r") {
			t.Errorf("%q has a line break", h)
		}
		again := reread(t, h)
		if merged := h.Merge(again); merged.String() != h.String() {
			t.Errorf("%q merged with itself is %q", h, merged)
		}
		now := Time{minute, zone}
		before := h.Streak(now)
		if before.Now < 0 || before.Now > before.Best || before.Best > len(h.daily.counted(now.valid())) {
			t.Errorf("%q: %+v", h, before)
		}
		h, o := h.OpenDaily(now)
		h, counts := h.SolveDaily(o, true, now)
		if after := h.Streak(now); counts && !after.Today {
			t.Errorf("%q: %+v", h, after)
		}
		if r, _ := h.PuzzleRating(now); r.Value < rating.MinValue || r.Value > rating.MaxValue {
			t.Errorf("%q: %v", h, r)
		}
		reread(t, h)
	})
}

// BenchmarkHistory measures the history of a player of years: all puzzles, 1,000 dates and 1,000
// mistakes.
func BenchmarkHistory(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	var text strings.Builder
	text.WriteString("1")
	for n := range 3000 {
		text.WriteString(" p" + base36(int64(n)) + ".5." + Try{30_000_000 + int64(n)*100, r.IntN(2) == 0}.text())
	}
	for n := range 1000 {
		text.WriteString(" d" + Time{30_000_000 + int64(n)*minutesPerDay, 60}.text() + " m" + base36(r.Int64()) + ".3." + base36(20_000+int64(n)))
	}
	now := Time{32_000_000, 60}
	h, err := Parse(text.String())
	if err != nil {
		b.Fatal(err)
	}
	b.Run("parse", func(b *testing.B) {
		for range b.N {
			h, _ = Parse(text.String())
		}
		b.ReportMetric(float64(len(h.String())), "bytes")
	})
	b.Run("text", func(b *testing.B) {
		for range b.N {
			_ = h.String()
		}
	})
	b.Run("streak", func(b *testing.B) {
		for range b.N {
			h.Streak(now)
		}
	})
	b.Run("rating", func(b *testing.B) {
		for range b.N {
			h.PuzzleRating(now)
		}
	})
}

// A weakness is a theme that was tried often enough and is clearly behind all others.
func TestWeakness(t *testing.T) {
	order := []string{"closing", "parity", "lines"}
	for _, c := range []struct {
		what   string
		all    Results
		themes map[string]Results
		want   string
	}{
		{"nothing was tried", Results{}, nil, ""},
		{"all are alike", Results{Tried: 40, First: 20}, map[string]Results{"closing": {Tried: 20, First: 10}, "parity": {Tried: 20, First: 10}}, ""},
		{"one is behind", Results{Tried: 40, First: 20}, map[string]Results{"closing": {Tried: 20, First: 14}, "parity": {Tried: 20, First: 6}}, "parity"},
		{"the worst of two", Results{Tried: 60, First: 40}, map[string]Results{"closing": {Tried: 20, First: 8}, "lines": {Tried: 20, First: 7}}, "lines"},
		{"the first of two alike", Results{Tried: 60, First: 40}, map[string]Results{"parity": {Tried: 20, First: 7}, "lines": {Tried: 20, First: 7}}, "parity"},
		{"five tries say nothing", Results{Tried: 40, First: 20}, map[string]Results{"lines": {Tried: 5}}, ""},
		{"six without success do", Results{Tried: 40, First: 20}, map[string]Results{"lines": {Tried: 6}}, "lines"},
		{"a theme of another collection", Results{Tried: 40, First: 20}, map[string]Results{"unknown": {Tried: 20}}, ""},
	} {
		if got, results := Weakness(c.all, c.themes, order); got != c.want || results != c.themes[got] {
			t.Errorf("%s: %q with %+v, want %q", c.what, got, results, c.want)
		}
	}
}

// On the first date the finish is the easy one, later the finish of the date. Next returns a finish
// that was not played.
func TestFinishOfTheDay(t *testing.T) {
	text, err := os.ReadFile("../../static/finishes.txt")
	if err != nil {
		t.Fatal(err)
	}
	all, err := finish.Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	c, h, now := Finishes{Fetched, all}, History{}, at(t, "2026-11-26 09:00 +01:00")
	easy := c.Easy() + 1
	if got := c.Today(h, now); got != easy {
		t.Errorf("the first one is %d, not %d", got, easy)
	}
	h = h.AddFinish(easy, []int{1}, now)
	if got := c.Today(h, at(t, "2026-11-26 23:59 +01:00")); got != easy {
		t.Errorf("later on the first date it is %d, not %d", got, easy)
	}
	next := at(t, "2026-11-27 00:01 +01:00")
	want := c.Daily(2026, 11, 27) + 1
	for _, zone := range []int{-600, 0, 330, 840} { // the finish of a date is the same in all zones
		local := Time{next.Minute + int64(next.Zone-zone), zone}
		if got := c.Today(h, local); got != want {
			t.Errorf("in zone %d it is %d, not %d", zone, got, want)
		}
	}
	for n := range c.Len() - 3 {
		number := c.Next(h, next, 0, uint64(n))
		if _, played := h.Finish(number); played || number == want || number < 1 || number > c.Len() {
			t.Errorf("another one is %d", number)
		}
		h = h.AddFinish(number, []int{0}, next)
	}
	if got := c.Next(h, next, 1, 5); got < 1 || got > c.Len() {
		t.Errorf("after all it is %d", got)
	}
	if got := (Finishes{}).Today(h, next); got != 0 {
		t.Errorf("without a collection it is %d", got)
	}
	for points, want := range map[int]int{0: 8, 30: 1} {
		if level, _ := LevelGiving(points); level != want {
			t.Errorf("level %d gives away %d points", level, points)
		}
	}
}
