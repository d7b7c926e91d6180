package puzzles

import (
	"sort"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/rating"
	"kulami/app/training"
	"kulami/rules/puzzle"
)

// Start is the screen from which all training begins: the daily puzzle, those of a theme, the
// storm.
type Start struct {
	desk.Plain
	Today   puzzle.Puzzle // of the day; without a record as long as the collection is not here
	Solved  bool          // it was solved today, by whichever try
	Streak  training.Streak
	Week    [7]bool // whether the daily puzzle was solved, today the last
	Rating  rating.Rating
	Level   int // 1…8, nearest to the rating
	Results training.Results
	Weak    training.ThemeResults // the theme of which there will be more, or none
	Due     int                   // own mistakes to practise today
	Unread  bool                  // there may be games with more of them

	text string       // of the training, from which these are
	day  training.Day // on which they are
}

// PuzzlesScreen names the screen from which all training begins.
const PuzzlesScreen desk.ScreenName = "puzzles"

func (Start) Name() desk.ScreenName { return PuzzlesScreen }

func (Start) Fragment() string { return string(PuzzlesScreen) }

func (p Start) Update(d *desk.Desk, _ desk.Msg) (desk.Screen, bool) { return p, false }

func (Start) Needs() desk.Needs { return desk.Needs{Puzzles: true} }

// Follow shows what was trained, if that has changed or another day has begun.
func (p Start) Follow(d *desk.Desk) desk.Screen {
	now := d.Now.Time()
	fetched := d.Puzzles.State == training.Fetched
	if p.text != "" && p.text == d.Kept.Text(library.TrainingKey) && p.day == now.Day() && fetched != p.Today.Record.IsZero() {
		return nil
	}
	h := d.Kept.Training()
	if p.text == "" || p.day != now.Day() { // the streak is seen; what another tab writes is not answered
		h, _ = h.OpenDaily(now)
		d.Kept = d.Kept.PutTraining(h)
	}
	all, byTheme := d.Puzzles.Results(h)
	p.Results, p.Weak = all, training.WeakTheme(all, byTheme)
	p.Rating, _ = h.PuzzleRating(now)
	p.Level = rating.SuggestLevel(p.Rating)
	p.Streak, p.Week = d.Puzzles.Streak(h, now), h.Week(now)
	p.Due, p.Unread = len(Due(d)), d.Kept.Partly()
	p.Today = puzzle.Puzzle{}
	if fetched {
		p.Today = puzzleOf(d, now.Day())
		try, _ := h.Puzzle(p.Today.Number)
		p.Solved = p.Streak.Today || h.DailyMissed(now.Day(), p.Today.Number, now) && try.Last.Solved
	}
	p.text, p.day = d.Kept.Text(library.TrainingKey), now.Day()
	return p
}

// puzzleOf returns the puzzle of a date. If it cannot be read, the collection is not there.
func puzzleOf(d *desk.Desk, date training.Day) puzzle.Puzzle {
	p, err := d.Puzzles.At(d.Puzzles.Daily(date.Date()))
	if err != nil {
		d.Puzzles = training.Collection{State: training.NotThere}
	}
	return p
}

type (
	// PuzzlesFetched has the text of the collection of puzzles, or says that it could not be
	// fetched.
	PuzzlesFetched struct {
		Text string
		OK   bool
	}
)

func (PuzzlesFetched) Message() {}

func (PuzzlesFetched) Traits() desk.Traits { return desk.Background }

func (f PuzzlesFetched) Run(d *desk.Desk) {
	c, err := puzzle.Decode([]byte(f.Text))
	switch {
	case d.Puzzles.State == training.Fetched:
	case !f.OK || err != nil || c.Len() == 0:
		d.Puzzles = training.Collection{State: training.NotThere}
	default:
		d.Puzzles = training.Collection{State: training.Fetched, Collection: c}
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
	sort.SliceStable(due, func(i, j int) bool { return since(due[i]) < since(due[j]) })
	return due
}

// MostPractised is how many reviewed games are searched for mistakes, the latest ones: more would
// keep a slow phone waiting.
const MostPractised = 40

// Due returns the mistakes of the reviewed games that are to be practised today, as far as
// the games are here.
func Due(d *desk.Desk) []Exercise {
	return Exercises(d.Kept.Judged(MostPractised), d.Kept.Training(), d.Now.Day())
}

// Waiting reports whether own mistakes are due, and whether today's puzzle would continue a streak.
func Waiting(d *desk.Desk) (mistakes, daily bool) {
	s := d.Puzzles.Streak(d.Kept.Training(), d.Now.Time())
	return len(Due(d)) > 0, s.Now > 0 && !s.Today
}

// Back returns where the puzzles begin.
func (Puzzle) Back(*desk.Desk) desk.Screen { return Start{} }
func (Storm) Back(*desk.Desk) desk.Screen  { return Start{} }
