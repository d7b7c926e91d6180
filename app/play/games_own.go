package play

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/rules"
)

type (
	// Continue lets play go on from the ply shown. The same players play on, or the computer or a
	// friend plays the side that is not to move.
	Continue struct{ Computer, Friend bool }
	// OpenGame shows a game of the library.
	OpenGame struct{ ID string }
	// KeepGame puts a game that is only viewed into the library.
	KeepGame struct{}
)

func (OpenGame) Message() {}
func (Continue) Message() {}
func (KeepGame) Message() {}

func (o OpenGame) run(m *Model) { m.showKept(o.ID) }

// Functions for the player's own games: the game shown, and the games shown before.

func (m *Model) showOwn(g game.Game) {
	g = m.TakeUp(g)
	if !slices.Contains(m.Recent[:min(len(m.Recent), 1)], g.ID) {
		m.DropEmpty()
	}
	next := table.New(g, false).Reopened()
	if t, ok := m.Table(); ok {
		next.Focus = t.Focus
	}
	m.Put(next)
	m.Recent = desk.ToFront(m.Recent, g.ID)
	m.Announce(desk.Announcement{Kind: desk.AnnounceShown})
}

// showNew begins a game, and shows a notice about a game that is not over.
func (m *Model) showNew(g game.Game) {
	g.ID, g.Began, g.Build = m.NewID(g), m.Now.Minute, m.Build
	m.showOwn(g)
	m.Put(table.New(g, false))
	m.Dialog, m.Under = desk.NoDialog, desk.NoDialog
	m.Announce(desk.Announcement{Kind: desk.AnnounceStart})
}

// showKept shows the game stored under id, without a dialog. If the text cannot be read, a notice
// says so. If only a part can be read, a copy of the text is kept. showKept returns false if
// nothing could be read.
func (m *Model) showKept(id string) bool {
	if !m.Kept.Has(id) {
		return false
	}
	text := m.Kept.Text(library.GamePrefix + id)
	g, err := m.Kept.Game(id)
	if g.Count != "" {
		m.LeaveTable()
		m.Put(wooden.TallyOf(&m.Desk, g))
		m.Arrive(desk.Announcement{Kind: desk.AnnounceShown})
	} else if g.Exists() {
		m.showOwn(g)
		m.Dialog = desk.NoDialog
		m.AskParted(g)
	}
	if g.Exists() && err != nil {
		m.Kept = m.Kept.KeepUnread(text)
	}
	if err != nil {
		m.Notice = desk.Notice{Kind: desk.SavedUnread, Faults: desk.Faults(err), Text: text}
	}
	if m.Notice.Kind == desk.SavedUnread { // announced last
		m.Notify(m.Notice)
	}
	return g.Exists()
}

// showLast shows the game of the given id, or the game shown last, and reports whether there is
// one.
func (m *Model) showLast(id string) bool {
	for _, id := range append([]string{id}, m.Recent...) {
		if m.showKept(id) {
			return true
		}
	}
	// Without a head, use the game that changed last.
	var latest game.Game
	for _, g := range m.Kept.Played() {
		if !latest.Exists() || g.Touched > latest.Touched {
			latest = g
		}
	}
	if !latest.Exists() {
		return false
	}
	return m.showKept(latest.ID)
}

// showLinked shows the game of a link that is not the player's own. It saves the game shown before,
// so that the player can return to it.
func (m *Model) showLinked(link rules.Link) {
	m.LeaveTable()
	g := game.Game{Tree: game.NewTree(link.Record), Orientation: link.Orientation, Opening: game.FreeOpening, Seed: m.GameSeed(), Began: m.Now.Minute}
	g.Players = g.Players.Named(link.Names)
	t := table.New(g, true)
	t.Named = true
	m.Put(t)
	m.Arrive(desk.Announcement{Kind: desk.AnnounceShown})
}
