// Package progress draws the player's progress, with its graphs, below the tasks of the Today
// screen.
package progress

import (
	"fmt"
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/progress"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Section is the section of the Today screen with the player's progress.
type Section struct {
	scene.Scene
	State progress.Progress
}

// Draw draws the rating, the numbers that change from day to day and the folded charts. Without any
// results it draws only a sentence.
func (v *Section) Draw() app.UI {
	t, p := v.Text, v.State
	charts := v.charts()
	section := func(state string, body ...app.UI) app.UI {
		return app.Section().Class("progress").DataSet("progress", state).Aria("label", t.Progress).Body(body...)
	}
	details := app.Details().DataSet("state", "details").Body(app.Summary().Text(t.Details), app.Div().Class("charts").Body(charts...))
	switch {
	case !p.Counted():
		return section("reading", app.P().Class("tip").Role("status").Text(t.Reading(v.Desk.Library.Pending)), v.tiles(), details)
	case len(charts) == 0:
		return section("empty", app.P().Class("tip").Text(t.ProgressNone))
	}
	return section("ready", v.strength(), v.tiles(), details)
}

// Show scrolls to the section.
func Show() {
	if at := app.Window().Get("document").Call("querySelector", "[data-progress]"); at.Truthy() {
		at.Call("scrollIntoView")
	}
}

// charts draws the charts that have values. Before the first game and the first puzzle there are
// none. Charts of games wait until the games are counted.
func (v *Section) charts() (charts []app.UI) {
	p := v.State
	games := p.All.Games() > 0
	trained := p.Tried.Tried > 0 || p.Daily.Best > 0 || p.Practised > 0
	if p.Counted() && (games || trained || len(p.Accuracy) > 0) {
		charts = append(charts, v.accuracy())
	}
	if games || trained || len(p.Accuracy) > 0 {
		charts = append(charts, v.puzzles())
	}
	if len(p.Themes) > 0 {
		charts = append(charts, v.themes())
	}
	if games {
		charts = append(charts, v.levels())
	}
	const few = 3 // games; fewer need no chart
	if p.All.Games() >= few {
		charts = append(charts, v.editions(), v.starters())
	}
	if p.All.Games() >= few && p.FirstTiles != [len(p.FirstTiles)]game.Results{} {
		charts = append(charts, v.firstTiles())
	}
	if len(p.Pairs) > 0 {
		charts = append(charts, v.pairs())
	}
	if games || p.Daily.Best > 0 {
		charts = append(charts, v.streaks()) // the last columns are the shortest
	}
	return charts
}

func chart(name, title string, body ...app.UI) app.UI {
	return app.Section().Class("chart").DataSet("chart", name).Aria("labelledby", "chart-"+name).Body(
		append([]app.UI{app.H2().ID("chart-" + name).Text(title)}, body...)...)
}

// RatingWords formats a strength and its likely range, in tens.
func RatingWords(value, deviation float64) string {
	return fmt.Sprintf("%d (%d–%d)", scene.Tens(value), scene.Tens(value)-scene.Tens(2*deviation), scene.Tens(value)+scene.Tens(2*deviation))
}

// figure draws a strength with its likely error.
func figure(s progress.Strength) app.UI {
	return app.P().Class("figure").Body(app.Text(scene.Tens(s.Value)), app.Span().Class("off").Text(" ± "+strconv.Itoa(scene.Tens(2*s.Deviation))))
}

// tiles draws the numbers that change from day to day, once there are such numbers.
func (v *Section) tiles() app.UI {
	t, p := v.Text, v.State
	var tiles []app.UI
	tile := func(drawing, name, value string) {
		tiles = append(tiles, app.Div().Body(app.Dt().Body(controls.Icon(drawing), app.Span().Text(name)), app.Dd().Text(value)))
	}
	if len(p.Accuracy) > 0 {
		tile("review", t.LostPoints, t.Decimal(v.latest().Lost))
	}
	if p.Tried.Unrated() == 0 {
		tile("puzzle", t.PuzzleStrength, strconv.Itoa(p.Puzzles.Suggested)+"/"+strconv.Itoa(picture.AllSteps))
	}
	return dom.Only(len(tiles) > 0, app.Dl().Class("tiles").Body(tiles...))
}

// latest returns the mean of the latest games with a review; there must be at least one.
func (v *Section) latest() progress.Accuracy {
	list := v.State.Accuracy
	return MeansOf(list[max(0, len(list)-10):], 1)[0]
}

// rated draws a strength in words, and as a graph with its table.
func (v *Section) rated(title string, s progress.Strength) []app.UI {
	t := v.Text
	var rows [][]string
	for _, i := range Sampled(len(s.Course), maxRows) {
		point := s.Course[i]
		rows = append(rows, []string{v.Time(point.Minute), RatingWords(point.Rating.Value, point.Rating.Deviation)})
	}
	return []app.UI{
		dom.PartOf(v.ratingCurve(s)),
		app.P().Class("tip").Text(t.RatingLines),
		v.asTable(title, rows),
	}
}

// asTable draws the values of a graph as a folded table.
func (v *Section) asTable(title string, rows [][]string) app.UI {
	t := v.Text
	var body []app.UI
	for _, row := range rows {
		body = append(body, app.Tr().Body(app.Th().Scope("row").Text(row[0]), app.Td().Text(row[1])))
	}
	return app.Details().Body(
		app.Summary().Text(t.AsTable),
		app.Table().Body(
			app.Caption().Class("unseen").Text(title),
			controls.Columns(t.Date, title),
			app.TBody().Body(body...)))
}

// strength draws the rating with its graph, or a sentence without a rated game. After few games the
// number of missing games replaces the rating, and steps up to the next level replace the graph.
func (v *Section) strength() app.UI {
	t, s := v.Text, v.State.Strength
	if len(s.Course) == 0 {
		return app.P().Class("tip").Text(t.ProgressNone)
	}
	var reached app.UI = figure(s)
	course := []app.UI{app.Raw(picture.Steps(s.Suggested))}
	if more := s.Unrated(); more > 0 {
		reached = app.P().Class("tip").Text(t.RatingIn(more))
	} else {
		course = v.rated(t.Rating, s)
	}
	return chart("rating", t.Rating,
		app.Div().Class("reached").Body(
			app.Div().Body(reached, controls.WideButton("against", "start", t.NextLevel(s.Suggested)).DataSet("value", s.Suggested)),
			app.Div().Class("course-of").Body(course...)))
}

func (v *Section) puzzles() app.UI {
	t, p := v.Text, v.State
	var body []app.UI
	if p.Tried.Unrated() == 0 {
		body = append([]app.UI{figure(p.Puzzles)}, v.rated(t.PuzzleStrength, p.Puzzles)...)
	}
	body = append(body, dom.Only(p.Tried.Tried > 0, app.P().Text(t.PuzzlesSolved(p.Tried.Solved, p.Tried.Tried))))
	return chart("puzzles", t.PuzzleStrength, append(body, dom.Only(p.Practised > 0, app.P().Text(t.MistakesLearnt(p.Learnt, p.Practised))))...)
}

// themes lists the numbers of puzzles solved and tried, by theme.
func (v *Section) themes() app.UI {
	t := v.Text
	var rows []app.UI
	for _, r := range v.State.Themes {
		rows = append(rows, app.Tr().Body(
			app.Th().Scope("row").Body(app.Text(t.ThemeName.Of(r.Theme)), bar(game.Results{Won: r.Solved, Lost: r.Tried - r.Solved})),
			app.Td().Text(r.Solved), app.Td().Text(r.Tried)))
	}
	return chart("themes", t.ThemeHead, app.Table().Class("outcomes").Body(
		controls.Columns(t.ThemeHead, t.ThemeSolved, t.ThemeTried),
		app.TBody().Body(rows...)))
}

func (v *Section) accuracy() app.UI {
	t, list := v.Text, v.State.Accuracy
	if len(list) == 0 {
		return chart("accuracy", t.AccuracyCourse, app.P().Class("tip").Text(t.AccuracyNone))
	}
	var rows [][]string
	for _, a := range MeansOf(list, maxRows) {
		rows = append(rows, []string{v.Day(a.Minute), t.Percent(int(math.Round(a.Percent)))})
	}
	return chart("accuracy", t.AccuracyCourse,
		app.P().Class("figure").Text(t.Percent(int(math.Round(v.latest().Percent)))),
		dom.PartOf(v.accuracyCurve(list)),
		v.asTable(t.Accuracy, rows))
}

// counted is a row of a table of results.
type counted struct {
	name, more string
	results    game.Results
}

// results draws a table of results with a bar in each row. It omits rows without games.
func (v *Section) results(title string, rows []counted) app.UI {
	t := v.Text
	var body []app.UI
	for _, row := range rows {
		r := row.results
		if r.Games() == 0 {
			continue
		}
		name := []app.UI{app.Text(row.name)}
		if row.more != "" {
			name = append(name, app.Text(" "), app.Span().Class("more").Text(row.more))
		}
		body = append(body, app.Tr().Body(app.Th().Scope("row").Body(append(name, bar(r))...),
			app.Td().Text(r.Won), app.Td().Text(r.Drawn), app.Td().Text(r.Lost)))
	}
	return app.Table().Class("outcomes").Body(controls.Columns(title, t.FilterWon, t.FilterDrawn, t.FilterLost), app.TBody().Body(body...))
}

func (v *Section) levels() app.UI {
	rows := []counted{{v.Text.ResultsAll, "", v.State.All}}
	for level, r := range v.State.Levels {
		rows = append(rows, counted{v.LevelOf(level), "", r})
	}
	return chart("levels", v.Text.ShowResults, v.results(v.Text.ResultsOf, rows))
}

// editions lists the editions with their ratings.
func (v *Section) editions() app.UI {
	t, p := v.Text, v.State
	head := t.Edition + dom.When(len(p.ByEdition) > 0, " · "+t.Rating)
	var rows []counted
	for _, e := range rules.Editions() {
		row := counted{t.EditionName.Of(e.Name), "", p.Editions[e.Name]}
		if s, ok := p.ByEdition[e.Name]; ok {
			row.more = RatingWords(s.Value, s.Deviation)
		}
		rows = append(rows, row)
	}
	rows = append(rows, counted{t.OtherRules, "", p.Editions[""]})
	return chart("editions", t.Edition, v.results(head, rows))
}

func (v *Section) starters() app.UI {
	t, p := v.Text, v.State
	return chart("starters", t.Starter, v.results(t.Starter, []counted{
		{t.You, "", p.Sides[rules.First]}, {t.Opponent, "", p.Sides[rules.Second]}}))
}

func (v *Section) firstTiles() app.UI {
	t, p := v.Text, v.State
	var rows []counted
	for holes := len(p.FirstTiles) - 1; holes > 0; holes-- {
		rows = append(rows, counted{t.TileKind(holes), "", p.FirstTiles[holes]})
	}
	return chart("first-tiles", t.Opening, dom.PartOf(heatMap(p.FirstTiles)), v.results(t.Opening, rows))
}

// pairs lists the results of two people, whose names are in each row.
func (v *Section) pairs() app.UI {
	var rows []counted
	for _, p := range v.State.Pairs {
		rows = append(rows, counted{p.Names[0] + " – " + p.Names[1], "", p.Results})
	}
	return chart("pairs", v.Text.Names, v.results(v.Text.Names, rows))
}

func (v *Section) streaks() app.UI {
	t, p := v.Text, v.State
	var rows []app.UI
	if p.All.Games() > 0 {
		rows = append(rows, controls.Term(t.StreakNow, p.Streak), controls.Term(t.StreakBest, p.Best))
	}
	if p.Daily.Best > 0 {
		rows = append(rows, controls.Term(t.DailyBest, p.Daily.Best))
	}
	return chart("streaks", t.Streaks, app.Dl().Body(rows...))
}
