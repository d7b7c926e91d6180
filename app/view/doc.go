// Package view draws the program: it holds the only go-app components, turns what the
// browser reports into messages for package play, and carries out the effects that
// come back.
//
// Root owns the one Model, and beside it what only the page knows: how the library is
// looked at, a tile that is being dragged, what waits to be announced. Everything is
// drawn from values that are made anew for each drawing: a scene has the reader's words
// and what belongs to no screen, and each screen and the dialogs add their own state.
// Whatever takes long to draw is a component with comparable fields, such as the board
// and the list of moves, and is drawn again only when a field has changed.
//
// Where things are:
//
//   - root.go handles every message, effects.go carries out effects, and schedule.go
//     says when things run.
//   - screens.go lists the screens: table*.go, course.go, tally.go, workshop*.go,
//     analysis.go, review.go, puzzle.go and puzzles.go. dialogs.go lists the dialogs: newgame.go, settings.go, share.go, library*.go, import.go.
//   - events.go reads events, acts.go has what each control asks for, keys.go what each
//     key does, and forms.go what forms hold.
//   - board.go, cell.go, piles.go and wood.go draw a board; picture*.go draws one as a file.
//
// A new screen is a file here with a type that implements screen, a line in screenOf, and
// a line in acts for each control of its own.
//
// Events anywhere on the page are handled at Root, and read from data-act, data-hole and
// the names of form controls. The few handlers that an element has for itself belong to what
// Root owns, never to a value that may be out of date.
package view
