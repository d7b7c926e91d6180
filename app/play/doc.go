// Package play is the app as a state machine: a Model, messages, and one function Update. Update
// returns the next Model and the effects to run. Package play uses neither the browser nor a clock,
// and has no text for people. The game record is the source of truth. Everything else is a replay
// of the record or a choice of the player.
//
// A Model is a Desk, which all screens share, and one Screen with its own state, from a package in
// app/screen. A message goes to the screen first. If the screen ignores the message, it runs on the
// Desk, by its own method Run, or on the Model, by its method run. A method run shows another
// screen or changes the table. A player's action clears the notice. The few messages that keep the
// notice say so by a method Traits.
//
// Files, in order of dependency:
//
//   - model_*.go: the Model and its screen
//   - games_*.go: the player's own games, the library, backups, links of friends, other tabs
//   - visit.go: changes from one screen to another
//   - live_*.go: messages and texts of a live game
//   - start_*.go: new games
//   - open.go: addresses
//   - load_*.go: the first message, and imports
//   - update_*.go: the order in which everything runs
package play
