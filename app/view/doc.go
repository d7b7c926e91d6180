// Package view draws the program: it holds the only go-app components, turns
// what the browser reports into messages for package play, and carries out the
// effects that come back.
//
// Root owns the one Model, and beside it what only the page knows: how the library
// is looked at, and a tile that is being dragged. Below it everything is drawn from
// values: functions for what is cheap, components with comparable fields for what
// is not, such as the board and the list of moves, which are drawn again only when
// a field has changed. What is done anywhere is caught at the root, and read from
// data-act, data-hole and the names of form controls; the few handlers that an
// element has for itself are Root's, too, and hold no value that could be out of
// date.
//
// A press on a hole is shown at once, and carried out after the next picture or
// before whatever else comes first.
package view
