// Package game is a game of Kulami with its people, as values: what package rules knows of a
// record, and who plays it, how it began, what was taken back, what time is left, how it ended,
// and how its moves were judged. It answers questions about one game. It knows no screen, no
// message, no storage and no clock: whoever calls says what time it is.
//
// A [Game] is a [Tree] of moves with two nodes that are always in it: the live one, where play
// goes on, and the one that is shown. Around it are the [Players] and the choices that it began
// with. A Game is never changed: every step returns a new one.
//
//	Setup       the choices of a new game; New makes a Game of them
//	Players     who plays it: the computer, two people on one device, friends by link
//	Tree        the moves, the live node and the node shown, lines that were tried
//	TurnClock   the time that the record does not have; all else about clocks is computed
//	Relation    how two records of one game stand to each other: the same, ahead, behind, parted
//	Ending      who won and by what; Result is what that is for the person here
//	Judgement   what the engine says of each move, with the key moments
//	Summary     what a list of thousands of games needs of each
//	Statistics  results counted
//
// Pack and Unpack are a game's text in storage. Texts of every earlier version can be read, and
// only a damaged field itself is lost; so the names of the fields of [Saved], [Setup], [Origin] and
// [Named] never change.
package game
