package play

import (
	"slices"

	"kulami/app/game"
	"kulami/app/store"
	"kulami/rules"
)

// The player's own games: which one is shown, and which was shown before.

// dropEmpty forgets the player's own game shown last if no marble was played in it.
func (m *Model) dropEmpty() {
	if len(m.Recent) == 0 {
		return
	}
	id := m.Recent[0]
	if g, _ := game.Unpack(id, m.store.game(id)); g.Exists() && !g.Moved() && id != m.Peer.game {
		m.store = m.store.with(gamePrefix+id, "")
		m.Recent = m.Recent[1:]
	}
}

// take shows g, which is the player's own.
func (m *Model) take(g game.Game) {
	m.leave()
	g = m.comesBack(g)
	if !slices.Contains(m.Recent[:min(len(m.Recent), 1)], g.ID) {
		m.dropEmpty()
	}
	next := newTable(g, false)
	if t, ok := m.Table(); ok {
		next.Focus = t.Focus
	}
	m.Screen, m.Notice, m.Recent = next, Notice{}, recent(m.Recent, g.ID)
	m.announce(Announcement{Kind: AnnounceShown})
}

// begin shows g, a new game.
func (m *Model) begin(g game.Game) {
	g.ID, g.Began, g.Build = m.newID(g), m.Now, m.Build
	m.take(g)
	m.Screen, m.Dialog = newTable(g, false), NoDialog
	m.announce(Announcement{Kind: AnnounceStart})
}

// restore shows the game kept under id. If it cannot be read that is said, and if it
// can in part, a copy is kept beside it; false means that nothing could.
func (m *Model) restore(id string) bool {
	text := m.store.game(id)
	if text == "" {
		return false
	}
	g, err := game.Unpack(id, text)
	notice := m.Notice
	if err != nil {
		notice = Notice{Kind: SavedUnread, Faults: faults(err), Text: text}
	}
	if !g.Exists() {
		m.notify(notice)
		return false
	}
	if m.take(g); err != nil {
		m.store = m.store.with(unreadKey(text), text)
	}
	if notice.Kind == SavedUnread {
		m.notify(notice)
	}
	return true
}

// openOwn shows the game kept under id, without a dialog; false if there is none that
// can be read.
func (m *Model) openOwn(id string) bool {
	if !m.restore(id) {
		return false
	}
	m.Dialog = NoDialog
	return true
}

// findOwn shows the game of the given id, or the one shown last, and reports
// whether there is any.
func (m *Model) findOwn(id string) bool {
	for _, id := range append([]string{id}, m.Recent...) {
		if m.restore(id) {
			return true
		}
	}
	// The head may be lost: then the game that changed last is the one.
	var latest game.Game
	for _, g := range m.store.played() {
		if !latest.Exists() || g.Touched > latest.Touched {
			latest = g
		}
	}
	if !latest.Exists() {
		return false
	}
	return m.restore(latest.ID)
}

// own makes the game that is only looked at the player's own, as it stands: the
// same game if it carries one on, else a new one.
func (m *Model) own() {
	t, ok := m.Table()
	if !ok || !t.Linked {
		return
	}
	g := t.Game
	if mine, ok := m.store.continuedBy(g.Record()); ok {
		g.ID, g.Name, g.Began, g.Edition, g.Origin, g.Build = mine.ID, mine.Name, mine.Began, mine.Edition, mine.Origin, mine.Build
		g.Match, g.Sent = mine.Match, true
		g.Players = mine.ByLink()
	} else {
		g.ID, g.Began, g.Build = m.newID(g), m.Now, m.Build
	}
	g.Clock.Paused = g.Timed()
	m.dropEmpty()
	t.Linked, t.Game = false, g
	m.Screen = t
	m.Recent = recent(m.Recent, g.ID)
}

// replied makes the game that is only looked at the player's own if msg plays a marble
// in it: two people send each other the game.
func (m *Model) replied(msg Press) {
	t, ok := m.Table()
	if !ok || !t.Linked || !t.Game.AtLive() || t.Game.Over() || !t.Game.Position().Legal().Has(msg.Hole) {
		return
	}
	m.own()
	t, _ = m.Table()
	t.Game.Players = t.Game.ByLink()
	m.Screen = t
}

// look shows the game of a record that is not the player's own; the one shown before is
// saved, so that there is a way back to it.
func (m *Model) look(rec rules.Record) {
	m.leave()
	g := game.Game{Tree: game.NewTree(rec), Opening: game.FreeOpening, Seed: m.gameSeed(), Began: m.Now}
	m.Screen, m.Dialog, m.Notice = newTable(g, true), NoDialog, Notice{}
	m.announce(Announcement{Kind: AnnounceShown})
}

// gameSeed returns the seed of a game that comes with a link: that of the game shown, or
// of the session.
func (m *Model) gameSeed() uint64 {
	if t, ok := m.Table(); ok {
		return t.Game.Seed
	}
	return m.seed
}

// newID returns a name for g that no game has yet.
func (m *Model) newID(g game.Game) string {
	id := nameOf(g, m.Now)
	for m.store.game(id) != "" || id == m.ownID() {
		id = store.Name(id)
	}
	return id
}

// recent returns ids with id at its front.
func recent(ids []string, id string) []string {
	return append([]string{id}, without(ids, func(o string) bool { return o == id })...)
}

// without returns list without the elements for which drop reports true; list stays as
// it is.
func without[T any](list []T, drop func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(list), drop)
}
