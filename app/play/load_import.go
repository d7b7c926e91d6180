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
	// Unopened says that a file was not read: it is longer than MaxImport, is still being read, or
	// could not be opened.
	Unopened struct{ Long, Slow bool }
)

func (msg Import) run(m *Model) { m.importText(msg.Text, FromLink) }

// importText shows what a text holds: a backup, a game, a board.
func (m *Model) importText(text string, source Source) {
	if b, ok := backupIn(text); ok {
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
		m.notify(Notice{Kind: ImportFailed, Faults: faults(err), Text: text, Source: source})
		return
	}
	from := m.origin()
	i, err := rules.ParseImport(text[:min(len(text), maxLink)], from.record.Board())
	problems := faults(err)
	_, byLink := i.Record.ByLink()
	switch {
	case i.Record.IsZero() || slices.Contains(problems, rules.FaultNewerVersion):
		m.Dialog = ImportDialog
		m.notify(Notice{Kind: ImportFailed, Faults: problems, Text: text, Source: source})
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
	if i.Notes && source == FromLink {
		source = FromList
	}
	if m.Notice.Kind == LinkDamaged {
		m.Notice.Source = source
	}
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
	l := linksIn(text)
	if !l.several() {
		return false
	}
	n := m.keepLinks(l)
	n.Of = l.unread
	m.Dialog = ImportDialog
	m.notify(n)
	return true
}

// links is what a list of links has.
type links struct {
	own, friends []rules.Record
	unread       int  // lines that have no game that can be read
	damaged      bool // there is a damaged link, of one more game or of one that is there
}

// several reports whether a list has more than a single game that can be read.
func (l links) several() bool {
	all := slices.Concat(l.own, l.friends)
	return len(all) > 0 && (l.damaged || slices.ContainsFunc(all, func(r rules.Record) bool { return !r.Equal(all[0]) }))
}

// linksIn reads a list of links, with other words around them. The lines behind the first maxLink bytes are not read.
func linksIn(text string) (l links) {
	read := text
	if len(text) > maxLink {
		read = text[:strings.LastIndexByte(text[:maxLink], '\n')+1]
	}
	rest := text[len(read):]
	if read = rules.PlainText(read); strings.Count(read, "k1/") < 2 {
		return links{}
	}
	for line := range strings.Lines(read) {
		before := len(l.own) + len(l.friends)
		for word := range strings.FieldsSeq(line) {
			if !strings.Contains(word, "k1/") {
				continue
			}
			switch rec, err := rules.ParseRecord(word); {
			case err != nil:
				l.damaged = true
			case rec.ForFriend():
				l.friends = append(l.friends, rec)
			default:
				l.own = append(l.own, rec)
			}
		}
		if len(l.own)+len(l.friends) == before && strings.TrimSpace(line) != "" {
			l.unread++
		}
	}
	for line := range strings.Lines(rest) {
		if strings.TrimSpace(line) != "" {
			l.unread++
		}
	}
	return l
}

// keepLinks keeps the games of a list, goes on with those of friends, and returns the notice that says how many they are.
func (m *Model) keepLinks(l links) Notice {
	kept, there := m.keepGames(l.own)
	for _, r := range l.friends {
		link, _ := r.ByLink()
		m.openFriends(r, link)
	}
	return Notice{Kind: GamesImported, Kept: kept + len(l.friends), There: there}
}

// backupIn returns the backup that a text is; ok is false if it is another text.
func backupIn(text string) (b backup, ok bool) {
	return b, json.Unmarshal([]byte(strings.TrimSpace(text)), &b) == nil && b.Kulami == backupKind
}

// keepGames keeps games as the player's own, and returns how many of them are new and how many were there already.
func (m *Model) keepGames(records []rules.Record) (kept, there int) {
	m.saveCurrent()
	known := map[string]bool{}
	for key, text := range m.store.Each() {
		if _, isGame := gameID(key); isGame {
			_, record, _ := strings.Cut(text, `"record":"`)
			record, _, _ = strings.Cut(record, `"`)
			known[record] = true
		}
	}
	changes := map[string]string{}
	for _, rec := range records {
		g := m.imported(rec)
		record := g.Record().String()
		if known[record] {
			there++
			continue
		}
		known[record] = true
		changes[gamePrefix+g.ID] = game.Pack(g)
		kept++
	}
	m.store.Store = m.store.WithAll(changes)
	return kept, there
}

// imported returns the game of a record as one of the player's own.
func (m *Model) imported(rec rules.Record) game.Game {
	g := game.Game{Tree: game.NewTree(rec), Opening: game.FreeOpening, Seed: m.seed, Began: m.Now.Minute, Touched: m.Now.Minute, Build: m.Build}
	g.Players = g.Players.Named(rec.Names())
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
	} else if u.Slow {
		n.Kind = FileSlow
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
