// Package puzzle is a collection of puzzles: positions of games in which one move alone
// reaches the goal, with the text that keeps them and the program that finds them.
//
//	c, err := puzzle.Decode(text)
//	p, err := c.At(c.Daily(2026, time.March, 7))
//	p.Record.Position() // the side to move is the one that has to find p.Solution
//
// # Puzzles
//
// A puzzle comes from a game of the engine against itself at levels that make mistakes.
// The final margins of all legal holes of its position are proven by the solver, and
//
//   - with the goal Win, one hole wins and every other one draws or loses;
//   - with the goal Draw, one hole draws and every other one loses;
//   - with the goal Margin, several holes win, and one by at least three points more than
//     every other one.
//
// Right after it is played the solution does not have the best count of all legal holes,
// because then a search of one ply would find it. From 6 to 20 plies are left to a full
// board.
//
// The difficulty is the lowest level of the engine that finds the solution in most of
// its games, 8 if none below does. Themes are properties of the solution by the rules,
// and of the best play after it; see Theme. What can be said of any move, as that it wins a
// tile for good, they take from package facts.
//
// # The text
//
// A collection is a text of one line a puzzle, five fields with a blank between two:
//
//	s100042 al w5 6cf 2kVv9d0nG3tQxP…
//	│       │  │  ││  └ the moves from the empty board, the last one is the solution
//	│       │  │  │└ letters of its themes
//	│       │  │  └ difficulty, 1…8
//	│       │  └ goal, w, d or m, and margin in points
//	│       └ letters of the ruleset, - for the basic game
//	└ board: dealt by that seed, s square or i irregular; or the name of a printed one
//
// The moves are a number in base 64 of the places that they have among the legal holes,
// less than three bits a move; see moves.go. Every number describes legal moves. Puzzles
// are numbered by their lines, from 1; later versions append to a collection and change
// no line of it, but for the letters of its themes.
package puzzle
