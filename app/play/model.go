// Package play is the program as a state machine: a Model, messages, and one
// function Update that returns the next Model and the effects to carry out. It
// knows neither the browser nor a clock, and every word a person reads is
// elsewhere. The record of the game is the truth; all else is a replay of it or
// a choice of the player.
//
// A Model is a Shell, which is there whatever is shown, and one Screen: Table, Course,
// Tally, Workshop, Analysis, Review, Puzzles, Puzzle, Storm or Progress, each with its own state. A message goes to the screen
// first; what the screen does nothing with is the shell's. A new screen is a type with
// the methods of Screen in a file of its own, and a line in the table screens.
//
// Where things are, from the bottom up; a file uses only those above it in this list, or
// beside it:
//
//   - settings.go, setup.go, players.go, tree.go, game.go, drafts.go, tiles.go, lessons.go,
//     count.go, marks.go: values, among them the Tree of a game's moves with its two nodes
//   - msg.go, effect.go, notice.go: what comes in, what goes out, what is said
//   - texts.go, save.go, stored.go: what is kept, as texts by key
//   - shell.go, training.go, screen.go, focus.go, board_view.go: what all screens share
//   - table*.go, replay.go, course.go, tally.go, workshop*.go, analysis.go, annotate.go, threat.go, what_if.go,
//     set_up.go, review*.go, collection.go, puzzle*.go, storm.go: the screens
//   - model.go, own.go, coach.go, open.go, start.go, library.go, progress*.go, practise.go, backup.go, load.go, tabs.go, peer.go: going from
//     one screen or game to another, and what is kept of them
//   - update.go: the order of it all
package play

import "slices"

// Model is everything the program knows. It is a value: Update returns a new
// one and leaves the old one as it was.
type Model struct {
	Shell
	Screen Screen
}

// New returns the Model of a first visit: a game against the computer, ready
// for its first marble.
func New() Model {
	g, _ := NewGame(defaultSetup, "", 1)
	return Model{newShell(), newTable(g, false)}
}

// Table returns the table, if it is shown.
func (m Model) Table() (Table, bool) {
	t, ok := m.Screen.(Table)
	return t, ok
}

// ownTable returns the table, if one of the player's own games is shown.
func (m Model) ownTable() (Table, bool) {
	t, ok := m.Table()
	return t, ok && !t.Linked
}

// ownID returns the id of the player's own game shown, or nothing.
func (m Model) ownID() string {
	t, _ := m.ownTable()
	return t.Game.ID
}

// linkedEntry is the id in the history of a game that is only looked at.
const linkedEntry = "-"

// entryID returns the id that the history keeps beside the address.
func (m Model) entryID() string {
	if t, ok := m.Table(); ok && t.Linked {
		return linkedEntry
	}
	return m.ownID()
}

// clock returns the TurnClock of the player's own game shown.
func (m Model) clock() TurnClock {
	t, _ := m.ownTable()
	return t.Game.Clock
}

// Idle reports whether nothing would be interrupted if the program started anew.
func (m Model) Idle() bool {
	t, ok := m.Table()
	return ok && t.Idle()
}

// visit shows a screen, and announces it. What belonged to the one before goes; the
// player's own game is saved.
func (m Model) visit(s Screen, h Announcement) Model {
	m = m.leave()
	if t, ok := m.Table(); ok {
		m.leftLink = ""
		if t.Linked {
			m.leftLink = t.fragment()
		}
	}
	if m.Puzzles.State == NotThere { // it may be there by now
		m.Puzzles = Collection{}
	}
	m.Screen, m.Dialog, m.Notice = s, NoDialog, Notice{}
	m.Shell = m.announce(h)
	return m
}

// saveCurrent wants the player's own game in storage as it stands.
func (m Model) saveCurrent() Model {
	if t, ok := m.ownTable(); ok && len(m.Recent) > 0 && m.Recent[0] == t.Game.ID {
		m.store = m.store.saveGame(t.Game)
	}
	return m
}

// asksEngine returns m after the engine was asked about the player's own game shown.
func (m Model) asksEngine() Model {
	if t, ok := m.ownTable(); ok {
		t.Game = t.Game.helped()
		m.Screen = t
	}
	return m
}

// newID returns a name for g that no game has yet.
func (m Model) newID(g Game) string {
	id := nameOf(g, m.Now)
	for m.store.game(id) != "" || id == m.ownID() {
		id = hashName(id)
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
