package game

import "kulami/rules"

// A game with a friend: two people send each other the game as a link, and each plays one
// side. The links of both have the game's Match, by which each finds their own game when the
// next link is opened.

// ToSend reports whether the link of a game with a friend has still to be sent: with the
// marble just played, or so that the friend begins.
func (g Game) ToSend() bool {
	return g.Players.Friend() && !g.Sent && !g.OwnTurn()
}

// OwnTurn reports whether the person here is to move at the live node of a game with a
// friend.
func (g Game) OwnTurn() bool {
	return g.Players.Friend() && !g.Over() && g.LivePosition().Turn() == g.Players.Own
}

// Waits reports whether a game with a friend goes on with the friend's link.
func (g Game) Waits() bool { return g.Players.Friend() && !g.Over() && !g.OwnTurn() }

// LastOwn reports whether the last marble up to the live node is one of the person here.
func (g Game) LastOwn() bool {
	return g.Live() > g.Base() && rules.Side((g.Live()-1)&1) == g.Players.Own
}

// OwnFinish reports whether the person here has ended the game early.
func (g Game) OwnFinish() bool {
	f := g.Record().Finish()
	return f != rules.NotFinished && f.Winner() == g.Players.Own.Other()
}

// Line returns what is sent to the friend: the record of the marbles up to the live node, with
// the game's early finish.
func (g Game) Line() rules.Record { return LineOf(g.Shown()) }

// TimedLine is line with the times, as live games have them.
func (g Game) TimedLine() rules.Record { return g.Line().WithTimes(g.Shown().Times()) }

// LineOf returns a record of the moves and the early finish of r alone.
func LineOf(r rules.Record) rules.Record {
	line, _ := r.Extract(r.Moves())
	return line.WithFinish(r.Finish())
}

// Continued returns the tree of g with the marbles and the finish of a link that has all of
// its own, shown at the end. Variations and notes stay.
func (g Game) Continued(line rules.Record) Tree {
	r := g.Shown().WithCursor(g.Live())
	for _, h := range line.Moves()[g.Live():] {
		r, _ = r.Play(h) // line is legal
	}
	return NewTree(r.WithFinish(line.Finish()))
}
