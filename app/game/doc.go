// Package game has a game of Kulami with its players, as values. It adds the players, the moves
// taken back, the remaining time, and the judgement of the moves to the record of package rules. It
// answers questions about one game. It uses no screen, message, storage or clock. The caller passes
// the time.
//
// A [Game] is a [Tree] of moves with two special nodes: the live node, where play goes on, and the
// node shown. It also has the [Players] and the choices of its setup. A Game never changes: every
// step returns a new one.
//
//	Setup       the choices for a new game; New makes a Game from them
//	Players     the players: the computer, two people on one device, friends by link
//	Tree        the moves, the live node, the node shown, and variations
//	TurnClock   the times that the record does not have; all other times are computed
//	Relation    how two records of one game compare: same, ahead, behind, parted
//	Ending      the winner and the kind of the end; Result is the player's result
//	Judgement   the engine's verdicts on the moves, with the key moments
//	Summary     the data that a list of thousands of games needs of each
//	Statistics  numbers of results
//
// Pack writes a game as text for storage, and Unpack reads it. Texts of every earlier version can
// be read, and a damaged field loses only itself. Therefore the field names of [Saved], [Setup],
// [Origin] and [Named] never change.
package game
