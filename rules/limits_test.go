package rules_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	. "kulami/rules"
)

// manyVariations returns the text of a game with n variations of up to sixteen moves,
// which may repeat, without check code.
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

var hostile = []struct {
	name, text string
	want       Fault
}{
	{"8000 variations", manyVariations(8000), FaultTooMany},
	{"900 KB of k1", strings.Repeat("k1/", 300_000), FaultTooMany},
	{"1 MB of percent signs", strings.Repeat("%", 1<<20), FaultNoRecord},
	{"1 MB of encoded percent signs", strings.Repeat("%25", 350_000), FaultNoRecord},
	{"1 MB of slashes", strings.Repeat("k1/", 16) + strings.Repeat("/", 1<<20), FaultEmptyField},
	{"1 MB of variations", strings.Repeat("k1/", 16) + strings.Repeat("/v0c4", 200_000), FaultTooMany},
	{"1 MB of checks", strings.Repeat("k1/", 16) + strings.Repeat("/cab", 250_000), FaultChecksum},
	{"300 KB of line breaks", strings.Repeat("k\n1\n/\n", 50_000), FaultBadBoard},
	{"1 MB of moves", strings.Repeat("k1/", 16) + "b" + SheetSquare.Board().Layout() + "/m" + strings.Repeat("c4", 500_000), FaultIllegalMove},
}

// TestHostileText reads texts that are made to take long. Each takes about a quarter
// of the limit.
func TestHostileText(t *testing.T) {
	const limit = 200 * time.Millisecond
	for _, c := range hostile {
		began := clock()
		_, err := ParseImport(c.text, SheetSquare.Board())
		if took := clock() - began; took > limit {
			t.Errorf("%s, %d bytes: %v", c.name, len(c.text), took)
		}
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %.200v, want %s", c.name, err, c.want)
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
	// A full tree takes no other line, but those it has may grow.
	var none, b = 0, full.Board()
	for h := range full.At(0).Legal().All() {
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
		t.Error("every hole has been tried")
	}
}

func BenchmarkHostileText(b *testing.B) {
	for _, c := range hostile {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				ParseImport(c.text, SheetSquare.Board())
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
