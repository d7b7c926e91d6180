package game

import (
	"strings"
	"unicode"

	"kulami/rules"
)

// MaxName is the maximum length of a player's name in letters, and maxNameCharacters in characters;
// see rules.Shorten.
const (
	MaxName           = 20
	maxNameCharacters = 2 * MaxName
)

// maxMarks is the maximum number of accents on a letter of a name.
const maxMarks = 4

// CutName cuts a name to its maximum length.
func CutName(name string) string { return rules.Shorten(name, MaxName, maxNameCharacters) }

// CleanName returns a name in stored form: in one line, without surrounding space, and cut by
// CutName. It removes invisible characters and characters that turn the direction of writing,
// except those that join letters. It also removes accents beyond maxMarks.
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
		cut = cut[:n] // remove a joiner at the cut
	}
	return strings.TrimSpace(string(cut))
}

const blackFlag = '🏴'

// region returns the number of tag characters after a black flag that make it the flag of a region.
// The last tag marks the end. It returns 0 if there is no such sequence.
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

// joined reports whether c can be joined to a neighbouring character.
func joined(c rune) bool { return unicode.IsLetter(c) || unicode.IsMark(c) || unicode.IsSymbol(c) }

// isUnseen reports whether c is invisible, or changes the direction of writing.
func isUnseen(c rune) bool {
	return c == '\u00ad' || c == '\u061c' || c == '\ufeff' || c >= '\u200b' && c <= '\u200f' || c >= '\u202a' && c <= '\u202e' || c >= '\u2060' && c <= '\u206f'
}
