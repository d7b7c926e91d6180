package game

import (
	"strconv"

	"kulami/app/live"
	"kulami/rules"
)

// times returns the time control of s, without times of moves.
func (s Setup) times() rules.Times {
	t := rules.Times{Minutes: s.Minutes, Pauses: s.Pauses}
	switch s.Clock {
	case SuddenDeath:
	case FischerClock:
		t.Increment = s.Increment
	default:
		return rules.Times{}
	}
	return t
}

// person returns the side of the player who sets the game up.
func (s Setup) person(seed uint64) rules.Side {
	if s.Starter == OtherFirst || s.Starter == RandomFirst && seed>>7&1 == 1 {
		return rules.Second
	}
	return rules.First
}

// New returns the game of setup s. seed decides the random choices. New returns false if the board
// does not exist.
func New(s Setup, day string, seed uint64) (Game, bool) {
	b, origin, ok := BoardOf(s, day)
	if !ok {
		return Game{}, false
	}
	e, ok := rules.EditionNamed(s.Edition)
	if !ok && s.Edition != HouseEdition {
		e = rules.Editions()[0]
	}
	r := rules.NewRecord(b, s.handicap(s.Rules(), seed))
	if s.Opening == RandomOpening {
		r, _ = r.Play(rules.Hole(seed >> 11 % rules.Holes))
	}
	g := Game{Tree: NewTree(r), Edition: e.Name, Origin: origin, Opening: s.Opening, Seed: seed}
	switch s.Opponent {
	case ComputerOpponent:
		g.Players = s.Computer(s.person(seed).Other())
	case FriendOpponent, LiveOpponent:
		if s.Opponent == LiveOpponent {
			g.Tree = NewTree(r.WithTimes(s.times()))
		}
		g.Players = Players{Mode: ByLink, Own: s.person(seed), Live: s.Opponent == LiveOpponent}
		g.Match = live.NameOf(strconv.FormatUint(seed, 36) + day)
		if s.Opening == SwapOpening { // links cannot say that the sides can be swapped
			g.Opening = FreeOpening
		}
	case PersonOpponent:
		g.Players.Names = s.Names
		g.Tree = NewTree(r.WithTimes(s.times()))
	case NoOpponent:
		g.Players.Mode = Analysing
	}
	return g, true
}

// Again returns a new game like g, without moves. If two people both do this, their games have the
// same name.
func (g Game) Again() Game {
	r := g.Record()
	g.Tree = NewTree(rules.NewRecord(r.Board(), r.Rules()).WithTimes(live.Control(r)))
	g.ID, g.Name, g.Orientation, g.Judged, g.Helped, g.Advised, g.Advice, g.Clock = "", "", 0, "", false, 0, "", TurnClock{}
	if g.Sent = false; g.Match != "" {
		g.Match = live.NameOf(g.Match)
	}
	if g.Opening == RandomOpening {
		g.Opening = FreeOpening
	}
	return g
}

// Swapped returns g with the sides exchanged. A handicap stays with the player who has it.
func (g Game) Swapped() Game {
	g.Players = g.Players.Swapped()
	g.Tree.record = g.Tree.record.WithHandicap(-g.Tree.record.Rules().Handicap)
	return g
}

// OfTwo returns g as a game of two people on one device, which no link of a friend continues.
func (g Game) OfTwo() Game {
	g.Players, g.Match = Players{Names: g.Players.Names}, ""
	return g
}

// WithHandicap returns g with a handicap, as in rules.Ruleset. g must have no marbles.
func (g Game) WithHandicap(h int8) Game {
	g.Tree.record = g.Tree.record.WithHandicap(h)
	return g
}

// FromHere returns a new game with the moves up to the node shown.
func (g Game) FromHere() Game {
	players := g.Players
	if players.Mode == ByLink {
		players = Players{Names: players.Names}
	}
	return Game{Tree: NewTree(g.Extract()), Players: players, Edition: g.Edition, Origin: g.Origin, Orientation: g.Orientation, Seed: g.Seed, Helped: g.Ply() > 0, Wooden: g.Wooden, Teach: g.Teach}
}
