package play

import (
	"cmp"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"kulami/rules"
)

// newID returns a name for g that no game has yet.
func (m Model) newID(g Game) string {
	id := name(strconv.FormatUint(g.Seed, 36) + " " + strconv.FormatInt(m.Now, 36) + " " + g.Record.String())
	for m.want.get(gamePrefix+id) != "" || id == m.Game.ID {
		id = name(id)
	}
	return id
}

// recent returns ids with id at its front.
func recent(ids []string, id string) []string {
	return append([]string{id}, slices.DeleteFunc(slices.Clone(ids), func(o string) bool { return o == id })...)
}

// stow keeps the player's own game as it stands, before another is shown.
func (m Model) stow() Model {
	if !m.Linked && len(m.Recent) > 0 && m.Recent[0] == m.Game.ID {
		m.want = m.want.set(gamePrefix+m.Game.ID, pack(m.Game))
	}
	return m
}

// dropEmpty forgets the player's own game if nobody has played in it.
func (m Model) dropEmpty() Model {
	if len(m.Recent) == 0 {
		return m
	}
	id := m.Recent[0]
	if g, _ := unpack(id, m.want.get(gamePrefix+id)); g.Exists() && !g.moved() {
		m.want = m.want.set(gamePrefix+id, "")
		m.Recent = m.Recent[1:]
	}
	return m
}

// take shows g, which is the player's own, and puts the one shown so far away.
func (m Model) take(g Game) Model {
	m = m.stow()
	if !slices.Contains(m.Recent[:min(len(m.Recent), 1)], g.ID) {
		m = m.dropEmpty()
	}
	m.Game, m.Linked, m.Away, m.Screen = g, false, false, TableScreen
	m.Recent = recent(m.Recent, g.ID)
	m = m.cleared().hear(Heard{Kind: HeardShown})
	m.Counted = m.steps()
	return m
}

// openOwn shows the game kept under id; false if there is none that can be read.
func (m Model) openOwn(id string) (Model, bool) {
	next, ok := m.restore(id)
	if ok {
		next.Dialog = NoDialog
	}
	return next, ok
}

// exchange shows the game shown before this one. A game that is only looked at is
// not kept.
func (m Model) exchange() Model {
	for _, id := range m.Recent {
		if !m.Linked && id == m.Game.ID {
			continue
		}
		if next, ok := m.openOwn(id); ok {
			return next
		}
	}
	return m
}

// begin shows g, a new game, and puts the one shown so far away.
func (m Model) begin(g Game) Model {
	g.ID, g.Began, g.Build = m.newID(g), m.Now, m.Build
	m = m.take(g)
	m.Dialog = NoDialog
	m.Focus = firstFocus(g)
	return m.hear(Heard{Kind: HeardStart})
}

// listed fills the library if its dialog is open.
func (m Model) listed() Model {
	if m.Dialog != LibraryDialog {
		return m
	}
	m = m.stow()
	m.Library, m.Unread = nil, nil
	for _, key := range m.want.keys() {
		text := m.want.get(key)
		id, isGame := strings.CutPrefix(key, gamePrefix)
		var g Game
		if isGame {
			g, _ = unpack(id, text)
		}
		switch {
		case g.moved():
			m.Library = append(m.Library, g)
		case !g.Exists() && (isGame || strings.HasPrefix(key, unreadPrefix)):
			m.Unread = append(m.Unread, Item{key, text})
		}
	}
	slices.SortFunc(m.Library, func(a, b Game) int {
		return cmp.Or(cmp.Compare(b.Touched, a.Touched), cmp.Compare(m.shownSince(a), m.shownSince(b)),
			cmp.Compare(b.Began, a.Began), cmp.Compare(a.ID, b.ID))
	})
	return m
}

// shownSince returns how many other games have been shown since g, or as many as
// there are.
func (m Model) shownSince(g Game) int {
	if i := slices.Index(m.Recent, g.ID); i >= 0 {
		return i
	}
	return len(m.Recent)
}

// rename gives a game of the library a name.
func (m Model) rename(id, name string) Model {
	name = strings.TrimSpace(name)
	if len(name) > maxName {
		name = strings.ToValidUTF8(name[:maxName], "")
	}
	if !m.Linked && id == m.Game.ID {
		m.Game.Name = name
		return m.listed()
	}
	g, err := unpack(id, m.want.get(gamePrefix+id))
	if err != nil {
		return m
	}
	g.Name = name
	m.want = m.want.set(gamePrefix+id, pack(g))
	return m.listed()
}

// maxName is the greatest length of a game's name, in bytes.
const maxName = 120

// delete removes what is kept under a key, which may be unreadable. The game shown
// gives way to a new one on the same board.
func (m Model) delete(id string) Model {
	key := gamePrefix + id
	if strings.HasPrefix(id, KeyPrefix) {
		key = id
	}
	m = m.stow()
	item := Item{key, m.want.get(key)}
	if item.Text == "" || key == headKey {
		return m
	}
	if !m.Linked && id == m.Game.ID {
		m = m.afresh()
	}
	m.want = m.want.set(key, "")
	m.Recent = slices.DeleteFunc(slices.Clone(m.Recent), func(o string) bool { return o == id })
	m.Deleted = append([]Item{item}, m.Deleted...)
	return m.listed()
}

// afresh shows a new game like the one shown.
func (m Model) afresh() Model {
	g := m.Game
	g.Record = rules.NewRecord(g.Record.Board(), g.Record.Rules())
	g.ID, g.Name, g.Began, g.Live, g.Base, g.Line = m.newID(g), "", m.Now, 0, 0, nil
	return m.take(g)
}

// undelete brings back what was deleted last.
func (m Model) undelete() Model {
	if len(m.Deleted) == 0 {
		return m
	}
	m.want = m.want.set(m.Deleted[0].Key, m.Deleted[0].Text)
	m.Deleted = m.Deleted[1:]
	return m.listed()
}

// importText shows what text holds: a backup, a game, a board.
func (m Model) importText(text string) Model {
	b := backup{}
	if json.Unmarshal([]byte(strings.TrimSpace(text)), &b) == nil && b.Kulami == backupKind {
		return m.mergeBackup(b)
	}
	_, link, _ := strings.Cut(text, "#")
	if words := strings.Fields(link); len(words) > 0 {
		if next, ok := m.openScreen(strings.TrimRight(words[0], `.,;:!?)>"'`)); ok {
			return next
		}
	}
	i, err := rules.ParseImport(text[:min(len(text), maxGame)], m.Game.Record.Board())
	var pe *rules.ParseError
	switch errors.As(err, &pe); {
	case i.Record.IsZero() || pe != nil && pe.Has(rules.FaultNewerVersion):
		m.Dialog = ImportDialog
		return m.notify(Notice{Kind: ImportFailed, Faults: faults(err), Text: text})
	case i.Diagram != nil && i.Diagram.Marbles != [2]rules.Set{}:
		return m.countOn(*i.Diagram, m.Game.Edition)
	case i.Diagram != nil || i.Record.Len() == 0 && i.Record.Rules() == rules.Ruleset{}:
		m.Setup.Board, m.Setup.Code, m.Dialog = "code", i.Record.Board().Layout(), NewDialog
		return m
	case err == nil && m.holds(i.Record):
		m.Dialog = NoDialog
		return m
	}
	if id := m.ownOf(i.Record); err == nil && id != "" {
		m, _ = m.openOwn(id)
		return m
	}
	return m.look(i.Record, err, text)
}

// MaxImport is the greatest length of what is imported, in bytes. A game is looked
// for in the first maxGame bytes of it.
const (
	MaxImport = 5 << 20
	maxGame   = 64 << 10
)

// unopened tells that a file was not read, and why.
func (m Model) unopened(long bool) Model {
	m.Dialog = ImportDialog
	if long {
		return m.notify(Notice{Kind: FileTooLong})
	}
	return m.notify(Notice{Kind: FileUnopened})
}
