package text

// ReplayText is what the replay of a game says.
type ReplayText struct {
	Replay, PauseReplay string                    // short: buttons that begin and end it
	ReplaySpeed         func(times string) string // the name of the button with the speed, as "2×"
	ReplayPly           string                    // the name of the slider
	ReplayBegins        string                    // read out
	ReplayEnds          string
	SaveAnimation       string // of the game, as a file
}
