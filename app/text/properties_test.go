package text

import (
	"strings"
	"testing"
)

// An incomplete or faulty file is refused, with the line and the reason.
func TestFaultyFiles(t *testing.T) {
	whole := fileOf("en")
	with := func(words, other string) string {
		if !strings.Contains(whole, words) {
			t.Fatalf("%q is not in the file", words)
		}
		return strings.Replace(whole, words, other, 1)
	}
	for file, want := range map[string]string{
		"":                                       "is missing",
		with("Share = Share\n", ""):              "Share is missing",
		with("Share = Share", "Share Share"):     "a name and = are wanted",
		with("Share = Share", "= Share"):         "a name and = are wanted",
		with("Share = Share", "Shares = Share"):  "Shares: is unknown",
		with("Share = Share", "Menu = Share"):    "Menu: is there twice",
		with("Share = Share", "Share.0 = Share"): "Share.0: is unknown",
		with("Share = Share", `Share = \x`):      `Share: what is \x?`,
		with("Share = Share", "Share(n) = {n}"):  "Share: has other arguments",
		with("Percent(n.int)", "Percent(n,m)"):   "Percent: has other arguments",
		with("Percent(n.int)", "Percent"):        "Percent: has other arguments",
		with("{n}%", "{n%"):                      "Percent: there is no {n%}",
		with("LevelName.8", "LevelName.9"):       "LevelName.9: is unknown",
		with("Commands.4", "Commands.5"):         "Commands.5: is unknown",
		with("Sides.safe.1", "Sides.safe.2"):     "Sides.safe.2: is unknown",
		with("Lessons.own.Title", "Lessons.own"): "Lessons.own: is unknown",
		whole[:len(whole)/2]:                     "",
	} {
		if l, err := read(languages[0], file); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, %v; want %s", l != nil, err, want)
		}
	}
}

// Lines can continue, end as on Windows, and have escaped characters.
func TestProperties(t *testing.T) {
	got := ""
	err := properties("# = a comment\r\n\n  a.b = 1 = \\\r\n   2\\u00a0 \\\n # 3\n\tc(d.int,e)=\\u2028x\\u0041\nf =", func(p property) error {
		got += p.path + "|" + strings.Join(p.names, "|") + "|" + p.words + "\n"
		return nil
	})
	if want := "a.b||1 = 2\u00a0 # 3\nc|d|e|\u2028xA\nf||\n"; err != nil || got != want {
		t.Errorf("%q, %v; want %q", got, err, want)
	}
}

// Any file is read or refused, and phrases that were read can be filled.
func FuzzWords(f *testing.F) {
	whole := fileOf("en")
	f.Add("Share = Share\nPercent(n) = {n, plural, =0 {none} one {#} other {# {n}}}%")
	f.Add("Kinds.x(side) = {side, select, none {} other {{side}}}\nMarble(side) = {side, x}")
	f.Add("Lessons.first.Title = \\u00a0\nCommands.1 = x\nLevelName.8 = \\\n y")
	f.Add(`DailyOf(day) = {day, date}`)
	f.Fuzz(func(t *testing.T, lines string) {
		names := map[string]bool{}
		properties(lines, func(p property) error {
			names[p.path] = true
			return nil
		})
		file := lines + "\n"
		for line := range strings.Lines(strings.ReplaceAll(whole, "\\\n", "")) {
			if name, _, _ := strings.Cut(strings.ReplaceAll(line, "(", " "), " "); !names[name] {
				file += line
			}
		}
		l, err := read(languages[0], file)
		if err != nil {
			return
		}
		l.Percent(3)
		l.Marble("Red")
		l.DailyOf("2026-11-20")
		l.Playable("c7", 1)
		l.Decimal(-1.5)
	})
}

func BenchmarkRead(b *testing.B) {
	file := fileOf("cs")
	for b.Loop() {
		if _, err := read(languages[2], file); err != nil {
			b.Fatal(err)
		}
	}
}
