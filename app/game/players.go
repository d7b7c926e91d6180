package game

import (
	"cmp"

	"kulami/rules"
	"kulami/rules/engine"
)

// Players says who plays a game. The zero value is two people on one device.
type Players struct {
	Mode     Mode
	Computer rules.Side      // the computer's side, in VersusComputer
	Level    int             // its level 1…8, in VersusComputer; the nearest one to Adaptive
	Adaptive engine.Strength // how strong it plays to keep pace with the person, also between levels; 0 if it plays at a level
	Own      rules.Side      // the side of the person here, ByLink; Nobody if they play both
	Live     bool            // ByLink: they have connected, or are about to, and can again
	Names    [2]string       // that two people gave themselves; empty ones are named by their marbles
}

// Mode says how a game is played.
type Mode int8

const (
	TwoPeople      Mode = iota // on one device
	ByLink                     // two people send each other the game as a link
	VersusComputer             // a person plays the computer
	Analysing                  // one person plays both sides and sees the engine's value of every position
)

// AgainstComputer returns the players of a game in which the computer has side.
func AgainstComputer(side rules.Side, level int) Players {
	return Players{Mode: VersusComputer, Computer: side, Level: min(max(level, 1), int(engine.Strongest))}
}

// WithAdaptive returns p with a computer that plays with a strength to keep pace with the person; p itself if there is no computer
// or no such strength.
func (p Players) WithAdaptive(s engine.Strength) Players {
	if p.Mode == VersusComputer && s == s.Valid() {
		p.Adaptive, p.Level = s, int(s.Nearest())
	}
	return p
}

// Seat says who plays a side: a person, or the computer at a level 1…8.
type Seat struct {
	Level    int             // 0 for a person
	Adaptive engine.Strength // as Players.Adaptive
}

// Computer reports whether the computer sits here.
func (s Seat) Computer() bool { return s.Level > 0 }

// Strength returns how strong the computer here plays.
func (s Seat) Strength() engine.Strength { return cmp.Or(s.Adaptive, engine.Level(s.Level).Strength()) }

// Strongest reports whether the computer here plays as well as it can.
func (s Seat) Strongest() bool { return s.Strength() == engine.Strongest.Strength() }

// Opponent returns the seat of the computer, if it plays one side.
func (p Players) Opponent() (Seat, bool) { return p.At(p.Computer), p.Mode == VersusComputer }

// Seats returns who plays First and Second.
func (p Players) Seats() (seats [2]Seat) {
	if p.Mode == VersusComputer {
		seats[p.Computer] = Seat{p.Level, p.Adaptive}
	}
	return seats
}

// At returns who plays side.
func (p Players) At(side rules.Side) Seat { return p.Seats()[side] }

// Person returns the side of the person here, who plays against the computer or a friend
// elsewhere; Nobody if both sides are played here.
func (p Players) Person() rules.Side {
	switch {
	case p.Mode == VersusComputer:
		return p.Computer.Other()
	case p.Friend():
		return p.Own
	}
	return rules.Nobody
}

// Plays reports whether people here may play the marbles of side: all that are not the
// computer's, nor those of a friend who sends the game as a link.
func (p Players) Plays(side rules.Side) bool {
	return (!p.Friend() || side == p.Own) && !p.At(side).Computer()
}

// People reports whether two people play each other.
func (p Players) People() bool { return p.Mode == TwoPeople || p.Mode == ByLink }

// Swapped returns the players with the sides exchanged.
func (p Players) Swapped() Players {
	if p.Mode == VersusComputer {
		p.Computer = p.Computer.Other()
	}
	if p.Mode == ByLink {
		p.Own = p.Own.Other()
	}
	p.Names[0], p.Names[1] = p.Names[1], p.Names[0]
	return p
}

// Named returns the players with the names that a friend's link has: the friend's own, and that of the person here if they
// have not named themselves.
func (p Players) Named(names [2]string) Players {
	for side, name := range names {
		if name = CleanName(name); name != "" && (rules.Side(side) != p.Own || p.Names[side] == "") {
			p.Names[side] = name
		}
	}
	return p
}

// Friend reports whether a friend, who sends the game as a link, plays one side.
func (p Players) Friend() bool { return p.Mode == ByLink && p.Own != rules.Nobody }
