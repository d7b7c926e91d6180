package play

import (
	"cmp"
	"slices"
	"strings"

	"kulami/app/game"
	"kulami/rules"
)

type (
	// ReadGames reads some more games of the library; it answers ReadOn.
	ReadGames struct{}
	// Rename gives a game of the library a name; an empty one takes it away.
	Rename struct{ ID, Name string }
	// Delete removes a game from the library.
	Delete struct{ ID string }
	// PruneGames removes the oldest games without a name from the library, as Prunable says.
	PruneGames struct{}
)

func (ReadGames) traits() traits { return fleeting | background }

func (ReadGames) run(m *Model) { m.readGames(moreRead) }

// Summary returns the summary of a game of the library.
func (s Shell) Summary(g Listed) *game.Summary {
	if g.Summary == nil {
		g.Summary = s.store.summaries.read(g.ID, s.store.game(g.ID))
	}
	if g.Summary == nil { // it is listed apart as soon as it has been read
		return &game.Summary{ID: g.ID, Touched: g.touched}
	}
	return g.Summary
}

// firstRead is how many games are read when the library is opened: as many as are seen.
// moreRead is how many are read at a time after that: a slow phone takes 20 ms for them.
const (
	firstRead = 10
	moreRead  = 20
)

// needsGames reports whether what is shown follows from all games.
func (m *Model) needsGames() bool { return m.Screen.needs().Games || m.fits() }

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
		m.Library = Library{}
		return
	case m.Dialog != NoDialog && !m.fits() || m.store.partly:
		return
	default:
		m.Library.Deleted = nil
	}
	m.saveCurrent()
	if m.Library.of.WantsTheSame(m.store.Store) {
		return
	}
	l := Library{Deleted: m.Library.Deleted, of: m.store.Store}
	for key, text := range m.store.Each() {
		if id, ok := gameID(key); ok {
			l.Games = append(l.Games, m.store.summaries.listed(id, text))
		} else if strings.HasPrefix(key, unreadPrefix) {
			l.Unread = append(l.Unread, Item{key, text})
		}
	}
	slices.SortStableFunc(l.Games, func(a, b Listed) int {
		if a.waiting != b.waiting {
			return cmp.Compare(b.waiting, a.waiting)
		}
		if order := cmp.Compare(b.touched, a.touched); order != 0 { // as it nearly always is
			return order
		}
		return cmp.Or(cmp.Compare(m.shownSince(a.ID), m.shownSince(b.ID)), cmp.Compare(b.began, a.began), cmp.Compare(a.ID, b.ID))
	})
	m.Library = l
	m.readGames(firstRead)
}

// readGames reads the next n games of the library. What cannot be read is
// listed apart, and a game without a marble not at all.
func (m *Model) readGames(n int) {
	l := m.Library
	games := make([]Listed, 0, len(l.Games))
	l.Pending = 0
	for _, g := range l.Games {
		if g.Summary == nil && n > 0 {
			n--
			text := m.store.game(g.ID)
			g.Summary = m.store.summaries.read(g.ID, text)
			if g.Summary == nil {
				l.Unread = append(slices.Clip(l.Unread), Item{gamePrefix + g.ID, text})
				continue
			}
		}
		if g.Summary == nil {
			l.Pending++
		} else if !g.Summary.Moved {
			continue
		}
		games = append(games, g)
	}
	l.Games = games
	slices.SortStableFunc(l.Unread, func(a, b Item) int { return cmp.Compare(a.Key, b.Key) })
	m.Library = l
}

// readOn asks for more games to be read, if m has just begun to or msg has read some.
func (m *Model) readOn(before Model, msg Msg) {
	if _, more := msg.(ReadGames); m.Library.Pending > 0 && (more || before.Library.Pending == 0) {
		m.do(ReadOn{})
	}
}

// shownSince returns how many other games have been shown since one, or as many as
// there are.
func (m *Model) shownSince(id string) int {
	if i := slices.Index(m.Recent, id); i >= 0 {
		return i
	}
	return len(m.Recent)
}

// CutTitle returns the beginning of the name of a game or a board that is not longer than names may be.
func CutTitle(name string) string {
	const most = 60 // letters
	return rules.Shorten(name, most, 2*most)
}

func (r Rename) run(m *Model) {
	id, name := r.ID, strings.TrimSpace(CutTitle(strings.TrimSpace(strings.ToValidUTF8(r.Name, ""))))
	if t, ok := m.ownTable(); ok && id == t.Game.ID {
		t.Game.Name = name
		m.Screen = t
		return
	}
	g, err := game.Unpack(id, m.store.game(id))
	if err != nil {
		return
	}
	g.Name = name
	m.store = m.store.saveGame(g)
}

// run removes what is kept under a key or the id of a game, which may be
// unreadable. A new game on the same board takes the place of the one shown.
func (d Delete) run(m *Model) {
	id := d.ID
	key := gamePrefix + id
	if strings.HasPrefix(id, KeyPrefix) {
		key = id
	}
	m.saveCurrent()
	item := Item{key, m.store.Get(key)}
	if item.Text == "" || key == headKey || key == trainingKey {
		return
	}
	if t, ok := m.ownTable(); ok && id == t.Game.ID {
		g := t.Game.Again()
		if g.Players.Friend() {
			g.Players, g.Match = game.Players{Names: g.Players.Names}, ""
		}
		g.ID, g.Began = m.newID(g, m.ownID()), m.Now.Minute
		m.showOwn(g)
	}
	if t, ok := m.Screen.(Tally); ok && id == t.ID {
		m.Screen = newTally(rules.NewDiagram(t.Marbles.Board), t.Edition)
	}
	m.store = m.store.with(key, "")
	m.Recent = without(m.Recent, func(o string) bool { return o == id })
	m.Library.Deleted = append([][]Item{{item}}, m.Library.Deleted...)
}

// run brings back what was deleted last, or together.
func (Undelete) run(m *Model) {
	if len(m.Library.Deleted) == 0 {
		return
	}
	changes := map[string]string{}
	for _, item := range m.Library.Deleted[0] {
		changes[item.Key] = item.Text
	}
	m.store.Store = m.store.WithAll(changes)
	m.Library.Deleted = m.Library.Deleted[1:]
}

// maxPruned is how many games Prunable returns at most.
const maxPruned = 200

// Prunable returns the ids of the oldest games of the library that have no name and were
// not shown lately, at most maxPruned: those that a player misses least where storage is
// full.
func (s Shell) Prunable() []string {
	var ids []string
	for _, g := range slices.Backward(s.Library.Games) {
		if len(ids) == maxPruned {
			break
		}
		if s.Summary(g).Name == "" && g.ID != s.Count && !slices.Contains(s.Recent[:min(len(s.Recent), maxRecent)], g.ID) {
			ids = append(ids, g.ID)
		}
	}
	return ids
}

// run removes the games that are prunable; they can be brought back together.
func (PruneGames) run(m *Model) {
	changes := map[string]string{}
	var items []Item
	for _, id := range m.Prunable() {
		key := gamePrefix + id
		items = append(items, Item{key, m.store.Get(key)})
		changes[key] = ""
	}
	if len(items) > 0 {
		m.store.Store = m.store.WithAll(changes)
		m.Library.Deleted = append([][]Item{items}, m.Library.Deleted...)
	}
}
