package play

import (
	"kulami/app/desk"
	"kulami/app/screen/table"
)

// Model is everything the program knows. It is a value: Update returns a new
// one and leaves the old one as it was.
type Model struct {
	desk.Desk
	screen desk.Screen // without the game that is open
}

// Screen returns the screen shown.
func (m *Model) Screen() desk.Screen {
	if t, ok := m.Table(); ok {
		return t
	}
	return m.screen
}

// Put shows a screen as it is after a message, and takes over its game.
func (m *Model) Put(next desk.Screen) {
	t, ok := next.(table.Screen)
	if m.Shown = ok; ok {
		m.Open, t.Opened = t.Opened, desk.Opened{}
		next = t
	}
	m.screen = next
}

// deed is a message that shows another screen, or changes the table. It is carried out if the screen does nothing with it.
type deed interface{ run(m *Model) }

// Table returns the table, if it is shown.
func (m *Model) Table() (table.Screen, bool) {
	t, ok := m.screen.(table.Screen)
	if ok {
		t.Opened = m.Open
	}
	return t, ok
}

// Idle reports whether nothing would be interrupted if the program started anew.
func (m *Model) Idle() bool {
	t, ok := m.Table()
	return ok && t.Idle()
}
