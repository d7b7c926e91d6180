package rules

import (
	"slices"
	"strconv"
	"strings"
)

// Link is what a share link carries: a record, and what its sender adds to it. Its text form is the share link without the
// address (String, ParseLink).
//
// Values out of their range are left out of the text. The zero Link has no record and an empty text.
type Link struct {
	Record
	Orientation int       // how the board is turned for the eye, 0…7 as in Board.Turned
	Friend      Friend    // the game that two people send each other; the zero Friend for any other link
	Names       [2]string // of the players, the first player's first; two people who send each other a game tell each other
}

// Friend says of a link that two people send each other a game, and which one.
type Friend struct {
	To   Side   // First or Second: the reader of the link plays this side
	Game string // names the game in the links of both: 1…8 of 0–9 and a–z, chosen at random
}

// maxGameName is the greatest length of Friend.Game.
const maxGameName = 8

// IsZero reports whether f names no game.
func (f Friend) IsZero() bool { return f.Game == "" }

// text returns the value of the field "f", or nothing for values that no link has.
func (f Friend) text() string {
	text := string(rune('1'+f.To)) + f.Game
	if _, ok := parseFriend(text); !ok {
		return ""
	}
	return text
}

// parseFriend reads what text wrote.
func parseFriend(value string) (f Friend, ok bool) {
	if len(value) < 2 || len(value) > 1+maxGameName || value[0] != '1' && value[0] != '2' || strings.Trim(value, digits36) != "" {
		return Friend{}, false
	}
	return Friend{Side(value[0] - '1'), value[1:]}, true
}

// ForFriend reports whether the link was sent in a game by link. Its field "f" may be damaged, or of a later version: then
// Friend is zero.
func (l Link) ForFriend() bool {
	return !l.Friend.IsZero() || slices.ContainsFunc(l.unknown, func(field string) bool { return field[0] == 'f' })
}

// maxNames is the greatest length of both names in the text.
const maxNames = 1000

// namesText writes both names, each in one line, as comments are written; nothing if there is no room.
func namesText(names [2]string) string {
	for side, name := range names {
		names[side] = strings.ReplaceAll(validComment(name), "\n", " ")
	}
	if names == ([2]string{}) {
		return ""
	}
	text := escapeComment(names[0] + "\n" + names[1])
	if len(text) > maxNames {
		return ""
	}
	return text
}

// parseNames reads what namesText wrote.
func parseNames(value string) (names [2]string, ok bool) {
	text, _ := unescapeComment(value)
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

// String returns the text of a share link without its address, fields in their canonical order, with its check code:
// "k1/b8…/mc4c7/cf7". Only A–Z, a–z, 0–9 and "/" occur. The text of the zero Link is empty.
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
