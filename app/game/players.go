package game

import (
	"cmp"

	"kulami/rules"
	"kulami/rules/engine"
)

// Players describes the players of a game. The zero value is two people on one device.
type Players struct {
	Mode     Mode
	Computer rules.Side // the computer's side, in VersusComputer
	// The computer's level 1…8, in VersusComputer; with Adaptive the nearest level.
	Level int
	// Strength of an adaptive computer, also between levels. 0 if it plays at Level.
	Adaptive engine.Strength
	Own      rules.Side // the player's side, in ByLink; Nobody if the player has both sides
	Live     bool       // in ByLink: the two have connected or are about to, and can again
	Names    [2]string  // names that two people gave themselves; "" without a name
}

// Mode is the kind of a game's players.
type Mode int8

const (
	TwoPeople      Mode = iota // on one device
	ByLink                     // two people send each other the game as a link
	VersusComputer             // a person against the computer
	// One person plays both sides and sees the engine's value of every position.
	Analysing
)

// AgainstComputer returns the players of a game against the computer on a side.
func AgainstComputer(side rules.Side, level int) Players {
	return Players{Mode: VersusComputer, Computer: side, Level: min(max(level, 1), int(engine.Strongest))}
}

// WithAdaptive returns p with an adaptive computer of strength s. It returns p unchanged if there
// is no computer or s is not a valid strength.
func (p Players) WithAdaptive(s engine.Strength) Players {
	if p.Mode == VersusComputer && s == s.Valid() {
		p.Adaptive, p.Level = s, int(s.Nearest())
	}
	return p
}

// Seat is the player of a side: a person, or the computer at a level 1…8.
type Seat struct {
	Level    int             // 0 for a person
	Adaptive engine.Strength // strength as in Players
}

// Computer reports whether the computer has this seat.
func (s Seat) Computer() bool { return s.Level > 0 }

// Strength returns the strength of the seat's computer.
func (s Seat) Strength() engine.Strength { return cmp.Or(s.Adaptive, engine.Level(s.Level).Strength()) }

// Strongest reports whether the seat's computer plays at full strength.
func (s Seat) Strongest() bool { return s.Strength() == engine.Strongest.Strength() }

// Opponent returns the computer's seat. It returns false if there is no computer.
func (p Players) Opponent() (Seat, bool) { return p.At(p.Computer), p.Mode == VersusComputer }

// Seats returns the seats of First and Second.
func (p Players) Seats() (seats [2]Seat) {
	if p.Mode == VersusComputer {
		seats[p.Computer] = Seat{p.Level, p.Adaptive}
	}
	return seats
}

// At returns the seat of a side.
func (p Players) At(side rules.Side) Seat { return p.Seats()[side] }

// Person returns the player's side against the computer or a remote friend. It returns Nobody if
// both sides are played here.
func (p Players) Person() rules.Side {
	switch {
	case p.Mode == VersusComputer:
		return p.Computer.Other()
	case p.Friend():
		return p.Own
	}
	return rules.Nobody
}

// Plays reports whether people on this device play the marbles of side. They do not play for the
// computer or a remote friend.
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

// Named returns the players with the names of a friend's link. It always takes over the friend's
// name, and the player's own name only if the player has none.
func (p Players) Named(names [2]string) Players {
	for side, name := range names {
		if name = CleanName(name); name != "" && (rules.Side(side) != p.Own || p.Names[side] == "") {
			p.Names[side] = name
		}
	}
	return p
}

// Friend reports whether a remote friend plays one side, by links.
func (p Players) Friend() bool { return p.Mode == ByLink && p.Own != rules.Nobody }
