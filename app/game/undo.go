package game

import "kulami/rules"

// UndoTarget returns the ply to go back to, or -1: an early finish is taken back
// first, and against the computer only positions with the person to move count. With a
// friend it is the person's own last marble, until it has been sent. Time that is over does
// not come back.
func (g Game) UndoTarget() int {
	if lostOnTime(g.Record()) {
		return -1
	}
	if g.Players.Friend() && !(g.LastOwn() || g.ownFinish()) || g.Sent && g.Players.Friend() {
		return -1 // the friend has it
	}
	if g.Record().Finish() != rules.NotFinished {
		return g.Live()
	}
	return g.turnOfPerson(-1)
}

func (g Game) RedoTarget() int { return g.turnOfPerson(+1) }

// turnOfPerson returns the nearest ply before or after the live one at which a
// person is to move, or the last ply of the game going forward; -1 if none.
func (g Game) turnOfPerson(by int) int {
	seats, end := g.Players.Seats(), g.Record().Len()
	for ply := g.Live() + by; ply >= g.Base() && ply <= end; ply += by {
		if !seats[ply&1].Computer() || by > 0 && ply == end {
			return ply
		}
	}
	return -1
}
