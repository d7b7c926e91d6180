package play

import (
	"cmp"
	"slices"

	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/rating"
	"kulami/app/training"
	"kulami/rules/puzzle"
)

// Puzzles is the screen from which all training begins: the daily puzzle, those of a theme, the
// storm.
type Puzzles struct {
	Plain
	Today   puzzle.Puzzle // of the day; without a record as long as the collection is not here
	Solved  bool          // it was solved today, by whichever try
	Streak  training.Streak
	Week    [7]bool // whether the daily puzzle was solved, today the last
	Rating  rating.Rating
	Results training.Results
	Weak    ThemeResults // the theme of which there will be more, or none
	Due     int          // own mistakes to practise today
	Unread  bool         // there may be games with more of them

	text string       // of the training, from which these are
	day  training.Day // on which they are
}

// PuzzlesScreen names the screen from which all training begins.
const PuzzlesScreen ScreenName = "puzzles"

func (Puzzles) Name() ScreenName { return PuzzlesScreen }

func (Puzzles) Fragment() string { return string(PuzzlesScreen) }

func (p Puzzles) Update(s *Shell, _ Msg) (Screen, bool) { return p, false }

func (Puzzles) Needs() Needs { return Needs{Puzzles: true} }

// Follow shows what was trained, if that has changed or another day has begun.
func (p Puzzles) Follow(s *Shell) Screen {
	now := s.Now.Time()
	fetched := s.Puzzles.State == Fetched
	if p.text != "" && p.text == s.kept.Text(library.TrainingKey) && p.day == now.Day() && fetched != p.Today.Record.IsZero() {
		return nil
	}
	h := s.kept.Training()
	if p.text == "" || p.day != now.Day() { // the streak is seen; what another tab writes is not answered
		h, _ = h.OpenDaily(now)
		s.kept = s.kept.PutTraining(h)
	}
	all, byTheme := s.Puzzles.results(h)
	p.Results, p.Weak = all, weakness(all, byTheme)
	p.Rating, _ = h.PuzzleRating(now)
	p.Streak, p.Week = s.Puzzles.streak(h, now), h.Week(now)
	p.Due, p.Unread = len(exercises(s)), s.kept.Partly()
	p.Today = puzzle.Puzzle{}
	if fetched {
		p.Today = puzzleOf(s, now.Day())
		try, _ := h.Puzzle(p.Today.Number)
		p.Solved = p.Streak.Today || missedOn(try, now) && try.Last.Solved
	}
	p.text, p.day = s.kept.Text(library.TrainingKey), now.Day()
	return p
}

// puzzleOf returns the puzzle of a date. If it cannot be read, the collection is not there.
func puzzleOf(s *Shell, date training.Day) puzzle.Puzzle {
	p, err := s.Puzzles.At(s.Puzzles.Daily(date.Date()))
	if err != nil {
		s.Puzzles = Collection{State: NotThere}
	}
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

func (FetchAgain) Message()     {}
func (PuzzlesFetched) Message() {}

func (PuzzlesFetched) Traits() Traits { return background }

func (FetchAgain) Run(s *Shell) { s.Puzzles = Collection{} }

func (f PuzzlesFetched) Run(s *Shell) {
	c, err := puzzle.Decode([]byte(f.Text))
	switch {
	case s.Puzzles.State == Fetched:
	case !f.OK || err != nil || c.Len() == 0:
		s.Puzzles = Collection{State: NotThere}
	default:
		s.Puzzles = Collection{Fetched, c}
	}
}

// Exercise is a mistake that is to be practised.
type Exercise struct {
	Game string // the ID of the game
	game.OwnMistake
}

// Exercises returns the mistakes of games, the latest first, that are to be practised on a
// date: those that come back, the longest due first, then those that were not practised yet,
// of the latest game first. What two games have alike is there once.
func Exercises(games []game.Summary, h training.History, today training.Day) []Exercise {
	var due []Exercise
	seen := map[string]bool{}
	for _, g := range games {
		for _, m := range g.Mistakes {
			if !seen[m.Key] && h.Due(m.Key, today) {
				due = append(due, Exercise{g.ID, m})
			}
			seen[m.Key] = true
		}
	}
	since := func(e Exercise) training.Day {
		if m, known := h.Mistake(e.Key); known {
			return m.Due()
		}
		return today + 1
	}
	slices.SortStableFunc(due, func(a, b Exercise) int { return cmp.Compare(since(a), since(b)) })
	return due
}

// mostPractised is how many reviewed games are searched for mistakes, the latest ones: more would
// keep a slow phone waiting.
const mostPractised = 40

// exercises returns the mistakes of the reviewed games that are to be practised today, as far as
// the games are here.
func exercises(s *Shell) []Exercise {
	return Exercises(s.kept.Judged(mostPractised), s.kept.Training(), s.Now.Day())
}
