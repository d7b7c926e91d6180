package puzzles

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/training"
)

// Tasks holds the tasks of a date. They are not stored, because they follow from the games, the
// training and the date.
type Tasks struct {
	Own     []Task // own moves, or the first lesson for a beginner without any
	Puzzles []Task
	Finish  []Task
	Weak    training.ThemeResults // theme of every second puzzle, zero for none
	First   bool                  // nothing was trained on an earlier date
}

// Task is one of the tasks of a date.
type Task struct {
	Kind     TaskKind
	Exercise Exercise
	Number   int // of a puzzle or a finish, 0 until its collection is fetched
	Done     bool
}

// TaskKind is the kind of a task.
type TaskKind int8

const (
	MistakeTask TaskKind = iota
	RightTask            // a right move of the player, which the task does not reveal
	LessonTask
	PuzzleTask
	FinishTask
)

// firstLesson is the number, as in Flags.Learnt, of the first lesson of the course.
const firstLesson = 8

// mostMistakes is the greatest number of own mistakes of a date.
const mostMistakes = 4

// TasksOf returns the tasks of the present date. Numbers are 0 until their collection is fetched.
func TasksOf(d *desk.Desk) Tasks {
	h, now := d.Kept.Training(), d.Now.Time()
	s := Tasks{Own: OwnTasks(d.Kept.Judged(MostPractised), h, now.Day()), First: h.Begins(now)}
	if len(s.Own) == 0 && s.First {
		s.Own = []Task{{Kind: LessonTask, Done: d.Flags.HasLearnt(firstLesson)}}
	}
	numbers := make([]int, h.TodaySize(now))
	if d.Puzzles.State == training.Fetched {
		numbers, s.Weak = d.Puzzles.Today(h, now)
	}
	for _, n := range numbers {
		s.Puzzles = append(s.Puzzles, Task{Kind: PuzzleTask, Number: n, Done: n > 0 && h.TriedOn(n, now)})
	}
	task := Task{Kind: FinishTask}
	if d.Finishes.State == training.Fetched {
		task.Number = d.Finishes.Today(h, now)
		_, task.Done = h.Finish(task.Number)
	}
	s.Finish = []Task{task}
	return s
}

// OwnTasks returns the mistakes of a date, beginning with the ones practised on it. If there is a
// good move, it is somewhere among them.
func OwnTasks(games []game.Summary, h training.History, today training.Day) (tasks []Task) {
	seen := map[string]bool{}
	for _, g := range games {
		for _, o := range g.Mistakes {
			if m, known := h.Mistake(o.Key); known && m.Answered == today && !seen[o.Key] && len(tasks) < mostMistakes {
				seen[o.Key] = true
				tasks = append(tasks, Task{Exercise: Exercise{g.ID, o}, Done: true})
			}
		}
	}
	for _, e := range Exercises(games, h, today) {
		if len(tasks) < mostMistakes {
			tasks = append(tasks, Task{Exercise: e})
		}
	}
	if right, ok := rightTask(games, h, today); ok && len(tasks) > 0 {
		at := training.Draw(today, "") % uint32(len(tasks)+1)
		tasks = slices.Concat(tasks[:at], []Task{right}, tasks[at:])
	}
	return tasks
}

// rightTask returns the good move of a date. It is the move that was asked for on that date, or a
// move that was never asked for.
func rightTask(games []game.Summary, h training.History, today training.Day) (task Task, ok bool) {
	for _, g := range games {
		for _, o := range g.Right {
			switch day, asked := h.AskedRight(o.Key); {
			case asked && day == today:
				return Task{Kind: RightTask, Exercise: Exercise{g.ID, o}, Done: true}, true
			case !asked && (!ok || training.Draw(today, o.Key) < training.Draw(today, task.Exercise.Key)):
				task, ok = Task{Kind: RightTask, Exercise: Exercise{g.ID, o}}, true
			}
		}
	}
	return task, ok
}

// Names of the parts.
const (
	OwnPart     = "own"
	PuzzlesPart = "puzzles"
	FinishPart  = "finish"
)

// Part returns the tasks of a part, or all tasks for any other name.
func (s Tasks) Part(name string) []Task {
	switch name {
	case OwnPart:
		return s.Own
	case PuzzlesPart:
		return s.Puzzles
	case FinishPart:
		return s.Finish
	}
	return slices.Concat(s.Own, s.Puzzles, s.Finish)
}

// All returns all tasks in their order.
func (s Tasks) All() []Task { return s.Part("") }

// Next returns the first open task of a part, or of all tasks; ok is false if all are done.
func (s Tasks) Next(part string) (task Task, ok bool) {
	tasks := s.Part(part)
	i := slices.IndexFunc(tasks, func(t Task) bool { return !t.Done })
	if i < 0 {
		return task, false
	}
	return tasks[i], true
}

// Done returns the number of tasks that are done.
func Done(tasks []Task) (n int) {
	for _, t := range tasks {
		if t.Done {
			n++
		}
	}
	return n
}
