package play

import (
	"encoding/json"
	"slices"
	"strings"

	"kulami/app/game"
	"kulami/rules"
)

type (
	// Import shows what was pasted, opened or dropped: whatever rules.ParseImport
	// reads, or a backup.
	Import struct{ Text string }
	// Unopened says that a file was not read: it is longer than MaxImport, or
	// could not be opened.
	Unopened struct{ Long bool }
)

// run shows what the text holds: a backup, a game, a board.
func (msg Import) run(m *Model) {
	text, b := msg.Text, backup{}
	if json.Unmarshal([]byte(strings.TrimSpace(text)), &b) == nil && b.Kulami == backupKind {
		m.merge(b)
		return
	}
	if m.importList(text) {
		return
	}
	a, _ := findAddress(text)
	err := m.openAddress(a, text)
	if err == nil {
		if a.Name != liveName {
			m.keepCount()
		}
		return
	}
	if screen, recorded := namesScreen(text); screen && !recorded {
		m.Dialog = ImportDialog
		m.notify(Notice{Kind: ImportFailed, Faults: faults(err), Text: text})
		return
	}
	from := m.origin()
	i, err := rules.ParseImport(text[:min(len(text), maxLink)], from.record.Board())
	problems := faults(err)
	_, byLink := i.Record.ByLink()
	switch {
	case i.Record.IsZero() || slices.Contains(problems, rules.FaultNewerVersion):
		m.Dialog = ImportDialog
		m.notify(Notice{Kind: ImportFailed, Faults: problems, Text: text})
		return
	case i.Diagram != nil && i.Diagram.Marbles != [2]rules.Set{}:
		m.visit(newTally(*i.Diagram, from.edition).orLast(&m.Shell), Announcement{Kind: AnnounceShown})
		m.keepCount()
		return
	case i.Diagram != nil || err == nil && i.Record.Len() == 0 && i.Record.Rules() == rules.Ruleset{} && !byLink:
		m.Setup.Board, m.Setup.Code, m.Dialog = game.CodeBoard, i.Record.Board().Layout(), NewDialog
		return
	}
	m.openRecord(i.Record, err, text)
	if t, ok := m.Table(); ok && t.Linked && err == nil && t.Game.Moved() {
		g := m.imported(i.Record)
		m.store = m.store.saveGame(g)
		m.showKept(g.ID)
	}
	m.sayMisnamed(err, a, text)
	m.Dialog = NoDialog
}

// importList keeps the games of a list of links, with other words around them, and says how many lines have
// none that can be read. It reports false if there are not several games, or none can be read. A game of a friend goes on.
func (m *Model) importList(text string) bool {
	text = rules.PlainText(text[:min(len(text), maxLink)])
	if strings.Count(text, "k1/") < 2 {
		return false
	}
	var read []rules.Record
	unread := 0
	several := false // games, or links of which some cannot be read
	for line := range strings.Lines(text) {
		before := len(read)
		for word := range strings.FieldsSeq(line) {
			if !strings.Contains(word, "k1/") {
				continue
			}
			rec, err := rules.ParseRecord(word)
			if err == nil {
				read = append(read, rec)
			}
			several = several || err != nil || !rec.Equal(read[0])
		}
		if len(read) == before && strings.TrimSpace(line) != "" {
			unread++
		}
	}
	if len(read) == 0 || !several {
		return false
	}
	m.saveCurrent()
	there := map[string]bool{}
	for key, text := range m.store.Each() {
		if _, isGame := gameID(key); isGame {
			_, record, _ := strings.Cut(text, `"record":"`)
			record, _, _ = strings.Cut(record, `"`)
			there[record] = true
		}
	}
	changes := map[string]string{}
	for _, r := range read {
		if r.ForFriend() {
			continue
		}
		g := m.imported(r)
		if record := g.Record().String(); !there[record] {
			there[record] = true
			changes[gamePrefix+g.ID] = game.Pack(g)
		}
	}
	m.store.Store = m.store.WithAll(changes)
	for _, r := range read {
		if l, ok := r.ByLink(); ok {
			m.openFriends(r, l)
		}
	}
	m.Dialog = ImportDialog
	m.notify(Notice{Kind: GamesImported, Kept: len(read), Of: unread})
	return true
}

// imported returns the game of a record as one of the player's own.
func (m *Model) imported(rec rules.Record) game.Game {
	g := game.Game{Tree: game.NewTree(rec), Opening: game.FreeOpening, Seed: m.seed, Began: m.Now.Minute, Touched: m.Now.Minute, Build: m.Build}
	g.ID = m.newID(g, m.ownID())
	return g
}

// keepCount has the count that was imported kept from now on.
func (m *Model) keepCount() {
	if t, ok := m.Screen.(Tally); ok {
		m.Screen = t.withID(&m.Shell)
	}
}

// MaxImport is the greatest length of what is imported, in bytes. A game is looked
// for in the first maxLink bytes of it.
const MaxImport = 5 << 20

func (u Unopened) run(m *Model) {
	m.Dialog = ImportDialog
	n := Notice{Kind: FileUnopened}
	if u.Long {
		n.Kind = FileTooLong
	}
	m.notify(n)
}

// Launch is how the app was started: by a shortcut, the system's share sheet or
// a file.
type Launch struct {
	Act  string // new, daily, today or import
	Text string // to be imported
}

// launch does what the app was started for.
func (m *Model) launch(l Launch) {
	switch l.Act {
	case "new":
		m.Dialog = NewDialog
	case "daily":
		m.openScreen(rules.Address{Name: string(DailyScreen), Text: string(DailyScreen)})
	case "today":
		m.Setup.Board, m.Dialog = game.TodaysBoard, NewDialog
	case "import":
		m.Dialog = ImportDialog
	}
	if l.Text != "" {
		Import{l.Text}.run(m)
	}
}
