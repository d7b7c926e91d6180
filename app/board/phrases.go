package board

import "kulami/rules"

// Phrases are the words of a board: the names of its cells for screen readers, and a caption of the count. Empty and nil
// ones are left out. A board compares the pointer, so a program passes the same Phrases while its words stay.
type Phrases struct {
	Board    string                                // the name of the grid
	Marbles  [2]string                             // a marble of First, and of Second
	Empty    string                                // an empty hole
	Playable string                                // an empty hole that a person may play
	Trial    string                                // an empty hole that a person may try
	Why      func(rules.Reason) string             // why an empty hole may not be played
	Tile     func(holes, first, second int) string // the tile of a hole, with the number of marbles of both sides
	Tied     func(tiles int) string                // how many tiles have no owner
}

// silent are the phrases of a State without any.
var silent Phrases
