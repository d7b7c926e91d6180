// Package play is the program as a state machine: a Model, messages, and one
// function Update that returns the next Model and the effects to carry out. It
// knows neither the browser nor a clock, and every word a person reads is
// elsewhere. The record of the game is the truth; all else is a replay of it or
// a choice of the player.
//
// A Model is a Desk, which is there whatever is shown, and one Screen with its own state. A message goes to the screen
// first. What the screen does nothing with is for the Desk, by the message's own method Run, or for the Model, by its
// method run: it shows another screen, or changes the table. What a player does begins without a notice; messages that leave
// it say so by a method Traits, which most have no need of.
//
// A file belongs to the group that its name begins with, and uses only what is in its own
// group and in those above it in this list, which goes from the bottom up. A method of
// Model lies with what it is about.
//
//   - table_*.go: the screen on which a game is played or looked at, with its replay, clocks, count, coach and sounds
//   - course_*.go: the screen that teaches the rules
//   - tally_*.go: the screen that counts a game played on a wooden board
//   - workshop_*.go: the screen on which a board is built
//   - analysis_*.go: the screen that shows what the engine makes of a position
//   - review_*.go: the screen that judges the moves of a game, with its exercises
//   - progress_*.go: the screen that shows how far the player has come
//   - model_*.go: the Model, and what it does with its screen
//   - games_*.go: the player's own games: which one is shown, the library, backups, links of friends, other tabs
//   - puzzle_*.go: the screens of puzzles: the daily one, those of a theme, the storm, own mistakes
//   - visit_*.go: going from one screen to another, and back
//   - live_*.go: what a live game makes of messages and of the other side's texts, whose rules, such as those of a request to undo, are in package live
//   - start_*.go: new games, and going on with those there are
//   - open_*.go: what an address shows, and the address of what is shown
//   - load_*.go: the first message, and what is imported
//   - update_*.go: the order of it all
package play
