// Package view draws the program: it holds the go-app components, turns what the browser
// reports into messages for package play, and carries out the effects that come back.
//
// Root owns the one Model, and beside it what only the page knows: how the library is
// looked at, a tile that is being dragged, what waits to be announced. Everything is
// drawn from values that are made anew for each drawing: a scene has the reader's words
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
// Files are named by group, and a file uses declarations of its own group and of those
// before it in this list alone:
//
//   - page_*.go: the browser without what is drawn: when things run, storage,
//     the address, files, sharing, sounds, the focus, the connection to another browser
//   - part_*.go: what any screen is made of: buttons, form controls and small pictures
//   - scene_*.go: what every screen and dialog is drawn with: the words for a game, its
//     board, its count, its values and its moves, and the keys of a board
//   - table_*.go: the screen of a game, with the clocks of its players; this and the following
//     screens are named as in package play
//   - course_*.go: the lessons
//   - tally_*.go: the count of a game played on a wooden board
//   - workshop_*.go: building a board
//   - analysis_*.go: a position with the engine's values
//   - review_*.go: the moves of a game as they were judged, and that as a picture
//   - puzzle_*.go: puzzles, storms of them, and where training begins
//   - progress_*.go: how far the player has come, with its graphs
//   - dialog_*.go: the dialogs, and how the library is looked at
//   - library_*.go: the library's dialog
//   - root_*.go: the page as a whole: Root, events, what each control asks for, effects,
//     the clock that runs between two drawings, and the lists of screens and dialogs
//
// All screens and dialogs have one frame (topBar in part.go): at the upper left what leaves them, which is there no second
// time, a title, and two icons at most. A screen has one filled button at most: the next sensible step.
//
// A new screen is a group here: a type that implements screen, the acts of its own controls,
// and a line in screens (root_screens.go). A new dialog is a file with a method of dialogs and
// its acts, and a line in allDialogs (root_dialogs.go).
package view
