package puzzles

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/screen/puzzles"
	"kulami/app/training"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Storm is the screen on which the player solves puzzles against the clock.
type Storm struct {
	scene.Scene
	State puzzles.Storm
}

func (v *Storm) Title() string { return v.Text.Storm }

func (v *Storm) Main() app.UI {
	t, run, st := v.Text, v.Desk.Storm, v.State
	switch {
	case !run.Running():
		return v.start()
	case !st.HasPuzzle():
		return v.Waiting(v.Desk.Puzzles.State)
	}
	left, starts, marks := st.Left(v.Desk), st.Starts, st.Marks()
	return app.Main().Class("table", "course", "puzzle", "storm").DataSet("state", "storm").DataSet("storm", dom.Either(starts > 0, "starting", "running")).
		DataSet("flash", dom.When(marks.Answer != 0, dom.Either(marks.Right, "done", "slip"))).Body(
		scene.Stage(v.BoardOf(st.Position(), marks, st.Focus, rules.Link{Record: st.Record(), Orientation: st.Orientation}),
			dom.Only(starts > 0, app.P().Class("countdown", "count-"+strconv.Itoa(starts%2)).Aria("hidden", "true").Text(starts))),
		app.Section().Class("lesson").Aria("labelledby", "title").Body(
			app.H2().Body(
				app.Span().Class("clock", dom.When(left <= lastSeconds, "low")).Role("timer").DataSet("left", left).Text(scene.TimeLeft(t, 1000*int64(left), false)),
				board.Badge(true),
				app.Span().DataSet("score", run.Solved).Aria("label", t.StormScore(run.Solved)).Role("img").Text(run.Solved)),
			app.Progress().Max(training.StormSeconds).Value(left).Aria("hidden", "true"),
			app.P().Class("task").Text(v.task()),
			v.Points(st.Position()),
			row(run.Row[max(0, len(run.Row)-latest):]),
			v.Unsaid(),
		),
	)
}

// lastSeconds is the number of seconds left from which the clock is red.
const lastSeconds = 20

// start draws the screen before and after a storm. Its board is a fan of samples.
func (v *Storm) start() app.UI {
	t, run := v.Text, v.Desk.Storm
	begin, best := t.PuzzleStart, dom.Only(run.Best > 0, app.P().Class("tip").DataSet("best", run.Best).
		Text(dom.Either(run.Over && run.Best == run.Solved, t.StormRecord, t.Capital(t.StormBest(run.Best)))))
	words := []app.UI{
		app.H2().Body(app.Span().Class("clock").Text(scene.TimeLeft(t, 1000*training.StormSeconds, false))),
		app.P().Class("task").Text(t.StormLine),
		best,
	}
	if run.Over {
		begin = t.Retry
		words = []app.UI{
			app.H2().Body(app.Span().Class("figure").DataSet("score", run.Solved).Text(t.StormScore(run.Solved)), row(run.Row)),
			best,
		}
	}
	_, answers, done := v.Desk.DoneOn(v.State)
	done = done && (answers || run.Solved > 0) // nobody needs to beat nothing
	if done {
		words = append(words, app.P().Class("note").DataSet("status", "notice").Text(v.NoticeWords()))
	}
	if missed := run.MissedPuzzles(v.Desk.Puzzles.Len()); run.Over && len(missed) > 0 {
		words = append(words, app.H2().Text(t.StormMissed), app.Ul().Class("missed").Body(v.missed(missed)...))
	}
	samples := dom.Each(v.State.Samples, func(p rules.Position) app.UI { return controls.NewPortrait(p) })
	return app.Main().Class("table", "course", "storm").DataSet("state", "storm").DataSet("storm", "over").Body(
		scene.Stage(app.Div().Class("board", "cols-8", "rows-8", "samples").Aria("hidden", "true").Body(samples...)),
		app.Section().Class("lesson").Aria("labelledby", "title").Body(words...),
		app.Nav().Class("offers").Aria("label", t.Storm).Body(
			dom.Only(done, controls.Button("challenge", dom.Either(answers, t.Compare, t.BeatMe)).Class(dom.When(answers, "primary"))),
			controls.Button("start-storm", begin).Class(dom.When(!answers, "primary"))))
}

// latest is the number of latest answers that a storm shows while it runs.
const latest = 8

// row draws a badge for each answer of a storm, right or wrong.
func row(results string) app.UI {
	return app.Span().Class("row").Aria("hidden", "true").Body(dom.Each([]rune(results), func(r rune) app.UI {
		return board.Badge(r == '+')
	})...)
}

// missed returns a control for each of these puzzles, with its board and its goal. The control
// opens the puzzle.
func (v *Storm) missed(numbers []int) (items []app.UI) {
	for _, n := range numbers {
		if p, err := v.Desk.Puzzles.At(n - 1); err == nil {
			at := p.Record.Position()
			items = append(items, app.Li().Body(controls.Control("portrait-open", "puzzle-number").DataSet("value", n).
				Body(controls.NewPortrait(at), app.Span().Text(goalWords(v.Scene, p.Goal.String(), p.Margin, at.Turn())))))
		}
	}
	return items
}

// task names the side to move and the goal.
func (v *Storm) task() string {
	goal, margin := v.State.Goal()
	return goalWords(v.Scene, goal, margin, v.State.Solver())
}

// reaction returns the reaction to the move in the previous puzzle.
func (v *Storm) reaction() string {
	switch tried, solution, ok := v.State.Before(); {
	case !ok:
		return ""
	case tried == solution:
		return v.Text.RetryGood(tried)
	default:
		return scene.Joined(v.Text.PuzzleWrong(tried), v.Text.SolutionIs(solution))
	}
}

// Announcement returns the reaction to the last move with the next task, or the end.
func (v *Storm) Announcement() string {
	run := v.Desk.Storm
	switch kind := v.Desk.Announced.Kind; {
	case kind == desk.AnnounceShown && run.Over:
		return scene.Joined(v.Text.StormOver, scene.Ended(v.Text.StormScore(run.Solved)))
	case kind == desk.AnnounceShown && v.State.HasPuzzle():
		starts := v.State.Starts
		return scene.Joined(dom.When(starts > 0, v.Text.StormStarts(starts)), v.reaction(), v.task(), v.PointsSentence(v.State.Position()))
	case kind == desk.AnnounceShown:
		return v.Text.StormLine
	case !v.State.HasPuzzle():
		return v.NoticeWords()
	}
	return v.PlainAnnouncement(v.State.Position(), v.State.Marks(), "")
}
