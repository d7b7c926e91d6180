package board

import (
	"cmp"

	"kulami/app/picture"
	"kulami/rules"
)

// State is everything that a board shows. Its fields are values to compare, so that a board is
// drawn again only if something on it has changed. The zero value is an empty frame.
type State struct {
	Position rules.Position
	Marks    picture.Marks   // what is lit, shaded and ringed, and whose the tiles are
	Turned   int             // how the board lies for the eye, 0…7, as rules.Board.Turned has it
	Focus    rules.Hole      // the tab stop, where the keyboard enters the board
	Fresh    bool            // the last marble has just been played, and flies
	Thinking bool            // the engine thinks about a move; only scripts see it, as data-thinking
	Over     bool            // no marble will follow: empty holes do not say why none may lie there
	Link     string          // of the game; only scripts see it, as data-link
	Counted  int             // steps of the final count that have been carried out
	Counting bool            // more of them follow, so that points fly to their side
	Whole    bool            // the board is in one piece, with what the bonuses count, instead
	Headline string          // how the game ended, between the piles
	Sunk     rules.Side      // the side below: its tiles go to the lower edge in the count, its part of the bar is there
	Bubble   Bubble          // the answer to the latest press
	Value    ValueBar        // of the position
	Values   []HoleValue     // by hole, nil without an analysis
	Threat   bool            // they are what the opponent would have there
	Strikes  rules.MaybeHole // with Threat: where the opponent would play
	Seats    [2]string       // selectors of the elements around a Marble from which a side's marbles fly, empty for none
	Look     Look
	Phrases  *Phrases // in the reader's language, nil without words
}

// Look is how a reader wants boards to look.
type Look struct {
	Coordinates bool // rows and columns have their names along the edge
	Animation   bool // a marble that was played flies to its hole
	Bands       bool // the row and column of the last marble are lit
	Legal       bool // the playable holes have a mark
	Owners      bool // tiles show who owns them
}

// said returns the phrases of s.
func (s *State) said() *Phrases { return cmp.Or(s.Phrases, &silent) }
