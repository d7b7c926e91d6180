package rules

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// vectorBlock matches a test vector in LINKS.md.
var vectorBlock = regexp.MustCompile("(?s)```vector\n(.*?)```")

// TestVectors reads the test vectors of LINKS.md. Each begins with a link. The other lines are what
// ParseLink returns for it, in the words of the document. With -update the test writes these lines.
func TestVectors(t *testing.T) {
	const file = "LINKS.md"
	doc, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	vectors := 0
	written := vectorBlock.ReplaceAllStringFunc(string(doc), func(block string) string {
		vectors++
		want := vectorBlock.FindStringSubmatch(block)[1]
		first, _, _ := strings.Cut(want, "\n")
		text, ok := strings.CutPrefix(first, "link ")
		if !ok {
			t.Errorf("a vector begins with %q", first)
			return block
		}
		got := vectorOf(text)
		if got != want && !*update {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
		return "```vector\n" + got + "```"
	})
	if vectors != 20 {
		t.Errorf("%d vectors", vectors)
	}
	if *update {
		if err := os.WriteFile(file, []byte(written), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// vectorOf returns the lines of the vector of a link.
func vectorOf(text string) string {
	l, err := ParseLink(text)
	var s strings.Builder
	line := func(key, value string) {
		if value != "" {
			s.WriteString(key + " " + value + "\n")
		}
	}
	line("link", text)
	if !l.IsZero() {
		b := l.Board()
		names := func(holes []Hole) string {
			var all []string
			for _, h := range holes {
				all = append(all, b.Name(h))
			}
			return strings.Join(all, " ")
		}
		line("board", b.Layout())
		line("rules", l.Rules().String())
		line("handicap", handicapText(l.Rules().Handicap))
		line("moves", names(l.Moves()))
		line("cursor", strconv.Itoa(l.Cursor()))
		line("finish", l.Finish().String())
		for _, v := range l.Variations() {
			line("variation", fmt.Sprint(v.Ply, " ", names(v.Moves)))
		}
		if l.Orientation > 0 {
			line("orientation", strconv.Itoa(l.Orientation))
		}
		if !l.Friend.IsZero() {
			line("friend", fmt.Sprint(l.Friend.To, " ", l.Friend.Game))
		}
		if l.Names != [2]string{} {
			line("names", fmt.Sprintf("%q %q", l.Names[0], l.Names[1]))
		}
		for _, n := range l.Notes() {
			note := fmt.Sprintf("[%s]", names(n.Line))
			if n.Glyph != NoGlyph {
				note += " " + n.Glyph.String()
			}
			if n.Value.Known {
				note += fmt.Sprintf(" %+d", n.Value.Tenths)
			}
			if n.Value.Proven {
				note += " proven"
			}
			if n.Comment != "" {
				note += fmt.Sprintf(" %q", n.Comment)
			}
			line("note", note)
		}
		if times := l.Times(); times.Timed() {
			line("times", fmt.Sprintf("minutes %d increment %d pauses %v spent %v", times.Minutes, times.Increment, times.Pauses, times.Spent))
		}
		for _, field := range l.unknown {
			line("unknown", field)
		}
		totals := l.At(l.Len()).Score().Totals()
		line("points", fmt.Sprint(totals[0], " ", totals[1]))
	}
	var pe *ParseError
	if errors.As(err, &pe) {
		for _, p := range pe.Problems {
			line("fault", fmt.Sprint(p.Fault, " ", p.Offset))
		}
	}
	if writes := l.String(); writes == text {
		line("writes", "the same")
	} else {
		line("writes", writes)
	}
	return s.String()
}

// TestCheckCodeVectors reads the table of check codes in LINKS.md.
func TestCheckCodeVectors(t *testing.T) {
	doc, err := os.ReadFile("LINKS.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := regexp.MustCompile("(?m)^\\| `([^`]*)` \\| `([0-9a-f]{8})` \\| `([0-9a-z]{2})` \\|$").FindAllStringSubmatch(string(doc), -1)
	if len(rows) != 4 {
		t.Fatalf("%d rows", len(rows))
	}
	for _, row := range rows {
		sum := newChecksum()
		for i := range len(row[1]) {
			sum.add(row[1][i])
		}
		if hash := fmt.Sprintf("%08x", uint32(sum)); hash != row[2] || CheckCode(row[1]) != row[3] {
			t.Errorf("%s has the hash %s and the code %s", row[1], hash, CheckCode(row[1]))
		}
	}
}
