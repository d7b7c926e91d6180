package play

import (
	"encoding/json"
	"strings"

	"kulami/app/game"
	"kulami/rules"
)

// importText shows what text holds: a backup, a game, a board.
func (m Model) importText(text string) Model {
	b := backup{}
	if json.Unmarshal([]byte(strings.TrimSpace(text)), &b) == nil && b.Kulami == backupKind {
		return m.merge(b)
	}
	fragment := ""
	_, link, _ := strings.Cut(text, "#")
	if words := strings.Fields(link[:min(len(link), maxLink)]); len(words) > 0 {
		fragment = strings.TrimRight(words[0], `.,;:!?)>"'`)
		if next, ok := m.openCode(fragment); ok {
			return next
		}
		next, err := m.openScreen(fragment)
		if err == nil {
			return next
		}
		if screen, recorded := namesScreen(fragment); screen && !recorded {
			m.Dialog = ImportDialog
			m.Shell = m.notify(Notice{Kind: ImportFailed, Faults: faults(err), Text: text})
			return m
		}
	}
	from := m.origin()
	i, err := rules.ParseImport(text[:min(len(text), maxLink)], from.record.Board())
	problems := faults(err)
	_, byLink := i.Record.ByLink()
	switch {
	case i.Record.IsZero() || hasFault(problems, rules.FaultNewerVersion):
		m.Dialog = ImportDialog
		m.Shell = m.notify(Notice{Kind: ImportFailed, Faults: problems, Text: text})
		return m
	case i.Diagram != nil && i.Diagram.Marbles != [2]rules.Set{}:
		return m.visit(newTally(*i.Diagram, from.edition), Announcement{Kind: AnnounceNothing})
	case i.Diagram != nil || err == nil && i.Record.Len() == 0 && i.Record.Rules() == rules.Ruleset{} && !byLink:
		m.Setup.Board, m.Setup.Code, m.Dialog = game.CodeBoard, i.Record.Board().Layout(), NewDialog
		return m
	}
	m = m.openRecord(i.Record, err, text).sayMisnamed(err, fragment)
	m.Dialog = NoDialog
	return m
}

// MaxImport is the greatest length of what is imported, in bytes. A game is looked
// for in the first maxLink bytes of it.
const MaxImport = 5 << 20

// unopened says that a file was not read, and why.
func (m Model) unopened(long bool) Model {
	m.Dialog = ImportDialog
	n := Notice{Kind: FileUnopened}
	if long {
		n.Kind = FileTooLong
	}
	m.Shell = m.notify(n)
	return m
}

// launch does what the app was started for.
func (m Model) launch(l Launch) Model {
	switch l.Act {
	case "new":
		m.Dialog = NewDialog
	case "daily":
		m, _ = m.openScreen(string(DailyScreen))
	case "today":
		m.Setup.Board, m.Dialog = game.TodaysBoard, NewDialog
	case "import":
		m.Dialog = ImportDialog
	}
	if l.Text != "" {
		return m.importText(l.Text)
	}
	return m
}
