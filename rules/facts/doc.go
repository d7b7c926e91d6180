// Package facts returns the facts that a move of Kulami proves by the rules alone. It does not
// search or estimate: a person can count every fact on the board.
//
//	for _, f := range facts.Of(p, h, nil) {
//		fmt.Println(f.Kind, f.Side, f.Count) // wins first 6
//	}
//
// Puzzles take their themes from it. Reviews, threats and wrong tries take their sentences from it,
// so that they cannot contradict each other. The caller chooses the words and the number of facts
// in a sentence.
//
// # For good
//
// The owner of a tile is certain if it is the same in every fill. A fill puts marbles left of
// either side into some, all or none of the empty holes of the tile. After the game no marbles are
// left, and near its end there are few. So with three empty holes a lead of two is enough if the
// opponent has only one marble left. Fills ignore whether holes can become legal. Therefore no game
// contradicts a certain owner; see OwnerForGood.
//
// A side wins a tile for good by the marble that makes its ownership certain. It could win a tile
// if its next marble can do so. A move that takes such a chance from the opponent, or gives it, is
// a fact if another legal hole does not.
//
// # The expected reply
//
// All facts except Gives are about the move. Gives is about the reply. The rules do not determine
// it: the reply is the second hole of the line that the caller expects, for example from the
// engine.
//
// # Why
//
// Why compares two moves with their expected lines and returns the reason why the first is worse.
// The reason is a fact about a marble of the opponent in its line, or about a marble of the mover
// in the better line. Such a fact is a reason only if the other line differs:
//
//   - Wins: at the end of the other line the side does not own the tile for good. If the reply
//     wins the tile, no reply to the better move wins it, whatever the line.
//   - Ties: at the end of the other line the opponent owns the tile or can still own it.
//   - Leads, Joins, Grows, Line: after as many marbles of the other line, the side does not
//     own the tile, or has no such area or line. An area or line must also score points.
//   - Levels: after as many marbles of the other line, the opponent leads on the tile.
//   - Leaves: after as many marbles of the other line, there are more than three legal holes.
//   - Saves, Closes: only the better move does so. After the other move the opponent can win
//     the tile immediately.
//   - Wastes: the tile of the better move is not decided.
//   - Scores: the move or the reply ends the game, or both lines end the game and the other
//     line ends it better.
//
// The fact is true on the board for any line. Whether a line is best play is up to the caller.
//
// # Takings
//
// Takings returns the count if a side took a tile, with the marbles that it needs and the changes
// of areas and lines.
//
// The package imports rules and the standard library only.
package facts
