package text

// ClockText is what the clocks of two people say.
type ClockText struct {
	Clock, ClockNone, ClockSudden, ClockFischer string // the choice of the time control, and its kinds
	ClockMinutes, ClockIncrement                string // names of the fields
	ClockPauses                                 string // a switch: while the page is hidden
	PauseClocks, ResumeClocks                   string // buttons
	TimeLeft                                    string // the name of a clock
	TimeOver, ClocksPaused                      string // why a hole is not played
	// SecondsLeft is read out when a player has little time left.
	SecondsLeft func(player string, seconds int) string
}
