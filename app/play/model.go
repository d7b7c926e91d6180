package play

// Model is everything the program knows. It is a value: Update returns a new
// one and leaves the old one as it was.
type Model struct {
	Shell
	screen Screen // without the game that is open
}

// opener is a screen that shows the game that is open.
type opener interface {
	opened() Opened
	withOpened(Opened) Screen
}

// Screen returns the screen shown.
func (m *Model) Screen() Screen {
	if s, ok := m.screen.(opener); ok {
		return s.withOpened(m.Open)
	}
	return m.screen
}

// Put shows a screen as it is after a message, and takes over its game.
func (m *Model) Put(next Screen) {
	s, shown := next.(opener)
	if m.Shown = shown; shown {
		m.Open = s.opened()
		next = s.withOpened(Opened{})
	}
	m.screen = next
}

// deed is a message that shows another screen, or changes the table. It is carried out if the screen does nothing with it.
type deed interface{ run(m *Model) }
