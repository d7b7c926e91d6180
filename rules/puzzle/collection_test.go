package puzzle

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"kulami/rules"
	"kulami/rules/internal/compact"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

func TestDecodeFaults(t *testing.T) {
	const good = "s7 al w5 6ct 2kVv9d0nG3tQx"
	if c, err := Decode([]byte(good + "\n")); err != nil || c.Len() != 1 {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, field string }{
		{" al", "", "fields"},
		{" al", " al x", "fields"},
		{"s7", "", "board"},
		{"s7", "s", "board"},
		{"s7", "s07", "board"},
		{"s7", "q7", "board"},
		{"s7", "s99999999999999999999", "board"},
		{"s7", "oval", "board"},
		{"al", "", "rules"},
		{"al", "la", "rules"},
		{"al", "al-", "rules"},
		{"al", "x", "rules"},
		{"w5", "w", "goal"},
		{"w5", "", "goal"},
		{"w5", "v5", "goal"},
		{"w5", "w05", "goal"},
		{"w5", "w0", "goal"},
		{"w5", "d5", "goal"},
		{"w5", "w-5", "goal"},
		{"w5", "w201", "goal"},
		{"6ct", "", "difficulty"},
		{"6ct", "9", "difficulty"},
		{"6ct", "0ct", "difficulty"},
		{"6ct", "6tc", "themes"},
		{"6ct", "6cc", "themes"},
		{"6ct", "6z", "themes"},
		{"2k", "0k", "moves"},
		{"2k", "2+", "moves"},
		{"2kVv9d0nG3tQx", "", "moves"},
		{"2k", strings.Repeat("2", 60), "moves"},
	} {
		text := good + "\n" + strings.Replace(good, c.old, c.new, 1)
		_, err := Decode([]byte(text))
		var fault *FormatError
		if !errors.As(err, &fault) || *fault != (FormatError{2, c.field}) {
			t.Errorf("%s: %v, want %s", text, err, c.field)
		}
	}
}

// At reports a number that is too large for a game.
func TestAtFaults(t *testing.T) {
	c, err := Decode([]byte("square - w5 6 " + strings.Repeat("_", 56)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.At(0); err == nil || err.Error() != "puzzle 1: bad moves" {
		t.Error(err)
	}
}

func TestEmptyCollection(t *testing.T) {
	c, err := Decode(nil)
	if err != nil || c.Len() != 0 || c.Find(0, 1, 8) != nil || c.Daily(2026, time.May, 1) != -1 {
		t.Error(c, err)
	}
}

// Puzzles of every board, ruleset, goal and theme are equal after writing and reading.
func TestRoundTrip(t *testing.T) {
	var all []Puzzle
	for i, e := range rules.Editions() {
		name := []string{"square", "irregular", "pergioco", "s5", "i18446744073709551615"}[i%5]
		game := rules.NewRecord(compact.Board(name), e.Rules)
		legal := game.Position().Legal().Slice()
		for r := random.Source(i); game.Len() < 3*i || len(legal) < 2; legal = game.Position().Legal().Slice() {
			if game.Over() {
				game = rules.NewRecord(game.Board(), e.Rules)
			}
			game, _ = game.Play(players.Pick(&r, game.Position().Legal()))
		}
		goal := Goal(i % 3)
		all = append(all, Puzzle{Summary{goal, i * int(goal-Draw) * int(goal-Draw), 1 + i%8, ThemesOf(AllThemes()[i%10], Parity)},
			i + 1, name, game, legal[len(legal)-1]})
	}
	all[0].Margin = 200
	c, err := Decode(Encode(all))
	if err != nil || c.Len() != len(all) {
		t.Fatal(err)
	}
	for i, want := range all {
		got, err := c.At(i)
		if err != nil || got.Summary != want.Summary || c.Summary(i) != want.Summary || got.Number != want.Number || got.Board != want.Board ||
			!got.Record.Equal(want.Record) || got.Record.Cursor() != got.Record.Len() || got.Solution != want.Solution {
			t.Errorf("%+v, want %+v: %v", got, want, err)
		}
	}
}

// Every puzzle occurs once in Len days, before and after 1970, but not in the order of the
// collection.
func TestDaily(t *testing.T) {
	c, err := Decode(readShipped(t))
	if err != nil {
		t.Fatal(err)
	}
	seen, steps := map[int]bool{}, 0
	for day := range c.Len() {
		i := c.Daily(1968, time.January, 1+day)
		date := time.Date(1968, time.January, 1+day, 12, 0, 0, 0, time.UTC).AddDate(0, 0, c.Len())
		if again := c.Daily(date.Year(), date.Month(), date.Day()); seen[i] || i != again {
			t.Fatalf("day %d: %d again, later %d", day, i, again)
		}
		seen[i] = true
		if i+1 == c.Daily(1968, time.January, 2+day) {
			steps++
		}
	}
	if len(seen) != c.Len() || steps > c.Len()/50 {
		t.Errorf("%d of %d puzzles, %d in order", len(seen), c.Len(), steps)
	}
}

func TestFind(t *testing.T) {
	const text = "square - w5 1 2\nsquare - w5 2c 2\nsquare - w5 3ct 2\nsquare - w5 4cth 2\n"
	c, err := Decode([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []struct {
		themes    Themes
		low, high int
		want      []int
	}{
		{0, 1, 8, []int{0, 1, 2, 3}},
		{0, 2, 3, []int{1, 2}},
		{ThemesOf(Closing), 1, 8, []int{1, 2, 3}},
		{ThemesOf(Capture, Closing), 1, 3, []int{2}},
		{ThemesOf(Lines), 1, 8, nil},
		{0, 5, 4, nil},
	} {
		if got := c.Find(f.themes, f.low, f.high); !slices.Equal(got, f.want) {
			t.Errorf("%v %d…%d: %v, want %v", f.themes, f.low, f.high, got, f.want)
		}
	}
}

// The words are stable, because the command line and stored results have them.
func TestNames(t *testing.T) {
	if got := Win.String() + Draw.String() + Margin.String(); got != "windrawmargin" {
		t.Error(got)
	}
	const names = "closing,denying,capture,sacrifice,last-hole,stuck,forcing,parity,areas,lines"
	if got := ThemesOf(AllThemes()...).String(); got != names {
		t.Error(got)
	}
	for _, theme := range AllThemes() {
		if named, ok := ThemeNamed(theme.String()); !ok || named != theme || !ThemesOf(theme).Has(theme) || Themes(0).Has(theme) {
			t.Error(theme)
		}
	}
	if _, ok := ThemeNamed("zugzwang"); ok {
		t.Error("an unknown theme has a name")
	}
}

func FuzzDecode(f *testing.F) {
	text := readShipped(f)
	f.Add(text[:1000])
	f.Add([]byte("square - w5 1 2\npergioco alo d0 8cdtshkfpal 2xyz-_"))
	f.Fuzz(func(t *testing.T, text []byte) {
		c, err := Decode(text)
		if err != nil {
			var fault *FormatError
			if !errors.As(err, &fault) || fault.Line < 1 || c.Len() > 0 {
				t.Fatalf("%d puzzles, %v", c.Len(), err)
			}
			return
		}
		for i := range min(c.Len(), 20) {
			p, err := c.At(i)
			if err != nil {
				continue
			}
			if !p.Record.Position().Legal().Has(p.Solution) || p.Summary != c.Summary(i) {
				t.Fatalf("%+v", p)
			}
			if line := Encode([]Puzzle{p}); !strings.Contains(string(text)+"\n", string(line)) {
				t.Fatalf("%q is written as %q", text, line)
			}
		}
	})
}
