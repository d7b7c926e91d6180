package play

import "kulami/rules/puzzle"

// puzzlesOf returns the collection that was fetched.
func puzzlesOf(msg PuzzlesFetched) Collection {
	c, err := puzzle.Decode([]byte(msg.Text))
	if !msg.OK || err != nil || c.Len() == 0 {
		return Collection{State: NotThere}
	}
	return Collection{Fetched, c}
}
