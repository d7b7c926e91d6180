package rules

import (
	"errors"
	"fmt"
	"maps"
	"math/rand"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"
)

// address is the web address in front of the links of these tests.
const address = "https://example.org/kulami/#"

// wrap breaks a text into lines of the given length and puts between at each break.
func wrap(text string, length int, between string) string {
	var lines []string
	for len(text) > length {
		lines, text = append(lines, text[:length]), text[length:]
	}
	return strings.Join(append(lines, text), between)
}

// sprinkle inserts invisible characters between the characters of a text.
func sprinkle(r *rand.Rand, text string) string {
	unseen := []rune("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\u2063\u202a\u202c\u2066\u2069\u061c\u180e\u034f\ufe0f\ufeff")
	var s strings.Builder
	for _, c := range text {
		if s.WriteRune(c); r.Intn(4) == 0 {
			s.WriteRune(unseen[r.Intn(len(unseen))])
		}
	}
	return s.String()
}

// noises are the changes that a link can suffer and still be readable.
var noises = map[string]func(r *rand.Rand, link string) string{
	"bare":     func(_ *rand.Rand, link string) string { return link },
	"address":  func(_ *rand.Rand, link string) string { return address + link },
	"blanks":   func(_ *rand.Rand, link string) string { return " \t\r\n" + address + link + " \n\n" },
	"sentence": func(_ *rand.Rand, link string) string { return "Your move! " + address + link + ". See you, K." },
	"question": func(_ *rand.Rand, link string) string { return "Have you seen " + address + link + "?!" },
	"brackets": func(_ *rand.Rand, link string) string {
		return "(see <" + address + link + ">), [" + address + link + "]"
	},
	"straight quotes": func(_ *rand.Rand, link string) string { return `"` + address + link + `"` },
	"curly quotes":    func(_ *rand.Rand, link string) string { return "“" + address + link + "”…" },
	"angle quotes":    func(_ *rand.Rand, link string) string { return "«" + link + "»" },
	"other words":     func(_ *rand.Rand, link string) string { return "ここから続けて：" + address + link + "。🙂" },
	"emphasis":        func(_ *rand.Rand, link string) string { return "**" + address + link + "** and _" + link + "_" },
	"markdown":        func(_ *rand.Rand, link string) string { return "[my game](" + address + link + " \"Kulami\")" },
	"code":            func(_ *rand.Rand, link string) string { return "```\n" + link + "\n```" },
	"table":           func(_ *rand.Rand, link string) string { return "| 1 | " + address + link + " | won |" },
	"html":            func(_ *rand.Rand, link string) string { return `<p><a href="` + address + link + `">play</a></p>` },
	"json":            func(_ *rand.Rand, link string) string { return `{"record":"` + link + `","live":3}` },
	"log": func(_ *rand.Rand, link string) string {
		return "[20:14, 11/20/2026] +49 170: " + address + link + "\n[20:15] K: ok"
	},
	"mail": func(_ *rand.Rand, link string) string {
		return "On Friday K. wrote:\n> Hello\n> " + address + link + "\n>\n> Bye"
	},
	"mail, broken":       func(_ *rand.Rand, link string) string { return "> " + wrap(address+link, 60, "\n> ") + "\n\nyes" },
	"mail, twice quoted": func(_ *rand.Rand, link string) string { return ">> " + wrap(address+link, 72, "\r\n>> ") },
	"lines":              func(r *rand.Rand, link string) string { return wrap(address+link, 20+r.Intn(40), "\n") },
	"lines of a phone":   func(r *rand.Rand, link string) string { return wrap(link, 8+r.Intn(20), "\r\n") },
	"indented lines":     func(_ *rand.Rand, link string) string { return wrap(address+link, 50, "\n    ") },
	"no-break spaces":    func(_ *rand.Rand, link string) string { return "\u00a0" + wrap(link, 40, "\u00a0\n\u00a0") + "\u00a0" },
	"unseen characters":  func(r *rand.Rand, link string) string { return sprinkle(r, address+link) },
	"byte order mark":    func(_ *rand.Rand, link string) string { return "\ufeff" + link + "\r\n" },
	"escaped":            func(_ *rand.Rand, link string) string { return url.QueryEscape(address + link) },
	"wrapped by a portal": func(_ *rand.Rand, link string) string {
		return "https://l.example.com/?u=" + url.QueryEscape(address+link) + "&h=AT0x"
	},
	"all escaped": func(_ *rand.Rand, link string) string {
		var s strings.Builder
		for i := range len(link) {
			fmt.Fprintf(&s, "%%%02X", link[i])
		}
		return s.String()
	},
	"after one cut off":  func(r *rand.Rand, link string) string { return link[:len(link)/2] + "… again: " + address + link },
	"after a newer one":  func(_ *rand.Rand, link string) string { return "k7/Zx/m00 " + link },
	"after what is none": func(_ *rand.Rand, link string) string { return "k1/ k1/b8 mask1/2 k1 " + link },
	"several of the same": func(_ *rand.Rand, link string) string {
		return address + link + "\n" + address + link + "\n" + address + link
	},
	"escaped twice":    func(_ *rand.Rand, link string) string { return url.QueryEscape(url.QueryEscape(address + link)) },
	"quoted printable": func(_ *rand.Rand, link string) string { return wrap(address+link, 60, "=\r\n") },
	"entities":         func(_ *rand.Rand, link string) string { return strings.ReplaceAll(address+link, "/", "&#x2F;") },
	"full width":       func(_ *rand.Rand, link string) string { return strings.ReplaceAll(link, "/", "／") },
	"escaped thrice": func(_ *rand.Rand, link string) string {
		return url.QueryEscape(url.QueryEscape(url.QueryEscape(address + link)))
	},
	"quoted printable of a portal": func(_ *rand.Rand, link string) string {
		return wrap("https://l.example.com/?u=3D"+strings.ReplaceAll(url.QueryEscape(address+link), "=", "=3D")+"&h=3DAT0x", 75, "=\n")
	},
	"entities by number": func(_ *rand.Rand, link string) string {
		return strings.ReplaceAll(strings.ReplaceAll(address+link, "#", "&#35;"), "/", "&#47;")
	},
	"slashes by name":  func(_ *rand.Rand, link string) string { return strings.ReplaceAll(address+link, "/", "&sol;") },
	"slashes of maths": func(_ *rand.Rand, link string) string { return strings.ReplaceAll(link, "/", "∕") },
	"a capital k":      func(_ *rand.Rand, link string) string { return "HTTPS://EXAMPLE.ORG/#K" + link[1:] + "." },
	"a browser's text": func(_ *rand.Rand, link string) string { return address + link + "#:~:text=Kulami" },
	"tracked":          func(_ *rand.Rand, link string) string { return address + link + "?fbclid=IwAR0&utm_source=x" },
	"blanks inside":    func(_ *rand.Rand, link string) string { return "see " + wrap(address+link, 40, " ") + " now" },
	"a chat's link":    func(_ *rand.Rand, link string) string { return "<" + address + link + "|" + address + link + ">" },
	"a line of chat":   func(_ *rand.Rand, link string) string { return "K1: " + link + " (k2/c4?)" },
}

// hardNoises are changes that ParseImport need not undo, but then it must report a fault.
var hardNoises = map[string]func(r *rand.Rand, link string) string{
	"hyphenated":        func(_ *rand.Rand, link string) string { return wrap(address+link, 40, "-\n") },
	"capitals":          func(_ *rand.Rand, link string) string { return strings.ToUpper(address + link) },
	"shortened":         func(_ *rand.Rand, link string) string { return address + link[:min(len(link), 30)] + "…" },
	"lines of a diff":   func(_ *rand.Rand, link string) string { return "+" + wrap(address+link, 40, "\n+") },
	"letters apart":     func(_ *rand.Rand, link string) string { return wrap(link, 1, " ") },
	"read aloud":        func(_ *rand.Rand, link string) string { return strings.ReplaceAll(link, "/", " slash ") },
	"back to front":     func(_ *rand.Rand, link string) string { return strings.ReplaceAll(address+link, "/", `\`) },
	"a word at its end": func(_ *rand.Rand, link string) string { return link + "and more" },
}

// TestNoisyPastes reads links with all noises.
func TestNoisyPastes(t *testing.T) {
	seed := time.Now().UnixNano()
	defer func() {
		if t.Failed() {
			t.Log("seed", seed)
		}
	}()
	r := rand.New(rand.NewSource(seed))
	n := 0
	for round := range 20 {
		rec := randomLink(r)
		rec.unknown = nil
		if round == 0 {
			rec = Link{Record: NewRecord(SheetSquare.Board(), Ruleset{})}
		}
		for _, name := range slices.Sorted(maps.Keys(noises)) {
			noise := noises[name]
			n++
			text := noise(r, rec.String())
			got, err := ParseLink(text)
			if err != nil || !got.Equal(rec) {
				t.Errorf("%s: %q\nread as %v, %v", name, text, got, err)
			}
			if i, err := ParseImport(text, nil); err != nil || !i.Link.Equal(rec) {
				t.Errorf("%s: %q\nimported as %v, %v", name, text, i.Link, err)
			}
			checkQuick(t, text)
		}
		for _, name := range slices.Sorted(maps.Keys(hardNoises)) {
			noise := hardNoises[name]
			n++
			text := noise(r, rec.String())
			i, err := ParseImport(text, SheetSquare.Board())
			if err == nil && !i.Link.Equal(rec) {
				t.Errorf("%s: %q\nsilently imported as %v", name, text, i.Link)
			}
			if err != nil {
				checkKept(t, text, i.Link, err)
			}
			checkQuick(t, text)
		}
	}
	if n < 500 {
		t.Errorf("only %d pastes", n)
	}
}

// checkQuick checks that a text of ordinary length takes at most 30 times as long as a list of
// moves of that length. It reads both in turn, so that a busy machine slows both down equally.
func checkQuick(t *testing.T, text string) {
	t.Helper()
	const tries, times = 5, 30
	read := func(text string) time.Duration {
		began := time.Now()
		ParseImport(text, SheetSquare.Board())
		return time.Since(began)
	}
	ordinary := strings.Repeat("c4 c7 e7 e2 ", len(text)/12+1)
	took, usual := read(text), read(ordinary)
	for range tries {
		took, usual = min(took, read(text)), min(usual, read(ordinary))
	}
	if took > times*usual {
		t.Errorf("%v for %q, %v for an ordinary text", took, text, usual)
	}
}

// onlyUnknown reports whether the only faults are fields of later versions.
func onlyUnknown(err error) bool {
	var pe *ParseError
	if !errors.As(err, &pe) {
		return err == nil
	}
	for _, p := range pe.Problems {
		if p.Fault != FaultUnknownKey {
			return false
		}
	}
	return true
}
