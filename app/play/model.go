package play

// Model is everything the program knows. It is a value: Update returns a new
// one and leaves the old one as it was.
type Model struct {
	Shell
	screen Screen // without the game that is open
}

// Screen returns the screen shown.
func (m *Model) Screen() Screen {
	if t, ok := m.Table(); ok {
		return t
	}
	return m.screen
}

// Put shows a screen as it is after a message, and takes over its game.
func (m *Model) Put(next Screen) {
	t, ok := next.(Table)
	if m.Shown = ok; ok {
		m.Open, t.Opened = t.Opened, Opened{}
		next = t
	}
	m.screen = next
}

// deed is a message that shows another screen, or changes the table. It is carried out if the screen does nothing with it.
type deed interface{ run(m *Model) }
