package rules

import "strings"

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
