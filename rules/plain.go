package rules

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Texts that held an address have passed through messengers, mail programs and gateways. This file takes off what
// these put inside an address or in place of its characters.

// mostRounds bounds how often a text is decoded: a gateway encodes what another one has encoded.
const mostRounds = 8

// reading says how to read a text.
type reading struct {
	drop   escape // what to make of broken percent encoding
	joined bool   // lines were broken within an encoding
	twins  bool   // a long dash stands for two hyphens, as phones write it
	lower  bool   // capital letters are small ones
}

// cleaned returns the characters of a text in ASCII, and the offset of each in the text, with the length of the text as a
// last offset. It undoes percent encoding, HTML's character references and quoted-printable, also several times, drops
// invisible characters, replaces what looks like "/", "-" or an ASCII character by that, and everything else that is not
// ASCII by a blank.
func cleaned(text string, how reading) (clean []byte, offsets []int) {
	if how == (reading{}) && isPlain(text) {
		offsets = make([]int, len(text)+1)
		for i := range offsets {
			offsets[i] = i
		}
		return []byte(text), offsets
	}
	plain, places := unfolded(text, how.joined)
	for range mostRounds {
		before := len(plain)
		if plain, places = decodeOnce(string(plain), places, how.drop); len(plain) == before {
			break
		}
	}
	clean, offsets = make([]byte, 0, len(plain)), make([]int, 0, len(plain)+1)
	for i, c := range string(plain) {
		switch {
		case c == utf8.RuneError && how.drop != dropNone, isInvisible(c):
			continue
		case c == utf8.RuneError:
			c = 0
		}
		c = asciiOf(c)
		if how.lower && 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		if c == longDash {
			if c = '-'; how.twins {
				clean, offsets = append(clean, '-'), append(offsets, places[i])
			}
		}
		clean, offsets = append(clean, byte(c)), append(offsets, places[i])
	}
	return clean, append(offsets, len(text))
}

// isPlain reports whether nothing in a text is encoded.
func isPlain(text string) bool {
	for i := range len(text) {
		if c := text[i]; c >= 0x80 || c == '%' || c == '&' || c == '=' || c == '\r' {
			return false
		}
	}
	return true
}

// PlainText returns a text in which addresses stand as they were sent: without percent encoding, HTML's character
// references and quoted-printable, in ASCII, with blanks for other characters.
func PlainText(text string) string {
	clean, _ := cleaned(text, reading{})
	return string(clean)
}

// unfolded returns the bytes of a text without the line breaks that quoted-printable puts in, or without any, and the offset
// of each.
func unfolded(text string, all bool) (plain []byte, places []int) {
	plain, places = make([]byte, 0, len(text)), make([]int, 0, len(text))
	for i := 0; i < len(text); {
		end := i
		if text[i] == '=' {
			end++
		}
		for end < len(text) && (strings.IndexByte(" \t\r", text[end]) >= 0 || all && strings.IndexByte("\n>|", text[end]) >= 0) {
			end++
		}
		soft := text[i] == '=' && end < len(text) && text[end] == '\n'
		if soft || all && strings.IndexByte(text[i:end], '\n') >= 0 {
			if i = end; soft {
				i++
			}
			continue
		}
		for end = max(end, i+1); i < end; i++ {
			plain, places = append(plain, text[i]), append(places, i)
		}
	}
	return plain, places
}

const longDash = '—'

// asciiOf returns the ASCII character that c is or stands for, longDash, or a blank.
func asciiOf(c rune) rune {
	switch {
	case c == '\r', c == '\u0085', c == '\u2028', c == '\u2029':
		return '\n'
	case c < 0x80, c == longDash:
		return c
	case '！' <= c && c <= '～': // as wide as a Chinese character
		return c - '！' + '!'
	}
	switch c {
	case '‐', '‑', '‒', '–', '―', '−', '﹘', '﹣':
		return '-'
	case '⁄', '∕', '⧸', '╱':
		return '/'
	case '﹟':
		return '#'
	}
	return ' '
}

// isInvisible reports whether c is a character without a width, which messengers and editors put into long words.
func isInvisible(c rune) bool {
	return c >= 0x80 && (unicode.Is(unicode.Cf, c) || c == '\u034f' || '\ufe00' <= c && c <= '\ufe0f')
}

// references are HTML's names of characters that may stand in an address or are dropped from it.
var references = [...]struct{ name, means string }{
	{"&amp;", "&"}, {"&num;", "#"}, {"&sol;", "/"}, {"&lowbar;", "_"}, {"&hyphen;", "-"}, {"&dash;", "-"}, {"&ndash;", "-"}, {"&nbsp;", " "},
	{"&shy;", ""}, {"&zwj;", ""}, {"&zwnj;", ""}, {"&ZeroWidthSpace;", ""}, {"&NoBreak;", ""},
}

// decodeOnce undoes one encoding at each place. It returns the bytes left, and the offset of each.
func decodeOnce(text string, offsets []int, drop escape) (plain []byte, places []int) {
	plain, places = make([]byte, 0, len(text)), make([]int, 0, len(text))
	for i := 0; i < len(text); {
		means, width := text[i:i+1], 1
		switch text[i] {
		case '%':
			means, width = decodePercent(text[i:], drop)
		case '=':
			if len(text) >= i+3 && isHex(text[i+1:i+3]) && strings.ToUpper(text[i+1:i+3]) == text[i+1:i+3] { // quoted-printable
				means, width = byteOf(text[i+1:i+3]), 3
			}
		case '&':
			means, width = decodeReference(text[i:])
		}
		for j := range len(means) {
			plain, places = append(plain, means[j]), append(places, offsets[i])
		}
		i += width
	}
	return plain, places
}

// decodePercent reads the percent encoding that text begins with: what it means, and its width.
func decodePercent(text string, drop escape) (means string, width int) {
	switch {
	case len(text) >= 3 && isHex(text[1:3]):
		return byteOf(text[1:3]), 3
	case drop != dropNone:
		return "", drop.width(text)
	}
	return "%", 1
}

// decodeReference reads a character reference of HTML.
func decodeReference(text string) (means string, width int) {
	for _, r := range references {
		if strings.HasPrefix(text, r.name) {
			return r.means, len(r.name)
		}
	}
	if len(text) > 3 && text[1] == '#' {
		base, begin := 10, 2
		if text[2] == 'x' || text[2] == 'X' {
			base, begin = 16, 3
		}
		end := begin
		for end < len(text) && end < begin+7 && (isHex(text[end:end+1]) && base == 16 || digits(text[end:end+1]) == 1) {
			end++
		}
		if n, err := strconv.ParseInt(text[begin:end], base, 32); err == nil {
			if end < len(text) && text[end] == ';' {
				end++
			}
			return string(rune(n)), end
		}
	}
	return "&", 1
}

// byteOf returns the byte of two hexadecimal digits.
func byteOf(hex string) string { return string([]byte{byte(hexDigit(hex[0])<<4 | hexDigit(hex[1]))}) }

// escape says what to make of a "%" that is not followed by two hexadecimal digits, and
// of bytes that are not UTF-8: the names say what is dropped.
type escape int

const (
	dropNone    escape = iota // "%" stands for itself, and the bytes for a blank
	dropPercent               // "%", and the bytes, as all below do
	dropTwo                   // "%" and one byte
	dropThree                 // "%" and two bytes
	dropCode                  // "%u" and four hexadecimal digits, else "%"
)

// width returns how many bytes at the start of text, which begins with a broken escape,
// are dropped.
func (e escape) width(text string) int {
	switch {
	case e != dropCode:
		return min(int(e), len(text))
	case len(text) >= 6 && text[1] == 'u' && isHex(text[2:6]):
		return 6
	}
	return 1
}

// broken returns the offset of the first percent encoding in text that cannot be undone,
// or of the first byte that is not UTF-8 then; -1 if there is none.
func broken(text string) int {
	for i := range len(text) {
		if text[i] == '%' && (i+3 > len(text) || !isHex(text[i+1:i+3])) {
			return i
		}
	}
	plain, offsets := unfolded(text, false)
	plain, offsets = decodeOnce(string(plain), offsets, dropNone)
	for i, c := range string(plain) {
		if c == utf8.RuneError {
			return offsets[i]
		}
	}
	return -1
}

// isHex reports whether text has hexadecimal digits only.
func isHex(text string) bool {
	for i := range len(text) {
		if hexDigit(text[i]) < 0 {
			return false
		}
	}
	return true
}

// hexDigit returns the value of a hexadecimal digit, or -1.
func hexDigit(c byte) int {
	switch {
	case '0' <= c && c <= '9':
		return int(c - '0')
	case 'a' <= c && c <= 'f':
		return int(c-'a') + 10
	case 'A' <= c && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}

func isLinkByte(c byte) bool {
	return c == '/' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
}

// isAddressByte reports whether c may stand in an address, of anything.
func isAddressByte(c byte) bool { return isLinkByte(c) || c == '-' || c == '_' }
