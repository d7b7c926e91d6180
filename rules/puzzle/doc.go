// Package puzzle reads, writes and finds puzzles: positions of games in which only one move reaches
// the goal.
//
//	c, err := puzzle.Decode(text)
//	p, err := c.At(c.Daily(2026, time.March, 7))
//	p.Record.Position() // the side to move has to find p.Solution
//
// # Puzzles
//
// A puzzle is from a game of the engine against itself at levels that make mistakes. The solver has
// proven the final margins of all legal holes of its position:
//
//   - with the goal Win, one hole wins and every other hole draws or loses;
//   - with the goal Draw, one hole draws and every other hole loses;
//   - with the goal Margin, several holes win, and one by at least three points more than
//     every other hole.
//
// The solution does not have the best count immediately after it is played, because a search of one
// ply would find it. From 6 to 20 plies are left to a full board.
//
// The difficulty is the lowest level of the engine that finds the solution in most of its games, or
// 8 if no lower level does. Themes are properties of the solution and of the best play after it by
// the rules; see Theme. Most of them are facts of package facts.
//
// # The text
//
// A collection is a text with one line per puzzle. A line has five fields with blanks between them:
//
//	s100042 al w5 6cf 2kVv9d0nG3tQxP…
//	│       │  │  ││  └ the moves from the empty board, the last one is the solution
//	│       │  │  │└ letters of its themes
//	│       │  │  └ difficulty, 1…8
//	│       │  └ goal, w, d or m, and margin in points
//	│       └ letters of the ruleset, - for the basic game
//	└ board: dealt by that seed, s square or i irregular; or the name of a printed one
//
// The moves are one number in base 64, less than three bits per move; see moves.go. Every number
// describes legal moves. Puzzles are numbered by their lines, from 1. Later versions append to a
// collection. They change no line of it, except for the letters of the themes.
package puzzle
