// Package rules implements the game of Kulami: boards, moves, the end of a game, the count, and
// texts of games and boards. It covers all printed editions. It uses the standard library only. It
// reads no clock, and all its randomness comes from seeds.
//
// # The game
//
// The board has 17 wooden tiles with two, three, four or six holes each, laid edge to edge: 64
// holes in all. Each of the two players has 28 marbles.
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
// The game ends when all marbles are played or the side to move has no legal hole. A tile scores
// its number of holes for the side with more marbles on it. Editions add a bonus for the largest
// area, for lines of five and more marbles, or for both (Ruleset, Editions).
//
// # Types
//
// Hole, MaybeHole, Set and Side are numbers. A Board is an immutable geometry, shared by pointer.
// It is printed on a rule sheet, dealt by a seed, chosen by its number, or built tile by tile from
// a Draft. A Position is a comparable value: Legal returns the legal holes, Play checks a move and
// After does not. ParsePosition reads a position that was set up by hand and has no record. A
// Diagram has marbles without their order, as seen on a wooden board. A Score counts either of them
// and gives the reasons. A Record is a whole game: moves, variations, notes and the end. A Link
// carries a record and the sender's additions to another player or another day. ParseLink reads it,
// even from a damaged text.
//
// Errors are data (*MoveError, *BoardError, *ParseError, MarbleFault). The functions that return
// them also return the unchanged or partly read value. errors.Is finds a single fault, as in
// errors.Is(err, FaultChecksum). This package has no sentences for players.
//
// # Links
//
// LINKS.md specifies the text of a link. The text is stable: every later version of this package
// reads the text of any earlier version as the same game, except for variations beyond
// MaxVariations. A seed or a number gives the same board in every version. Faults can be added, but
// their values never change.
//
// ParseLink keeps a field that it does not know, reports FaultUnknownKey, and String writes the
// field again. A later version can forbid this version to read its text. ParseLink then reports
// FaultNewerVersion and returns the unread text, which the caller can keep.
package rules
