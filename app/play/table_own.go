package play

import "kulami/app/game"

// Table returns the table, if it is shown.
func (m Model) Table() (Table, bool) {
	t, ok := m.Screen.(Table)
	return t, ok
}

// ownTable returns the table, if one of the player's own games is shown.
func (m *Model) ownTable() (Table, bool) {
	t, ok := m.Table()
	return t, ok && !t.Linked
}

// ownID returns the id of the player's own game shown, or nothing.
func (m *Model) ownID() string {
	t, _ := m.ownTable()
	return t.Game.ID
}

// linkedEntry is the id in the history of a game that is only looked at.
const linkedEntry = "-"

// entryID returns the id that the history keeps beside the address.
func (m *Model) entryID() string {
	if t, ok := m.Table(); ok && t.Linked {
		return linkedEntry
	}
	return m.ownID()
}

// clock returns the TurnClock of the player's own game shown.
func (m *Model) clock() game.TurnClock {
	t, _ := m.ownTable()
	return t.Game.Clock
}

// Idle reports whether nothing would be interrupted if the program started anew.
func (m Model) Idle() bool {
	t, ok := m.Table()
	return ok && t.Idle()
}

// saveCurrent wants the player's own game in storage as it stands.
func (m *Model) saveCurrent() {
	if t, ok := m.ownTable(); ok && len(m.Recent) > 0 && m.Recent[0] == t.Game.ID {
		m.store = m.store.saveGame(t.Game)
	}
}

// asksEngine returns m after the engine was asked about the player's own game shown.
func (m *Model) asksEngine() {
	if t, ok := m.ownTable(); ok {
		t.Game = t.Game.WithHelp()
		m.Screen = t
	}
}
