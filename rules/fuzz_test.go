package rules

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
)

// addCases seeds a fuzz target with the texts and arguments in some files of testdata. With the
// cases of all files, a short run would end before it has tried them.
func addCases(f *testing.F, files ...string) {
	for _, file := range files {
		text, err := os.ReadFile("testdata/" + file)
		if err != nil {
			f.Fatal(err)
		}
		var block []string
		for line := range strings.Lines(string(text)) {
			line = strings.TrimSuffix(line, "\n")
			if part, ok := strings.CutPrefix(line, "| "); ok {
				block = append(block, part)
				continue
			}
			// minimising long seeds takes too long
			if seed := strings.Join(block, "\n"); seed != "" && len(seed) < 4_000 {
				f.Add(seed)
			}
			block = nil
			if _, arg, ok := strings.Cut(strings.TrimPrefix(line, "> "), " "); ok && strings.HasPrefix(line, ">") {
				f.Add(arg)
			} else if strings.HasPrefix(line, "k1/") {
				f.Add(line)
			}
		}
	}
}

func FuzzParseLink(f *testing.F) {
	addCases(f, "by_link.txt", "handicap.txt", "imports.txt", "links", "notes.txt", "records.txt", "times.txt")
	f.Fuzz(func(t *testing.T, text string) {
		began := time.Now()
		rec, err := ParseLink(text)
		if time.Since(began) > 25*time.Millisecond && len(text) < 4_000 {
			checkQuick(t, text)
		}
		if err != nil {
			checkKept(t, text, rec, err)
			return
		}
		if rec.IsZero() || rec.Cursor() < 0 || rec.Cursor() > rec.Len() {
			t.Fatalf("%q read as %+v", text, rec)
		}
		checkLegal(t, text, rec)
		if link := rec.String(); strings.ContainsFunc(link, func(c rune) bool { return c >= 0x80 || !isLinkByte(byte(c)) }) {
			t.Fatalf("%q written as %q", text, link)
		}
	})
}

func FuzzFindAddress(f *testing.F) {
	addCases(f, "imports.txt")
	names := []string{recordName, "live", "learn", "count", "set-up", "workshop", "analysis", "position", "review", "puzzle", "puzzles", "daily"}
	for _, text := range []string{"https://any.host/#puzzle/12/c4c.", "#learn/3/c9s)", "> https://any.host/#count/8tsSQDQdDSQTtQdsQT/cs-2/-a1/\n> -b1c8/c13", "u=https%3A%2F%2Fany.host%2F%23daily&h=1", "=\r\n=3D&#35;—"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, ok := FindAddress(text, names...)
		if !ok {
			return
		}
		if !strings.HasPrefix(a.Text, a.Name) || len(a.Text) > 9*len(text) {
			t.Fatalf("%q: %+v", text, a)
		}
		record := strings.Index(a.Text, "/k1/") + 1
		whole := func(address string) bool {
			body, code := address[:max(len(address)-4, 0)], address[max(len(address)-4, 0):]
			return code == "/c"+CheckCode(body)
		}
		if a.Checked && !whole(a.Text) && !whole(a.Text[record:]) {
			t.Fatalf("%q: the check code of %+v does not match", text, a)
		}
		if again, ok := FindAddress(a.Text, names...); a.Checked && (!ok || again.Text != a.Text || !again.Checked) {
			t.Fatalf("%q: %+v is read again as %+v", text, a, again)
		}
	})
}

func FuzzParseImport(f *testing.F) {
	addCases(f, "imports.txt")
	f.Fuzz(func(t *testing.T, text string) {
		for _, on := range []*Board{nil, SheetSquare.Board()} {
			found, err := ParseImport(text, on)
			switch {
			case err != nil:
				checkKept(t, text, found.Link, err)
			case found.Link.IsZero():
				t.Fatalf("%q: neither a board nor an error", text)
			default:
				checkLegal(t, text, found.Link)
			}
		}
	})
}

func FuzzParseDiagram(f *testing.F) {
	addCases(f, "diagrams.txt", "score.txt")
	f.Fuzz(func(t *testing.T, text string) {
		d, err := ParseDiagram(text)
		var pe *ParseError
		var be *BoardError
		if err != nil {
			if !errors.As(err, &pe) && !errors.As(err, &be) {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		checkBoard(t, d.Board)
		both := d.Marbles[First] & d.Marbles[Second]
		if both != 0 || d.Marbles[First].Len() > 28 || d.Marbles[Second].Len() > 28 {
			t.Fatalf("%q: marbles %v", text, d.Marbles)
		}
		for side, h := range d.Last {
			if h != NoHole && !d.Marbles[side].Has(h) {
				t.Fatalf("%q: last %v", text, d.Last)
			}
		}
		checkDiagram(t, d)
	})
}

func FuzzParseBoard(f *testing.F) {
	addCases(f, "boards.txt")
	f.Fuzz(func(t *testing.T, text string) {
		if b, err := ParseBoard(text); checkFault(t, text, err) {
			checkBoard(t, b)
		}
	})
}

func FuzzParseLayout(f *testing.F) {
	addCases(f, "boards.txt")
	f.Fuzz(func(t *testing.T, code string) {
		if b, err := ParseLayout(code); checkFault(t, code, err) {
			checkBoard(t, b)
			if b.Layout() != code {
				t.Fatalf("%q and %q are the same board", code, b.Layout())
			}
		}
	})
}

func checkFault(t *testing.T, text string, err error) bool {
	t.Helper()
	var be *BoardError
	if err != nil && (!errors.As(err, &be) || be.Fault == "" || be.HasAt && !be.At.inFrame()) {
		t.Fatalf("%q: %v", text, err)
	}
	return err == nil
}

// checkBoard checks the statements in the documentation of Board.
func checkBoard(t *testing.T, b *Board) {
	t.Helper()
	if b.Width() < 1 || b.Width() > Frame || b.Height() < 1 || b.Height() > Frame {
		t.Fatalf("%d×%d", b.Width(), b.Height())
	}
	for _, twin := range []func() (*Board, error){
		func() (*Board, error) { return ParseBoard(b.String()) },
		func() (*Board, error) { return ParseLayout(b.Layout()) },
	} {
		c, err := twin()
		if err != nil || c.Layout() != b.Layout() || !slices.Equal(c.Grid(), b.Grid()) {
			t.Fatalf("%v\nread again as\n%v, %v", b, c, err)
		}
	}
	var all Set
	stock := [7]int{}
	for i := range Tiles {
		tile, holes := b.Tile(i), b.TileHoles(i)
		stock[tile.Holes()]++
		if holes.Len() != tile.Holes() || all&holes != 0 || b.At(tile.Min) != holes.First() || i > 0 && b.Tile(i-1).Min == tile.Min {
			t.Fatalf("tile %d of\n%v", i, b)
		}
		for _, h := range holes.Slice() {
			if b.TileOf(h) != i || b.At(b.Point(h)) != h || b.Hole(b.Name(h)) != h {
				t.Fatalf("hole %d of\n%v", h, b)
			}
		}
		all |= holes
	}
	if all != ^Set(0) || stock != Stock() || b.Area(0, all) != all {
		t.Fatalf("no board:\n%v", b)
	}
	checkGeometry(t, b)
	for h := Hole(1); h < Holes; h++ {
		a, c := b.Point(h-1), b.Point(h)
		if c.Y < a.Y || c.Y == a.Y && c.X <= a.X {
			t.Fatalf("hole %d is out of order on\n%v", h, b)
		}
	}
}

// checkGeometry compares a board's tables with its points, hole by hole.
func checkGeometry(t *testing.T, b *Board) {
	t.Helper()
	for h := range Hole(Holes) {
		p := b.Point(h)
		var cross, neighbours Set
		for o := range Hole(Holes) {
			q := b.Point(o)
			if q.X == p.X || q.Y == p.Y {
				cross |= SetOf(o)
			}
			if dx, dy := q.X-p.X, q.Y-p.Y; dx*dx+dy*dy == 1 {
				neighbours |= SetOf(o)
			}
		}
		right, up := b.At(Point{p.X + 1, p.Y}), b.At(Point{p.X, p.Y + 1})
		rising, fall := b.At(Point{p.X + 1, p.Y + 1}), b.At(Point{p.X + 1, p.Y - 1})
		if b.Cross(h) != cross || b.Neighbours(h) != neighbours || b.Next(h, Row) != right || b.Next(h, Column) != up ||
			b.Next(h, Rising) != rising || b.Next(h, Falling) != fall {
			t.Fatalf("hole %v of\n%v", p, b)
		}
	}
}

func FuzzParseRuleset(f *testing.F) {
	for _, e := range Editions() {
		f.Add(e.Rules.String())
	}
	f.Fuzz(func(t *testing.T, letters string) {
		r, ok := ParseRuleset(letters)
		again, okAgain := ParseRuleset(r.String())
		if !okAgain || again != r || !ok && r != (Ruleset{}) || ok && len(letters) != len(r.String()) {
			t.Fatalf("%q read as %+v, again %+v", letters, r, again)
		}
	})
}

func FuzzParsePoint(f *testing.F) {
	for _, name := range []string{"a1", "j10", "a10", "a11", "a01", "k1", "c", "7c"} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		if p, ok := ParsePoint(name); ok && (p.String() != name || !p.inFrame()) {
			t.Fatalf("%q read as %v", name, p)
		}
	})
}
