package rules

import (
	"slices"
	"strings"
)

// ByLink says of a record that it is a game of two people who send it to each other as a
// link.
type ByLink struct {
	To   Side   // First or Second: who is sent the link plays this side
	Game string // names the game in the links of both: 1…8 of 0–9 and a–z, chosen at random
}

// maxGameName is the greatest length of ByLink.Game.
const maxGameName = 8

// ByLink returns to whom the record is sent; ok is false if it is not sent like that.
func (r Record) ByLink() (l ByLink, ok bool) {
	if r.byLink == "" {
		return ByLink{To: Nobody}, false
	}
	return ByLink{Side(r.byLink[0] - '1'), r.byLink[1:]}, true
}

// ForFriend reports whether the record was sent in a game by link, also where it does not say any more to whom: its field
// "f" may be damaged, or of a later version.
func (r Record) ForFriend() bool {
	return r.byLink != "" || slices.ContainsFunc(r.unknown, func(field string) bool { return field[0] == 'f' })
}

// WithByLink returns r sent to another player; for values that are none of ByLink's, as
// the side Nobody, it is an ordinary record. A record of other moves keeps this, but not
// one that Extract makes.
func (r Record) WithByLink(l ByLink) Record {
	r.byLink = ""
	if value := string(rune('1'+l.To)) + l.Game; validByLink(value) {
		r.byLink = value
	}
	return r
}

// validByLink reports whether the field "f" may have a value.
func validByLink(value string) bool {
	return len(value) > 1 && len(value) <= 1+maxGameName && (value[0] == '1' || value[0] == '2') &&
		strings.Trim(value, digits36) == ""
}

// maxNames is the greatest length of both names of a record in its text.
const maxNames = 1000

// Names returns the names of the players, First first, where the link says them: two people who send each other a game
// tell each other.
func (r Record) Names() [2]string { return r.names }

// WithNames returns r with the names of its players, each in one line; what has no room is left out. As with WithByLink, a
// record that Extract makes has none.
func (r Record) WithNames(names [2]string) Record {
	r.names = [2]string{}
	for side, name := range names {
		r.names[side] = strings.ReplaceAll(validComment(name), "\n", " ")
	}
	if len(namesText(r.names)) > maxNames {
		r.names = [2]string{}
	}
	return r
}

// namesText writes both names, with a line feed between them, as comments are written.
func namesText(names [2]string) string {
	if names == ([2]string{}) {
		return ""
	}
	return escapeComment(names[0] + "\n" + names[1])
}

// parseNames reads what namesText wrote.
func parseNames(value string) (names [2]string, ok bool) {
	text, _ := unescapeComment(value)
	names[0], names[1], _ = strings.Cut(text, "\n")
	if namesText(Record{}.WithNames(names).names) != value {
		return [2]string{}, false
	}
	return names, true
}
