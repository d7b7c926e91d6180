package puzzles

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/screen/puzzles"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/progress"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Today is the screen of the tasks of a date, with the player's progress below.
type Today struct {
	scene.Scene
	State puzzles.Today
}

// Title returns the date without its year.
func (v *Today) Title() string {
	return v.Text.Today + dom.When(v.Desk.Now.Date != "", " · "+v.Text.Dated(strings.TrimPrefix(v.Desk.Now.Date, v.Desk.Now.Date[:min(4, len(v.Desk.Now.Date))])))
}

func (v *Today) Announcement() string {
	if v.Desk.Announced.Kind == desk.AnnounceNotice {
		return v.NoticeWords()
	}
	return scene.Joined(scene.Ended(v.Text.Today), scene.Ended(v.counts()), v.streak())
}

func (v *Today) Main() app.UI {
	all := v.State.All()
	_, left := v.State.Next("")
	below := progress.Section{Scene: v.Scene, State: v.State.Progress}
	rated := !below.State.Counted() || len(below.State.Strength.Course) > 0
	return app.Main().Class("page", "today", dom.When(rated, "rated")).DataSet("state", "puzzles").DataSet("tasks", v.of(all)).Body(
		v.Notice(),
		v.bars(),
		app.Div().Class("tasks").Body(
			app.Div().Class("task-cards").Body(
				v.finish(),
				v.part(puzzles.OwnPart, v.ownTitle(), v.ownLine(), v.State.Own),
				v.part(puzzles.PuzzlesPart, v.puzzlesTitle(), v.puzzlesLine(), v.State.Puzzles)),
			app.Nav().Class("offers").Aria("label", v.Text.Today).Body(v.begin(left)),
			v.others()),
		below.Draw(),
	)
}

// minutes is the approximate time for the tasks of a date, and firstMinutes for the tasks of the
// first date.
const minutes, firstMinutes = 10, 5

// begin returns a control for the first task that is not done, or for the start page if all are.
func (v *Today) begin(left bool) app.UI {
	t := v.Text
	switch {
	case !left:
		return controls.Button("home", t.Play).Class("primary")
	case puzzles.Done(v.State.All()) > 0:
		return controls.Button("next-task", t.GoOn).Class("primary")
	case v.State.First:
		return controls.Button("next-task", t.Begin(firstMinutes)).Class("primary")
	}
	return controls.Button("next-task", t.Begin(minutes)).Class("primary")
}

// bars draws a bar for each part, with one piece for each task, and the number of tasks that are
// done. A done task fills a piece. The cards of the parts count the tasks.
func (v *Today) bars() app.UI {
	left := v.Desk.Now.Left()
	words := ""
	if _, ok := v.State.Next(""); !ok {
		words = scene.Joined(v.Text.TodayDone, v.Text.TodayNext(left/60, left%60))
	}
	var bars []app.UI
	for _, tasks := range [][]puzzles.Task{v.State.Own, v.State.Puzzles, v.State.Finish} {
		for i := range tasks {
			bars = append(bars, app.Span().Class(dom.When(i < puzzles.Done(tasks), "is-done"), dom.When(i == 0, "begins"), dom.When(i == len(tasks)-1, "ends")))
		}
	}
	bars = append(bars, app.Span().Class("of").Text(v.of(v.State.All())))
	return app.Div().Class("parts").Body(
		app.Div().Class("bars").Aria("hidden", "true").Body(bars...),
		dom.Only(words != "", app.P().Class("tip").Text(words)),
		dom.Only(v.State.Streak.Frozen, app.P().Class("tip").DataSet("frozen", true).Text(v.Text.Frozen)))
}

// counts describes the number of tasks of each kind.
func (v *Today) counts() string {
	t, own := v.Text, ""
	switch n := len(v.State.Own); {
	case v.learns():
		own = t.OneLesson + " · "
	case n > 0:
		own = t.OwnCount(n) + " · "
	}
	return own + t.PuzzleCount(len(v.State.Puzzles)) + " · " + t.OneFinish
}

// streak describes the streak; it is empty without one.
func (v *Today) streak() string {
	s := v.State.Streak
	return scene.Joined(dom.When(s.Now > 0, scene.Ended(v.Text.DailyStreak(s.Now))), dom.When(s.Frozen, v.Text.Frozen))
}

// learns reports whether the first lesson is a task.
func (v *Today) learns() bool {
	return len(v.State.Own) > 0 && v.State.Own[0].Kind == puzzles.LessonTask
}

func (v *Today) ownTitle() string { return dom.Either(v.learns(), v.Text.Learn, v.Text.OwnMoves) }

func (v *Today) ownLine() string {
	if v.learns() {
		return v.Text.Lessons.Of("first.Title")
	}
	return v.Text.OwnMovesLine
}

func (v *Today) puzzlesTitle() string {
	if w := v.State.Weak; w.Theme != "" {
		return v.Text.ThemeName.Of(w.Theme)
	}
	return v.Text.Puzzles
}

func (v *Today) puzzlesLine() string {
	if w := v.State.Weak; w.Theme != "" {
		return v.Text.WeakLine(w.First, w.Tried)
	}
	return v.Text.AtLevel
}

// ticked follows the words of a task that is done.
const ticked = " ✓"

// finish draws the card of today's finish.
func (v *Today) finish() app.UI {
	t, done, end := v.Text, v.State.Finish[0].Done, v.State.Ending
	words := []app.UI{app.Strong().Text(t.FinishToday)}
	var board app.UI
	if !end.Record.IsZero() {
		board = controls.NewPortrait(end.Record.Position())
		words = append(words, app.Span().Text(t.FinishMarbles((end.Left()+1)/2)), dom.Only(end.Margin == 0, app.Span().Text(t.FinishEven)))
	}
	words = append(words, app.Span().Text(dom.Either(done, t.FinishGave(v.State.Played.First.Total())+ticked, t.FinishLine)))
	return controls.Control("task-card", "next-task").Class("hero").DataSet("value", puzzles.FinishPart).DataSet("done", done).Body(
		app.Span().Class("task-boards").Aria("hidden", "true").Body(board),
		app.Span().Class("task-words").Body(words...))
}

// of returns the number of done tasks and the number of all tasks.
func (v *Today) of(tasks []puzzles.Task) string {
	return strconv.Itoa(puzzles.Done(tasks)) + "/" + strconv.Itoa(len(tasks))
}

// part draws the card of a part, with the boards of some tasks.
func (v *Today) part(name, title, line string, tasks []puzzles.Task) app.UI {
	if len(tasks) == 0 {
		return nil
	}
	done := puzzles.Done(tasks)
	return controls.Control("task-card", "next-task").DataSet("value", name).DataSet("done", done == len(tasks)).Body(
		app.Span().Class("task-head").Body(app.Strong().Text(title), app.Span().Class("of").Text(v.of(tasks)+dom.When(done == len(tasks), ticked))),
		app.Span().Class("task-boards").Aria("hidden", "true").Body(dom.Each(v.State.Boards[name], func(p rules.Position) app.UI { return controls.NewThumb(p, 0) })...),
		app.Span().Class("tip").Text(line))
}

// others returns controls for training that is not a task of today.
func (v *Today) others() app.UI {
	t, best := v.Text, v.Desk.Storm.Best
	return app.Div().Class("others").Body(
		controls.Control("text-button", "daily").DataSet("solved", v.State.Solved).Text(t.DailyPuzzle+dom.When(v.State.Solved, ticked)),
		controls.Control("text-button", "storm").Text(t.Storm+dom.When(best > 0, " "+strconv.Itoa(best))),
		controls.Control("text-button", "all-puzzles").Text(t.AllPuzzles))
}

// Acts lists the acts of the controls of the Today screen and of all screens of puzzles.
var Acts = []scene.Act{
	{Name: "puzzles", Msg: desk.Visit{Screen: puzzles.PuzzlesScreen}},
	{Name: "next-task", Decode: func(p scene.Pressed) desk.Msg { return play.GoOn{Part: p.Value} }},
	{Name: "storm", Msg: desk.Visit{Screen: puzzles.StormScreen}},
	{Name: "start-storm", Decode: func(scene.Pressed) desk.Msg { return puzzles.StartStorm{Seed: page.Seed()} }},
	{Name: "daily", Msg: desk.Visit{Screen: puzzles.DailyScreen}},
	{Name: "puzzle", Decode: func(p scene.Pressed) desk.Msg { return play.OpenPuzzle{Theme: p.Value} }},
	{Name: "puzzle-number", Decode: func(p scene.Pressed) desk.Msg { return play.OpenPuzzle{Number: p.Number()} }},
	{Name: "next-puzzle", Msg: puzzles.NextPuzzle{}},
	{Name: "share-result", Msg: puzzles.ShareResult{}},
	{Name: "fetch-again", Msg: desk.FetchAgain{}},
}
