// Package board has a board to click: a go-app component for any program that shows Kulami. It
// renders a State, which is a plain value, and finds the hole of an event. It does not handle
// screens, keys or the game. The program decides the effect of a click, and renders the next State.
// Of our packages, board needs rules, picture and dom. It works with the original go-app. The
// program in the folder example shows everything that is necessary.
//
// Every zero value is valid. A State with only a Position is a board with its marbles. Owners and
// rings come from picture.MarksAt, the names for screen readers from Phrases. Seats are the places
// from which marbles fly. A State without a Position is an empty frame.
//
// A Board that is rendered with another State animates the change. The last marble flies to its
// hole, and its effects appear when it arrives. In a count the tiles move to their piles, and their
// points to the sum next to the pile. Between two renders a Board stores only the data for this.
//
// Listen to the events of a board at any element around it. HoleAt returns the hole of a click, of
// a pointer or of the focus. The board has one tab stop, State.Focus. A program that moves it, as
// picture.Eye computes, must focus the cell, which has the name of its hole as data-hole.
//
// A page with boards also needs:
//
//   - picture.Defs once, with the gradients and marbles to which drawings refer by id
//   - the style sheet of package style, and an element with the class app around the board, which
//     has the colours. Its attributes data-wood (dark, flat or contrast) and data-marbles
//     (white-black, red-white or safe) choose other colours, and its class still turns animation
//     off
//   - optionally, an element with a Marble for each side. State.Seats has the selectors of these
//     elements, from which marbles fly. Without seats, a marble is put down from above
//
// Scripts find data-board, -ply, -turn, -over, -thinking and -link at the board. Its cells have
// data-hole, -marble, -legal, and with values -value or -threat and -exact.
//
// The files depend on each other in this order. First are the values bubble, badge, value with its
// bar, phrases and state. Then follow input, cell and flight. The last is board with its parts
// piles, finale, under, draw and places.
package board
