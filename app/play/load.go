package play

import (
	"encoding/json"
	"strings"

	"kulami/rules"
)

// load brings back what was saved, then opens the address's fragment, and does what
// the app was started for.
func (m Model) load(msg Loaded) Model {
	m.Ready, m.Day, m.Now, m.Calm, m.Build = true, msg.Day, msg.Now, msg.Calm, msg.Build
	m.Device, m.Speaks, m.seed = msg.Device, msg.Speaks, msg.Seed
	if t, ok := m.Table(); ok {
		t.Game.Seed = msg.Seed
		t.Game.ID, t.Game.Began, t.Game.Build = m.newID(t.Game), m.Now, m.Build
		m.Screen = t
	}
	m = m.loadStored(&texts{msg.Stored}, msg.Journal)
	m, found := m.findOwn(msg.ID)
	if t, ok := m.Table(); ok {
		if !found {
			m.Recent = append([]string{t.Game.ID}, m.Recent...)
		}
		t.Pointer = newPointer(t.Game.Board())
		m.Screen = t
	}
	if msg.Blocked {
		m = m.stored(Stored{})
	}
	if m.Notice.Kind == NoNotice {
		m.Announced = Announcement{}
	}
	m.address, m.historyID = msg.Fragment, msg.ID
	t, _ := m.Table()
	switch {
	case msg.ID != "" && m.ownID() == msg.ID:
		m = m.catchUp(msg.Fragment)
	case namesScreen(msg.Fragment) || !t.behind(msg.Fragment):
		m = m.open(msg.Fragment)
	}
	return m.launch(msg.Launch)
}

// loadStored reads the head of what lies in storage, with what the journal has beyond
// it. What cannot be read is kept and said.
func (m Model) loadStored(stored *texts, journal map[string]string) Model {
	m.store.disk = stored
	stored = stored.with(m.ahead(journal))
	text := stored.get(headKey)
	var err error
	if m.store.want, err = migrate(stored, m.head()); err == nil {
		m.Shell, err = m.readHead(m.store.want.get(headKey))
	}
	if err != nil {
		m.store = m.store.with(unreadKey(text), text)
		m.Shell = m.notify(Notice{Kind: SavedUnread, Faults: faults(err), Text: text})
	}
	return m
}

// ahead returns the texts of the journal that can be read, except those in the place of
// one that cannot be read.
func (m Model) ahead(journal map[string]string) map[string]string {
	stored, _ := migrate(m.store.disk, m.head()) // an earlier schema can be read, too
	taken := map[string]string{}
	for key, text := range journal {
		was := stored.get(key)
		if (text == "" || readable(key, text)) && (was == "" || readable(key, was)) {
			taken[key] = text
		}
	}
	return taken
}

// launch does what the app was started for.
func (m Model) launch(l Launch) Model {
	switch l.Act {
	case "new":
		m.Dialog = NewDialog
	case "today":
		m.Setup.Board, m.Dialog = TodaysBoard, NewDialog
	case "import":
		m.Dialog = ImportDialog
	}
	if l.Text != "" {
		return m.importText(l.Text)
	}
	return m
}

// MaxImport is the greatest length of what is imported, in bytes. A game is looked
// for in the first maxGame bytes of it.
const (
	MaxImport = 5 << 20
	maxGame   = 64 << 10
)

// importText shows what text holds: a backup, a game, a board.
func (m Model) importText(text string) Model {
	b := backup{}
	if json.Unmarshal([]byte(strings.TrimSpace(text)), &b) == nil && b.Kulami == backupKind {
		return m.merge(b)
	}
	_, link, _ := strings.Cut(text, "#")
	if words := strings.Fields(link); len(words) > 0 {
		if next, ok := m.openScreen(strings.TrimRight(words[0], `.,;:!?)>"'`)); ok {
			return next
		}
	}
	from := m.origin()
	i, err := rules.ParseImport(text[:min(len(text), maxGame)], from.record.Board())
	problems := faults(err)
	switch {
	case i.Record.IsZero() || hasFault(problems, rules.FaultNewerVersion):
		m.Dialog = ImportDialog
		m.Shell = m.notify(Notice{Kind: ImportFailed, Faults: problems, Text: text})
		return m
	case i.Diagram != nil && i.Diagram.Marbles != [2]rules.Set{}:
		return m.visit(newTally(*i.Diagram, from.edition), Announcement{Kind: AnnounceNothing})
	case i.Diagram != nil || i.Record.Len() == 0 && i.Record.Rules() == rules.Ruleset{}:
		m.Setup.Board, m.Setup.Code, m.Dialog = CodeBoard, i.Record.Board().Layout(), NewDialog
		return m
	}
	m = m.openRecord(i.Record, err, text)
	m.Dialog = NoDialog
	return m
}

func hasFault(list []rules.Fault, fault rules.Fault) bool {
	for _, f := range list {
		if f == fault {
			return true
		}
	}
	return false
}

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
