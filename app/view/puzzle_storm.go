package view

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// stormScreen is the screen on which puzzles are solved against the clock.
type stormScreen struct {
	scene
	storm play.Storm
}

func (v stormScreen) title() string { return v.text.Storm }

func (v stormScreen) main() app.UI {
	t, run := v.text, v.shell.Storm
	if !run.Running() {
		start, task := t.StormStart, app.P().Class("task").Text(t.StormLine)
		if run.Over {
			start, task = t.StormAgain, app.P().Class("task").DataSet("score", run.Solved).Text(t.StormOver(run.Solved))
		}
		words := []app.UI{
			task,
			only(run.Best > 0, app.P().DataSet("best", run.Best).Text(ended(t.StormBest(run.Best)))),
		}
		if missed := run.MissedPuzzles(v.shell.Puzzles.Len()); run.Over && len(missed) > 0 {
			words = append(words, app.H2().Text(t.StormMissed), app.Ul().Class("own-boards").Body(v.missed(missed)...))
		}
		words = append(words, app.Div().Class("offers").Body(button("start-storm", start).Class("primary")))
		return app.Main().Class("page").DataSet("state", "storm").DataSet("storm", "over").Body(
			app.Section().Class("group").Aria("labelledby", "title").Body(words...))
	}
	if !v.storm.HasPuzzle() {
		return v.waiting()
	}
	st := v.storm
	b := v.boardOf(st.Position(), st.Marks(), st.Focus, st.Record().WithOrientation(st.Orientation))
	return app.Main().Class("table", "course", "puzzle").DataSet("state", "storm").DataSet("storm", "running").Body(
		stage(b),
		app.Section().Class("lesson").Aria("labelledby", "title").Body(
			app.H2().Body(
				app.Span().Class("clock").Role("timer").DataSet("left", st.Left(*v.shell)).Text(timeLeft(t, 1000*int64(st.Left(*v.shell)), false)),
				app.Span().DataSet("score", run.Solved).Text(t.StormScore(run.Solved)),
				v.rulesOf(st.Position())),
			app.P().Class("task").Text(v.task()),
			v.points(st.Position()),
			app.P().Class("reaction", "is-"+v.reactionKind()).Text(v.reaction()),
			v.notice(),
		),
	)
}

// missed are the puzzles of these numbers, to be opened.
func (v stormScreen) missed(numbers []int) (items []app.UI) {
	for _, n := range numbers {
		if p, err := v.shell.Puzzles.At(n - 1); err == nil {
			items = append(items, app.Li().Body(control("game-open", "puzzle-number").DataSet("value", n).
				Body(newThumb(p.Record.Position(), 0), app.Span().Class("game-name").Text(v.text.PuzzleOf(n)))))
		}
	}
	return items
}

// task says who is to move, and what is to be reached.
func (v stormScreen) task() string {
	goal, margin := v.storm.Goal()
	return v.goal(goal, margin, v.storm.Position().Turn())
}

func (v stormScreen) reactionKind() string {
	switch tried, solution, ok := v.storm.Before(); {
	case !ok:
		return "none"
	case tried == solution:
		return "done"
	}
	return "slip"
}

// reaction is the answer to the move in the puzzle before.
func (v stormScreen) reaction() string {
	switch tried, solution, _ := v.storm.Before(); v.reactionKind() {
	case "done":
		return v.text.RetryGood(tried)
	case "slip":
		return v.text.PuzzleWrong(tried, "") + " " + v.text.SolutionIs(solution)
	}
	return ""
}

// announcement is the answer to the last move with the next task, or the end.
func (v stormScreen) announcement() string {
	run := v.shell.Storm
	switch kind := v.shell.Announced.Kind; {
	case kind == play.AnnounceShown && run.Over:
		return v.text.StormOver(run.Solved)
	case kind == play.AnnounceShown && v.storm.HasPuzzle():
		return strings.TrimSpace(v.reaction() + " " + v.task() + " " + v.pointsSentence(v.storm.Position()))
	case kind == play.AnnounceShown:
		return v.text.StormLine
	case !v.storm.HasPuzzle():
		return v.noticeWords()
	}
	return v.plainAnnouncement(v.storm.Position(), v.storm.Marks(), "")
}
