package play

import (
	"kulami/app/rating"
	"kulami/app/training"
	"kulami/rules/puzzle"
)

// Puzzles is the screen from which all training begins: the daily puzzle, those of a theme, the
// storm.
type Puzzles struct {
	plain
	Streak  training.Streak
	Rating  rating.Rating
	Results training.Results
	Due     int  // own mistakes to practise today
	Unread  bool // there may be games with more of them

	text string       // of the training, from which these are
	day  training.Day // on which they are
}

// PuzzlesScreen names the screen from which all training begins.
const PuzzlesScreen ScreenName = "puzzles"

func openPuzzles(_ *Shell, _ origin, rest string) (Screen, bool) { return Puzzles{}, rest == "" }

func (Puzzles) Name() ScreenName { return PuzzlesScreen }

func (Puzzles) fragment() string { return string(PuzzlesScreen) }

func (p Puzzles) update(s *Shell, _ Msg) (Screen, bool) { return p, false }

// needs has the puzzles.
func (Puzzles) needs() Needs { return Needs{Puzzles: true} }

// follow shows what was trained, if that has changed or another day has begun.
func (p Puzzles) follow(s *Shell) Screen {
	now := s.Now.Time()
	if p.text != "" && p.text == s.store.Get(trainingKey) && p.day == now.Day() {
		return nil
	}
	h, _ := s.Training().OpenDaily(now) // the streak is seen
	s.train(h)
	p.Results, _ = h.PuzzleResults(nil)
	p.Rating, _ = h.PuzzleRating(now)
	p.Streak, p.Due, p.Unread = h.Streak(now), len(s.exercises()), s.store.partly
	p.text, p.day = s.store.Get(trainingKey), now.Day()
	return p
}

type (
	// FetchAgain tries again to fetch the collection of puzzles.
	FetchAgain struct{}
	// PuzzlesFetched has the text of the collection of puzzles, or says that it could not be
	// fetched.
	PuzzlesFetched struct {
		Text string
		OK   bool
	}
)

func (PuzzlesFetched) traits() traits { return background }

func (FetchAgain) run(m *Model) { m.Puzzles = Collection{} }

func (f PuzzlesFetched) run(m *Model) {
	c, err := puzzle.Decode([]byte(f.Text))
	switch {
	case m.Puzzles.State == Fetched:
	case !f.OK || err != nil || c.Len() == 0:
		m.Puzzles = Collection{State: NotThere}
	default:
		m.Puzzles = Collection{Fetched, c}
	}
}
