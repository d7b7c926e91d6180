package play

import (
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/course"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/app/training"
	"kulami/rules"
)

// collection returns the puzzles of the app.
func collection(t testing.TB) training.Collection {
	t.Helper()
	m, _ := act(ready(New()), puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
	return m.Puzzles
}

// dayOf returns m at noon of a date, as many days after another one.
func dayOf(m Model, day int64) Model {
	const noon = 29_000_160 + 12*60 // of a date in UTC
	return timeIs(m, desk.InstantAt((noon+day*24*60)*60_000, 0))
}

// todayAt returns m with the screen of today on a date.
func todayAt(m Model, day int64) Model {
	m, _ = act(dayOf(m, day), desk.Visit{Screen: puzzles.PuzzlesScreen})
	m, _ = act(m, puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
	m, _ = act(m, finish.Fetched{Text: finishFile(), OK: true})
	return m
}

func todayOf(t testing.TB, m Model) puzzles.Today {
	t.Helper()
	s, ok := m.Screen().(puzzles.Today)
	if !ok {
		t.Fatalf("%T is shown", m.Screen())
	}
	return s
}

// solvedTask returns m after the task shown was solved: a lesson, a puzzle or an own move, at whose
// plies mistakes were made.
func solvedTask(t testing.TB, m Model, mistakes map[int]int) Model {
	t.Helper()
	switch s := m.Screen().(type) {
	case course.Screen:
		m, _ = act(m, desk.Press{Hole: s.Position().Legal().First()})
	case puzzles.Puzzle:
		m, _ = act(m, desk.Press{Hole: s.Solution()})
	case review.Screen:
		at, _ := s.Retrying()
		m, _ = act(m, desk.Press{Hole: s.Judged.Plies[at].Best})
		m, _ = judgeAll(m, mistakes)
	default:
		t.Fatalf("%T is no task", m.Screen())
	}
	return m
}

// A collection in which the moves of a puzzle are damaged counts as not there.
func TestTodayWithDamagedPuzzles(t *testing.T) {
	line, _, _ := strings.Cut(puzzleFile(), "\n")
	m, _ := act(dayOf(ready(New()), 0), desk.Visit{Screen: puzzles.PuzzlesScreen})
	m, _ = act(m, puzzles.PuzzlesFetched{Text: line[:len(line)-8] + "\n", OK: true})
	if m.Puzzles.State != training.NotThere || todayOf(t, m).Boards == nil {
		t.Errorf("the collection is %d", m.Puzzles.State)
	}
}

// On the first day a lesson, easy puzzles and a finish are there. They are done one after the
// other. A player who leaves goes on where it stopped, also after the page was loaded again. Six
// presses finish the first one.
func TestFirstDay(t *testing.T) {
	m := todayAt(ready(New()), 0)
	s := todayOf(t, m)
	if !s.First || len(s.Own) != 1 || s.Own[0].Kind != puzzles.LessonTask || len(s.Puzzles) != 3 || len(s.Finish) != 1 {
		t.Fatalf("%+v", s.Tasks)
	}
	for _, task := range s.Puzzles {
		if p := m.Puzzles.Summary(task.Number - 1); p.Difficulty != 1 || !training.Basic(m.Puzzles, task.Number-1) {
			t.Errorf("puzzle %d is %+v", task.Number, p)
		}
	}
	m, _ = act(m, GoOn{})
	if m = solvedTask(t, m, nil); m.Screen().Name() != course.Name {
		t.Errorf("the first task is %T", m.Screen())
	}
	m, _ = act(m, Return{})
	if s := todayOf(t, m); !s.Own[0].Done {
		t.Error("the lesson is not done")
	}
	for n := range s.Puzzles {
		m, _ = act(m, GoOn{})
		p := m.Screen().(puzzles.Puzzle)
		if !p.Task || p.Number != s.Puzzles[n].Number {
			t.Fatalf("puzzle %d comes, want %d", p.Number, s.Puzzles[n].Number)
		}
		if n == 1 { // left before it was tried
			m, _ = act(m, Return{})
			if got := todayOf(t, m); puzzles.Done(got.Puzzles) != n || got.Streak.Now != 1 || !got.Streak.Today {
				t.Errorf("%+v, %+v", got.Tasks, got.Streak)
			}
			again, _ := Update(New(), m.Now, Loaded{Stored: m.Kept.All(), Fragment: p.Fragment()})
			again, _ = act(again, puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
			if p, ok := again.Screen().(puzzles.Puzzle); !ok || !p.Task {
				t.Errorf("loaded again, %T is no task", again.Screen())
			}
			m, _ = act(m, GoOn{Part: puzzles.PuzzlesPart})
		}
		m = solvedTask(t, m, nil)
	}
	m, _ = act(m, Return{})
	if task, ok := todayOf(t, m).Next(""); !ok || task.Kind != puzzles.FinishTask {
		t.Errorf("at last comes %+v", task)
	}
	m.Kept = m.Kept.PutTraining(m.Kept.Training().AddFinish(m.Finishes.Today(m.Kept.Training(), m.Now.Time()), []int{0, 1}, m.Now.Time()))
	m, _ = act(m, GoOn{})
	if _, ok := todayOf(t, m).Next(""); ok {
		t.Error("not all is done")
	}
	m = dayOf(m, 1)
	if s := todayOf(t, m); s.First || len(s.Own) > 0 || len(s.Puzzles) != 6 || puzzles.Done(s.All()) != 0 || s.Streak.Today || s.Streak.Now != 1 {
		t.Errorf("on the next day %+v, %+v", s.Tasks, s.Streak)
	}
}

// The mistakes of reviewed games are practised one after the other. Those that are left come on the
// next day.
func TestOwnMovesOfToday(t *testing.T) {
	mistakes := map[int]int{2: 1500, 4: 1500}
	g := judgedGame(t, 2, 4)
	m := ready(New())
	m.Kept = m.Kept.Put(g)
	m = todayAt(m, 0)
	if s := todayOf(t, m); len(s.Own) != 2 || len(s.Boards[puzzles.OwnPart]) != 2 || len(s.Boards[puzzles.PuzzlesPart]) != 3 {
		t.Errorf("%+v", s)
	}
	for _, ply := range []int{2, 4} {
		m, _ = act(m, GoOn{})
		v, ok := m.Screen().(review.Screen)
		if at, on := v.Retrying(); !ok || !on || at != ply || !v.Practising() {
			t.Fatalf("move %d of %T is tried", at, m.Screen())
		}
		m = solvedTask(t, m, mistakes)
	}
	m, _ = act(m, Return{})
	if s := todayOf(t, m); puzzles.Done(s.Own) != 2 || !s.Streak.Today {
		t.Errorf("%+v", s.Tasks)
	}
	if s := todayOf(t, dayOf(m, 2)); len(s.Own) != 2 || puzzles.Done(s.Own) != 0 {
		t.Errorf("two days later %+v", s.Tasks)
	}
}

// Among the mistakes is a move that was right: once a day, each only once, and its task is as that
// of a mistake.
func TestRightMoveAmongMistakes(t *testing.T) {
	g := judgedGame(t, 2, 4)
	summary := g.Summary()
	own := summary.Mistakes
	summary.Mistakes, summary.Right = own[:1], own[1:]
	m := ready(New())
	m.Kept = m.Kept.Put(g)
	places := map[int]bool{}
	for day := range training.Day(20) {
		tasks := puzzles.OwnTasks([]game.Summary{summary}, training.History{}, 20_000+day)
		at := slices.IndexFunc(tasks, func(task puzzles.Task) bool { return task.Kind == puzzles.RightTask })
		if len(tasks) != 2 || at < 0 || tasks[at].Done {
			t.Fatalf("%+v", tasks)
		}
		places[at] = true
	}
	if len(places) != 2 {
		t.Errorf("it is always in the places %v", places)
	}
	h := training.History{}.AskRight(own[1].Key, 20_000)
	if tasks := puzzles.OwnTasks([]game.Summary{summary}, h, 20_000); len(tasks) != 2 || puzzles.Done(tasks) != 1 {
		t.Errorf("on the date %+v", tasks)
	}
	if tasks := puzzles.OwnTasks([]game.Summary{summary}, h, 20_001); len(tasks) != 1 {
		t.Errorf("on the next date %+v", tasks)
	}
	summary.Mistakes = nil
	if tasks := puzzles.OwnTasks([]game.Summary{summary}, training.History{}, 20_000); len(tasks) > 0 {
		t.Errorf("without a mistake %+v", tasks)
	}
}

// While not all games are here, those that are missing are read.
func TestTodayReadsTheGames(t *testing.T) {
	m := ready(New())
	m.Kept, _, _ = library.Open(nil, nil, true, m.Head())
	m, effects := act(m, desk.Visit{Screen: puzzles.PuzzlesScreen})
	if !slices.ContainsFunc(effects, func(e desk.Effect) bool { _, ok := e.(desk.ReadAll); return ok }) {
		t.Errorf("%v", effects)
	}
	if _, effects := act(m, GoOn{}); len(effects) != 1 || effects[0] != (desk.ReadAll{Then: GoOn{}}) {
		t.Fatalf("%v", effects)
	}
	g := judgedGame(t, 2)
	m, _ = act(m, AllRead{map[string]string{library.GamePrefix + g.ID: game.Pack(g)}, GoOn{}})
	if v, ok := m.Screen().(review.Screen); !ok || !v.Practising() {
		t.Errorf("%T is shown", m.Screen())
	}
}

func BenchmarkTasks(b *testing.B) {
	m := todayAt(ready(New()), 0)
	g := judgedGame(b, 2, 4)
	for i := range puzzles.MostPractised {
		g.ID = m.Kept.NewID(g, int64(i), "")
		m.Kept = m.Kept.Put(g)
	}
	all := m.Kept.All()
	for b.Loop() {
		m.Kept, _, _ = library.Open(all, nil, false, m.Head())
		puzzles.TasksOf(&m.Desk)
	}
}

// A mistake on a board without marbles, or with one, is not practised, also if it was before. What
// is kept of it stays.
func TestNoExerciseOnAnEmptyBoard(t *testing.T) {
	g := judgedGame(t, 0, 2)
	judged, _ := g.Judgement()
	if moments := judged.Moments(); !slices.Contains(moments, 0) || !slices.Contains(moments, 2) {
		t.Fatalf("the moments are %v", moments)
	}
	m := ready(New())
	m.Kept = m.Kept.Put(g)
	before := m.Kept.Training().Practise(judged.Key(0), false, 20_000)
	m.Kept = m.Kept.PutTraining(before)
	m = todayAt(m, 0)
	if s := todayOf(t, m); len(s.Own) != 1 {
		t.Errorf("%d mistakes are due", len(s.Own))
	}
	m, _ = act(m, GoOn{})
	if at, on := m.Screen().(review.Screen).Retrying(); !on || at != 2 {
		t.Errorf("move %d is tried", at)
	}
	if _, known := m.Kept.Training().Mistake(judged.Key(0)); !known {
		t.Error("what was kept of it is gone")
	}
	v := review.New(g)
	if own := v.Exercises(g.Players.Person()); slices.ContainsFunc(own, func(i int) bool { return i < 2 }) {
		t.Errorf("the review offers %v", own)
	}
}

// The streak counts the dates on which something was played. A wrong first try of the daily puzzle
// does not end it, and the puzzle counts when it is solved.
func TestStreakOfPlayedDates(t *testing.T) {
	m := todayAt(ready(New()), 0)
	daily := func(day int64) puzzles.Puzzle {
		m, _ = act(dayOf(m, day), desk.Visit{Screen: puzzles.DailyScreen})
		return m.Screen().(puzzles.Puzzle)
	}
	for day := range int64(3) {
		daily(day)
		m = solvedTask(t, m, nil)
	}
	p := daily(3)
	m, _ = act(m, desk.Press{Hole: (p.Position().Legal() &^ rules.SetOf(p.Solution())).First()})
	if s := m.Screen().(puzzles.Puzzle); s.Streak.Now != 3 || s.Streak.Today || !s.Missed() && s.Daily && s.Tries() != "-" {
		t.Errorf("missed: %+v", s.Streak)
	}
	m, _ = act(m, desk.Retry{})
	m = solvedTask(t, m, nil)
	if s := m.Screen().(puzzles.Puzzle); s.Streak != (training.Streak{Now: 4, Best: 4, Today: true}) || s.Late {
		t.Errorf("solved afterwards: %+v", s.Streak)
	}
	m = todayAt(m, 3)
	if s := todayOf(t, m); !s.Solved || s.Streak.Now != 4 {
		t.Errorf("today %+v, solved %v", s.Streak, s.Solved)
	}
	if s := todayOf(t, m).Progress.Daily; s.Now != 4 || s.Best != 4 {
		t.Errorf("in the progress %+v", s)
	}
	m = todayAt(m, 5) // a date is missed
	if s := todayOf(t, m).Streak; s.Now != 4 || !s.Frozen {
		t.Errorf("after a missed date %+v", s)
	}
}
