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
// The text of a link is stable. Every later version of this package reads the text of any earlier
// version as the same game, except for variations beyond MaxVariations. Later versions can add
// fields with new small letters as keys. This version reports such a field as FaultUnknownKey,
// keeps it and writes it again. A change that older versions must not ignore has a capital letter
// as its key, or "k2" at the front. This version then reports FaultNewerVersion and returns the
// text unread, so that the caller can keep it. The same holds for layout codes, which are part of
// the text. Faults can be added, but their values never change. A seed or a number gives the same
// board in every version.
//
// A field "f" (friend) marks a game that two people send each other (Friend). In "f2k3x9" the
// reader of the link plays the second side, and k3x9 is the name of the game, which both keep. The
// value is the digit 1 or 2, followed by one to eight characters 0–9 or a–z; any other value counts
// as an unknown field. The field does not affect the game.
//
// A field "n" (names) has the names of both players, escaped like a comment of a field "e", with a
// line feed between them: "nAnaZ0aBen".
//
// A field "e" has a note on a position (Note). "e1c8e8n5p25tIfY8Zc2Zbd" is about the position after
// the first move of the game, c8 and e8. It has the glyph !?, the value 2.5 points for the first
// player, and the comment "If 8½". The parts are:
//
//   - a ply of the game, and the moves from there;
//   - "n" and the number of a glyph;
//   - "p" (plus) or "m" (minus) and a value in tenths of a point; a capital means proven;
//   - "t" and a comment, in which "Y" is a blank and "Z" with two hexadecimal digits is a
//     byte of UTF-8.
//
// Each of the last three parts can be missing.
//
// A field "t" has the time control of a game with clocks and the time of each move (Times).
// "10i5sAHnC" gives each player 10 minutes, and 5 seconds after each move. The first move took no
// time, the second 0.7 seconds, the third 34. The parts are the minutes, "i" and the increment in
// seconds, and "p" if the clocks pause while the page is hidden, else "s". Then comes a number of
// tenths of a second for each ply. It is in base 26 with the digits a…z; the last digit is a
// capital letter.
//
// ParseLink drops broken percent encoding ("%zz", "%C0") if the check code matches without it, and
// reports FaultEscape. Other texts can have the same check code: see CheckCode.
package rules
