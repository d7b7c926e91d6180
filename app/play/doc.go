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
// Files, from the bottom up: model_*.go has the Model and what it does with its screen; games_*.go the player's own games, the
// library, backups, links of friends and other tabs; visit.go the ways from one screen to another; live_*.go what a live game makes
// of messages and of the other side's texts; start_*.go new games; open.go what an address shows; load_*.go the first message,
// and what is imported; update_*.go the order of it all.
package play
