package game

import "kulami/rules"

// In a game by link, two people send each other the game as a link, and each plays one side. The
// links of both have the game's Match, by which each app finds its own copy of the game.

// ToSend reports whether the link of a game with a friend must still be sent. It has the marble
// just played, or asks the friend to begin.
func (g Game) ToSend() bool {
	return g.Players.Friend() && !g.Sent && !g.OwnTurn()
}

// OwnTurn reports whether the player is to move at the live node of a game with a friend.
func (g Game) OwnTurn() bool {
	return g.Players.Friend() && !g.Over() && g.LivePosition().Turn() == g.Players.Own
}

// Waits reports whether a game with a friend waits for the friend's link.
func (g Game) Waits() bool { return g.Players.Friend() && !g.Over() && !g.OwnTurn() }

// LastOwn reports whether the player has played the last marble up to the live node.
func (g Game) LastOwn() bool {
	return g.Live() > g.Base() && rules.Side((g.Live()-1)&1) == g.Players.Own
}

// OwnFinish reports whether the player has ended the game early.
func (g Game) OwnFinish() bool {
	f := g.Record().Finish()
	return f != rules.NotFinished && f.Winner() == g.Players.Own.Other()
}

// Line returns the record that the friend gets: the marbles up to the live node, with the game's
// early finish.
func (g Game) Line() rules.Record { return LineOf(g.Shown()) }

// TimedLine returns Line with the times, for live games.
func (g Game) TimedLine() rules.Record { return g.Line().WithTimes(g.Shown().Times()) }

// LineOf returns a record with only the moves and the early finish of r.
func LineOf(r rules.Record) rules.Record {
	line, _ := r.Extract(r.Moves())
	return line.WithFinish(r.Finish())
}

// Continued returns the tree of g with all marbles and the finish of a link, shown at the end. The
// link must begin with the marbles of g. Variations and notes stay.
func (g Game) Continued(line rules.Record) Tree {
	r := g.Shown().WithCursor(g.Live())
	for _, h := range line.Moves()[g.Live():] {
		r, _ = r.Play(h) // line is legal
	}
	return NewTree(r.WithFinish(line.Finish()))
}
