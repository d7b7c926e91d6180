package rules

import (
	"slices"
	"strconv"
	"strings"
)

// Link is the content of a share link: a record and the sender's additions. Its text form is the
// share link without the address (String, ParseLink).
//
// String omits values outside their range. The zero Link has no record and an empty text.
type Link struct {
	Record
	Orientation int       // orientation of the board on the screen, 0…7 as in Board.Turned
	Friend      Friend    // identifies a game by link; zero for all other links
	Names       [2]string // names of the first and the second player, set in games by link
}

// Friend identifies a game that two people send each other as a link.
type Friend struct {
	To   Side   // First or Second: the side of the link's reader
	Game string // random name of the game in the links of both: 1…8 of 0–9 and a–z
}

// maxGameName is the maximum length of Friend.Game.
const maxGameName = 8

// IsZero reports whether f names no game.
func (f Friend) IsZero() bool { return f.Game == "" }

// text returns the value of the field "f", or the empty text for values that no link has.
func (f Friend) text() string {
	text := string(rune('1'+f.To)) + f.Game
	if _, ok := parseFriend(text); !ok {
		return ""
	}
	return text
}

// parseFriend reads the result of text.
func parseFriend(value string) (f Friend, ok bool) {
	if len(value) < 2 || len(value) > 1+maxGameName || value[0] != '1' && value[0] != '2' || strings.Trim(value, digits36) != "" {
		return Friend{}, false
	}
	return Friend{Side(value[0] - '1'), value[1:]}, true
}

// ForFriend reports whether the link belongs to a game by link. Friend is zero if the field "f" is
// damaged or of a later version.
func (l Link) ForFriend() bool {
	return !l.Friend.IsZero() || slices.ContainsFunc(l.unknown, func(field string) bool { return field[0] == 'f' })
}

// maxNames is the maximum length of both names in the text, in bytes.
const maxNames = 1000

// namesText writes both names, each in one line, escaped like comments. It returns the empty text
// if they are too long.
func namesText(names [2]string) string {
	for side, name := range names {
		names[side] = strings.ReplaceAll(validComment(name), "\n", " ")
	}
	if names == ([2]string{}) {
		return ""
	}
	text := EscapeComment(names[0] + "\n" + names[1])
	if len(text) > maxNames {
		return ""
	}
	return text
}

// parseNames reads the result of namesText.
func parseNames(value string) (names [2]string, ok bool) {
	text, _ := UnescapeComment(value)
	names[0], names[1], _ = strings.Cut(text, "\n")
	if namesText(names) != value {
		return [2]string{}, false
	}
	return names, true
}

// Equal reports whether l and o have the same text. The zero Link equals nothing.
func (l Link) Equal(o Link) bool {
	return l.board != nil && o.board != nil && l.String() == o.String()
}

// String returns the text of a share link without its address: the fields in their canonical order,
// then the check code, as in "k1/b8…/mc4c7/cf7". Only A–Z, a–z, 0–9 and "/" occur. The text of the
// zero Link is empty.
func (l Link) String() string {
	if l.board == nil {
		return ""
	}
	var s strings.Builder
	field := func(key byte, value string) {
		if value != "" {
			s.WriteString("/" + string(key) + value)
		}
	}
	s.WriteString("k1")
	field('b', l.board.Layout())
	field('r', l.rules.String())
	field('g', handicapText(l.rules.Handicap))
	field('m', l.cells(l.moves))
	if l.cursor != len(l.moves) {
		field('p', strconv.Itoa(l.cursor))
	}
	field('x', l.finish.String())
	for _, v := range l.variations {
		field('v', strconv.Itoa(v.Ply)+l.cells(v.Moves))
	}
	if o := l.Orientation & 7; o != 0 {
		field('o', strconv.Itoa(o))
	}
	field('f', l.Friend.text())
	field('n', namesText(l.Names))
	for _, n := range l.notes {
		field('e', l.noteText(n))
	}
	field('t', l.times.text())
	for _, u := range l.unknown {
		s.WriteString("/" + u)
	}
	text := s.String()
	return text + "/c" + CheckCode(text)
}
