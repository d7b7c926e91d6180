package game

import (
	"strings"
	"unicode"
)

// ParseNumber reads a whole number that a person has typed, from 0 up to most. It takes the digits of any script, one "+" or
// a word for "number" before them, one full stop after them, and groups: three digits each, or two and a last one of three as
// in India, all with the same mark between them. Anything else, such as a minus, a fraction or an exponent, is not a number.
func ParseNumber(text string, most int) (n int, ok bool) {
	text = strings.TrimSpace(strings.ToLower(strings.Map(plainSign, text)))
	for _, word := range numberWords {
		if rest, found := strings.CutPrefix(text, word); found {
			text = strings.TrimLeft(rest, ".:°º ")
			break
		}
	}
	text = strings.TrimSuffix(strings.TrimPrefix(text, "+"), ".")
	var groups []int // the digits of each
	var mark rune
	begun := false
	for _, c := range text {
		if c >= '0' && c <= '9' {
			if !begun {
				groups, begun = append(groups, 0), true
			}
			groups[len(groups)-1]++
			if n = n*10 + int(c-'0'); n > most {
				return 0, false
			}
			continue
		}
		if !begun || !strings.ContainsRune(groupMarks, c) || mark != 0 && c != mark {
			return 0, false
		}
		mark, begun = c, false
	}
	if !begun || !grouped(groups) || len(groups) > 1 && strings.HasPrefix(text, "0") {
		return 0, false
	}
	return n, true
}

// numberWords are what people write before a number, the longer ones first.
var numberWords = [...]string{"núm", "num", "nro", "no", "nr", "n", "č", "№", "#"}

// groupMarks are the marks between groups of digits, as plainSign leaves them.
const groupMarks = " .,'_"

// plainSign returns a character as ASCII has it: a digit of any script, a sign of full width, a space or a mark between
// groups of digits. It drops what is not seen.
func plainSign(c rune) rune {
	switch c {
	case '\u200b', '\u200e', '\u200f', '\u061c', '\ufeff', '\u2066', '\u2067', '\u2068', '\u2069', '\u202a', '\u202b', '\u202c', '\u2060':
		return -1
	case '’', '‘', 'ʼ', '´', '′':
		return '\''
	case '٬', '،', '、':
		return ','
	case '。':
		return '.'
	}
	switch {
	case c >= '！' && c <= '～':
		return c - '！' + '!'
	case unicode.IsSpace(c):
		return ' '
	case c >= 0x80 && unicode.IsDigit(c):
		zero := c // the digits of a script are ten in a row, and rows may follow each other
		for unicode.IsDigit(zero - 1) {
			zero--
		}
		return '0' + (c-zero)%10
	}
	return c
}

// grouped reports whether digits are in one group, or in several of the sizes that ParseNumber takes.
func grouped(groups []int) bool {
	last := len(groups) - 1
	for i, size := range groups {
		switch {
		case last == 0:
		case i == last && size != 3, size > 3, i > 0 && size != groups[1] && i < last, i > 0 && size < 2:
			return false
		}
	}
	return last < 2 || groups[1] == 3 || groups[0] <= 2
}
