package play

import (
	"strconv"

	"kulami/app/live"
	"kulami/rules"
)

// Game is a game with the people around it.
type Game struct {
	Tree
	ID      string // names the game among those kept; empty if it is only looked at
	Name    string // given by the player, or empty
	Began   int64  // as Shell.Now, when the game began
	Touched int64  // when it last changed
	Build   string // the version of the program it was begun with
	Players Players
	Edition string // the preset's name, as several have the same ruleset; empty if it came with a link
	Origin  Origin
	Opening Opening
	Seed    uint64    // of the computer's choices
	Helped  bool      // the person had help against the computer: took moves back, began from a position, or asked the engine
	Match   string    // names the game in the links that two people send each other; empty if they do not
	Sent    bool      // the other of two has been sent the game as it stands, or has sent it
	Clock   TurnClock // of two people on one device, or live
	Judged  string    // how the moves were judged, as packReview writes it; empty if they were not
}

// NewGame returns the game that s sets up; seed decides what is left to chance. It
// reports false if there is no such board.
func NewGame(s Setup, day string, seed uint64) (Game, bool) {
	b, origin, ok := BoardOf(s, day)
	if !ok {
		return Game{}, false
	}
	e, ok := rules.EditionNamed(s.Edition)
	if !ok {
		e = rules.Editions()[0]
	}
	if s.Edition == HouseEdition {
		e = rules.Edition{}
		e.Rules, _ = rules.ParseRuleset(s.House)
	}
	r := rules.NewRecord(b, e.Rules)
	if s.Opening == RandomOpening {
		r, _ = r.Play(rules.Hole(seed >> 11 % rules.Holes))
	}
	g := Game{Tree: newTree(r), Edition: e.Name, Origin: origin, Opening: s.Opening, Seed: seed}
	switch s.Opponent {
	case ComputerOpponent:
		g.Players = versusComputer(s.person(seed).Other(), s.Level)
	case FriendOpponent, LiveOpponent:
		if s.Opponent == LiveOpponent {
			g.Tree = newTree(r.WithTimes(s.times()))
		}
		g.Players = Players{Mode: ByLink, Own: s.person(seed)}
		g.Match = live.NameOf(strconv.FormatUint(seed, 36) + day)
		if s.Opening == SwapOpening { // links do not say so
			g.Opening = FreeOpening
		}
	case PersonOpponent:
		g.Players.Names = s.Names
		g.Tree = newTree(r.WithTimes(s.times()))
	case NoOpponent:
		g.Players.Mode = Analysing
	}
	return g, true
}

// person returns the side of who sets the game up.
func (s Setup) person(seed uint64) rules.Side {
	if s.Starter == OtherFirst || s.Starter == RandomFirst && seed>>7&1 == 1 {
		return rules.Second
	}
	return rules.First
}

// again returns a new game like g, from its first marble on. Two people who do this on
// their own have a game of the same name.
func (g Game) again() Game {
	r := g.Record()
	control := r.Times()
	control.Spent = nil
	g.Tree = newTree(rules.NewRecord(r.Board(), r.Rules()).WithTimes(control))
	g.ID, g.Name, g.Judged, g.Helped, g.Clock = "", "", "", false, TurnClock{}
	if g.Sent = false; g.Match != "" {
		g.Match = live.NameOf(g.Match)
	}
	if g.Opening == RandomOpening {
		g.Opening = FreeOpening
	}
	return g
}

// fromHere returns a new game with the moves up to the node shown.
func (g Game) fromHere() Game {
	players := g.Players
	if players.Mode == ByLink {
		players = Players{Names: players.Names}
	}
	return Game{Tree: newTree(g.Extract()), Players: players, Edition: g.Edition, Origin: g.Origin, Seed: g.Seed, Helped: g.Ply() > 0}
}

// helped returns g as one in which the person had help, if it is not over.
func (g Game) helped() Game {
	g.Helped = g.Helped || !g.Over() && g.Players.Mode == VersusComputer
	return g
}

// base returns the ply below which nothing can be taken back.
func (g Game) base() int {
	if g.Opening == RandomOpening {
		return 1
	}
	return 0
}

// moved reports whether a marble has been played in g, not counting one that was
// placed at random, or something has been written about it, or it has been sent.
func (g Game) moved() bool {
	return g.Record().Len() > g.base() || len(g.Record().Notes()) > 0 || g.Sent
}

// byLink returns the players of g if they send each other the game as a link. Who did not
// before play both sides.
func (g Game) byLink() Players {
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

// undoTarget returns the ply to go back to, or -1: an early finish is taken back
// first, and against the computer only positions with the person to move count. With a
// friend it is the person's own last marble, until it has been sent. Time that is over does
// not come back.
func (g Game) undoTarget() int {
	if lostOnTime(g.Record()) {
		return -1
	}
	if g.Players.Friend() && !(g.lastOwn() || g.ownFinish()) || g.Sent && g.Players.Friend() {
		return -1 // the friend has it
	}
	if g.Record().Finish() != rules.NotFinished {
		return g.Live()
	}
	return g.turnOfPerson(-1)
}

func (g Game) redoTarget() int { return g.turnOfPerson(+1) }

// turnOfPerson returns the nearest ply before or after the live one at which a
// person is to move, or the last ply of the game going forward; -1 if none.
func (g Game) turnOfPerson(by int) int {
	seats, end := g.Players.Seats(), g.Record().Len()
	for ply := g.Live() + by; ply >= g.base() && ply <= end; ply += by {
		if !seats[ply&1].Computer() || by > 0 && ply == end {
			return ply
		}
	}
	return -1
}

// resigned returns g ended by the person, or by the side to move if both are played here.
func (g Game) resigned() Game {
	side := g.Players.Person()
	if side == rules.Nobody {
		side = g.Position().Turn()
	}
	finish := rules.FirstResigned
	if side == rules.Second {
		finish = rules.SecondResigned
	}
	g.Tree, g.Sent = g.finished(finish), false
	return g
}

// Relation compares what two records hold: their moves, early finishes, variations and
// notes. Cursor and orientation do not count.
type Relation int8

// The relations.
const (
	Parted Relation = iota // each has something that the other lacks, or they are of different boards or rules
	Same
	Ahead  // the first has all of the second, and more
	Behind // the second has all of the first, and more
)

// relate returns how a stands to b.
func relate(a, b rules.Record) Relation {
	if a.Rules() != b.Rules() || a.Board().Layout() != b.Board().Layout() {
		return Parted
	}
	switch more, less := has(a, b), has(b, a); {
	case more && less:
		return Same
	case more:
		return Ahead
	case less:
		return Behind
	}
	return Parted
}

// has reports whether a has all that b has.
func has(a, b rules.Record) bool {
	am, bm := a.Moves(), b.Moves()
	if len(bm) > len(am) || common(am, bm) < len(bm) {
		return false
	}
	if f := b.Finish(); f != rules.NotFinished && (f != a.Finish() || len(am) != len(bm)) {
		return false
	}
	for _, line := range b.Lines() {
		if a.Through(line) == nil {
			return false
		}
	}
	for _, n := range b.Notes() {
		if mine := a.Note(n.Line); mine.Glyph != n.Glyph || mine.Value != n.Value || mine.Comment != n.Comment {
			return false
		}
	}
	return true
}

// common returns how many moves a and b begin with alike.
func common(a, b []rules.Hole) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// lacksMarbleOf reports whether a person has played a marble in g that o lacks.
func (o Game) lacksMarbleOf(g Game) bool {
	mine, seats := g.Record().Moves()[:g.Live()], g.Players.Seats()
	for ply := common(mine, o.Record().Moves()); ply < len(mine); ply++ {
		if !seats[ply&1].Computer() {
			return true
		}
	}
	return false
}
