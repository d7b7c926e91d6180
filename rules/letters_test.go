package rules

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// severalCharacters are letters of several characters each.
var severalCharacters = []string{"é", "👩\u200d👧", "👩\u200d👩\u200d👧\u200d👦", "🏳️\u200d🌈", "👍🏽", "🇨🇿", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", "❤️", "1️⃣", "क्ष", "क्\u200dष", "ക്ഷ", "ශ්\u200dරී", "ന്\u200d", "한", "นำ", "ệ", "ی\u200c"}

func TestShorten(t *testing.T) {
	for _, l := range severalCharacters {
		n := utf8.RuneCountInString(l)
		for _, c := range []struct {
			text                string
			letters, characters int
			want                string
		}{
			{l, 1, 99, l}, {l + "a", 1, 99, l}, {"a" + l, 1, 99, "a"}, {"a" + l, 2, 99, "a" + l}, {"a" + l, 2, n, "a"}, {"a" + l, 2, n + 1, "a" + l},
			{strings.Repeat(l+" ", 30), 20, 999, strings.Repeat(l+" ", 10)}, {l + " " + l, 9, n + 1, l + " "}, {l, 0, 99, ""}, {l, 9, n - 1, ""},
		} {
			if got := Shorten(c.text, c.letters, c.characters); got != c.want {
				t.Errorf("%q, %d letters, %d characters: shortened to %q", c.text, c.letters, c.characters, got)
			}
		}
	}
	if got := Shorten("🇨🇿🇹🇷🇩", 2, 99); got != "🇨🇿🇹🇷" {
		t.Errorf("flags shortened to %q", got)
	}
	if got := Shorten("", 2, 9); got != "" {
		t.Errorf("the empty text shortened to %q", got)
	}
}

func FuzzShorten(f *testing.F) {
	for i, l := range severalCharacters {
		f.Add("a"+l+l, i, i)
	}
	f.Fuzz(func(t *testing.T, text string, letters, characters int) {
		letters, characters = letters&63, characters&127
		got := Shorten(text, letters, characters)
		if !strings.HasPrefix(text, got) || utf8.RuneCountInString(got) > characters || Shorten(got, letters, characters) != got {
			t.Errorf("%q, %d letters, %d characters: shortened to %q", text, letters, characters, got)
		}
		if len(got) < len(text) && utf8.RuneCountInString(text) <= min(letters, characters) {
			t.Errorf("%q, %d letters, %d characters: shortened to %q", text, letters, characters, got)
		}
	})
}
