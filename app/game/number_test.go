package game_test

import (
	"strings"
	"testing"

	"kulami/app/game"
	"kulami/rules"
)

func TestParseNumber(t *testing.T) {
	const no = -1
	for text, want := range map[string]int{
		"1": 1, "390254538": 390254538, " 42 ": 42, "007": 7, "+5": 5, "＋5": 5, "5.": 5,
		// Groups: en, de and tr, fr, es, cs, it and ch, code, Arabic, India.
		"390,254,538": 390254538, "390.254.538": 390254538, "390\u202f254\u202f538": 390254538, "390\u00a0254\u00a0538": 390254538,
		"390 254 538": 390254538, "390'254'538": 390254538, "390’254’538": 390254538, "390_254_538": 390254538, "390\u2009254\u2009538": 390254538,
		"39,02,54,538": 390254538, "1.500": 1500, "1,500": 1500, "12 345": 12345, "1\u202f500": 1500, "1 \u00a0500": no,
		// Digits of other scripts.
		"٣٩٠٢٥٤٥٣٨": 390254538, "۳۹۰٬۲۵۴٬۵۳۸": 390254538, "३९,०२,५४,५३८": 390254538, "３９０，２５４，５３８": 390254538, "１　５００": 1500, "𝟙𝟚": 12, "৪২": 42,
		// A word before it.
		"No. 390,254,538": 390254538, "no 5": 5, "NO.5": 5, "No: 5": 5, "#5": 5, "# 5": 5, "＃5": 5, "№ 5": 5, "№5": 5, "n° 5": 5, "n°5": 5, "nº 5": 5, "N.º 5": 5, "n. 5": 5,
		"Nr. 390.254.538": 390254538, "č. 390 254 538": 390254538, "núm. 5": 5, "Núm. 5": 5, "\u200e5\u200f": 5,
		// A minus is never dropped.
		"-5": no, "−5": no, "–5": no, "—5": no, "‐5": no, "‑5": no, "﹣5": no, "－5": no, "5-": no, "\u00ad5": no, "No. -5": no, "#−5": no, "\u200e-5": no, "+-5": no, "-+5": no, "(5)": no, "˗5": no, "⁻5": no,
		// Fractions, exponents, powers, letters, empty texts.
		"3,5": no, "1.5": no, "1.50": no, "1.5000": no, ".5": no, "5,": no, "0,500": no, "0.500": no, "1'5": no, "1.234,5": no, "390,254.538": no, "390.254,538": no, "1 234,567": no, "٣٫٥": no, "1e3": no, "1E3": no, "2³": no, "①": no, "½": no,
		"": no, " ": no, ".": no, "+": no, "#": no, "No.": no, "five": no, "12a": no, "a12": no, "0x1f": no, "1,,500": no, ",500": no, "1,50,0": no, "12,34": no, "1,5000,000": no, "1234,567": no, "123,45,678": no, "1/2": no, "5%": no, "1\n2": no, "++5": no, "infinity": no,
		// Out of range.
		"390254539": no, "99999999999999999999999": no, strings.Repeat("9", 1<<16): no,
	} {
		got, ok := game.ParseNumber(text, rules.SquareBoards)
		if ok != (want != no) || ok && got != want {
			t.Errorf("%.40q is read as %d, %v, not as %d", text, got, ok, want)
		}
	}
}

func FuzzParseNumber(f *testing.F) {
	for _, text := range []string{"390,254,538", "No. 12", "-5", "٣٩٠", "1.500", "39,02,54,538", "700000000"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		n, ok := game.ParseNumber(text, rules.SquareBoards)
		if n < 0 || n > rules.SquareBoards || !ok && n != 0 {
			t.Errorf("%q is read as %d, %v", text, n, ok)
		}
		if ok && strings.ContainsAny(text, "-−–—‐‑﹣－%/eE") {
			t.Errorf("%q is read as %d", text, n)
		}
		if ok && strings.HasPrefix(text, "-") {
			t.Errorf("%q is read as %d", text, n)
		}
	})
}
