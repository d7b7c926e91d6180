package game_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"kulami/app/game"
	"kulami/rules"
)

func TestCleanName(t *testing.T) {
	family := "👩\u200d👩\u200d👧\u200d👦"
	for name, want := range map[string]string{
		// Joiners between letters and emoji, skin tones, flags.
		"👩\u200d👧": "👩\u200d👧", family: family, "Ana 🏳️\u200d🌈": "Ana 🏳️\u200d🌈", "👍🏽 Bob": "👍🏽 Bob", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f": "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", "Ana 🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f & 🇨🇿": "Ana 🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f & 🇨🇿", "❤️": "❤️", "1️⃣": "1️⃣",
		"می\u200cخواهم": "می\u200cخواهم", "علی\u200cرضا": "علی\u200cرضا", "ශ්\u200dරී ලංකා": "ශ්\u200dරී ලංකා", "अनुराधा श्रीवास्तव": "अनुराधा श्रीवास्तव", "क्\u200dष": "क्\u200dष", "മോഹന്\u200d": "മോഹന്\u200d", "Nguyễn Thị": "Nguyễn Thị", "שָׁלוֹם": "שָׁלוֹם",
		// Joiners without letters to join, tags without a region.
		"\u200dAna\u200c": "Ana", "Ana \u200dBob": "Ana Bob", "A\u200d\u200dB": "A\u200dB", "7\u200d8": "78", "Ana\U000e0067\U000e007f": "Ana", "🏴\U000e0067": "🏴", "🏴\U000e007f": "🏴", "\u200d": "",
		// Directions and invisible characters.
		"\u202eAna": "Ana", "A\u202dn\u202ca": "Ana", "\u2067علی\u2069": "علی", "A\u200bn\u00ada": "Ana", "\ufeffAna": "Ana", "A\u200en\u200fa": "Ana",
		// Space and accents.
		"  Ada \n Lovelace\t": "Ada Lovelace", "A\u00a0B\u3000C": "A B C", "": "", "Z" + strings.Repeat("\u0335", 30) + "a": "Z\u0335\u0335\u0335\u0335a",
		// Length.
		strings.Repeat("é", 30): strings.Repeat("é", 20), strings.Repeat("e\u0301", 30): strings.Repeat("e\u0301", 20), strings.Repeat("🇨🇿", 30): strings.Repeat("🇨🇿", 20), strings.Repeat(family, 9): strings.Repeat(family, 5),
		strings.Repeat("a", 19) + "👩\u200d👧b": strings.Repeat("a", 19) + "👩\u200d👧", strings.Repeat("a", 20) + "👩\u200d👧": strings.Repeat("a", 20), strings.Repeat("a", 19) + " b": strings.Repeat("a", 19),
		strings.Repeat("a", 20) + "\u200cb": strings.Repeat("a", 20),
	} {
		got := game.CleanName(name)
		if got != want {
			t.Errorf("%q is kept as %q, not as %q", name, got, want)
		}
		if again := game.CleanName(got); again != got {
			t.Errorf("%q, kept again, is %q", got, again)
		}
	}
}

// Two stored names fit into a link and are restored unchanged.
func FuzzCleanName(f *testing.F) {
	for _, name := range []string{"Ana", "👩\u200d👧", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", "می\u200cخواهم", "\u202eZ\u0335", "ക്\u200d"} {
		f.Add(name)
	}
	board := rules.SheetSquare.Board()
	f.Fuzz(func(t *testing.T, name string) {
		kept := game.CleanName(name)
		if game.CleanName(kept) != kept || utf8.RuneCountInString(kept) > 2*game.MaxName || kept != strings.TrimSpace(kept) {
			t.Fatalf("%q is kept as %q, then as %q", name, kept, game.CleanName(kept))
		}
		names := [2]string{kept, kept}
		sent := rules.Link{Record: rules.NewRecord(board, rules.Ruleset{}), Names: names}
		if link, err := rules.ParseLink(sent.String()); err != nil || link.Names != names {
			t.Fatalf("%q comes back as %q, %v", names, link.Names, err)
		}
	})
}
