// Kulami offers the rules on the command line, for developers and for checks against other
// programs.
//
//	kulami perft  -grid 'BB…/…' -depth 5
//	kulami legal  -board file.txt -moves "c4 c7 e7"
//	kulami score  -link k1/b8…/mc4c7e7/cf7 -rules es-2
//	kulami best   -grid 'BB…/…' -moves c4c7e7 -ms 1000 -rules al
//	kulami analyse -grid 'BB…/…' -moves c4c7e7 -nodes 1000000 -json
//	kulami review -link k1/b8…/mc4c7e7/cf7
//	kulami solve  -grid 'BB…/…' -moves c4c7e7…
//	kulami record < pasted.txt
//	kulami board  -seed 7 -shape irregular
//	kulami board  -number 123456789
//	kulami puzzles list
//	kulami puzzles generate -seed 1 -count 100
//	kulami finishes list
//	kulami finishes generate -seed 1 -count 100
//	kulami finishes levels
//	kulami line
//	kulami help
//
// # A position
//
// The commands perft, legal, score, best, analyse, review and solve take a board by exactly one
// of three flags. -board is a file with board text. -grid is the same text with its rows joined
// by "/", the top row first. -link is a share link or record text, and gives the position at its
// cursor. The holes of -moves, with or without blanks between them, are played from
// there. The rules are basic, or the link's. -rules replaces them by the name of an edition
// (es-2) or the letters of a ruleset (al). -handicap is points added to the first player's
// count, or to the second's if negative. Without it the link's handicap counts.
//
// perft prints a line "depth count" for each depth from 1 to -depth. legal prints the legal
// holes on one line, from the lowest row upwards. The line is empty when the game is over. score
// prints a JSON object:
//
//	{"plies":51,"over":true,"base":{"red":28,"black":26},
//	 "area":{…},"area_tiles":{…},"lines":{…},"lines_orth":{…},
//	 "totals":{"basic":{"red":28,"black":26},"es-1":{…},…}}
//
// Red moved first. "area" is the marbles in the largest area and "area_tiles" the tiles under
// it. "lines" is the total length of the lines, "lines_orth" of the lines along rows and
// columns. "over" depends on -rules. A handicap is included in all totals and printed as
// "handicap":{"red":7,"black":0}.
//
// best thinks for -ms milliseconds, or until it has visited -nodes positions or searched -depth
// plies ahead. It prints
//
//	bestmove e5 score -120 depth 12 nodes 812345 exact
//
// The score is in hundredths of a point of the final count, for the side to move. "exact" is
// printed only if the result is proven. After the end of the game, best fails with game-over.
//
// solve prints a line for each legal hole with its exact margin in points, for the side to move
// under best play. The last line is the margin of the position. If -ms or -nodes for a hole did
// not suffice, it prints bounds:
//
//	e5 +2
//	g7 -1 or less, gave up at the limit
//	margin +2
//
// With -check and a line of holes played from the position, it prints a line for each marble. This
// has the margin before the marble, for its side, and the points that it gives away. The last line
// has the points that each side gives away. Every margin is proven twice, by the engine's solver
// and by an independent search:
//
//	b7 second -1 gives 0
//	b2 first +1 gives 0
//	gives first 0 second 0
//
// In the app the computer can defend a proven position with perfect play. Its side then gives
// away nothing.
//
// analyse thinks for -ms milliseconds, or until it has visited -nodes positions (default: ten
// million), or until the margins of all legal holes are proven. It prints a line for each legal
// hole, best first, and nothing after the end of the game:
//
//	move e5 value 2.00 low 2 high 2 exact depth 9 line e5 c5 c8
//	move g7 value -0.85 low -12 high 9 depth 9 line g7 b7
//
// The value is in points for the side to move; low and high are its proven bounds. "exact" is
// printed only if the value is proven. The line is the best play that follows; it reaches the end
// of the game if it is proven. With -json the output is one object:
//
//	{"turn":"first","depth":9,"nodes":61234,"moves":[{"hole":"e5","value":2,
//	 "low":2,"high":2,"exact":true,"depth":9,"line":["e5","c5","c8"]},…]}
//
// review analyses every position of a whole game. Each analysis visits -nodes positions (250,000
// by default). With at most 20 plies left it continues until all values are proven. review prints
// a line for each move, and the accuracies of both players in percent:
//
//	ply 12 hole e5 best g7 value -0.85 bestvalue 1.20 mistake
//	ply 13 hole c2 best c2 value 3.00 bestvalue 3.00 exact best only
//	accuracy first 91.4 second 78.0 decided 31
//
// The values are in points for the side that plays. "exact" is printed if both are proven, and
// "only" if every other hole is a mistake. A move is best, good, an inaccuracy, a mistake or a
// blunder. The limits are expected losses of 0.05, 0.10 and 0.15 points of the result. "decided"
// is the number of moves after which the result is proven for the rest of the game, or -1. With
// -json every line is an object:
//
//	{"ply":12,"hole":"e5","best":"g7","value":-0.85,"bestValue":1.2,"exact":false,
//	 "kind":"mistake","only":false}
//	{"accuracy":{"first":91.4,"second":78},"decided":31}
//
// # Texts
//
// record reads any pasted text and prints a JSON object:
//
//	{"link":"k1/…","grid":["…"],"rules":"basic","moves":["c4",…],
//	 "kept":23,"of":25,"finish":"","problems":["checksum","illegal-move"]}
//
// "link" is the canonical text of the readable part, without address. If a later version wrote
// the text, "link" is the unchanged text. "of" is the number of moves in the text. It is null if
// the text has possibly lost some, for example if its end is missing.
//
// Some texts have more keys:
//
//   - A position code has "marbles":{"red":[…],"black":[…]}, and "link" is its board. Red has
//     the digits 1 and 3.
//   - A record with notes has "notes":[{"moves":["c4","c8"],"glyph":"!?","value":2.5,
//     "proven":true,"comment":"…"},…]. Empty values are left out. The value is in points for
//     the first player.
//   - A game by link has "byLink":{"to":2,"game":"k3x9","names":["Ana","Ben"]}. "to" is the side
//     of the link's reader, 1 or 2, and "game" is the name of the game in its links. "names"
//     holds the first and the second player, "" if unknown; it is left out if both are.
//   - A game with clocks has "clock":{"minutes":10,"increment":5,"pauses":true,
//     "spent":[0,0.7,34]}, in seconds by ply. "pauses" is left out unless the clocks pause while
//     the page is hidden.
//   - A game with a handicap has "handicap":{"red":7,"black":0}.
//
// board prints the rows of a board and, on the last line, its layout code. The board is one of
// these:
//
//   - dealt by -seed, with a -shape, square or irregular;
//   - dealt by -seed, square and with a -symmetry: half-turn, mirror, quarter-turn or
//     two-mirrors;
//   - the square board of a -number from 1 to 390254538 in the alphabetical order of layout
//     codes, as in the app;
//   - the board of a -layout code.
//
// -turned turns the board like the orientation of a link. -rank prints only the number of a
// square board:
//
//	kulami board -layout 8tsSQDQdDSQTtQdsQT -rank
//	375888236
//
// # Puzzles
//
// puzzles list prints a line for each puzzle of the app, or of the collection in -file. Its
// fields are separated by tabs. They are the number, the record of the game so far, the goal
// (win, draw or margin) and the solution. The proven margin in points for the side to move, the
// themes separated by commas, and the difficulty from 1 to 8 follow:
//
//	12	k1/b8…/ral/mc4c7…/cf7	win	e5	3	capture,last-hole	4
//
// puzzles generate plays games until it has -count new puzzles, and prints a collection. make
// puzzles writes it into static/puzzles.txt; go doc ./rules/puzzle describes its format. The
// puzzles depend only on -seed.
//
// # Finishes
//
// finishes list prints a line for each finish of the app, or of the collection in -file. It has the
// number, the record of the game so far and the proven margin for the side to move. finishes
// generate is like puzzles generate. make finishes writes static/finishes.txt; go doc
// ./rules/finish describes its format. finishes levels plays the first -count finishes with each
// level against perfect replies, and prints the mean of the points given away.
//
// # Protocol
//
// line answers each line of stdin with one line; analyse answers with several. Bad input does not
// end it. A program with this protocol can play in the arena (go doc ./rules/cmd/arena):
//
//	board BB…/…          board ok             no moves yet
//	rules es-2           rules ok             keeps the moves, if they are legal
//	moves c4 c7 e7       moves ok 3           all moves, from the empty board
//	go 500               bestmove …           thinks 500 ms, reusing earlier results
//	go nodes 10000       bestmove …           visits 10,000 positions
//	analyse 500          move …               a line for each legal hole, as analyse
//	analyse nodes 10000  analyse ok 9         prints it, and at last their number
//	legal                c6 c8 …
//	score                {"plies":3,…}
//	quit                                      ends, as does the end of stdin
//
// A command that fails changes nothing. The answer is "error" and one of these: unknown-command,
// bad-arguments, no-board, bad-board <fault>, bad-rules, bad-moves, bad-limit, game-over,
// line-too-long, illegal-move <n> <hole> <why>. There n counts from 1. Empty lines are ignored.
//
// # Exit codes
//
// The exit code is 0 for success, and 1 if record could read nothing. It is 2 for bad arguments
// or input, with one line on stderr.
package main
