package play

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"kulami/app/game"
	"kulami/rules"
)

// ImportFiles shows what a file holds, as Import does, or keeps what several hold and says how many games that are. Unread files
// could not be opened, or are longer than MaxImport.
type ImportFiles struct {
	Texts  []string
	Unread int
}

// run shows none of the games of several files. A file that has a fault hides no other.
func (msg ImportFiles) run(m *Model) {
	if len(msg.Texts) == 1 && msg.Unread == 0 {
		m.importText(msg.Texts[0], FromFile)
		return
	}
	n := Notice{Kind: GamesImported, Of: msg.Unread, Source: FromFile}
	var read []rules.Record
	for _, text := range msg.Texts {
		if b, ok := backupIn(text); ok {
			m.merge(b)
			n.Kept, n.There = n.Kept+m.Notice.Kept, n.There+m.Notice.Of-m.Notice.Kept
			continue
		}
		if records, _, damaged := linksIn(text); len(records) > 0 {
			read = append(read, records...)
			n.Of += min(damaged, 1)
			continue
		}
		i, err := rules.ParseImport(text[:min(len(text), maxLink)], m.origin().record.Board())
		switch {
		case i.Diagram != nil && i.Diagram.Marbles != [2]rules.Set{}:
			kept, there := m.keepCountOf(*i.Diagram)
			n.Kept, n.There = n.Kept+kept, n.There+there
		case err == nil:
			read = append(read, i.Record)
		default:
			n.Of++
		}
	}
	kept, there := m.keepGames(read)
	n.Kept, n.There = n.Kept+kept, n.There+there
	m.Dialog = ImportDialog
	m.notify(n)
}

// keepCountOf keeps a position as a count of a game on a wooden board, and returns how many counts are new and how many were
// there already.
func (m *Model) keepCountOf(d rules.Diagram) (kept, there int) {
	for g := range m.store.games(d.Board) {
		if g.Count == game.MarblesText(d) {
			return 0, 1
		}
	}
	newTally(d, m.origin().edition).withID(&m.Shell).follow(&m.Shell)
	return 1, 0
}

// TextOf returns the text that the bytes of a file are: UTF-8 or UTF-16, with a byte order mark or without, or Windows-1252,
// which has Latin-1 in it.
func TextOf(file []byte) string {
	order := 0 // the place of the more significant one of two bytes
	switch {
	case len(file) < 2:
		return string(file)
	case file[0] == 0xff && file[1] == 0xfe, file[0] != 0 && file[1] == 0:
		order = 1
	case file[0] == 0xfe && file[1] == 0xff, file[0] == 0 && file[1] != 0:
	case utf8.Valid(file):
		return strings.TrimPrefix(string(file), "\ufeff")
	default:
		runes := make([]rune, len(file))
		for i, c := range file {
			if runes[i] = rune(c); c >= 0x80 && c < 0xa0 {
				runes[i] = windows1252[c-0x80]
			}
		}
		return string(runes)
	}
	units := make([]uint16, len(file)/2)
	for i := range units {
		units[i] = uint16(file[2*i+order])<<8 | uint16(file[2*i+1-order])
	}
	return strings.TrimPrefix(string(utf16.Decode(units)), "\ufeff")
}

// windows1252 are the characters of the bytes 0x80…0x9f, which Latin-1 has no signs for.
var windows1252 = [...]rune{'€', 0x81, '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', 0x8d, 'Ž', 0x8f,
	0x90, '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', 0x9d, 'ž', 'Ÿ'}
