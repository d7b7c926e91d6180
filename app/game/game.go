package game

import "kulami/rules"

// Game is a game with the people around it.
type Game struct {
	Tree
	ID          string // names the game among those kept; empty if it is only looked at
	Name        string // given by the player, or empty
	Began       int64  // in minutes since 1970, when the game began
	Touched     int64  // when it last changed
	Build       string // the version of the program it was begun with
	Players     Players
	Orientation int    // how the board is turned for the eye, as in rules.Link
	Edition     string // the preset's name, as several have the same ruleset; empty if it came with a link
	Origin      Origin
	Opening     Opening
	Seed        uint64    // of the computer's choices
	Helped      bool      // the person had help against the computer: took moves back, began from a position, or asked the engine
	Match       string    // names the game in the links that two people send each other; empty if they do not
	Sent        bool      // the other of two has been sent the game as it stands, or has sent it
	Clock       TurnClock // of two people on one device, or live
	Judged      string    // how the moves were judged, as Judgement.Pack writes it; empty if they were not
	Wooden      bool      // the person plays the computer on a wooden board beside the device, which speaks
	Teach       Teaching  // how the computer teaches the person; TeachOff and none are not at all
	Advised     int       // how often it has advised to take a marble back
	Advice      string    // the latest such advice while it stands, as package table of app/screen writes it; else empty
	Count       string    // the marbles of a game played on a wooden board, as MarblesText writes them; it has no moves then
}

// LinkOf returns the link of a record of g, whose board is turned as that of g.
func (g Game) LinkOf(r rules.Record) rules.Link {
	return rules.Link{Record: r, Orientation: g.Orientation}
}

// WithHelp returns g as one in which the person had help, if it is not over.
func (g Game) WithHelp() Game {
	g.Helped = g.Helped || !g.Over() && g.Players.Mode == VersusComputer
	return g
}

// Base returns the ply below which nothing can be taken back.
func (g Game) Base() int {
	if g.Opening == RandomOpening {
		return 1
	}
	return 0
}

// Moved reports whether a marble has been played in g, not counting one that was
// placed at random, or something has been written about it, or it has been sent, or marbles
// were put down in a count.
func (g Game) Moved() bool {
	return g.Record().Len() > g.Base() || len(g.Record().Notes()) > 0 || g.Sent || g.Count != "" && g.Count != noMarbles
}

// ByLink returns the players of g if they send each other the game as a link. Who did not
// before play both sides.
func (g Game) ByLink() Players {
	if g.Players.Mode == ByLink {
		return g.Players
	}
	return Players{Mode: ByLink, Own: rules.Nobody, Names: g.Players.Names}
}

// Turn returns who plays next at the node shown.
func (g Game) Turn() Seat { return g.Players.At(g.Position().Turn()) }

// CanSwap reports whether the second player, a person, may take over the first marble.
func (g Game) CanSwap() bool {
	return g.Opening == SwapOpening && g.AtLive() && g.Live() == 1 && !g.Over() && !g.Players.At(rules.Second).Computer()
}

// Resigned returns g ended by the person, or by the side to move if both are played here.
func (g Game) Resigned() Game {
	side := g.Players.Person()
	if side == rules.Nobody {
		side = g.Position().Turn()
	}
	g.Tree, g.Sent = g.Finished([2]rules.Finish{rules.FirstResigned, rules.SecondResigned}[side]), false
	return g
}

// UndoTarget returns the ply to go back to, or -1: an early finish is taken back
// first, and against the computer only positions with the person to move count. With a
// friend it is the person's own last marble, until it has been sent. Time that is over does
// not come back.
func (g Game) UndoTarget() int {
	switch f := g.Record().Finish(); {
	case f == rules.FirstOutOfTime || f == rules.SecondOutOfTime:
		return -1
	case g.Players.Friend() && (g.Sent || !g.LastOwn() && !g.OwnFinish()): // the friend has it
		return -1
	case f != rules.NotFinished:
		return g.Live()
	}
	return g.turnOfPerson(-1)
}

// RedoTarget returns the ply to go on to, or -1.
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
