// Package picture draws Kulami as SVG text: boards, positions, games, reports and small drawings.
// It depends only on the rules, not on screens, stored settings or browsers. So the app, the rule
// book and a command can use it.
//
// Some drawings are parts of a page. These are Wood, Labels, Thumb, Swatch, QR, Icon, Mark and the
// tiles of a Frame. The paths of Bands, Area, Strokes, Arrow and Dots are such parts, too. Their
// classes name the colours, which the style sheet of the page defines. The drawings refer to
// gradients, marbles and patterns in Defs, which a page contains once. An Illustration is such a
// part for a page without the app; that page contains PaintedDefs.
//
// Others are complete files. Still shows a position with names, points and link. Animation plays
// the moves up to it, Review adds the report of a review, and BareBoard has no marbles.
//
// Three values serve interactive boards: Marks holds the highlights, rings and owners. CountSteps
// returns the order of the final count. Eye finds the hole to which a key moves the focus.
//
// A Geometry holds the places of the holes. One hole is Unit wide and high. In every orientation x
// grows to the right and y downwards from the upper left corner of the holes. Around the holes is a
// Rim. With coordinates a broader Margin is at the left and below:
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
// Every drawing keeps these promises. Equal arguments give equal bytes. Text of any content stays
// text. It is escaped, and files leave out characters that XML forbids. No drawing has a script, a
// style attribute or an event handler. Only animations have a style element, which respects reduced
// motion. A file refers to no other file, font or address, except for the link in its description.
//
// The source files depend on each other in this order: letters, paint with the stock, geometry with
// paths and labels, wood, marks, count and eye. The parts of pages follow: thumb, frame, swatch,
// icon, mark, qr and illustration. The last are a picture's page with its frames, board, seats and
// report, and picture, which combines them.
package picture
