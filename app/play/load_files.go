package play

import (
	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/screen/wooden"
	"kulami/rules"
)

// ImportFiles imports files. It shows the content of a single file, as Import does. It keeps the
// games of several files, and shows their number. Unread is the number of files that could not be
// opened, or are longer than MaxImport.
type ImportFiles struct {
	Texts  []string
	Unread int
}

func (ImportFiles) Message() {}

// run shows no game if there are several files. A file with a fault does not hide another file.
func (msg ImportFiles) run(m *Model) {
	if len(msg.Texts) == 1 && msg.Unread == 0 {
		m.importText(msg.Texts[0], desk.FromFile)
		return
	}
	n := desk.Notice{Kind: desk.GamesImported, Of: msg.Unread, Source: desk.FromFile}
	var games []rules.Link
	for _, text := range msg.Texts {
		if b, ok := library.BackupIn(text); ok {
			m.merge(b)
			n.Kept, n.There = n.Kept+m.Notice.Kept, n.There+m.Notice.Of-m.Notice.Kept
			continue
		}
		if list := linksIn(text); list.several {
			games = append(games, list.read...)
			if list.damaged {
				n.Of++
			}
			continue
		}
		i, err := rules.ParseImport(text[:min(len(text), desk.MaxLink)], m.origin().Record.Board())
		switch {
		case i.Diagram != nil && i.Diagram.Marbles != [2]rules.Set{}:
			wooden.NewTally(*i.Diagram, "").WithID(&m.Desk).Follow(&m.Desk)
			n.Kept++
		case err == nil:
			games = append(games, i.Link)
		default:
			n.Of++
		}
	}
	kept, there := m.keepGames(games)
	n.Kept, n.There = n.Kept+kept, n.There+there
	m.Dialog = desk.ImportDialog
	m.Notify(n)
}
