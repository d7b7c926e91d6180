package game

import "kulami/rules"

// Game is a game with its players.
type Game struct {
	Tree
	ID          string // id of a stored game; "" if the game is only viewed
	Name        string // name that the player gave it, or ""
	Began       int64  // start, in minutes since 1970
	Touched     int64  // last change, in minutes since 1970
	Build       string // version of the app at the start
	Players     Players
	Orientation int // orientation of the board, as in rules.Link
	// Name of the edition, because several have the same ruleset; "" for the game of a link.
	Edition string
	Origin  Origin
	Opening Opening
	Seed    uint64 // seed of the computer's random choices
	// The player had help against the computer: took moves back, began from a position, or asked
	// the engine.
	Helped bool
	Match  string    // names the game in the links of two people; "" without links
	Sent   bool      // the friend has the current position
	Clock  TurnClock // clock of two people on one device, or live
	Judged string    // judgement of the moves, by Judgement.Pack; "" if there is none
	// The player plays the computer on a wooden board, and the device speaks.
	Wooden  bool
	Teach   Teaching // teaching by the computer; TeachOff and "" mean none
	Advised int      // number of times that it has advised to take a marble back
	// The open advice, in the format of package table of app/screen; "" if there is none.
	Advice string
	Count  string // marbles of a game on a wooden board, by MarblesText; such a game has no moves
}

// LinkOf returns the link of a record of g, with the orientation of g.
func (g Game) LinkOf(r rules.Record) rules.Link {
	return rules.Link{Record: r, Orientation: g.Orientation}
}

// WithHelp marks g as a game with help, if it is not over.
func (g Game) WithHelp() Game {
	g.Helped = g.Helped || !g.Over() && g.Players.Mode == VersusComputer
	return g
}

// Base returns the ply before which no marble can be taken back.
func (g Game) Base() int {
	if g.Opening == RandomOpening {
		return 1
	}
	return 0
}

// Moved reports whether the player has changed or sent g. A change is a marble, also in a
// variation, a note, or a marble of a count. A randomly placed first marble does not count.
func (g Game) Moved() bool {
	r := g.Record()
	return r.Len() > g.Base() || len(r.Variations()) > 0 || len(r.Notes()) > 0 || g.Sent || g.Count != "" && g.Count != noMarbles
}

// ByLink returns the players of g if the game is by link. Otherwise it returns one player with both
// sides.
func (g Game) ByLink() Players {
	if g.Players.Mode == ByLink {
		return g.Players
	}
	return Players{Mode: ByLink, Own: rules.Nobody, Names: g.Players.Names}
}

// Turn returns the seat that plays next at the node shown.
func (g Game) Turn() Seat { return g.Players.At(g.Position().Turn()) }

// CanSwap reports whether the second player, a person, can take over the first marble.
func (g Game) CanSwap() bool {
	return g.Opening == SwapOpening && g.AtLive() && g.Live() == 1 && !g.Over() && !g.Players.At(rules.Second).Computer()
}

// Resigned returns g after the player has resigned, or the side to move if both sides are played
// here.
func (g Game) Resigned() Game {
	side := g.Players.Person()
	if side == rules.Nobody {
		side = g.Position().Turn()
	}
	g.Tree, g.Sent = g.Finished([2]rules.Finish{rules.FirstResigned, rules.SecondResigned}[side]), false
	return g
}

// UndoTarget returns the ply to go back to, or -1. An early finish is taken back first. Against the
// computer only positions with the person to move count. In a game by link it is the player's own
// last marble, until it has been sent. A loss on time cannot be taken back.
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

// RedoTarget returns the ply to go forward to, or -1.
func (g Game) RedoTarget() int { return g.turnOfPerson(+1) }

// turnOfPerson returns the nearest ply before or after the live one at which a person is to move.
// Forward, it can also return the last ply of the game. It returns -1 if there is none.
func (g Game) turnOfPerson(by int) int {
	seats, end := g.Players.Seats(), g.Record().Len()
	for ply := g.Live() + by; ply >= g.Base() && ply <= end; ply += by {
		if !seats[ply&1].Computer() || by > 0 && ply == end {
			return ply
		}
	}
	return -1
}
