package board

import (
	"cmp"

	"kulami/app/picture"
	"kulami/rules"
)

// State is the content of a board. Its fields are comparable, so that a board is rendered again
// only after a change. The zero value is an empty frame.
type State struct {
	Position rules.Position
	Marks    picture.Marks // highlights, closed tiles, rings, and owners of tiles
	Turned   int           // orientation of the board, 0…7, as in rules.Board.Turned
	Focus    rules.Hole    // tab stop, at which the keyboard enters the board
	Fresh    bool          // the last marble has just been played, and flies
	Thinking bool          // the engine thinks about a move; only for scripts, as data-thinking
	// No move follows, so empty holes give no reason why they cannot be played.
	Over     bool
	Link     string      // link of the game; only for scripts, as data-link
	Counted  int         // completed steps of the final count
	Counting bool        // more steps follow, so that points fly to their side
	Whole    bool        // in a count, the board is whole, with the marbles of the bonuses
	Headline string      // result of the game, between the piles
	Sunk     rules.Side  // the side below, whose pile and part of the bar are at the lower edge
	Bubble   Bubble      // answer to the latest click
	Value    ValueBar    // value of the position
	Values   []HoleValue // by hole; nil without an analysis
	Threat   bool        // Values are the opponent's
	// Selectors of the elements around a Marble from which a side's marbles fly; "" without one.
	Seats   [2]string
	Look    Look
	Phrases *Phrases // in the player's language; nil for none
}

// Look is the player's choice for the look of boards.
type Look struct {
	Coordinates bool // rows and columns have labels along the edge
	Animation   bool // marbles fly to their holes
	Bands       bool // the row and column of the last marble are highlighted
	Legal       bool // the legal holes have a mark
	Owners      bool // tiles show their owners
}

// phrases returns the phrases of s.
func (s *State) phrases() *Phrases { return cmp.Or(s.Phrases, &silent) }
