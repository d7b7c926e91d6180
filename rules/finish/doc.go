// Package finish reads, writes and finds finishes: the last marbles of games, proven even, to be
// played against perfect replies.
//
//	c, err := finish.Decode(text)
//	f, err := c.At(c.Daily(2026, time.March, 7))
//	f.Record.Position() // the player moves first; f.Margin is the proven margin
//
// # Finishes
//
// A finish is from a game of two equal levels of the engine. The solver has proven that its margin
// is at most one point for either side. The player is the side to move, and has eight to ten
// marbles. With best play by both sides, most plies of the player have a trap. A trap is a hole
// that loses points, although its count immediately after the move is at least the count of every
// good hole.
//
// No reply to the first marble needs more than firstReply positions, so that a slow phone proves it
// in a second.
//
// # The text
//
// A collection is a text with one line per finish. A line has four fields with blanks between them:
//
//	s100042 al -1 2kVv9d0nG3tQxP…
//	│       │  │  └ the moves from the empty board, as in package puzzle
//	│       │  └ margin for the side to move: -1, 0 or 1
//	│       └ letters of the ruleset, - for the basic game
//	└ board, as in package puzzle
//
// The last line is an easy finish for beginners, with fewer marbles. Finishes are numbered by their
// lines, from 1.
package finish
