package play

import "kulami/rules/puzzle"

// fetch fetches the collection when a screen needs it for the first time.
func (m *Model) fetch() {
	needed := false
	switch s := m.Screen.(type) {
	case Puzzle, Puzzles, Storm:
		needed = true
	case Progress:
		needed = s.Tried.Tried > 0
	}
	if !needed || m.Puzzles.State != NotFetched {
		return
	}
	m.Puzzles.State = Fetching
	m.do(FetchPuzzles{})
}

// puzzlesOf returns the collection that was fetched.
func puzzlesOf(msg PuzzlesFetched) Collection {
	c, err := puzzle.Decode([]byte(msg.Text))
	if !msg.OK || err != nil || c.Len() == 0 {
		return Collection{State: NotThere}
	}
	return Collection{Fetched, c}
}
