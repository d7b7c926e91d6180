// Package engine is the computer player.
//
// # How it plays
//
// Search looks ahead by alpha-beta with iterative deepening, a hash table, narrow
// windows and reductions of late moves. A position is valued by tables, interpolated
// over the course of the game: what each tile is worth by its size and the marbles
// on it, which tiles the side to move can enter, which two are closed, how many
// holes there are to choose from, and under rulesets with bonuses the largest areas,
// what they can still grow into, and the windows of five holes that can still
// become lines. All of it is kept up marble by marble, without allocation.
//
// The tables are fitted: games of the engine against itself, then logistic
// regression on their results, for each of the sixteen kinds of game (square or
// irregular, area bonus, line bonus). The head of fitted.go has the command; it
// begins from the weights that are there, and TestFitFromNothing (-fit -1) writes
// what the first games were played with.
//
// A position is a path of frames. A tile is a code that stands for its size and
// count; decided tiles share one, and with basic scoring positions with equal
// codes and equal empty holes share their entry in the hash table, because it does
// not matter then in which holes of a tile the marbles of a side lie.
//
// From 30 plies before the end on a solver takes turns with the search. It asks
// yes-or-no questions about the final margin, whether the game is won first, and
// cuts where the marbles left cannot change the answer. What is proven (Info.Low,
// Info.High, Info.Exact) is told apart from what is expected (Info.Score).
//
// The engine plays for the win first and for the margin second. Scores are
// hundredths of a point of the final count, for the side to move.
//
// # How strong it is
//
// Measured on two cores shared with other work, on square and irregular boards
// with random openings of three plies, every opening played from both sides:
//
//	against plain UCT, 100 ms a move, basic                      +39 =8 -3, Elo +315 ± 109
//	against the first alpha-beta version, 50 ms a move, basic    +50 =23 -7, Elo +209 ± 69
//	against itself playing for basic points, it-both, 20 ms      +80 =0 -0
//
//	kulami match -a engine -b uct -go 100
//	kulami match -a engine -b for=basic -rules it-both -go 20
//
// As js/wasm in Node, 1 s a search, while other work went on:
//
//	nodes a second     basic 10 M, areas 6 M, lines 8 M, both 5 M
//	depth              15 on the empty board, 18 to 19 after 12 plies
//	outcome proven     100 % with 23 plies left, 92 % with 24, 42 % with 25
//	margin proven      100 % with 22 plies left, 92 % with 23, 67 % with 24
//	the same in 5 s    100 % with 25 and with 26 plies left, both
//	under it-both      outcome 100 % with 22 plies left, margin 92 % with 20
//
//	make bench-wasm
//
// Each level against the one below, 160 to 200 games over all editions (8:7 only 80,
// with 200 ms a move for level 8, natively):
//
//	2:1 75 %   3:2 78 %   4:3 77 %   5:4 76 %   6:5 77 %   7:6 68 %   8:7 78 %
//
//	go test ./rules/engine -run Ladder -ladder -v -timeout 0
//
// Level 1 scores 35 % against the greedy player.
package engine
