package play

import (
	"kulami/app/rating"
	"kulami/app/training"
	"kulami/rules"
)

// Puzzles is the screen from which all training begins: the daily puzzle, those of a theme, the
// storm.
type Puzzles struct {
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

// Name returns PuzzlesScreen.
func (Puzzles) Name() ScreenName { return PuzzlesScreen }

func (Puzzles) fragment() string { return string(PuzzlesScreen) }

func (Puzzles) origin() origin { return origin{} }

// BoardShown returns nil.
func (Puzzles) BoardShown() *rules.Board { return nil }

func (Puzzles) question(*Shell) (Question, bool) { return Question{}, false }

// Asked returns nothing.
func (Puzzles) Asked() string { return "" }

func (p Puzzles) update(s *Shell, _ Msg) (Screen, bool) { return p, false }

// results returns m with what its screen of puzzles shows of the training, if that has changed or
// another day has begun.
func (m *Model) results() {
	p, ok := m.Screen.(Puzzles)
	now := m.Clock()
	if !ok || p.text != "" && p.text == m.store.Get(trainingKey) && p.day == now.Day() {
		return
	}
	h, _ := m.Training().OpenDaily(now) // the streak is seen
	m.train(h)
	all, _, _ := h.PuzzleResults(func(int) []string { return nil })
	strength, _ := h.PuzzleRating(now)
	m.Screen = Puzzles{h.Streak(now), strength, all, len(m.exercises()), m.store.partly, m.store.Get(trainingKey), now.Day()}
}
