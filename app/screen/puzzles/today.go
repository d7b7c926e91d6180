package puzzles

import (
	"sort"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/progress"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/finish"
	"kulami/rules/puzzle"
)

// Today is the screen of the tasks of a date, with the player's progress. All training begins here.
type Today struct {
	desk.Plain
	Tasks
	Boards map[string][]rules.Position // boards of some tasks, by the name of the part
	Ending finish.Finish               // finish of the date, zero before the fetch
	Played training.Finish             // result of that finish, if it is done
	Streak training.Streak
	Daily  puzzle.Puzzle // puzzle of the date, zero before the fetch
	Solved bool          // the daily puzzle was solved, at any try

	Progress   progress.Progress
	ToProgress bool // the page still scrolls to the progress, which its address names

	minute  int // ID of the timer that ends with this minute, 0 for none
	made    bool
	kept    library.Library             // library that the tasks were made from
	day     training.Day                // date of the tasks
	puzzles [2]training.CollectionState // states of the puzzles and of the finishes
}

// PuzzlesScreen names the Today screen. The name is older than the screen: it named the screen of
// puzzles in earlier versions. ProgressScreen named a screen of earlier versions. Its address opens
// the Today screen at the progress.
const (
	PuzzlesScreen  desk.ScreenName = "puzzles"
	ProgressScreen desk.ScreenName = "progress"
)

func (Today) Name() desk.ScreenName { return PuzzlesScreen }

func (Today) Fragment() string { return string(PuzzlesScreen) }

// Update shows another minute of the time until the next tasks.
func (t Today) Update(_ *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	if tick, ok := msg.(desk.Tick); ok && tick.ID == t.minute {
		t.minute = 0
		return t, true
	}
	return t, false
}

func (Today) Needs() desk.Needs {
	return desk.Needs{Puzzles: true, Finishes: true, Texts: true, Games: true}
}

// Follow updates the tasks if something was played, a collection was fetched or another day has
// begun.
func (t Today) Follow(d *desk.Desk) desk.Screen {
	t.Progress = t.Progress.Follow(d)
	now, state := d.Now.Time(), [2]training.CollectionState{d.Puzzles.State, d.Finishes.State}
	if t.made && t.kept.SameAs(d.Kept) && t.day == now.Day() && t.puzzles == state {
		return t.begun(d)
	}
	h := d.Kept.Training()
	// The player sees the streak now. Another tab's change must not cause a change here.
	if !t.made || t.day != now.Day() {
		h, _ = h.OpenDaily(now)
		d.Kept = d.Kept.PutTraining(h)
	}
	t.Streak, t.Daily = h.Streak(now), puzzle.Puzzle{}
	if d.Puzzles.State == training.Fetched {
		t.Daily = puzzleOf(d, now.Day())
		try, _ := h.Puzzle(t.Daily.Number)
		t.Solved = h.DailySolved(now.Day(), now) || h.DailyMissed(now.Day(), t.Daily.Number, now) && try.Last.Solved
	}
	// TasksOf needs the state of the puzzles, which puzzleOf can change.
	t.Tasks = TasksOf(d)
	if n := t.Finish[0].Number; n > 0 {
		t.Ending, _ = d.Finishes.At(n - 1)
		t.Played, _ = h.Finish(n)
	}
	t.Boards = map[string][]rules.Position{}
	for _, name := range []string{OwnPart, PuzzlesPart} {
		t.Boards[name] = boardsOf(d, t.Part(name))
	}
	t.made, t.kept, t.day, t.puzzles = true, d.Kept, now.Day(), state
	return t.begun(d)
}

// begun scrolls to the progress until the page is complete. It starts a timer for the next minute
// while the screen shows the time until the next tasks.
func (t Today) begun(d *desk.Desk) Today {
	if t.ToProgress {
		d.Do(desk.ShowProgress{})
		t.ToProgress = !t.Progress.Counted() || min(d.Puzzles.State, d.Finishes.State) < training.Fetched
	}
	if _, left := t.Next(""); !left && t.minute == 0 && !d.Hidden {
		t.minute = d.NextMinute()
	}
	return t
}

// mostBoards is the greatest number of boards that a part shows.
const mostBoards = 3

// boardsOf returns the positions of the first tasks that are not done, or of the first tasks if all
// are done. The lesson has the first marbles of a game.
func boardsOf(d *desk.Desk, tasks []Task) (boards []rules.Position) {
	done := Done(tasks) == len(tasks)
	for _, task := range tasks {
		if task.Done != done || len(boards) == mostBoards {
			continue
		}
		if task.Kind == LessonTask {
			for r := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{}); len(boards) < mostBoards; {
				legal := r.Position().Legal().Slice()
				r, _ = r.Play(legal[len(legal)/2])
				boards = append(boards, r.Position())
			}
		} else if task.Number > 0 {
			if p, err := d.Puzzles.At(task.Number - 1); err == nil {
				boards = append(boards, p.Record.Position())
			}
		} else if g, err := d.Kept.Game(task.Exercise.Game); err == nil {
			boards = append(boards, g.Record().At(task.Exercise.Ply))
		}
	}
	return boards
}

// puzzleOf returns the puzzle of a date. If the puzzle is unreadable, the state becomes NotThere.
func puzzleOf(d *desk.Desk, date training.Day) puzzle.Puzzle {
	p, err := d.Puzzles.At(d.Puzzles.Daily(date.Date()))
	if err != nil {
		d.Puzzles = training.Collection{State: training.NotThere}
	}
	return p
}

type (
	// PuzzlesFetched has the text of the collection of puzzles, or reports that the fetch failed.
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

// Exercise is a mistake to practise.
type Exercise struct {
	Game string // the ID of the game
	game.OwnMove
}

// Exercises returns the mistakes of games to practise on a date. First come the mistakes that are
// due again, the longest due first. Then come the mistakes that were never practised, in the order
// of games, the latest game first. A mistake of two games occurs once.
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

// MostPractised is the number of latest reviewed games that are searched for mistakes. More games
// would keep a slow phone waiting.
const MostPractised = 40

// Waiting reports whether own mistakes are due, and whether the streak ends unless something is
// played today.
func Waiting(d *desk.Desk) (mistakes, streak bool) {
	h, now := d.Kept.Training(), d.Now.Time()
	s := h.Streak(now)
	return len(Exercises(d.Kept.Judged(MostPractised), h, now.Day())) > 0, s.Now > 0 && !s.Today
}

// Back returns to the tasks of today.
func (Puzzle) Back(*desk.Desk) desk.Screen { return Today{} }
func (Storm) Back(*desk.Desk) desk.Screen  { return Today{} }
