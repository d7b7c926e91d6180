package play

import (
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/wooden"
	"kulami/rules"
)

type (
	// Import shows a text that was pasted, opened or dropped: a backup, or any format of
	// rules.ParseImport.
	Import struct{ Text string }
	// Unopened reports a file that was not read. The file is longer than MaxImport, is still being
	// read, or could not be opened.
	Unopened struct{ Long, Slow bool }
)

func (Import) Message()   {}
func (Unopened) Message() {}

func (msg Import) run(m *Model) { m.importText(msg.Text, desk.FromLink) }

// importText imports a backup, a game or a board.
func (m *Model) importText(text string, source desk.Source) {
	if b, ok := library.BackupIn(text); ok {
		m.merge(b)
		return
	}
	if m.importAnswers(text) || m.importList(text) {
		return
	}
	a, _ := findAddress(text)
	err := m.openAddress(a, text)
	if err == nil {
		if a.Name != desk.LiveName {
			m.keepCount()
		}
		return
	}
	if screen, recorded := namesScreen(text); screen && !recorded {
		m.Dialog = desk.ImportDialog
		m.Notify(desk.Notice{Kind: desk.ImportFailed, Faults: desk.Faults(err), Text: text, Source: source})
		return
	}
	from := m.origin()
	i, err := rules.ParseImport(text[:min(len(text), desk.MaxLink)], from.Record.Board())
	problems := desk.Faults(err)
	switch {
	case i.Record.IsZero() || slices.Contains(problems, rules.FaultNewerVersion):
		m.Dialog = desk.ImportDialog
		m.Notify(desk.Notice{Kind: desk.ImportFailed, Faults: problems, Text: text, Source: source})
		return
	case i.Diagram != nil && i.Diagram.Marbles != [2]rules.Set{}:
		m.visit(wooden.NewTally(*i.Diagram, from.Edition).OrLast(&m.Desk), desk.Announcement{Kind: desk.AnnounceShown})
		m.keepCount()
		return
	case i.Diagram != nil || err == nil && i.Record.Len() == 0 && i.Record.Rules() == rules.Ruleset{} && i.Friend.IsZero():
		m.Setup.Board, m.Setup.Code, m.Dialog = game.CodeBoard, i.Record.Board().Layout(), desk.NewDialog
		return
	}
	m.openRecord(i.Link, err, text)
	if i.Notes && source == desk.FromLink {
		source = desk.FromList
	}
	if m.Notice.Kind == desk.LinkDamaged {
		m.Notice.Source = source
	}
	if t, ok := m.Table(); ok && t.Linked && err == nil && t.Game.Moved() {
		g := m.imported(i.Link)
		m.Kept = m.Kept.Put(g)
		m.showKept(g.ID)
	}
	m.warnMisnamed(err, a, text)
	m.Dialog = desk.NoDialog
}

// importList keeps the games of a list of links, which can have other words around them. It shows
// the number of lines without a readable game. It returns false unless there are several games and
// one can be read. It continues a friend's game.
func (m *Model) importList(text string) bool {
	list := linksIn(text)
	if !list.several {
		return false
	}
	kept, there := m.keepGames(list.read)
	m.Dialog = desk.ImportDialog
	m.Notify(desk.Notice{Kind: desk.GamesImported, Kept: kept, There: there, Of: list.unread})
	return true
}

// links is the content of a list of links.
type links struct {
	read    []rules.Link
	unread  int  // lines without a readable game
	damaged bool // a link cannot be read
	several bool // there is a game, and another game or a damaged link
}

// linksIn reads a list of links. It ignores the lines after the first MaxLink bytes.
func linksIn(text string) (l links) {
	end := len(text)
	if end > desk.MaxLink {
		end = strings.LastIndexByte(text[:desk.MaxLink], '\n') + 1
	}
	for _, line := range strings.Split(rules.PlainText(text[:end]), "\n") {
		before := len(l.read)
		for _, word := range strings.Fields(line) {
			if !strings.Contains(word, "k1/") {
				continue
			}
			if link, err := rules.ParseLink(word); err == nil {
				l.read = append(l.read, link)
				l.several = l.several || !link.Equal(l.read[0])
			} else {
				l.damaged = true
			}
		}
		if len(l.read) == before && strings.TrimSpace(line) != "" {
			l.unread++
		}
	}
	for _, line := range strings.Split(text[end:], "\n") {
		if strings.TrimSpace(line) != "" {
			l.unread++
		}
	}
	l.several = l.several || l.damaged && len(l.read) > 0
	return l
}

// keepGames keeps games as the player's own, and continues the games of friends. It returns the
// number of new games and the number of games that were kept already.
func (m *Model) keepGames(links []rules.Link) (kept, there int) {
	m.SaveCurrent()
	known := m.Kept.Records()
	var games []game.Game
	for _, link := range links {
		if link.ForFriend() {
			continue
		}
		g := m.imported(link)
		record := g.LinkOf(g.Record()).String()
		if known[record] {
			there++
			continue
		}
		known[record] = true
		games = append(games, g)
	}
	m.Kept = m.Kept.Put(games...)
	kept = len(games)
	for _, link := range links {
		if !link.Friend.IsZero() {
			m.openFriends(link)
			kept++
		}
	}
	return kept, there
}

// imported returns the game of a link as one of the player's own.
func (m *Model) imported(link rules.Link) game.Game {
	g := game.Game{Tree: game.NewTree(link.Record), Orientation: link.Orientation, Opening: game.FreeOpening, Seed: m.Seed, Began: m.Now.Minute, Touched: m.Now.Minute, Build: m.Build}
	g.Players = g.Players.Named(link.Names)
	g.ID = m.NewID(g)
	return g
}

// keepCount stores the imported count from now on.
func (m *Model) keepCount() {
	if t, ok := m.screen.(wooden.Tally); ok {
		m.Put(t.WithID(&m.Desk))
	}
}

// MaxImport is the maximum length of an import, in bytes. Only the first MaxLink bytes are searched
// for a game.
const MaxImport = 5 << 20

func (u Unopened) run(m *Model) {
	m.Dialog = desk.ImportDialog
	n := desk.Notice{Kind: desk.FileUnopened}
	if u.Long {
		n.Kind = desk.FileTooLong
	} else if u.Slow {
		n.Kind = desk.FileSlow
	}
	m.Notify(n)
}

// Launch says how the app was started: by a shortcut, the system's share sheet or a file.
type Launch struct {
	Act  string // new, daily, today or import
	Text string // text to import
}

// launch performs the action that the app was started for.
func (m *Model) launch(l Launch) {
	switch l.Act {
	case "new":
		m.Dialog = desk.NewDialog
	case "daily":
		m.openScreen(rules.Address{Name: string(puzzles.DailyScreen), Text: string(puzzles.DailyScreen)})
	case "today":
		m.Setup.Board, m.Dialog = game.TodaysBoard, desk.NewDialog
	case "import":
		m.Dialog = desk.ImportDialog
	}
	if l.Text != "" {
		Import{l.Text}.run(m)
	}
}
