// Package picture draws Kulami as SVG text: boards, positions, games, reports, and the small
// drawings around them. It answers one question: how does this look? It knows the rules and nothing
// of screens, settings in storage or browsers, so that the program, the rule book and a command can
// draw with it.
//
// Some drawings are parts of a page: Wood, Labels, Thumb, Swatch, QR, Icon, Mark, the tiles of a Frame, and
// the paths of Bands, Area, Strokes, Arrow and Dots. They name their colours by class, and refer to the
// gradients, marbles and patterns that a page holds once, in Stock; the style sheet of the page gives
// the colours. An Illustration is such a part for a page without the program, which holds PaintedStock.
//
// Others are files that need nothing else: Still shows a position with names, points and link,
// Animation plays the moves up to it, Review adds the report of a review, and BareBoard has no marbles.
//
// Three values say what a board shows, for programs whose boards move: Marks are its lights, rings and owners, CountSteps
// the order of the final count, and an Eye finds the hole to which a key moves the focus.
//
// A Geometry says where the holes lie. One hole is Unit wide and high; x grows to the right and y
// downwards from the upper left corner of the field of holes, however the board is turned. Around the
// field there is a Rim, and with coordinates a broader Margin at the left and below:
//
//	(-Margin, -Rim)
//	  +------------------------------+
//	  |    (0, 0)                    |
//	  |       +-----------------+    |
//	  |    8  |  o     o     o  | Rim|
//	  |       | (50,50)         |    |
//	  |    7  |  o     o     o  |    |   Width by Height
//	  |       |                 |    |
//	  |       +-----------------+    |
//	  | Margin   a     b     c       |
//	  +------------------------------+
//
// What every drawing promises: equal arguments give equal bytes. Text of any content stays text: it
// is escaped, and in files what XML cannot hold is left out. There is no script, no style attribute and no
// handler of an event; only an animation has a style element, which rests where people ask for less
// motion. A file names no other file, font or address but the link in its description.
//
// The files build upon each other in this order: letters, paint with the stock, geometry with paths and
// labels, wood, marks, count and eye; then what pages show (thumb, frame, swatch, icon, mark, qr, illustration); then a
// file's page with its frames, board, seats and report, and picture, which puts them together.
package picture
