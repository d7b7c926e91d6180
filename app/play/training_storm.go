package play

// StormRun is a storm that runs or is over, and the best one ever.
type StormRun struct {
	Seed   uint64 `json:"seed,omitempty"` // of the puzzles
	Ends   int64  `json:"ends,omitempty"` // in seconds since 1970; 0 before the first storm
	Over   bool   `json:"over,omitempty"`
	Solved int    `json:"solved,omitempty"`
	Missed int    `json:"missed,omitempty"`
	Best   int    `json:"best,omitempty"` // puzzles solved in the best storm that is over
}

// StormSeconds is how long a storm takes.
const StormSeconds = 180

// valid returns r with numbers that can be.
func (r StormRun) valid() StormRun {
	r.Ends, r.Solved, r.Missed, r.Best = max(r.Ends, 0), max(r.Solved, 0), max(r.Missed, 0), max(r.Best, 0)
	return r
}

// Running reports whether a storm has begun and is not over.
func (r StormRun) Running() bool { return r.Ends > 0 && !r.Over }
