// Package rules is the game of Kulami: boards, moves, the end, the count in all
// printed editions, and the texts in which games and boards travel. It uses the
// standard library only, and neither a clock nor any randomness except by a seed.
//
// # The game
//
// Seventeen wooden tiles with two, three, four or six holes are laid edge to
// edge as a board of 64 holes; two players have 28 marbles each.
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
// The game ends when all marbles are played or the side to move has no legal
// hole. A tile scores its number of holes for the side with more marbles on it;
// editions add a bonus for the largest area, for lines of five and more, or for
// both (Ruleset, Editions).
//
// # Types
//
// Hole, MaybeHole, Set and Side are numbers. A Board is an immutable geometry, shared by
// pointer: a printed one, dealt by a seed, one of the numbered square boards, or built
// tile by tile from a Draft. A Position is a comparable value: Legal returns the holes
// that may be played, Play checks a move, After does not; ParsePosition reads one that was
// put down by hand and has no record. A Diagram has marbles
// without their order, as they lie on a wooden board. A Score counts either and gives
// the reasons. A Record is a whole game: moves, variations, notes and the end. A Link carries a
// record to another player or another day, with what its sender adds; ParseLink reads it, also
// from a damaged text.
//
// Errors are data (*MoveError, *BoardError, *ParseError, MarbleFault): they say what
// was wrong, and the functions that return them also return the unchanged or partly
// read value. errors.Is finds the single fault, as in errors.Is(err, FaultChecksum).
// Sentences for people are made elsewhere, in the reader's language.
//
// # Links
//
// The text of a link is stable.
// A text that any version of this package has written is read by all later ones as
// the same game, variations beyond MaxVariations excepted. Later versions may add fields with new small letters as keys: this
// version does not know them, reports FaultUnknownKey, keeps them and writes them
// again. A change that older versions must not ignore has a capital letter as its key,
// or "k2" at the front; this version reports FaultNewerVersion and returns the text
// unread, so that it can be kept. The same holds for layout codes, which are part of
// the text, and for the words of faults: they may become more, and none changes. A
// seed or the number of a board gives the same board for ever.
//
// A field "f" (friend) is in the link of a game that two people send each other (Friend):
// "f2k3x9" says that who is sent the link plays the second side, and that the game is named
// k3x9, which both keep. It has the digit 1 or 2 and 1 to 8 of 0–9 and a–z; with another
// value it counts as a field that is not known. The game is the same without it.
//
// A field "n" (names) has the names of the players in such a link, written as a comment of a
// field "e", with a line feed between them: "nAnaZ0aBen".
//
// A field "e" has a note on a position (Note): "e1c8e8n5p25tIfY8Zc2Zbd" is about the one
// after the first move of the game, c8 and e8, and says !?, 2.5 points for the first
// player, and "If 8½". Its parts are a ply of the game, the moves from there, "n" and the
// number of a glyph, "p" (plus) or "m" (minus) and a value in tenths of a point, in upper
// case if it is proven, and "t" and a comment, in which "Y" is a blank and "Z" begins the
// two hexadecimal digits of a byte of UTF-8. Each of the last three may be missing.
//
// A field "t" has the time control of a game with clocks, and how long its moves took
// (Times): "10i5sAHnC" gives each player 10 minutes, and 5 seconds after each move; the
// first move took no time, the second 0.7 seconds, the third 34. Its parts are the minutes,
// "i" and the increment in seconds, "p" if the clocks pause while the page is hidden or else
// "s", and a number of tenths of a second for each ply: in base 26 with the digits a…z, the
// last digit as a capital letter.
//
// Percent encoding that was broken on the way ("%zz", "%C0") is dropped where the check
// code matches without it, and reported as FaultEscape. Other texts can have the same
// check code: see CheckCode.
package rules
