package play

import (
	"slices"

	"kulami/rules"
)

// ClockKind says how the time of two people is limited.
type ClockKind string

// The kinds of clocks.
const (
	NoClock      ClockKind = "none"
	SuddenDeath  ClockKind = "sudden"  // Setup.Minutes for the whole game
	FischerClock ClockKind = "fischer" // and Setup.Increment seconds more after each move
)

// ClockMinutes and ClockIncrements are the minutes and the seconds that the new-game dialog
// offers, ascending.
var (
	ClockMinutes    = [...]int{3, 5, 10, 15, 30}
	ClockIncrements = [...]int{2, 5, 10}
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

// nearest returns the number among offered that is the nearest to n.
func nearest(n int, offered []int) int {
	return slices.MinFunc(offered, func(a, b int) int { return max(a-n, n-a) - max(b-n, n-b) })
}
