package play

import (
	"strings"
	"unicode"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// commands maps letters to the board commands.
var commands = map[string]desk.Topic{"s": desk.TopicScore, "l": desk.TopicLast, "m": desk.TopicPlayable, "t": desk.TopicTile, "e": desk.TopicValue}

// twins lists letters of other scripts. Each is followed by the letter of a hole or a command that
// it looks or sounds like.
const twins = "аaбbвbсcцcдdеeфfгgнhхhиiіiйjјjѕsмmтtлl" + "αaβbγgδdεeφfηhιiμmτtσs" + "ıi"

// entryName returns the hole name or the command letter that a text means. Phones and dictation add
// blanks, points and capitals. Keyboards of other languages have letters and digits of their own.
func entryName(text string) string {
	return strings.Map(func(r rune) rune {
		r = unicode.ToLower(rules.Narrow(r))
		if before, after, ok := strings.Cut(twins, string(r)); ok && len([]rune(before))%2 == 0 {
			return rune(after[0])
		}
		switch value, ok := game.Digit(r); {
		case ok:
			return '0' + value
		case unicode.IsLetter(r):
			return r
		}
		return -1
	}, text)
}
