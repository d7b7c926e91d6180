// Package play is the program as a state machine: a Model, messages, and one
// function Update that returns the next Model and the effects to carry out. It
// knows neither the browser nor a clock, and every word a person reads is
// elsewhere. The record of the game is the truth; all else is a replay of it or
// a choice of the player.
//
// A Model is a Desk, which is there whatever is shown, and one Screen with its own state, of a package in app/screen. A message goes to the screen
// first. What the screen does nothing with is for the Desk, by the message's own method Run, or for the Model, by its
// method run: it shows another screen, or changes the table. What a player does begins without a notice; messages that leave
// it say so by a method Traits, which most have no need of.
//
// A file belongs to the group that its name begins with, and uses only what is in its own
// group and in those above it in this list, which goes from the bottom up. A method of
// Model lies with what it is about.
//
//   - model_*.go: the Model, and what it does with its screen
//   - games_*.go: the player's own games: which one is shown, the library, backups, links of friends, other tabs
//   - visit_*.go: going from one screen to another, and back
//   - live_*.go: what a live game makes of messages and of the other side's texts, whose rules, such as those of a request to undo, are in package live
//   - start_*.go: new games, and going on with those there are
//   - open_*.go: what an address shows, and the address of what is shown
//   - load_*.go: the first message, and what is imported
//   - update_*.go: the order of it all
package play
