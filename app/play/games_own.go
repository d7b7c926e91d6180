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
	// Continue makes the ply shown the one at which play goes on: by those who play, or with the computer or a friend for the
	// side that is not to move.
	Continue struct{ Computer, Friend bool }
	// OpenGame shows a game of the library.
	OpenGame struct{ ID string }
	// KeepGame puts the game that is only looked at into the library.
	KeepGame struct{}
)

func (OpenGame) Message() {}
func (Continue) Message() {}
func (KeepGame) Message() {}

func (o OpenGame) run(m *Model) { m.showKept(o.ID) }

// The player's own games: which one is shown, and which was shown before.

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

// showNew begins a game, and says what becomes of one that is not over.
func (m *Model) showNew(g game.Game) {
	g.ID, g.Began, g.Build = m.Kept.NewID(g, m.Now.Minute, m.OwnID()), m.Now.Minute, m.Build
	m.showOwn(g)
	m.Put(table.New(g, false))
	m.Dialog = desk.NoDialog
	m.Announce(desk.Announcement{Kind: desk.AnnounceStart})
}

// showKept shows the game kept under id, without a dialog. If it cannot be read a notice says so, and
// if only part can, a copy is kept beside it; false means that nothing could.
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
	if m.Notice.Kind == desk.SavedUnread { // it is heard last
		m.Notify(m.Notice)
	}
	return g.Exists()
}

// showLast shows the game of the given id, or the one shown last, and reports
// whether there is any.
func (m *Model) showLast(id string) bool {
	for _, id := range append([]string{id}, m.Recent...) {
		if m.showKept(id) {
			return true
		}
	}
	// The head may be lost: then the game that changed last is the one.
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

// showLinked shows the game of a link that is not the player's own; the one shown before is
// saved, so that there is a way back to it.
func (m *Model) showLinked(link rules.Link) {
	m.LeaveTable()
	g := game.Game{Tree: game.NewTree(link.Record), Orientation: link.Orientation, Opening: game.FreeOpening, Seed: m.GameSeed(), Began: m.Now.Minute}
	g.Players = g.Players.Named(link.Names)
	t := table.New(g, true)
	t.Named = true
	m.Put(t)
	m.Arrive(desk.Announcement{Kind: desk.AnnounceShown})
}
