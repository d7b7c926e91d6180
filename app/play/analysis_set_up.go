package play

import (
	"slices"
	"strings"

	"kulami/rules"
)

// A position can be set up by hand: marbles are put down on the screen of the count, and
// the last one of each side is marked, as the rules ask for the last two moves. The
// analysis goes on from there. There is no record, so that such a position can be neither
// reviewed nor played as a game.

// setUp is a position set up by hand, and what was played from it. It is never changed in
// place.
type setUp struct {
	from  rules.Position
	moves []rules.Hole
	tally Tally // where it was put down
}

// SetUpScreen names the analysis of a position set up by hand; its addresses go on with the
// text of the position, the moves played from it, and a check code.
const SetUpScreen ScreenName = "position"

func (s *setUp) fragment() string {
	moves := "m" // without a letter they might look like a check code
	for _, h := range s.moves {
		moves += s.from.Board().Name(h)
	}
	return withCode(strings.Join([]string{string(SetUpScreen), s.from.String(), moves}, "/"))
}

func (s *setUp) position() rules.Position {
	p := s.from
	for _, h := range s.moves {
		p = p.After(h)
	}
	return p
}

func (s *setUp) with(moves []rules.Hole) *setUp {
	return &setUp{s.from, slices.Clone(moves), s.tally}
}
