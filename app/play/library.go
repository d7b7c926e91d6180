package play

import (
	"cmp"
	"slices"
	"strings"
)

// listed fills the library while its dialog is open, if storage has changed since, and
// empties it when it is closed.
func (m Model) listed() Model {
	if m.Dialog != LibraryDialog {
		m.Library = Library{}
		return m
	}
	m = m.saveCurrent()
	if m.Library.of == m.store.want {
		return m
	}
	m.Library = Library{Deleted: m.Library.Deleted, of: m.store.want}
	for _, key := range m.store.want.keys() {
		text := m.store.want.get(key)
		id, isGame := gameID(key)
		var g Game
		if isGame {
			g, _ = unpack(id, text)
		}
		switch {
		case g.Exists() && g.moved():
			m.Library.Games = append(m.Library.Games, g)
		case !g.Exists() && (isGame || strings.HasPrefix(key, unreadPrefix)):
			m.Library.Unread = append(m.Library.Unread, Item{key, text})
		}
	}
	slices.SortFunc(m.Library.Games, func(a, b Game) int {
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

// maxName is the greatest length of a game's name, in bytes.
const maxName = 120

// rename gives a game of the library a name.
func (m Model) rename(id, name string) Model {
	name = strings.TrimSpace(name)
	if len(name) > maxName {
		name = strings.ToValidUTF8(name[:maxName], "")
	}
	if t, ok := m.ownTable(); ok && id == t.Game.ID {
		t.Game.Name = name
		m.Screen = t
		return m
	}
	g, err := unpack(id, m.store.game(id))
	if err != nil {
		return m
	}
	g.Name = name
	m.store = m.store.saveGame(g)
	return m
}

// delete removes what is kept under a key or the id of a game, which may be
// unreadable. The game shown gives way to a new one on the same board.
func (m Model) delete(id string) Model {
	key := gamePrefix + id
	if strings.HasPrefix(id, KeyPrefix) {
		key = id
	}
	m = m.saveCurrent()
	item := Item{key, m.store.want.get(key)}
	if item.Text == "" || key == headKey {
		return m
	}
	if t, ok := m.ownTable(); ok && id == t.Game.ID {
		g := t.Game.again()
		g.ID, g.Began = m.newID(g), m.Now
		m = m.take(g)
	}
	m.store = m.store.with(key, "")
	m.Recent = without(m.Recent, func(o string) bool { return o == id })
	m.Library.Deleted = append([]Item{item}, m.Library.Deleted...)
	return m
}

// undelete brings back what was deleted last.
func (m Model) undelete() Model {
	if len(m.Library.Deleted) == 0 {
		return m
	}
	last := m.Library.Deleted[0]
	m.store = m.store.with(last.Key, last.Text)
	m.Library.Deleted = m.Library.Deleted[1:]
	return m
}
