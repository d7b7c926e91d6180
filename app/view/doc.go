// Package view draws the program: it holds the go-app components, turns what the browser
// reports into messages for package play, and carries out the effects that come back.
//
// Root owns the one Model, and beside it what only the page knows: how the library is
// looked at, a tile that is being dragged, what waits to be announced. Everything is
// drawn from values that are made anew for each drawing: a scene.Scene has the reader's words
// and what belongs to no screen, and each screen and the dialogs add their own state.
// Whatever takes long to draw is a component with comparable fields, such as the list of
// moves, and is drawn again only when a field has changed.
//
// The board that is pressed is that of package board. What is text and not an element, such as
// an icon, and every picture that is a file come from package picture.
//
// Events anywhere on the page are handled at Root, and read from data-act, data-hole and
// the names of form controls. The few handlers that an element has for itself belong to what
// Root owns, never to a value that may be out of date.
//
// All screens and dialogs have one frame (controls.TopBar): at the upper left what leaves them, which is there no second
// time, a title, and two icons at most. A screen has one filled button at most: the next sensible step.
//
// CONTRIBUTING.md says how to add a screen, a setting and a notice. A new dialog is a file in dialogs
// with a method of dialogs.Open and its acts, and a line in dialogs.All.
package view
