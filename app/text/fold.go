package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Fold returns a text in the form that searches compare. It has small letters without accents, ı as
// i, ß as ss, and ASCII for characters of full width. All dashes and colons are "-", and invisible
// characters are removed.
func Fold(text string) string {
	var s []byte
	for _, c := range text {
		if c >= '！' && c <= '～' {
			c -= '！' - '!'
		}
		if _, rest, found := strings.Cut(spelled, " "+string(c)); found && c >= 0x80 || c == ':' {
			c = '-'
			if rest, _, _ = strings.Cut(rest, " "); rest != "" {
				s = append(s, rest...)
				continue
			}
		}
		if c = plainLetter(c); c >= 0 {
			s = utf8.AppendRune(s, c)
		}
	}
	return string(s)
}

// spelled lists characters with their replacements. A missing replacement means a dash.
const spelled = " ßss ẞss æae Æae ǽae Ǽae œoe Œoe þth Þth ĳij Ĳij ’' ‘' ʼ' ∶ ‐ ‑ ‒ – — ― − ﹣ "

// plainLetter returns the small letter of c without its accent. It returns -1 for an accent or an
// invisible character.
func plainLetter(c rune) rune {
	letter := byte('.')
	switch {
	case c >= 0x300 && c < 0x370, c >= 0x591 && c < 0x5c8, c >= 0x64b && c < 0x653, c == 0x640, c == 0xad, c >= 0x200b && c < 0x2010, c >= 0x202a && c < 0x202f,
		c >= 0x2060 && c < 0x2070, c >= 0xfe00 && c < 0xfe10, c == 0xfeff:
		return -1
	case c >= 0xc0 && c < 0x250:
		letter = latin[c-0xc0]
	case c >= 0x1e00 && c < 0x1f00:
		letter = latinAdditional[c-0x1e00]
	}
	if letter != '.' {
		return rune(letter)
	}
	c = unicode.ToLower(c)
	if _, rest, found := strings.Cut(accented, string(c)); found && c >= 0x80 && rest[0] != ' ' {
		c, _ = utf8.DecodeRuneInString(rest)
	}
	return c
}

// latin has the plain letters of U+00C0 to U+024F, and latinAdditional those from U+1E00 to U+1EFF.
// "." means none.
const (
	latin = "aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty" +
		"aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll" +
		"lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs" +
		"b................ff....i........oo.............uu....zz........." +
		"....dddlllnnnaaiioouuuuuuuuuu.aaaaaaggggkkoooo..jdddgg..nnaaaaoo" +
		"aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy......acc..." +
		"...b..eejj..rryy"
	latinAdditional = "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm" +
		"mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv" +
		"wwwwwwwwwwxxxxyyzzzzzzhtwyas..sdaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee" +
		"eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......"
)

// accented lists Greek and Cyrillic letters, each followed by its plain letter and a blank.
const accented = "άα έε ήη ίι ϊι ΐι όο ύυ ϋυ ΰυ ώω ςσ йи ёе їі ґг "
