package play

import (
	"kulami/app/desk"
	"kulami/app/screen/table"
)

// Model is the whole state of the app. It is a value: Update returns a new Model and does not
// change the old one.
type Model struct {
	desk.Desk
	screen desk.Screen // without the open game
}

// Screen returns the screen shown.
func (m *Model) Screen() desk.Screen {
	if t, ok := m.Table(); ok {
		return t
	}
	return m.screen
}

// Put shows a screen, and moves its game to the Desk.
func (m *Model) Put(next desk.Screen) {
	t, ok := next.(table.Screen)
	if m.Shown = ok; ok {
		m.Open, t.Opened = t.Opened, desk.Opened{}
		next = t
	}
	m.screen = next
}

// action is a message that shows another screen, or changes the table. It runs if the screen
// ignores it.
type action interface{ run(m *Model) }

// Table returns the table, if it is shown.
func (m *Model) Table() (table.Screen, bool) {
	t, ok := m.screen.(table.Screen)
	if ok {
		t.Opened = m.Open
	}
	return t, ok
}

// Idle reports whether a restart of the app would interrupt nothing.
func (m *Model) Idle() bool {
	t, ok := m.Table()
	return ok && t.Idle()
}
