// Arena plays two players against each other. It reports their difference in strength and its
// standard error.
//
//	go run ./rules/cmd/arena -a engine -b uct -pairs 20 -go 100
//	go run ./rules/cmd/arena -a engine -b "engine@nodes 100000" -go "nodes 1000000"
//	go run ./rules/cmd/arena -a engine -b "run:./old-kulami line" -rules it-both -links games.txt
//
// A match has -pairs openings: a board, dealt by -seed, and -plies random plies on it. The players
// play each opening twice, each of them moving first once. -points are added to the count of -b, or
// of -a if negative. -jobs is the number of games at a time. -h lists the other flags and the
// defaults.
//
// -elo0 and -elo1 are the two hypotheses of a sequential test, as differences in Elo. From ten
// pairs on, the match stops as soon as one of them is 19 times likelier than the other.
//
// # Players
//
//	engine, engine-IDEA…   the engine, without reductions, aspiration, killers, history,
//	                       tileorder, bounds, solver, probcut, solverdelay or selective
//	for=EDITION            the engine, playing for the points of that edition
//	team=N                 engines that divide the moves of each position, as the app's workers do
//	level=N                a level of the app, or a strength in tenths between two, such as 3.4
//	uct                    plain UCT with random playouts
//	greedy                 one ply
//	run:COMMAND            a program with the protocol of kulami line; it does not see -points
//
// -go limits a move to milliseconds, or to positions as in "nodes 10000". It limits each engine of
// a team. Of the levels it limits only level 8. An @ and a limit after a player's name replace -go
// for that player, except for a program. A player's random choices, and the form of a level, have a
// new seed in each game.
//
// # Output
//
//	engine against uct: +37 =2 -1, 95.0 %, Elo +512 ± 416, lead +6.70
//
// The line is from the view of -a. It has the games won, drawn and lost, and the share of points,
// with half a point for a draw. The difference in Elo with two standard errors follows, and the
// mean lead in the count. A decided sequential test adds ", at least +50 Elo" or ", no more than +0
// Elo". stderr shows the intermediate result after every 20 pairs. -links names a file for the
// games, one link per line.
//
// The exit code is 0 for success. It is 2 after an error, with one line on stderr.
package main
