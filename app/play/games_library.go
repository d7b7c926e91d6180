package play

import (
	"slices"
	"strings"

	"kulami/app/game"
	"kulami/app/library"
	"kulami/rules"
)

type (
	// ReadGames reads some more games of the library; it answers ReadOn. With To it reads those that are about to be seen, in
	// the places From to To of the list.
	ReadGames struct{ From, To int }
	// Rename gives a game of the library a name; an empty one takes it away.
	Rename struct{ ID, Name string }
	// Delete removes a game from the library.
	Delete struct{ ID string }
	// PruneGames removes the oldest games without a name from the library, as Prunable says.
	PruneGames struct{}
)

func (ReadGames) message()  {}
func (Rename) message()     {}
func (Delete) message()     {}
func (PruneGames) message() {}

func (ReadGames) traits() traits { return fleeting | background }

// run reads the games at From, or the next ones.
func (r ReadGames) run(m *Model) {
	if r.To > 0 {
		m.Library = m.kept.ReadAt(m.Library, r.From, r.To)
	} else {
		const more = 20 // a slow phone takes 20 ms for them
		m.Library = m.kept.ReadOn(m.Library, more)
	}
}

// needsGames reports whether what is shown follows from all games.
func (m *Model) needsGames() bool { return m.Screen().needs().Games || m.fits() }

// fits reports whether the dialog of a new game is open and finds a strength that keeps pace, or the points of an even game.
func (m *Model) fits() bool {
	s := m.Setup
	return m.Dialog == NewDialog && s.Opponent == game.ComputerOpponent && (s.Adaptive > 0 || s.Handicap == game.EvenHandicap)
}

// fillLibrary lists the games while the dialog of the library is open, or the screen needs them,
// if storage has changed since, and forgets them afterwards.
func (m *Model) fillLibrary() {
	switch {
	case m.Dialog == LibraryDialog:
	case !m.needsGames():
		m.Library, m.Deleted = library.List{}, nil
		return
	case m.Dialog != NoDialog && !m.fits() || m.kept.Partly():
		return
	default:
		m.Deleted = nil
	}
	m.saveCurrent()
	if !m.kept.Lists(m.Library) {
		m.Library = m.kept.List(m.Recent)
	}
}

// readOn asks for more games to be read, if m has just begun to or msg has read the next ones.
func (m *Model) readOn(before Model, msg Msg) {
	if m.Library.Pending > 0 && (msg == ReadGames{} || before.Library.Pending == 0) {
		m.do(ReadOn{})
	}
}

// CutTitle returns the beginning of the name of a game or a board that is not longer than names may be.
func CutTitle(name string) string {
	const most = 60 // letters
	return rules.Shorten(name, most, 2*most)
}

func (r Rename) run(m *Model) {
	id, name := r.ID, strings.TrimSpace(CutTitle(strings.TrimSpace(strings.ToValidUTF8(r.Name, ""))))
	if o, ok := m.own(); ok && id == o.Game.ID {
		o.Game.Name = name
		return
	}
	g, err := m.kept.Game(id)
	if err != nil {
		return
	}
	g.Name = name
	m.kept = m.kept.Put(g)
}

// run removes what is kept under a key or the id of a game, which may be
// unreadable. A new game on the same board takes the place of the one shown.
func (d Delete) run(m *Model) {
	id := d.ID
	key := library.GamePrefix + id
	if strings.HasPrefix(id, library.HeadKey) {
		key = id
	}
	m.saveCurrent()
	item := library.Item{Key: key, Text: m.kept.Text(key)}
	if item.Text == "" || key == library.HeadKey || key == library.TrainingKey {
		return
	}
	if o, ok := m.own(); ok && id == o.Game.ID {
		g := o.Game.Again()
		if g.Players.Friend() {
			g.Players, g.Match = game.Players{Names: g.Players.Names}, ""
		}
		g.ID, g.Began = m.kept.NewID(g, m.Now.Minute, m.ownID()), m.Now.Minute
		m.showOwn(g)
	}
	if t, ok := m.screen.(Tally); ok && id == t.ID {
		m.Put(newTally(rules.NewDiagram(t.Marbles.Board), t.Edition))
	}
	m.kept = m.kept.With(key, "")
	m.Recent = without(m.Recent, func(o string) bool { return o == id })
	m.Deleted = append([][]library.Item{{item}}, m.Deleted...)
}

// run brings back what was deleted last, or together.
func (Undelete) run(m *Model) {
	if len(m.Deleted) == 0 {
		return
	}
	changes := map[string]string{}
	for _, item := range m.Deleted[0] {
		changes[item.Key] = item.Text
	}
	m.kept = m.kept.WithAll(changes)
	m.Deleted = m.Deleted[1:]
}

// Prunable returns the ids of the oldest games of the library that have no name and were
// not shown lately, at most 200: those that a player misses least where storage is
// full.
func (s *Shell) Prunable() []string {
	const most = 200
	return s.Library.Oldest(most, append(slices.Clone(s.lately()), s.Count)...)
}

// run removes the games that are prunable; they can be brought back together.
func (PruneGames) run(m *Model) {
	changes := map[string]string{}
	var items []library.Item
	for _, id := range m.Prunable() {
		key := library.GamePrefix + id
		items = append(items, library.Item{Key: key, Text: m.kept.Text(key)})
		changes[key] = ""
	}
	if len(items) > 0 {
		m.kept = m.kept.WithAll(changes)
		m.Deleted = append([][]library.Item{items}, m.Deleted...)
	}
}
