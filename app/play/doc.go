// Package play is the program as a state machine: a Model, messages, and one
// function Update that returns the next Model and the effects to carry out. It
// knows neither the browser nor a clock, and every word a person reads is
// elsewhere. The record of the game is the truth; all else is a replay of it or
// a choice of the player.
//
// A Model is a Shell, which is there whatever is shown, and one Screen with its own state:
// Table, or one of those in the table screens (open.go). The game that is open lies in the Shell. A message goes to the screen
// first; what the screen does nothing with is done by the message's own method run. A new screen is a type that embeds
// plain and has the methods of Screen that are its own, in files of a group of its own, and a line in
// the table screens.
//
// Inside a step the Model is one value that is changed, and effects are handed to Shell.do.
// Outside it, and in screens, values are never changed in place. What a player does begins
// without a notice; messages that leave it say so by a method traits, which most have no need of.
//
// A file belongs to the group that its name begins with, and uses only what is in its own
// group and in those above it in this list, which goes from the bottom up. A method of
// Model lies with what it is about.
//
//   - names_*.go: what screens and dialogs are called
//   - training_*.go: the collection of puzzles and the run of a storm, as values
//   - notice_*.go: what is said in the status line and read by screen readers
//   - effect_*.go: what goes out
//   - peer_*.go: the connection of a live game, as a value
//   - shell_*.go: what is there whatever is shown, how corrections of the device's clock are told from sleep (shell_clock.go), the question to the engine, and what a Model, a Screen, a message and an effect are
//   - opened_*.go: the game that is open, whatever screen is shown
//   - msg_*.go: the messages that many handle; the others are beside what handles them
//   - board_*.go: where the player points on a board, and how it lies for the eye
//   - address_*.go: texts of addresses, their encoding and check codes
//   - table_*.go: the screen on which a game is played or looked at, with its replay, clocks, count, coach and sounds
//   - course_*.go: the screen that teaches the rules
//   - tally_*.go: the screen that counts a game played on a wooden board
//   - workshop_*.go: the screen on which a board is built
//   - analysis_*.go: the screen that shows what the engine makes of a position
//   - review_*.go: the screen that judges the moves of a game, with its exercises
//   - progress_*.go: the screen that shows how far the player has come
//   - games_*.go: the player's own games: which one is shown, the library, backups, links of friends, other tabs
//   - puzzle_*.go: the screens of puzzles: the daily one, those of a theme, the storm, own mistakes
//   - visit_*.go: going from one screen to another, and back
//   - live_*.go: what a live game makes of messages and of the other side's texts, whose rules, such as those of a request to undo, are in package live
//   - start_*.go: new games, and going on with those there are
//   - open_*.go: what an address shows, and the address of what is shown
//   - load_*.go: the first message, and what is imported
//   - update_*.go: the order of it all
package play
