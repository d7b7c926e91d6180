package rules

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"
)

// noted returns a game of three moves with two variations that share their first move.
func noted(t testing.TB) (r Record, line func(string) []Hole) {
	t.Helper()
	r, err := ParseRecord("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/v1c8e8/v1c8f8/c0b")
	if r.Len() != 3 || len(r.Variations()) != 2 {
		t.Fatal(err)
	}
	return r, func(text string) (moves []Hole) {
		for name := range strings.FieldsSeq(text) {
			moves = append(moves, r.Board().Hole(name))
		}
		return moves
	}
}

func FuzzNote(f *testing.F) {
	for _, comment := range []string{"", "Better was c8.", "<script>alert(1)</script>", "مثال عربي", "🙂👩‍👩‍👧", "a/b\\c", "YZ%zz", " \r\n\t\x00 x", "\xff\xfe", strings.Repeat("ä", 3000), "k1/b8/c00"} {
		f.Add(comment, int8(3), 25, true)
	}
	f.Fuzz(func(t *testing.T, comment string, glyph int8, tenths int, proven bool) {
		r, line := noted(t)
		want := Note{line("c4 c8 f8"), Glyph(glyph), Value{true, proven, tenths}, comment}
		r, err := r.WithNote(want)
		if err != nil {
			t.Fatal(err)
		}
		got := r.Note(want.Line)
		if utf8.RuneCountInString(got.Comment) > MaxComment || !utf8.ValidString(got.Comment) || strings.TrimSpace(got.Comment) != got.Comment {
			t.Fatalf("%q became %q", comment, got.Comment)
		}
		again, err := ParseRecord("see <https://example.org/#" + r.String() + ">")
		if err != nil || !again.Equal(r) || again.Note(want.Line).Comment != got.Comment || again.Note(want.Line).Value != got.Value {
			t.Fatalf("%q of %s: %v, read again as %s", comment, r, err, again)
		}
		if same, err := again.WithNote(got); err != nil || !same.Equal(again) {
			t.Fatalf("%s written again is %s, %v", r, same, err)
		}
	})
}

// Notes stay with their positions while the tree changes, and disappear with them.
func TestNotesFollowTheTree(t *testing.T) {
	r, line := noted(t)
	for _, at := range []string{"", "c4", "c4 c7 e7", "c4 c8", "c4 c8 e8", "c4 c8 f8"} {
		var err error
		if r, err = r.WithNote(Note{Line: line(at), Comment: "at " + at}); err != nil {
			t.Fatal(at, err)
		}
	}
	for _, c := range []struct {
		name string
		do   func() Record
		want []string
	}{
		{"a variation pruned", func() Record { return r.Prune(line("c4 c8")) }, []string{"", "c4", "c4 c7 e7"}},
		{"the end of one pruned", func() Record { return r.Prune(line("c4 c8 e8")) }, []string{"", "c4", "c4 c7 e7", "c4 c8", "c4 c8 f8"}},
		{"promoted inside", func() Record { return r.Promote(line("c4 c8 f8"), false) }, []string{"", "c4", "c4 c7 e7", "c4 c8", "c4 c8 e8", "c4 c8 f8"}},
		{"promoted to the game", func() Record { return r.Promote(line("c4 c8"), true) }, []string{"", "c4", "c4 c7 e7", "c4 c8", "c4 c8 e8", "c4 c8 f8"}},
		{"cut", func() Record { return r.WithCursor(1).Cut() }, []string{"", "c4", "c4 c8", "c4 c8 e8", "c4 c8 f8"}},
		{"cut before the first move", func() Record { return r.WithCursor(0).Cut() }, []string{""}},
		{"played into a variation", func() Record { p, _ := r.WithCursor(1).Play(line("c8")[0]); return p }, []string{"", "c4", "c4 c8", "c4 c8 e8", "c4 c8 f8"}},
		{"played along another line", func() Record { p, _ := r.WithCursor(2).Play(r.At(2).Legal().First()); return p }, []string{"", "c4", "c4 c8", "c4 c8 e8", "c4 c8 f8"}},
		{"extracted", func() Record { p, _ := r.Extract(r.Moves()); return p }, nil},
		{"removed", func() Record { p, _ := r.WithNote(Note{Line: line("c4 c8 e8")}); return p }, []string{"", "c4", "c4 c7 e7", "c4 c8", "c4 c8 f8"}},
		{"removed where there is none", func() Record { p, _ := r.WithNote(Note{Line: line("c4 c7")}); return p }, []string{"", "c4", "c4 c7 e7", "c4 c8", "c4 c8 e8", "c4 c8 f8"}},
	} {
		before := r.String()
		got := c.do()
		var at []string
		for _, n := range got.Notes() {
			var names []string
			for _, h := range n.Line {
				names = append(names, got.Board().Name(h))
			}
			at = append(at, strings.Join(names, " "))
			if n.Comment != strings.TrimSpace("at "+at[len(at)-1]) {
				t.Errorf("%s: %q after %q", c.name, n.Comment, at[len(at)-1])
			}
		}
		if !slices.Equal(at, c.want) {
			t.Errorf("%s: notes at %q, want %q", c.name, at, c.want)
		}
		if r.String() != before {
			t.Fatalf("%s: the record itself has changed", c.name)
		}
		if back, err := ParseRecord(got.String()); err != nil || !back.Equal(got) {
			t.Errorf("%s: %s reads back as %s: %v", c.name, got, back, err)
		}
	}
}

// WithNote rejects a note without a position in the tree, and one note too many.
func TestNotesHaveLimits(t *testing.T) {
	r, line := noted(t)
	if got, err := r.WithNote(Note{Line: line("c4 h4"), Glyph: GoodMove}); !errors.Is(err, FaultBadNote) || !got.Equal(r) {
		t.Error(got, err)
	}
	if got, err := (Record{}).WithNote(Note{Glyph: GoodMove}); !errors.Is(err, FaultBadNote) || !got.IsZero() {
		t.Error(got, err)
	}
	// 33 comments of four-byte characters exceed 64 KiB. A present comment can still get shorter.
	long := strings.Repeat("🙂", MaxComment+1)
	full := r
	var err error
	for n, l := range []string{"", "c4", "c4 c7", "c4 c7 e7", "c4 c8", "c4 c8 e8", "c4 c8 f8"} {
		full, err = full.WithNote(Note{Line: line(l), Comment: long})
		if (err != nil) != (n >= 2) {
			t.Fatalf("%d: %v", n, err)
		}
	}
	if got := full.Note(line("c4")).Comment; len(got) != 4*MaxComment || !errors.Is(err, FaultTooMany) || len(full.Notes()) != 2 {
		t.Errorf("%d bytes of %d notes, %v", len(got), len(full.Notes()), err)
	}
	if _, err := full.WithNote(Note{Line: line("c4"), Comment: "short"}); err != nil {
		t.Error(err)
	}
	if back, err := ParseRecord(full.String()); err != nil || !back.Equal(full) {
		t.Error(err)
	}
	// The maximum number of notes, then one more.
	many, _ := ParseRecord(manyLines(MaxNotes))
	for _, l := range many.Lines() {
		if many, err = many.WithNote(Note{Line: l, Glyph: VeryGoodMove}); err != nil {
			break
		}
	}
	if len(many.Notes()) != MaxNotes || !errors.Is(err, FaultTooMany) {
		t.Errorf("%d notes, %v", len(many.Notes()), err)
	}
	began := time.Now()
	text := many.String()[:len(many.String())-len("/cxx")] + strings.Repeat("/e0n1", 3*MaxNotes)
	if back, err := ParseRecord(text); !errors.Is(err, FaultTooMany) || len(back.Notes()) != MaxNotes || len(back.Variations()) != MaxNotes {
		t.Errorf("%d notes, %.200v", len(back.Notes()), err)
	}
	if took := time.Since(began); took > time.Second {
		t.Errorf("read in %v", took)
	}
}

// manyLines returns the text of a game of one move with n variations.
func manyLines(n int) string {
	b := SheetSquare.Board()
	r := NewRecord(b, Ruleset{})
	r, _ = r.Play(0)
	for p, line := range twoMoves(b) {
		if p == n {
			break
		}
		r, _ = r.Try(line)
	}
	return r.String()
}

// twoMoves returns all legal pairs of moves that do not begin with the first hole.
func twoMoves(b *Board) (lines [][]Hole) {
	for h := range Hole(Holes) {
		for _, answer := range Start(b, Ruleset{}).After(h).Legal().Slice() {
			if h != 0 {
				lines = append(lines, []Hole{h, answer})
			}
		}
	}
	return lines
}
