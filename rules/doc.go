// Package rules is the game of Kulami: boards, moves, the end, the count in all
// printed editions, and the texts in which games and boards travel. It uses the
// standard library only, has no clock and no randomness but seeds.
//
// # The game
//
// Seventeen wooden tiles with two, three, four or six holes are laid edge to
// edge into a board of 64 holes; two players have 28 marbles each.
//
//	8  ┌─────┬──┬────────┐     The first marble may go anywhere. Every other
//	7  │ ·  ·│ ·│ ·  ·  ·│     must go into an empty hole
//	   │     │  ├─────┬──┤       in the row or the column of the marble just
//	6  │ ·  ·│ ·│ ●  ·│ ·│       played, across gaps and over marbles,
//	   ├─────┴──┤     │  │       not on the tile of that marble, and
//	5  │ ·  ○  ·│ ·  ·│ ·│       not on the tile of the marble before it,
//	   └────────┴─────┴──┘       which is the mover's own last.
//	     a  b  c  d  e  f
//
// The game ends when all marbles are played or the side to move has no hole
// left. A tile scores its number of holes for the side with more marbles on it;
// editions add a bonus for the largest area, for lines of five and more, or for
// both (Ruleset, Editions).
//
// # Layers
//
// Hole, Set and Side are numbers. A Board is fixed geometry, shared by pointer: a
// printed one, dealt by a seed, one of the numbered square boards, or built tile by
// tile from a Draft. A Position is a comparable value: Legal tells what may be
// played, Play checks, After trusts. A Diagram has marbles without their order, as
// they lie on a wooden board. A Score counts either and says why. A Record is a whole
// game and the only thing that is saved, shared or imported; ParseRecord reads it
// from anything a link may have become on its way.
//
// Errors are data (MoveError, BoardError, ParseError): what was wrong, and the
// untouched or partly read value beside it. Sentences are made elsewhere, in the
// reader's language.
package rules
