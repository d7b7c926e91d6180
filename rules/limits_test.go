package rules_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	. "kulami/rules"
)

// manyVariations returns the text of a game with n variations of up to sixteen moves. They can
// repeat, and the text has no check code.
func manyVariations(n int) string {
	r := NewRecord(SheetSquare.Board(), Ruleset{})
	for p := r.Position(); !p.Over(); p = r.Position() {
		r, _ = r.Play(p.Legal().First())
	}
	var s strings.Builder
	s.WriteString(strings.TrimSuffix(r.String(), r.String()[strings.LastIndexByte(r.String(), '/'):]))
	for i := range n {
		ply := i % r.Len()
		p := r.At(ply)
		fmt.Fprintf(&s, "/v%d", ply)
		for step, left := i, 16; left > 0 && !p.Over(); step, left = step/3, left-1 {
			legal := p.Legal().Slice()
			h := legal[(step*7+1)%len(legal)]
			s.WriteString(r.Board().Name(h))
			p = p.After(h)
		}
	}
	return s.String()
}

// hostile holds texts that try to be slow; at scale 8 most have a megabyte.
var hostile = []struct {
	name string
	text func(scale int) string
	want Fault
}{
	{"8000 variations", func(n int) string { return manyVariations(1000*n + 1) }, FaultTooMany},
	{"900 KB of k1", func(n int) string { return strings.Repeat("k1/", 37_500*n) }, FaultTooMany},
	{"1 MB of percent signs", func(n int) string { return strings.Repeat("%", n<<17) }, FaultNoRecord},
	{"1 MB of encoded percent signs", func(n int) string { return strings.Repeat("%25", 43_750*n) }, FaultNoRecord},
	{"1 MB of broken escapes", func(n int) string { return starts + strings.Repeat("%zz", 43_690*n) }, FaultEmptyField},
	{"1 MB of slashes", func(n int) string { return starts + strings.Repeat("/", n<<17) }, FaultEmptyField},
	{"1 MB of variations", func(n int) string { return starts + strings.Repeat("/v0c4", 25_000*n) }, FaultTooMany},
	{"1 MB of notes", func(n int) string { return manyVariations(125*n) + strings.Repeat("/e0n1tYZ0a", 12_500*n) }, FaultTooMany},
	{"notes on what is not there", func(n int) string { return manyVariations(100*n) + strings.Repeat("/e4c4c7e7e5h5h3n1", 4_000*n) }, FaultBadNote},
	{"1 MB of checks", func(n int) string { return starts + strings.Repeat("/cab", 31_250*n) }, FaultChecksum},
	{"300 KB of line breaks", func(n int) string { return strings.Repeat("k\n1\n/\n", 6_250*n) }, FaultBadBoard},
	{"1 MB of moves", func(n int) string {
		return starts + "b" + SheetSquare.Board().Layout() + "/m" + strings.Repeat("c4", 62_500*n)
	}, FaultIllegalMove},
}

// starts has many places that look like the beginning of a record.
var starts = strings.Repeat("k1/", 16)

// TestHostileText checks that reading takes linear time. Reading eight times the text once must not
// take three times as long as reading the short text eight times. Quadratic time would give a
// factor of eight. The test measures both in turn, so that a busy machine slows both down equally.
func TestHostileText(t *testing.T) {
	if testing.Short() {
		t.Skip("measures time")
	}
	took := func(text string, times int) time.Duration {
		began := time.Now()
		for range times {
			_, _ = ParseImport(text, SheetSquare.Board())
		}
		return time.Since(began)
	}
	for _, c := range hostile {
		small, large := c.text(1), c.text(8)
		if _, err := ParseImport(large, SheetSquare.Board()); !errors.Is(err, c.want) {
			t.Errorf("%s: %.200v, want %s", c.name, err, c.want)
		}
		short, long := time.Hour, time.Hour
		for tries := 0; tries < 3 || tries < 20 && long > 3*max(short, 8*time.Millisecond); tries++ {
			short, long = min(short, took(small, 8)), min(long, took(large, 1))
		}
		if long > 3*max(short, 8*time.Millisecond) {
			t.Errorf("%s: eight times %d bytes take %v, %d bytes %v", c.name, len(small), short, len(large), long)
		}
	}
}

func TestMaxVariations(t *testing.T) {
	full, err := ParseRecord(manyVariations(MaxVariations))
	if errors.Is(err, FaultTooMany) || len(full.Variations()) != MaxVariations {
		t.Fatalf("%d variations, %v", len(full.Variations()), err)
	}
	text := manyVariations(MaxVariations + 2)
	more, err := ParseRecord(text)
	var pe *ParseError
	if !errors.As(err, &pe) || len(pe.Problems) != 2 || !pe.Has(FaultTooMany) || !pe.Has(FaultTruncated) || pe.Text != text || !more.Equal(full) {
		t.Errorf("%v of %d variations", err, len(more.Variations()))
	}
	if at := pe.Problems[0].Offset; !strings.HasPrefix(text[at:], "/v") || strings.Count(text[at:], "/v") != 2 {
		t.Errorf("too many at %d, %q", at, text[at:])
	}
	// A full tree accepts no new variation, but its variations can grow.
	var none, b = 0, full.Board()
	for _, h := range full.At(0).Legal().Slice() {
		if full.Through([]Hole{h}) != nil {
			continue
		}
		none++
		if got, err := full.Try([]Hole{h}); !errors.Is(err, FaultTooMany) || !got.Equal(full) {
			t.Errorf("%s tried: %v", b.Name(h), err)
		}
	}
	for _, line := range full.Lines()[1:] {
		grown, err := full.Extract(line)
		if err != nil {
			t.Fatal(err)
		}
		if next := grown.Position().Legal(); next != 0 && len(full.Next(line)) == 0 {
			if got, err := full.Try(append(line, next.First())); err != nil || len(got.Variations()) > MaxVariations {
				t.Error(err)
			}
			break
		}
	}
	if none == 0 {
		t.Error("every hole has a variation")
	}
}

func BenchmarkHostileText(b *testing.B) {
	for _, c := range hostile {
		text := c.text(8)
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				ParseImport(text, SheetSquare.Board())
			}
		})
	}
}

func BenchmarkTree(b *testing.B) {
	r, _ := ParseRecord(manyVariations(MaxVariations))
	line := append(r.Moves()[:1], r.At(1).Legal().Slice()[1])
	p, _ := r.Extract(line)
	longer := append(line, p.Position().Legal().Slice()...)[:3]
	for name, do := range map[string]func(){
		"Try":     func() { r.Try(longer) },
		"Prune":   func() { r.Prune(line) },
		"Promote": func() { r.Promote(line, false) },
		"Next":    func() { r.Next(line) },
		"Through": func() { r.Through(line) },
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				do()
			}
		})
	}
}

func BenchmarkParseRecord(b *testing.B) {
	for b.Loop() {
		ParseRecord(worked)
	}
}

func BenchmarkRecordPlay(b *testing.B) {
	for b.Loop() {
		r := NewRecord(SheetSquare.Board(), Ruleset{})
		for p := r.Position(); !p.Over(); p = r.Position() {
			r, _ = r.Play(p.Legal().First())
		}
	}
}
