package play

import (
	"strings"
	"unicode"

	"kulami/rules"
)

// commands are the letters of the board commands.
var commands = map[string]Topic{"s": TopicScore, "l": TopicLast, "m": TopicPlayable, "t": TopicTile, "e": TopicValue}

// enter plays the hole of the given name, or answers the command of the given letter. The dialog stays open for another try
// if the name isn't read, the hole can't be played, or it has to be confirmed.
func (m *Model) enter(text string) {
	name, dialog := entryName(text), m.Dialog
	if topic, ok := commands[name]; ok {
		m.Dialog = NoDialog
		m.step(Describe{topic})
		return
	}
	h := rules.NoHole
	if b := m.Screen.BoardShown(); b != nil {
		h = b.Hole(name)
	}
	if h == rules.NoHole {
		m.notify(Notice{Kind: EntryUnread, Text: strings.TrimSpace(text)})
		return
	}
	m.Dialog = NoDialog
	m.step(Press{h})
	if m.Notice.Kind == IllegalHole || m.Notice.Kind == ConfirmHole {
		m.Dialog = dialog
	}
}

// twins are letters of other scripts, each followed by the letter of a hole or a command that it looks or sounds like.
const twins = "аaбbвbсcцcдdеeфfгgнhхhиiіiйjјjѕsмmтtлl" + "αaβbγgδdεeφfηhιiμmτtσs" + "ıi"

// entryName returns the name of a hole, or the letter of a command, that a text means. Phones and dictation add blanks,
// points and capitals, and keyboards of other languages have letters and digits of their own.
func entryName(text string) string {
	return strings.Map(func(r rune) rune {
		const wide = 'ａ' - 'a'
		if r > wide && r <= '～' {
			r -= wide
		}
		r = unicode.ToLower(r)
		if before, after, ok := strings.Cut(twins, string(r)); ok && len([]rune(before))%2 == 0 {
			return rune(after[0])
		}
		switch {
		case unicode.IsDigit(r):
			value := rune(0)
			for value < 9 && unicode.IsDigit(r-value-1) {
				value++
			}
			return '0' + value
		case unicode.IsLetter(r):
			return r
		}
		return -1
	}, text)
}
