package play

import "kulami/rules/puzzle"

type (
	// FetchAgain tries again to fetch the collection of puzzles.
	FetchAgain struct{}
	// PuzzlesFetched has the text of the collection of puzzles, or says that it could not be
	// fetched.
	PuzzlesFetched struct {
		Text string
		OK   bool
	}
)

func (PuzzlesFetched) traits() traits { return background }

// puzzlesOf returns the collection that was fetched.
func puzzlesOf(msg PuzzlesFetched) Collection {
	c, err := puzzle.Decode([]byte(msg.Text))
	if !msg.OK || err != nil || c.Len() == 0 {
		return Collection{State: NotThere}
	}
	return Collection{Fetched, c}
}
