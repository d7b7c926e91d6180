package view

import (
	"math"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// puzzlesScreen is the screen from which all training begins.
type puzzlesScreen struct {
	scene
	puzzles play.Puzzles
}

func (v puzzlesScreen) header() []string { return []string{v.text.Puzzles} }

func (v puzzlesScreen) key(keyPress) play.Msg { return nil }

func (v puzzlesScreen) announcement() string {
	if v.shell.Announced.Kind == play.AnnounceNotice {
		return v.noticeWords()
	}
	return ended(v.text.Puzzles) + " " + v.daily()
}

func (v puzzlesScreen) main() app.UI {
	t := v.text
	group := func(name, head string, parts ...app.UI) app.UI {
		return app.Section().Class("group").Aria("labelledby", name).Body(append([]app.UI{app.H2().ID(name).Text(head)}, parts...)...)
	}
	daily := button("daily", t.DailyPuzzle).Class("primary")
	if v.puzzles.Streak.Today {
		daily = button("daily", t.DailyPuzzle)
	}
	return app.Main().Class("page", "puzzles").DataSet("state", "puzzles").Body(
		group("daily-head", t.DailyPuzzle,
			app.P().DataSet("streak", v.puzzles.Streak.Now).Text(v.daily()),
			app.Div().Class("offers").Body(daily)),
		group("themes-head", t.ThemeHead,
			app.P().DataSet("rating", int(math.Round(v.puzzles.Rating.Value))).Text(v.rating()),
			app.Div().Class("themes").Body(v.themes()...)),
		group("storm-head", t.Storm,
			app.P().Text(v.storm()),
			app.Div().Class("offers").Body(button("storm", t.Storm))),
		group("mistakes-head", t.OwnMistakes,
			app.P().DataSet("due", v.puzzles.Due).Text(v.mistakes()),
			app.Div().Class("offers").Body(enabled(button("practise", t.Practise), v.puzzles.Due > 0 || v.puzzles.Unread))),
		v.notice(),
		app.Nav().Class("offers").Aria("label", t.Puzzles).Body(button("return", t.LeaveLessons)),
	)
}

// daily says whether the daily puzzle is solved, and how long the streaks are.
func (v puzzlesScreen) daily() string {
	t, s := v.text, v.puzzles.Streak
	var said []string
	if s.Today {
		said = append(said, t.DailyDone)
	}
	if s.Now > 0 {
		said = append(said, t.DailyStreak(s.Now))
	}
	if s.Best == 0 {
		said = append(said, t.DailyLine)
	}
	if s.Best > s.Now {
		said = append(said, t.LongestStreak(s.Best))
	}
	if !s.Today {
		said = append(said, t.DailyFirst)
	}
	return strings.Join(said, " ")
}

// rating says how strong the player is, and how certain that is.
func (v puzzlesScreen) rating() string {
	t, r := v.text, v.puzzles
	if r.Results.Tried == 0 {
		return t.NoRating
	}
	return ended(t.PuzzleRating(tens(r.Rating.Value))) + " " + v.likely(r.Rating.Value, r.Rating.Deviation) + " " +
		ended(t.PuzzlesTried(r.Results.First, r.Results.Tried))
}

// themes are buttons for puzzles of all themes and of each.
func (v puzzlesScreen) themes() []app.UI {
	buttons := []app.UI{button("puzzle", v.text.AllPuzzles).DataSet("value", "")}
	for _, name := range play.PuzzleThemes() {
		buttons = append(buttons, button("puzzle", v.text.ThemeName.Of(name)).DataSet("value", name))
	}
	return buttons
}

// mistakes says where the player's own mistakes come from, and how many are to be practised today, if
// that is known.
func (v puzzlesScreen) mistakes() string {
	if v.puzzles.Due == 0 && v.puzzles.Unread {
		return v.text.OwnMistakesLine
	}
	return v.text.OwnMistakesLine + " " + v.text.MistakesDue(v.puzzles.Due)
}

// storm says what a storm is, and what the best one was.
func (v puzzlesScreen) storm() string {
	t := v.text
	if best := v.shell.Storm.Best; best > 0 {
		return t.StormLine + " " + ended(t.StormBest(best))
	}
	return t.StormLine
}
