package game

import (
	"strconv"
	"strings"
	"unicode"

	"kulami/rules"
)

// ParseNumber reads a typed whole number from 0 to most. It accepts the digits of any script, one
// "+" or a word for "number" before them, and one full stop after them. Groups have three digits
// each, or as in India two and a last one of three, all with the same mark between them. Any other
// text, such as a minus, a fraction or an exponent, is not a number.
func ParseNumber(text string, most int) (n int, ok bool) {
	text = strings.TrimSpace(strings.ToLower(strings.Map(plainSign, text)))
	for _, word := range numberWords {
		if rest, found := strings.CutPrefix(text, word); found {
			text = strings.TrimLeft(rest, ".:°º ")
			break
		}
	}
	text = strings.TrimSuffix(strings.TrimPrefix(text, "+"), ".")
	groups := []string{text}
	if i := strings.IndexAny(text, groupMarks); i > 0 {
		groups = strings.Split(text, text[i:i+1])
	}
	last := len(groups) - 1
	for i, g := range groups {
		least, size := 1, 3
		switch {
		case last == 0: // a single group can have any size
			size = len(g)
		case i == last:
			least = 3
		case i > 0:
			least = len(groups[1])
			size = min(least, 3)
		case last > 1 && len(groups[1]) < 3:
			size = 2
		}
		if len(g) < least || len(g) > size || strings.Trim(g, "0123456789") != "" || last > 0 && i == 0 && g[0] == '0' {
			return 0, false
		}
	}
	n, err := strconv.Atoi(strings.Join(groups, ""))
	if err != nil || n > most || last > 1 && len(groups[1]) < 2 {
		return 0, false
	}
	return n, true
}

// numberWords are words before a number, the longer ones first.
var numberWords = [...]string{"núm", "num", "nro", "no", "nr", "n", "č", "№", "#"}

// groupMarks are the marks between groups of digits, after plainSign.
const groupMarks = " .,'_"

// plainSign returns the ASCII form of a character. It converts digits of any script, signs of full
// width, spaces, and marks between groups of digits. It drops invisible characters.
func plainSign(c rune) rune {
	switch c = rules.Narrow(c); c {
	case '’', '‘', 'ʼ', '´', '′':
		return '\''
	case '٬', '،', '、':
		return ','
	case '。':
		return '.'
	case '\u00ad': // a soft hyphen, which can be a minus
		return '-'
	}
	switch value, ok := Digit(c); {
	case ok:
		return '0' + value
	case rules.IsInvisible(c):
		return -1
	case unicode.IsSpace(c):
		return ' '
	}
	return c
}

// Digit returns the value of a digit of any script. In Unicode each script has its ten digits in a
// row, and rows can be adjacent.
func Digit(c rune) (value rune, ok bool) {
	zero := c
	for unicode.IsDigit(zero - 1) {
		zero--
	}
	return (c - zero) % 10, unicode.IsDigit(c)
}
