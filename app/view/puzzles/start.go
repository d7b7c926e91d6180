package puzzles

import (
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/screen/puzzles"
	"kulami/app/training"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
)

// Start is the screen from which all training begins.
type Start struct {
	scene.Scene
	State puzzles.Start
}

func (v *Start) Title() string { return v.Text.Today }

func (v *Start) Announcement() string {
	if v.Desk.Announced.Kind == desk.AnnounceNotice {
		return v.NoticeWords()
	}
	return scene.Ended(v.Text.Puzzles) + " " + v.daily()
}

func (v *Start) Main() app.UI {
	t := v.Text
	group := func(name, head string, parts ...app.UI) app.HTMLSection {
		return app.Section().Class("group").Aria("labelledby", name).Body(append([]app.UI{app.H2().ID(name).Text(head)}, parts...)...)
	}
	return app.Main().Class("page", "puzzles").DataSet("state", "puzzles").Body(
		v.Notice(),
		dom.Only(v.State.Due > 0, controls.Button("practise", t.LearnFrom(v.State.Due)).DataSet("due", v.State.Due)),
		v.today(),
		group("train-head", t.MorePuzzles,
			app.P().DataSet("rating", int(math.Round(v.State.Rating.Value))).Body(app.Strong().Text(scene.Ended(v.level())), app.Text(" "),
				dom.Only(v.State.Results.Tried > 0, app.Text(scene.Ended(t.PuzzlesTried(v.State.Results.First, v.State.Results.Tried))))),
			dom.Only(v.State.Weak.Theme != "", app.P().DataSet("weak", v.State.Weak.Theme).Text(v.weakness())),
			app.Div().Class("offers").Body(
				controls.Button("puzzle", t.AllPuzzles).DataSet("value", "").Class(dom.When(v.State.Streak.Today || v.State.Streak.Missed, "primary")),
				controls.Button("progress", t.Progress))),
		group("storm-head", t.Storm,
			app.P().Text(v.storm()),
			app.Div().Class("offers").Body(controls.Button("storm", t.PuzzleStart).Aria("describedby", "storm-head"))),
		dom.Only(v.State.Due == 0, group("mistakes-head", t.OwnMistakes,
			app.P().DataSet("due", 0).Text(scene.Joined(t.OwnMistakesLine, dom.When(!v.State.Unread, t.NoneDue))),
			dom.Only(v.State.Unread, app.Div().Class("offers").Body(controls.Button("practise", t.Practise))))),
		app.Details().Body(app.Summary().Text(t.ThemeHead), app.Div().Class("themes").Body(v.themes()...)),
	)
}

// today shows the board of the daily puzzle, its task, and on which of the last days it was solved.
func (v *Start) today() app.UI {
	t, s, p := v.Text, v.State.Streak, v.State.Today
	here := !p.Record.IsZero()
	task := ""
	picture := controls.Control("portrait-open", "daily").TabIndex(-1).Aria("hidden", "true")
	if here {
		at := p.Record.Position()
		task = goalWords(v.Scene, p.Goal.String(), p.Margin, at.Turn())
		picture = picture.Body(controls.NewPortrait(at))
	}
	lit := s.Now > 0 && (here || s.Today) // before, it is not known whether today was missed
	days := dom.Each(v.State.Week[:], func(solved bool) app.UI { return app.Span().Class("pip", dom.When(solved, "is-found")) })
	return app.Section().Class("group", "today").Aria("labelledby", "daily-head").Body(
		picture,
		app.Div().Class("today-words").Body(
			app.H2().ID("daily-head").Text(t.DailyPuzzle),
			app.P().Class("task").Text(task),
			app.P().Class("streak", dom.When(lit, "is-lit")).DataSet("streak", s.Now).Body(
				controls.Icon("flame"), app.Span().Text(dom.When(lit, t.DailyStreak(s.Now))),
				app.Span().Class("pips").Aria("hidden", "true").Body(days...)),
			app.P().Class("tip").Text(v.counts()),
			app.Div().Class("offers").Body(controls.Button("daily", dom.Either(v.State.Solved, t.StormAgain, dom.Either(s.Missed, t.Retry, t.PuzzleStart))).Aria("describedby", "daily-head").
				Class(dom.When(!s.Today && !s.Missed, "primary")))))
}

// counts says whether today counts, or still can.
func (v *Start) counts() string {
	t, s := v.Text, v.State.Streak
	return scene.Joined(dom.When(v.State.Solved, t.DailyDone), endedStreak(t, s.Ended), dom.When(!s.Today && !s.Missed, t.DailyFirst))
}

// daily says whether the daily puzzle is solved, and how long the streaks are.
func (v *Start) daily() string {
	t, s := v.Text, v.State.Streak
	return scene.Joined(dom.When(s.Now > 0, scene.Ended(t.DailyStreak(s.Now))), dom.When(s.Best == 0, t.DailyLine), v.counts())
}

// level names the level of the rating, or says how many more puzzles have to be tried before there is one.
func (v *Start) level() string {
	if more := v.State.Results.Unrated(); more > 0 {
		return v.Text.RatingIn(more)
	}
	return v.LevelOf(v.State.Level) + " · " + v.Text.LevelName[v.State.Level]
}

// weakness says of which theme there will be more puzzles, and why.
func (v *Start) weakness() string {
	w := v.State.Weak
	return v.Text.Weakness(v.Text.ThemeName.Of(w.Theme), w.First, w.Tried)
}

// themes are buttons for puzzles of each theme, which they explain.
func (v *Start) themes() []app.UI {
	var buttons []app.UI
	for _, name := range training.PuzzleThemes() {
		buttons = append(buttons, controls.Control("button", "puzzle").DataSet("value", name).Body(
			app.Strong().Text(v.Text.ThemeName.Of(name)), app.Text(" "), app.Span().Text(v.Text.ThemeLine.Of(name))))
	}
	return buttons
}

// storm says what a storm is, and what the best one was.
func (v *Start) storm() string {
	best := v.Desk.Storm.Best
	return scene.Joined(v.Text.StormLine, dom.When(best > 0, scene.Ended(v.Text.Capital(v.Text.StormBest(best)))))
}

// Acts are what the controls of all screens of puzzles ask for.
var Acts = []scene.Act{
	{Name: "puzzles", Msg: desk.Visit{Screen: puzzles.PuzzlesScreen}},
	{Name: "storm", Msg: desk.Visit{Screen: puzzles.StormScreen}},
	{Name: "start-storm", Decode: func(scene.Pressed) desk.Msg { return puzzles.StartStorm{Seed: page.Seed()} }},
	{Name: "daily", Msg: desk.Visit{Screen: puzzles.DailyScreen}},
	{Name: "puzzle", Decode: func(p scene.Pressed) desk.Msg { return play.OpenPuzzle{Theme: p.Value} }},
	{Name: "puzzle-number", Decode: func(p scene.Pressed) desk.Msg { return play.OpenPuzzle{Number: p.Number()} }},
	{Name: "next-puzzle", Msg: puzzles.NextPuzzle{}},
	{Name: "practise", Msg: play.Practise{}},
	{Name: "share-result", Msg: puzzles.ShareResult{}},
	{Name: "fetch-again", Msg: desk.FetchAgain{}},
}
