// Package board is the board that is pressed: a go-app component for any program that shows Kulami. It
// draws a State, a plain value, and answers which hole an event upon it means. It knows no
// screen and no keys, and keeps no game: what follows from a press is for the program to decide, which
// then draws the next State. Of our packages it needs rules, picture and dom; go-app may be the stock one. The program
// in the folder example is all that this takes.
//
// Every zero value is valid. A State with a Position alone is a board with its marbles: picture.MarksAt adds owners and
// rings, Phrases the names that screen readers say, Seats where marbles come from. A State without a Position is an
// empty frame.
//
// A Board that is drawn with another State moves from one to the other: the marble that was played
// flies to its hole and what it changes appears when it arrives, and in a count the tiles go to
// their piles, and their points to the sum beside it. Between two drawings a Board keeps only what this needs.
//
// The events of a board are listened to at any element around it. HoleAt returns the hole of a click, of a
// pointer or of the focus. All of a board is one tab stop, State.Focus; a program that moves it, to where
// picture.Eye says, gives the focus to the cell, which has the name of its hole as data-hole.
//
// A page with boards has, besides:
//
//   - picture.Defs once: the gradients and marbles that drawings refer to by their ids
//   - the style sheet of package style, and around the board an element of the class app, on which it hangs its colours. The
//     attributes data-wood (dark, flat or contrast) and data-marbles (white-black, red-white
//     or safe) of that element choose others, and its class still turns motion off
//   - where it likes, an element with a Marble for each side, whose selectors are State.Seats: marbles fly from there.
//     Without seats a marble is let down from above
//
// Scripts find data-board, -ply, -turn, -over, -thinking and -link at the board, and data-hole, -marble, -legal,
// and with values -value or -threat and -exact at its cells.
//
// The files build upon each other in this order: the values bubble, badge, value with its bar, phrases, state; input; cell and
// flight; then board with its parts piles, finale, under, draw and places.
package board
