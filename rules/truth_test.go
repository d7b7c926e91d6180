package rules

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
)

// saidOf describes the result of ParseRecord for the moves of a text.
func saidOf(text string) string {
	rec, err := ParseLink(text)
	var pe *ParseError
	switch {
	case err == nil:
		return "nothing"
	case !errors.As(err, &pe) || rec.IsZero():
		return "no game"
	case pe.Of == Unknown:
		return fmt.Sprint(pe.Kept, ", maybe more")
	case pe.Of == pe.Kept:
		return "none missing"
	}
	return fmt.Sprint(pe.Kept, " of ", pe.Of)
}

// The table testdata/truth has a line for each combination of link parts, with the expected result.
func TestTruthTable(t *testing.T) {
	file, err := os.ReadFile("testdata/truth")
	if err != nil {
		t.Fatal(err)
	}
	table := map[string]string{}
	for line := range strings.Lines(string(file)) {
		words := strings.Split(strings.TrimSpace(line), "|")
		if len(words) != 4 || strings.HasPrefix(line, "#") {
			continue
		}
		for i := range words {
			words[i] = strings.TrimSpace(words[i])
		}
		key := strings.Join(words[:3], "|")
		if table[key] != "" {
			t.Errorf("%s occurs twice", key)
		}
		table[key] = words[3]
	}
	const board = "k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T"
	for moves, cells := range map[string]string{"legal": "c1f1f6", "last illegal": "c1f1c1", "last half": "c1f1d", "last may go on": "c1f1d1"} {
		for after, field := range map[string]string{"a field": "/p1", "the code": ""} {
			text := board + "/m" + cells + field
			code := CheckCode(text)
			wrong := "0"
			if code[:1] == wrong {
				wrong = "1"
			}
			for name, end := range map[string]string{"right": "/c" + code, "right, text after it": "/c" + code + "x", "wrong": "/c" + wrong + code[1:],
				"one digit, right": "/c" + code[:1], "one digit, wrong": "/c" + wrong, "no digit": "/c", "none": ""} {
				key := strings.Join([]string{name, after, moves}, "|")
				if got := saidOf(text + end); got != table[key] {
					t.Errorf("%s: %q, want %q", key, got, table[key])
				}
				delete(table, key)
			}
		}
	}
	for key := range table {
		t.Errorf("%s is not a combination", key)
	}
}

// For a link cut at any place, ParseLink must not state a wrong number of missing moves.
func TestCutLinksSayNothingUntrue(t *testing.T) {
	whole := 0
	for i, link := range cutLinks(t) {
		rec, err := ParseLink(link)
		if err != nil {
			t.Fatal(link, err)
		}
		for end := range len(link) {
			for _, tail := range []string{"", "…", ".", " and more", "\n> yes"} {
				text := "https://example.org/#" + link[:end] + tail
				got, err := ParseLink(text)
				var pe *ParseError
				switch {
				case err == nil && got.Equal(rec): // the tail has the lost digit
				case !errors.As(err, &pe):
					t.Fatalf("%s: %v", text, err)
				case pe.Of == Unknown || got.IsZero():
				case pe.Of != rec.Len():
					t.Errorf("%s: %d of %d moves, it had %d", text, pe.Kept, pe.Of, rec.Len())
				default:
					whole++
				}
				for n, h := range got.Moves() {
					if n >= rec.Len() || h != rec.Moves()[n] {
						t.Errorf("%s: move %d differs", text, n+1)
					}
				}
			}
		}
		if i > 0 && whole == 0 {
			t.Error("no cut link has a known number of moves")
		}
	}
}

// cutLinks returns links that use all fields.
func cutLinks(t *testing.T) []string {
	t.Helper()
	rec, err := ParseRecord("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/ral/mg7g2g9g5g6g8d8h8h3g3d3d4d10f10f4f2f6f7i7d7b7b4b5b8i8e8e3e10e4h4h6a6c6c3c4c7a7h7e7e5c5c8f8f3f5d5d9f9c9e9h9b9b3i3i6d6/co8")
	if err != nil {
		t.Fatal(err)
	}
	links := []string{rec.String()}
	timed := rec.WithTimes(Times{Minutes: 10, Increment: 5, Spent: []int{0, 7, 340}})
	for n, r := range []Link{{Record: rec.WithCursor(12)}, {Record: rec, Friend: Friend{Second, "k3x9"}, Names: [2]string{"Ana", "Ben"}},
		{Record: rec.WithFinish(FirstResigned)}, {Record: timed, Orientation: 3}, {Record: rec.WithCursor(3).Cut()}} {
		if links = append(links, r.String()); n == 0 {
			tried, err := rec.Try(append(append([]Hole{}, rec.Moves()[:3]...), rec.At(3).Legal().First()))
			if err != nil {
				t.Fatal(err)
			}
			links = append(links, tried.String())
		}
	}
	return links
}
