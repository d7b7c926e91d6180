package finish

import (
	"errors"
	"flag"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
)

var all = flag.Bool("all", false, "prove every finish again")

// shippedFile is the collection of the app.
const shippedFile = "../../static/finishes.txt"

var readShipped = sync.OnceValues(func() (Collection, error) {
	text, err := os.ReadFile(shippedFile)
	if err != nil {
		return Collection{}, err
	}
	return Decode(text)
})

// shipped returns all shipped finishes and their collection. It reads them only once.
func shipped(t testing.TB) (c Collection, finishes []Finish) {
	t.Helper()
	c, err := readShipped()
	if err != nil {
		t.Fatal(err)
	}
	for i := range c.Len() {
		f, err := c.At(i)
		if err != nil {
			t.Fatal(err)
		}
		finishes = append(finishes, f)
	}
	return c, finishes
}

func TestDecodeFaults(t *testing.T) {
	const good = "s7 al -1 2kVv9d0nG3tQx"
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
		{"s7", "oval", "board"},
		{"al", "la", "rules"},
		{"al", "al-", "rules"},
		{"-1", "", "margin"},
		{"-1", "2", "margin"},
		{"-1", "+1", "margin"},
		{"2k", "0k", "moves"},
		{"2k", "2+", "moves"},
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
	c, err := Decode([]byte("square - 0 " + strings.Repeat("_", 56)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.At(0); err == nil || err.Error() != "finish 1: bad moves" {
		t.Error(err)
	}
}

func TestEmptyCollection(t *testing.T) {
	c, err := Decode(nil)
	if err != nil || c.Len() != 0 || c.Easy() != -1 || c.Daily(2026, time.May, 1) != -1 {
		t.Error(c, err)
	}
}

// Every day of two years has its own finish. The easy one is never the finish of a date.
func TestDaily(t *testing.T) {
	c, _ := shipped(t)
	seen := map[int]bool{c.Easy(): true}
	for day := range 730 {
		i := c.Daily(2026, time.November, 1+day)
		if seen[i] {
			t.Fatalf("day %d: finish %d again", day, i+1)
		}
		seen[i] = true
	}
}

// The shipped finishes are of all kinds, and their text equals the text that Encode writes.
func TestShippedFinishes(t *testing.T) {
	c, finishes := shipped(t)
	text, _ := os.ReadFile(shippedFile)
	if string(Encode(finishes)) != string(text) || len(text) > 70_000 {
		t.Errorf("Encode does not write what Decode has read, or %d bytes are too many", len(text))
	}
	counts, seen := map[any]int{}, map[rules.Position]bool{}
	for i, f := range finishes {
		if seen[f.Record.Position()] {
			t.Errorf("finish %d is there twice", f.Number)
		}
		seen[f.Record.Position()] = true
		if i == c.Easy() {
			if f.Left() != easyLeft || f.Margin != 0 {
				t.Errorf("the easy finish has %d plies left and the margin %d", f.Left(), f.Margin)
			}
			continue
		}
		if f.Left() < minLeft || f.Left() > maxLeft {
			t.Errorf("finish %d: %d plies left", f.Number, f.Left())
		}
		counts[f.Margin]++
		counts[f.Record.Rules()]++
		counts[f.Record.Position().Turn()]++
		counts[kindOfBoard(f.Board)]++
	}
	least := func(share int, kinds ...any) {
		for _, kind := range kinds {
			if n := counts[kind]; n < len(finishes)/share {
				t.Errorf("%d of %d finishes are %T %v", n, len(finishes), kind, kind)
			}
		}
	}
	least(2, 0, rules.Ruleset{})
	least(20, -1, 1)
	least(4, rules.First, rules.Second, "dealt square", "dealt irregular")
	least(40, "square", "irregular", "pergioco")
}

func kindOfBoard(name string) string {
	switch name[:2] {
	case "s1":
		return "dealt square"
	case "i1":
		return "dealt irregular"
	}
	return name
}

// Every shipped finish is proven without the engine. make finishes-check proves all finishes. Other
// tests prove some finishes with the fewest plies left.
func TestShippedFinishesAreProven(t *testing.T) {
	_, finishes := shipped(t)
	v, proven := players.NewProver(), 0
	for i, f := range finishes {
		if *all || f.Left() <= minLeft && i%20 == 0 {
			proven++
			if !v.Proves(f.Record.Position(), f.Margin) {
				t.Errorf("finish %d: the margin is not %d: %s", f.Number, f.Margin, f.Record)
			}
		}
	}
	t.Logf("%d finishes proven", proven)
	if proven == 0 {
		t.Error("no finish proven")
	}
}

// Generate finds the first shipped finishes again from the seed.
func TestFinishesAreReproducible(t *testing.T) {
	if testing.Short() {
		t.Skip("a game takes a second")
	}
	_, finishes := shipped(t)
	e := engine.New(engine.Options{})
	for n, i := uint64(0), 0; i < 2; n++ {
		f := Generate(e, 1, n)
		if f.Record.IsZero() {
			continue
		}
		if want := finishes[i]; f.Board != want.Board || !f.Record.Equal(want.Record) || f.Margin != want.Margin {
			t.Errorf("finish %d is now %s", want.Number, f.Record)
		}
		i++
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte("square - 0 2\npergioco alo -1 2xyz-_"))
	f.Fuzz(func(t *testing.T, text []byte) {
		c, err := Decode(text)
		if err != nil {
			var fault *FormatError
			if !errors.As(err, &fault) || fault.Line < 1 || c.Len() > 0 {
				t.Fatalf("%d finishes, %v", c.Len(), err)
			}
			return
		}
		for i := range min(c.Len(), 20) {
			g, err := c.At(i)
			if err != nil {
				continue
			}
			if line := Encode([]Finish{g}); g.Record.Over() || !strings.Contains(string(text)+"\n", string(line)) {
				t.Fatalf("%q is written as %q", text, line)
			}
		}
	})
}
