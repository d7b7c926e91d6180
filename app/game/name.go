package game

import (
	"strings"
	"unicode"

	"kulami/rules"
)

// MaxName is the greatest length of a player's name, in letters, and maxNameCharacters in characters; see rules.Shorten.
const (
	MaxName           = 20
	maxNameCharacters = 2 * MaxName
)

// maxMarks is how many accents a letter of a name may have.
const maxMarks = 4

// CutName returns the beginning of a name that is not longer than names may be.
func CutName(name string) string { return rules.Shorten(name, MaxName, maxNameCharacters) }

// CleanName returns a name as it is kept: in one line, without space around it, and cut as by CutName. Characters that turn the
// direction of writing or are not seen are left out, but for those that join letters, and so are accents beyond maxMarks.
func CleanName(name string) string {
	var kept []rune
	last, marks, tags := ' ', 0, 0
	all := []rune(name)
	for i, c := range all {
		if marks++; !unicode.IsMark(c) {
			marks = 0
		}
		tags--
		keeps := marks <= maxMarks
		switch {
		case rules.IsJoiner(c):
			keeps = c == '\u200d' && rules.IsVirama(last) || i+1 < len(all) && joined(last) && joined(all[i+1])
		case rules.IsTag(c):
			keeps = tags >= 0
		case isUnseen(c):
			keeps = false
		case !unicode.IsGraphic(c) || unicode.IsSpace(c):
			c, keeps = ' ', last != ' '
		case c == blackFlag:
			tags = region(all[i+1:])
		}
		if keeps {
			kept, last = append(kept, c), c
		}
	}
	cut := []rune(CutName(string(kept)))
	if n := len(cut) - 1; n > 0 && rules.IsJoiner(cut[n]) && !(cut[n] == '\u200d' && rules.IsVirama(cut[n-1])) {
		cut = cut[:n] // what it joined is cut off
	}
	return strings.TrimSpace(string(cut))
}

const blackFlag = '🏴'

// region returns how many characters behind a black flag make it the flag of a region: tags, the last of which says that it is
// the last; 0 if they do not.
func region(text []rune) int {
	const end = 0xe007f
	for i, c := range text {
		switch {
		case c == end && i > 0:
			return i + 1
		case !rules.IsTag(c) || c == end || i > 6:
			return 0
		}
	}
	return 0
}

// joined reports whether c may be joined to the character beside it.
func joined(c rune) bool { return unicode.IsLetter(c) || unicode.IsMark(c) || unicode.IsSymbol(c) }

// isUnseen reports whether c changes the direction of writing, or nothing that is seen.
func isUnseen(c rune) bool {
	return c == '\u00ad' || c == '\u061c' || c == '\ufeff' || c >= '\u200b' && c <= '\u200f' || c >= '\u202a' && c <= '\u202e' || c >= '\u2060' && c <= '\u206f'
}
