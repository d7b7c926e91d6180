package rules

import (
	"unicode"
	"unicode/utf8"
)

// Shorten returns the beginning of a text with at most the given number of letters and of
// characters. A letter is what a reader takes for one, such as an accented letter, a flag or a
// family of emoji. It can have several characters and is never split.
func Shorten(text string, letters, characters int) string {
	for end := 0; end < len(text); letters-- {
		n := letter(text[end:])
		characters -= utf8.RuneCountInString(text[end : end+n])
		if letters == 0 || characters < 0 {
			return text[:end]
		}
		end += n
	}
	return text
}

// letter returns the length of the first letter of a text in bytes. It approximates the extended
// grapheme clusters of Unicode's UAX 29.
func letter(text string) int {
	before, n := utf8.DecodeRuneInString(text)
	flag := isRegional(before)
	for n < len(text) {
		c, size := utf8.DecodeRuneInString(text[n:])
		switch {
		case flag && isRegional(c):
		// accents, skin tones and regions
		case unicode.IsMark(c), IsJoiner(c), c >= 0x1f3fb && c <= 0x1f3ff, IsTag(c):
		case before == '\u200d' && c > '~', IsVirama(before) && unicode.IsLetter(c):
		// vowels of Thai and Lao, parts of a Korean syllable
		case c == 'ำ', c == 'ຳ', c >= 0x1160 && c < 0x1200:
		default:
			return n
		}
		flag = false
		before, n = c, n+size
	}
	return n
}

// isRegional reports whether c is half of a flag.
func isRegional(c rune) bool { return c >= 0x1f1e6 && c <= 0x1f1ff }

// IsJoiner reports whether c joins the characters next to it, or separates them.
func IsJoiner(c rune) bool { return c == '\u200c' || c == '\u200d' }

// IsTag reports whether c is part of the name of a region, behind a black flag.
func IsTag(c rune) bool { return c >= 0xe0020 && c <= 0xe007f }

// IsVirama reports whether c joins two consonants of an Indian script.
func IsVirama(c rune) bool { return c >= 0x900 && c < 0xd80 && c&0x7f == 0x4d || c == '\u0dca' }
