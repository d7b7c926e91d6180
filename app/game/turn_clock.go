package game

// The clocks of a game between two people, on one device or live. Its record has the control
// and the time of each move, a TurnClock the rest. How much time is left is always computed from
// these and the present instant, never counted down, so that it is the same whatever
// happened in between: a reload, a hidden page, another tab, a press that came late.
//
// The clocks start with the first marble. The time of a side is over at the instant at
// which it has none left: a press at that instant comes too late. To take moves back gives
// no time back: afterwards each clock shows what it showed at that ply, or what it shows
// now if that is less.
//
// While the program is closed the time goes on. If the players agreed that the clocks pause
// while the page is hidden, they stand from when it was hidden, or another game was shown;
// a program that was killed before it could note that gives the time of the turn back.
//
// In a live game each device measures the time of its own player, from when it shows that it
// is their turn, so that the network costs no time; it alone ends the game when that time is
// over. What it shows of the other clock is a guess until the other device sends a text. Both
// clocks stand while the two are not connected: each has agreed to that by connecting.

// TurnClock is the time of a game that its record does not have.
type TurnClock struct {
	Since  int64    `json:"since,omitempty"`  // when the clock of the side to move started, in milliseconds since 1970; 0 while it stands
	Used   [2]int64 `json:"used,omitzero"`    // milliseconds that each side used for no move of the record: of this turn before Since, or taken back
	Paused bool     `json:"paused,omitempty"` // a player stopped the clocks
}

// valid returns c with numbers that can be.
func (c TurnClock) valid() TurnClock {
	c.Since, c.Used = max(c.Since, 0), [2]int64{max(c.Used[0], 0), max(c.Used[1], 0)}
	return c
}
