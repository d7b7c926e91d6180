package board

import "kulami/rules"

// Phrases has a board's texts: the names of its cells for screen readers, and a caption of the
// count. Empty strings and nil functions are left out. A board compares the pointer, so pass the
// same Phrases as long as the texts are the same.
type Phrases struct {
	Board    string                    // the name of the grid
	Marbles  [2]string                 // a marble of First, and of Second
	Empty    string                    // an empty hole
	Playable string                    // an empty hole that the player can play
	Trial    string                    // an empty hole that the player can try
	Why      func(rules.Reason) string // the reason why an empty hole cannot be played
	// The tile of a hole, with the numbers of marbles of both sides.
	Tile func(holes, first, second int) string
	Tied func(tiles int) string // the number of tiles without an owner
}

// silent are the phrases of a State without phrases.
var silent Phrases
