// Kulami is the rules on the command line: for developers, and for checks against
// other programs.
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
//	kulami line
//	kulami help
//
// # A position
//
// The commands perft, legal, score, best, analyse, review and solve take a board by exactly one of -board
// (a file with board text), -grid (the same text, rows joined by "/", the top
// row first) and -link (a share link or record text, whose position is the one
// it shows). The holes of -moves, apart or run together, are played from there.
// The game is the basic one, or that of the link, unless -rules names an edition
// (es-2) or the letters of a ruleset (al). -handicap is points added to the first player's
// count, or to the second's if they are below 0; without it those of the link count.
//
// perft prints a line "depth count" for each depth from 1 to -depth. legal prints
// the legal holes on one line, from the lowest row upwards; the line is empty
// when the game is over. score prints a JSON object:
//
//	{"plies":51,"over":true,"base":{"red":28,"black":26},
//	 "area":{…},"area_tiles":{…},"lines":{…},"lines_orth":{…},
//	 "totals":{"basic":{"red":28,"black":26},"es-1":{…},…}}
//
// where red moved first, area is the marbles in the largest area and area_tiles
// the tiles under it, lines is the total length of the lines and lines_orth that
// of the lines along rows and columns; "over" is under -rules. A handicap is in all totals, and
// printed as "handicap":{"red":7,"black":0}.
//
// best thinks for -ms milliseconds, or until it has visited -nodes positions or
// looked -depth plies ahead, and prints
//
//	bestmove e5 score -120 depth 12 nodes 812345 exact
//
// where the score is in hundredths of a point of the final count, for the side
// to move, and "exact" is printed only if the result is proven. After the end of the
// game best is an error, game-over.
//
// solve prints a line for each legal hole with its exact margin in points for the
// side to move under best play, and last that of the position; or the bounds of the
// margin, if -ms or -nodes for a hole did not suffice:
//
//	e5 +2
//	g7 -1 or less, gave up at the limit
//	margin +2
//
// With -check and a line, holes that are played from there, it prints for each marble the margin before it, for
// the side that plays it, and how many points of it the marble gives away; and last what each side has given away. Every
// margin is proven twice, by the engine's solver and by a search that shares nothing with it:
//
//	b7 second -1 gives 0
//	b2 first +1 gives 0
//	gives first 0 second 0
//
// A line that was played in the app against perfect play gives nothing on the side of the computer.
//
// analyse thinks for -ms milliseconds, or until it has visited -nodes positions, ten
// million unless given, or until the margins of all legal holes are proven. It prints a
// line for each legal hole, best first, and nothing after the end of the game:
//
//	move e5 value 2.00 low 2 high 2 exact depth 9 line e5 c5 c8
//	move g7 value -0.85 low -12 high 9 depth 9 line g7 b7
//
// The value is in points for the side to move; low and high are proven bounds of it,
// and "exact" is printed only if it is proven itself. The line is the best play that
// follows, to the end of the game if it is proven. With -json it prints one object:
//
//	{"turn":"first","depth":9,"nodes":61234,"moves":[{"hole":"e5","value":2,
//	 "low":2,"high":2,"exact":true,"depth":9,"line":["e5","c5","c8"]},…]}
//
// review analyses every position of a whole game, to its last move, each until -nodes
// positions are visited, 250,000 unless given, or with at most 20 plies left until all is
// proven. It prints a line for each move and the accuracies of both players in percent:
//
//	ply 12 hole e5 best g7 value -0.85 bestvalue 1.20 mistake
//	ply 13 hole c2 best c2 value 3.00 bestvalue 3.00 exact best only
//	accuracy first 91.4 second 78.0 decided 31
//
// The values are in points for the side that plays, "exact" is printed if both are proven,
// and "only" if every other hole is a mistake. A move is best, good, an inaccuracy, a
// mistake or a blunder, by the points of the result that it can expect to lose: 0.05, 0.10
// and 0.15. The result was proven from the position on that "decided" moves led to, or
// never if it is -1. With -json every line is an object:
//
//	{"ply":12,"hole":"e5","best":"g7","value":-0.85,"bestValue":1.2,"exact":false,
//	 "kind":"mistake","only":false}
//	{"accuracy":{"first":91.4,"second":78},"decided":31}
//
// # Texts
//
// record reads anything a player may paste, and prints a JSON object:
//
//	{"link":"k1/…","grid":["…"],"rules":"basic","moves":["c4",…],
//	 "kept":23,"of":25,"finish":"","problems":["checksum","illegal-move"]}
//
// "link" is the canonical text, without address, of the part that could be read, or
// the text as it was if a later version wrote it. "of" is how many moves the text has, or null if some of them may be
// missing, as in a link that was cut off. A position code has "marbles":
// {"red":[…],"black":[…]} beside the link of its board; red has the digits 1 and 3. A
// record with notes on positions has "notes": [{"moves":["c4","c8"],"glyph":"!?",
// "value":2.5,"proven":true,"comment":"…"},…], each without what it does not say; the
// value is in points for the first player. A game that two people send each other has
// "byLink": {"to":2,"game":"k3x9","names":["Ana","Ben"]}, which are the side of who is sent
// the link, 1 or 2, the name of the game in their links, and those of the players, the first
// player's first and "" if unknown; without "names" neither is known. A game with clocks has "clock":
// {"minutes":10,"increment":5,"pauses":true,"spent":[0,0.7,34]}, in seconds by ply;
// "pauses" is there if the clocks pause while the page is hidden. A game with points for one
// player has "handicap":{"red":7,"black":0}.
//
// board prints the rows of a board and, on the last line, its layout code. The
// board is dealt by -seed: of a -shape, square or irregular, or square and of a
// -symmetry, which is half-turn, mirror, quarter-turn or two-mirrors. Or it is the
// square board of a -number from 1 to 390254538, as in the app: in the alphabetical
// order of layout codes; or that of a -layout code. -turned turns it as the
// orientation of a link does, and -rank prints the number of a square board alone:
//
//	kulami board -layout 8tsSQDQdDSQTtQdsQT -rank
//	375888236
//
// # Puzzles
//
// puzzles list prints a line for each puzzle of the app, or of the collection in -file, with
// a tab between two fields: its number, the record of the game so far, the goal (win, draw
// or margin), the hole that is the solution, its proven margin in points for the side to
// move, its themes with commas between them, and its difficulty from 1 to 8:
//
//	12	k1/b8…/ral/mc4c7…/cf7	win	e5	3	capture,last-hole	4
//
// puzzles generate plays games until it has -count new puzzles and prints a collection,
// the one that make puzzles writes into static/puzzles.txt; go doc ./rules/puzzle describes
// both. The -seed alone decides which puzzles they are.
//
// # Protocol
//
// line answers each line of stdin with one line, analyse with several, and never ends on
// bad input. A program with this protocol can play in the arena (go doc ./rules/cmd/arena):
//
//	board BB…/…          board ok             no moves yet
//	rules es-2           rules ok             the moves stay, if they are legal
//	moves c4 c7 e7       moves ok 3           all moves, from the empty board
//	go 500               bestmove …           thinks 500 milliseconds, with what earlier ones found
//	go nodes 10000       bestmove …           visits 10,000 positions
//	analyse 500          move …               a line for each legal hole, as analyse
//	analyse nodes 10000  analyse ok 9         prints it, and at last their number
//	legal                c6 c8 …
//	score                {"plies":3,…}
//	quit                                      ends, as does the end of stdin
//
// A command that cannot be carried out changes nothing; the answer is "error" and a
// word: unknown-command, bad-arguments, no-board, bad-board <fault>, bad-rules,
// bad-moves, bad-limit, game-over, line-too-long, or illegal-move <n> <hole>
// <why>, where n counts from 1. Empty lines are passed over.
//
// # Exit codes
//
// 0 if all went well, 1 if record could keep nothing, 2 if the arguments or the
// input were bad, with one line on stderr.
package main
