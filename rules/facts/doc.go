// Package facts says what a move does in a game of Kulami, from the rules alone: no search,
// no estimate, nothing that a person could not count on the board.
//
//	for _, f := range facts.Of(p, h, nil) {
//		fmt.Println(f.Kind, f.Side, f.Count) // wins first 6
//	}
//
// The puzzles take their themes from it, and reviews, threats and wrong tries the sentences
// under a move, so that they cannot contradict each other. Words for people, and how many
// facts fit into a sentence, are the business of those who show them.
//
// # For good
//
// The owner of a tile is certain if it is the same one however the empty holes of the tile
// are filled with the marbles that may still be played: some of the holes, all or none, by
// either side. No marble may be played once the game has ended, and near the end there are
// few, so that a lead of two is enough with three empty holes if the opponent has but one
// marble left. Whether a hole can be reached along rows and columns is not asked, which makes
// a certain owner a promise that no game breaks; see OwnerForGood.
//
// A side wins a tile for good by the marble that makes its ownership certain. What it could
// win is what its next marble can win in that way. A move that takes such a chance from the
// opponent, or gives it, is a fact if another legal hole would have been different.
//
// # The expected reply
//
// All facts but one are about the move. Gives is about the reply, which is not known from the
// rules: it is the second hole of the line that the caller expects, for example the one that
// the engine found.
//
// # Why
//
// Why compares two moves with the lines that are expected after them, and returns why the first
// one is worse: what a marble of the opponent brings in its line, or a marble of the mover in the
// better line. Such a fact is a reason only if the other line is different:
//
//   - Wins: at the end of the other line the side does not own the tile for good. If the reply
//     wins the tile, no reply to the better move wins it, whatever the line.
//   - Ties: at the end of the other line the tile can still become the opponent's, or is.
//   - Leads, Joins, Grows, Line: after as many marbles of the other line the side does not own
//     the tile, or has no such area or line. An area or line must bring points, too.
//   - Levels: after as many marbles of the other line the opponent of the side leads there.
//   - Leaves: after as many marbles of the other line there are more than three legal holes.
//   - Saves, Closes: the better move does so, and after the other the opponent can win the tile at once.
//   - Wastes: the better move goes to a tile that is not decided.
//   - Scores: the move or the reply ends the game, or both lines end it and the other one better.
//
// The fact is true on the board whatever is expected. That a line is the best play is the
// caller's to know.
//
// # Takings
//
// Takings answers another question about a tile: what the count would be if a side took it,
// by which marbles and with what change of areas and lines.
//
// The package imports rules and the standard library only.
package facts
