package rules

import (
	"errors"
	"fmt"
	"math/rand"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// someBoards are boards of all kinds. They are shared, because dealing them takes long.
var someBoards = sync.OnceValue(func() []*Board {
	r := rand.New(rand.NewSource(6))
	var all []*Board
	for n := range uint64(400) {
		all = append(all, Deal(n, Square), Deal(n, Irregular))
		if n%4 == 0 {
			all = append(all, straggling(r), SheetBoards()[n/4%3].Board())
		}
	}
	return all
})

// randomLink returns a link that uses all fields.
func randomLink(r *rand.Rand) Link {
	var link Link
	b := someBoards()[r.Intn(len(someBoards()))]
	rec := NewRecord(b, Ruleset{AreaBonus(r.Intn(3)), LineBonus(r.Intn(3)), r.Intn(2) == 0, r.Intn(4) == 0, int8(r.Intn(3)) * int8(r.Intn(2*MaxHandicap+1)-MaxHandicap) / 2})
	rec, _ = rec.Extract(randomMoves(r, rec.At(0), r.Intn(60)))
	if r.Intn(3) == 0 {
		rec = rec.WithCursor(r.Intn(rec.Len() + 1))
		link.Orientation = r.Intn(8)
		rec = rec.WithFinish(Finish(r.Intn(len(finishes))))
		for range r.Intn(3) {
			ply := r.Intn(rec.Len() + 1)
			if moves := randomMoves(r, rec.At(ply), 1+r.Intn(5)); len(moves) > 0 {
				rec.variations = append(rec.variations, Variation{ply, moves})
			}
		}
		for range r.Intn(4) {
			rec = withRandomNote(r, rec)
		}
	}
	if r.Intn(5) == 0 {
		link.Friend = Friend{Side(r.Intn(2)), strconv.FormatInt(int64(r.Intn(10_000)), 36)}
	}
	if r.Intn(3) == 0 {
		times := Times{Minutes: 1 + r.Intn(MaxMinutes), Increment: r.Intn(20), Pauses: r.Intn(2) == 0}
		for range r.Intn(rec.Len() + 1) {
			times.Spent = append(times.Spent, r.Intn(1<<r.Intn(12)))
		}
		rec = rec.WithTimes(times)
	}
	if r.Intn(10) == 0 {
		rec.unknown = []string{"h" + fmt.Sprint(r.Intn(1000)), "zAbc"}
	}
	link.Record = rec
	return link
}

// withRandomNote returns rec with a note on a position of its tree.
func withRandomNote(r *rand.Rand, rec Record) Record {
	lines := rec.Lines()
	line := lines[r.Intn(len(lines))]
	n := Note{Line: line[:r.Intn(len(line)+1)], Glyph: Glyph(r.Intn(len(glyphs)))}
	if r.Intn(2) == 0 {
		n.Value = Value{Known: true, Proven: r.Intn(2) == 0, Tenths: r.Intn(400) - 200}
	}
	words := []string{"c4!", "Zwei für YZ", "k1/b8", "\n", "مثال", "🙂", "", "/c00", "%20", "a"}
	for range r.Intn(4) {
		n.Comment += words[r.Intn(len(words))] + " "
	}
	rec, err := rec.WithNote(n)
	if err != nil {
		panic(err)
	}
	return rec
}

func randomMoves(r *rand.Rand, p Position, most int) (moves []Hole) {
	for len(moves) < most && !p.Over() {
		legal := p.Legal().Slice()
		h := legal[r.Intn(len(legal))]
		p = p.After(h)
		moves = append(moves, h)
	}
	return moves
}

func TestRecordRoundTrip(t *testing.T) {
	if testing.Short() {
		t.Skip("reads thousands of links")
	}
	r := rand.New(rand.NewSource(2))
	for range 10_000 {
		rec := randomLink(r)
		link := rec.String()
		got, err := ParseLink("https://example.org/kulami/#" + link)
		if !onlyUnknown(err) {
			t.Fatalf("%s: %v", link, err)
		}
		if (err != nil) != (rec.unknown != nil) || !got.Equal(rec) {
			t.Fatalf("%s\nread as\n%s, %v", link, got, err)
		}
	}
}

// TestDamage damages links in many ways. A text that is read without an error must be the original
// game. One damage in 1,296 keeps the check code. A few of these leave a legal game, which no
// reader can notice: one damage in 50,000 over 25 seeds.
func TestDamage(t *testing.T) {
	if testing.Short() {
		t.Skip("reads thousands of links")
	}
	const rounds, mostSilent = 24_000, 1
	r := rand.New(rand.NewSource(3))
	var rec Link
	silent, unharmed := 0, 0
	for n := range rounds {
		if n%4 == 0 {
			rec = randomLink(r)
			rec.unknown = nil
		}
		text := damage(r, rec.String())
		if n < 2_000 {
			checkQuick(t, text)
		}
		got, err := ParseLink(text)
		switch {
		case err != nil:
			checkKept(t, text, got, err)
		case got.Equal(rec):
			unharmed++
		default:
			silent++
			t.Logf("silently another game\nsent %s\ncame %s\nread %s", rec, text, got)
		}
	}
	if silent > mostSilent || unharmed > rounds/3 {
		t.Errorf("%d damages passed silently, %d did no harm", silent, unharmed)
	}
}

// damage damages a link once, and in every fourth case once more.
func damage(r *rand.Rand, link string) (text string) {
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/"
	at := r.Intn(len(link))
	c := string(alphabet[r.Intn(len(alphabet))])
	switch []string{"drop", "insert", "replace", "swap", "cut", "cut front", "case", "double", "break", "percent", "around", "lower", "glue"}[r.Intn(13)] {
	case "drop":
		text = link[:at] + link[at+1:]
	case "insert":
		text = link[:at] + c + link[at:]
	case "replace":
		text = link[:at] + c + link[at+1:]
	case "swap":
		at = r.Intn(len(link) - 1)
		text = link[:at] + link[at+1:at+2] + link[at:at+1] + link[at+2:]
	case "cut":
		text = link[:at]
	case "cut front":
		text = link[at:]
	case "case":
		text = link[:at] + string(link[at]^0x20) + link[at+1:]
	case "double":
		end := at + r.Intn(len(link)-at)
		text = link[:end] + link[at:]
	case "break":
		text = link[:at] + []string{"\n", "\r\n", " \n> ", "\u200b", "\n\n\t"}[r.Intn(5)] + link[at:]
	case "percent":
		text = strings.ReplaceAll(link, link[at:at+1], fmt.Sprintf("%%%02x", link[at]))
	case "around":
		text = "My game k1/2: <https://example.org/k1/#" + link + ">. Yours, k9/x c4"
	case "lower":
		text = strings.ToLower(link)
	case "glue":
		text = link + c + link
	}
	if r.Intn(4) == 0 && len(text) > 2 {
		text = damage(r, text)
	}
	return text
}

// checkKept checks that the readable part of a damaged text is a game, and that the error describes
// it.
func checkKept(t *testing.T, text string, rec Link, err error) {
	t.Helper()
	var pe *ParseError
	if !errors.As(err, &pe) || len(pe.Problems) == 0 {
		t.Fatalf("%q: %v", text, err)
	}
	for i, p := range pe.Problems {
		if p.Offset < 0 || p.Offset > len(text) || i > 0 && p.Offset < pe.Problems[i-1].Offset {
			t.Fatalf("%q: offsets of %v", text, err)
		}
	}
	if rec.IsZero() {
		return
	}
	if pe.Kept != rec.Len() || pe.Of != Unknown && pe.Kept > pe.Of {
		t.Fatalf("%q: kept %d of %d, has %d", text, pe.Kept, pe.Of, rec.Len())
	}
	checkLegal(t, text, rec)
}

// checkLegal replays a record and its variations.
func checkLegal(t *testing.T, text string, rec Link) {
	t.Helper()
	play := func(p Position, moves []Hole) {
		for _, h := range moves {
			next, err := p.Play(h)
			if err != nil {
				t.Fatalf("%q: kept %v: %v", text, rec, err)
			}
			p = next
		}
	}
	play(Start(rec.Board(), rec.Rules()), rec.Moves())
	for _, v := range rec.Variations() {
		play(rec.At(v.Ply), v.Moves)
	}
	for i, n := range rec.Notes() {
		if !rec.inTree(n.Line) || n.IsEmpty() || i > 0 && slices.Compare(rec.notes[i-1].Line, n.Line) >= 0 {
			t.Fatalf("%q: note %+v of %v", text, n, rec)
		}
	}
	again, err := ParseLink(rec.String())
	if pe := (*ParseError)(nil); errors.As(err, &pe) && len(pe.Problems) > len(rec.unknown) || !again.Equal(rec) {
		t.Fatalf("%q: kept %v, read again as %v, %v", text, rec, again, err)
	}
}

// TestOldLinks checks that links of earlier versions are still readable. Together they use all
// fields.
func TestOldLinks(t *testing.T) {
	file, err := os.ReadFile("testdata/links")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[any]bool{}
	lines, unknown, turned, gapped := 0, 0, 0, 0
	links := strings.Fields(string(file))
	for _, link := range links {
		rec, err := ParseLink(link)
		if !onlyUnknown(err) || rec.String() != link || (err != nil) != (rec.unknown != nil) {
			t.Errorf("%s\nread as\n%v, %v", link, rec, err)
		}
		checkLegal(t, link, rec)
		seen[rec.Rules()], seen[rec.Finish()] = true, true
		lines += len(rec.Variations())
		unknown += len(rec.unknown)
		turned |= 1 << rec.Orientation
		if rec.Board().Width()*rec.Board().Height() > Holes {
			gapped++
		}
	}
	// 3 bonuses for areas, 3 for lines, 2 kinds of line, 2 ends
	if rulesets := 3 * 3 * 2 * 2; len(links) < 80 || len(seen) != rulesets+len(finishes) {
		t.Errorf("%d links with %d rulesets and finishes", len(links), len(seen))
	}
	if lines < 60 || unknown < 8 || turned != 0xff || gapped < 30 {
		t.Errorf("%d variations, %d unknown fields, orientations %b, %d boards with gaps", lines, unknown, turned, gapped)
	}
}

// TestParsingIsFast reads texts that would slow down a careless parser. They take milliseconds; the
// limit only detects a hang.
func TestParsingIsFast(t *testing.T) {
	link := randomLink(rand.New(rand.NewSource(4))).String()
	for _, text := range []string{
		strings.Repeat("k1/", 20_000),
		strings.Repeat("k1/c00", 20_000),
		strings.Repeat("k", 100_000) + strings.Repeat("1", 100_000),
		link + strings.Repeat("/v0", 20_000),
		link + strings.Repeat("/c11/b", 20_000),
		strings.Repeat(link[:len(link)-4]+"\n", 500),
		strings.Repeat("%2", 50_000),
		"k1/b" + strings.Repeat("9", 100_000),
		strings.Repeat("c4 ", 50_000),
		strings.Repeat("AB/", 50_000),
		strings.Repeat("a0", 100_000),
	} {
		began := time.Now()
		ParseImport(text, SheetSquare.Board())
		if took := time.Since(began); took > 10*time.Second {
			t.Errorf("%.20q…, %d bytes: %v", text, len(text), took)
		}
	}
}

// brokenEscapes are escapes that decodeURIComponent rejects.
var brokenEscapes = []string{"%", "%z", "%zz", "%2r", "%r2", "%C0%AF", "%ff", "%u0041", "%u00", "%%", "%%zz", "%E2%82"}

// TestBrokenEscapes inserts broken escapes at every place of a link. The reader must return the
// rest, or report that something is missing.
func TestBrokenEscapes(t *testing.T) {
	r := rand.New(rand.NewSource(18))
	whole, damaged := 0, 0
	records := 12
	if testing.Short() {
		records = 1
	}
	for range records {
		rec := randomLink(r)
		rec.unknown = nil
		link := rec.String()
		for _, escape := range brokenEscapes {
			for at := range len(link) + 1 {
				for _, text := range []string{link[:at] + escape + link[at:], link[:at] + escape + link[min(at+1, len(link)):]} {
					got, err := ParseLink(text)
					var pe *ParseError
					switch {
					case !errors.Is(err, FaultTruncated) && got.Equal(rec):
						whole++
					case err == nil:
						t.Fatalf("%s\nsilently read as\n%s", text, got)
					case !errors.As(err, &pe) || len(pe.Problems) == 0:
						t.Fatalf("%s: %v", text, err)
					default:
						damaged++
						checkKept(t, text, got, err)
					}
				}
			}
			for at := range len(link) + 1 {
				text := link[:at] + escape + link[at:]
				if got, err := ParseLink(text); !foreign(escape, link[at:]) && (err != nil && !onlyEscape(err) || !got.Equal(rec)) {
					t.Fatalf("%s\nread as\n%v, %v", text, got, err)
				}
			}
		}
	}
	if whole < damaged/2 {
		t.Errorf("%d links whole, %d damaged", whole, damaged)
	}
}

// onlyEscape reports whether the only fault is a dropped escape.
func onlyEscape(err error) bool {
	var pe *ParseError
	return errors.As(err, &pe) && len(pe.Problems) == 1 && pe.Has(FaultEscape)
}

// foreign reports whether an escape mixes with the text after it. Its "%" then encodes a byte
// together with that text, or several broken escapes have different lengths.
func foreign(escape, rest string) bool {
	last := max(0, len(escape)-2)
	for i := last; i < len(escape); i++ {
		if escape[i] == '%' && len(escape+rest) >= i+3 && isHex((escape + rest)[i+1:i+3]) {
			return true
		}
	}
	return escape == "%%zz" || escape == "%u00"
}
