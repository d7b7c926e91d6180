package play

import (
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/screen/wooden"
	"kulami/rules"
)

type (
	// Delete removes a game from the library.
	Delete struct{ ID string }
)

func (Delete) Message() {}

// needsGames reports whether the screen depends on all games.
func (m *Model) needsGames() bool { return m.Screen().Needs().Games || m.Fits() }

// fillLibrary lists the games while the library's dialog is open or the screen needs them, if
// storage has changed since. Otherwise it clears the list.
func (m *Model) fillLibrary() {
	switch {
	case m.Page() == desk.LibraryDialog:
	case !m.needsGames():
		m.Library, m.Deleted = library.List{}, nil
		return
	case m.Dialog != desk.NoDialog && !m.Fits() || m.Kept.Partly():
		return
	default:
		m.Deleted = nil
	}
	m.SaveCurrent()
	if !m.Kept.Lists(m.Library) {
		m.Library = m.Kept.List(m.Recent)
	}
}

// run removes the text under a key or the id of a game. The text can be unreadable. A new game on
// the same board replaces the deleted game if it is shown.
func (d Delete) run(m *Model) {
	id := d.ID
	key := library.GamePrefix + id
	if strings.HasPrefix(id, library.HeadKey) {
		key = id
	}
	m.SaveCurrent()
	item := library.Item{Key: key, Text: m.Kept.Text(key)}
	if item.Text == "" || key == library.HeadKey || key == library.TrainingKey {
		return
	}
	if o, ok := m.Own(); ok && id == o.Game.ID {
		g := o.Game.Again()
		if g.Players.Friend() {
			g = g.OfTwo()
		}
		g.ID, g.Began = m.NewID(g), m.Now.Minute
		m.showOwn(g)
	}
	if t, ok := m.screen.(wooden.Tally); ok && id == t.ID {
		m.Put(wooden.NewTally(rules.NewDiagram(t.Marbles.Board), t.Edition))
	}
	m.Kept = m.Kept.With(key, "")
	m.Recent = slices.DeleteFunc(slices.Clone(m.Recent), func(o string) bool { return o == id })
	m.Deleted = append([][]library.Item{{item}}, m.Deleted...)
}
