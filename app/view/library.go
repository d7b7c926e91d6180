package view

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// games draws the library: the list of games, or the statistics.
func (v dialogs) games() []app.UI {
	t := v.text
	half := func(value, label string, on bool) app.UI {
		return app.Label().Body(
			app.Input().Type("radio").Name("shelf").Value(value).Checked(on).OnChange(v.library.onHalf),
			app.Span().Text(label))
	}
	parts := []app.UI{app.FieldSet().Class("field").Body(
		app.Legend().Class("unseen").Text(t.Library),
		app.Div().Class("segments").Body(
			half("games", t.ShowGames, !v.library.results), half("results", t.ShowResults, v.library.results)))}
	switch {
	case v.library.results:
		parts = append(parts, v.statistics())
	case len(v.shell.Library.Games) == 0:
		parts = append(parts, app.P().Class("nothing").Text(t.NoGames))
	default:
		parts = append(parts, v.finder(), v.found())
	}
	if !v.library.results && len(v.shell.Library.Unread) > 0 {
		parts = append(parts, v.unread())
	}
	if !v.library.results {
		parts = append(parts, app.Div().Class("shelf-foot").Body(
			app.Div().Class("offers").Body(wideButton("import", "import", t.Import), wideButton("backup", "backup", t.Backup)),
			app.P().Class("tip").Text(t.BackupHelp)))
	}
	return append(parts, v.libraryStatus())
}

// libraryStatus draws a status line that does not scroll away.
func (v dialogs) libraryStatus() app.UI {
	t := v.text
	var parts []app.UI
	switch {
	case v.library.results:
	case len(v.shell.Library.Deleted) > 0:
		parts = []app.UI{app.Span().Text(t.Deleted(len(v.shell.Library.Deleted))), button("undelete", t.Undo)}
	case v.shell.Notice.Kind == play.LinkCopied:
		parts = []app.UI{app.Span().Text(t.TextCopied)}
	case v.noticeWords() != "":
		parts = []app.UI{app.Span().Text(v.noticeWords())}
	}
	class := "shelf-status"
	if len(parts) == 0 {
		class = "unseen"
	}
	return app.Div().Class(class).Role("status").Body(parts...)
}

// finder draws the search field and the filter.
func (v dialogs) finder() app.UI {
	t := v.text
	filters := []option{{"all", t.FilterAll}, {"unfinished", t.FilterUnfinished}, {"won", t.FilterWon},
		{"drawn", t.FilterDrawn}, {"lost", t.FilterLost}, {"people", t.FilterPeople}}
	list := make([]app.UI, len(filters))
	for i, o := range filters {
		list[i] = app.Option().Value(o.value).Selected(o.value == v.library.filter).Text(o.label)
	}
	return app.Div().Class("finder").Body(
		app.Label().Class("field").Body(app.Span().Class("label").Text(t.Search),
			app.Input().Type("search").Name("find").Attr("autocomplete", "off").Attr("enterkeyhint", "search").OnInput(v.library.onFind)),
		app.Label().Class("field").Body(app.Span().Class("label").Text(t.Filter),
			app.Select().Name("filter").OnChange(v.library.onFilter).Body(list...)))
}

// found draws the games that match the search.
func (v dialogs) found() app.UI {
	t := v.text
	found := v.search()
	if len(found) == 0 {
		return app.Div().Class("games").Body(app.P().Class("nothing").Role("status").Text(t.NothingFound))
	}
	drawn := found[:min(len(found), v.library.drawn())]
	items := make([]app.UI, len(drawn))
	for i, g := range drawn {
		items[i] = v.gameRow(g)
	}
	parts := []app.UI{app.Ul().Aria("label", t.ShowGames).Body(items...)}
	if more := len(found) - len(drawn); more > 0 {
		parts = append(parts, button("more-games", t.ShowMore(min(more, libraryPage))))
	}
	return app.Div().Class("games").Body(parts...)
}

// search returns the games that match the search, the latest first.
func (v dialogs) search() []play.Summary {
	words := strings.Fields(strings.ToLower(v.library.find))
	var games []play.Summary
next:
	for _, g := range v.shell.Library.Read() {
		if !passes(g, v.library.filter) {
			continue
		}
		if len(words) > 0 {
			facts := strings.ToLower(strings.Join([]string{g.Name, v.opponent(g), v.editionOf(g), v.boardName(g.Origin),
				v.outcome(g), v.day(g.Touched), date(g.Touched)}, "\n"))
			for _, w := range words {
				if !strings.Contains(facts, w) {
					continue next
				}
			}
		}
		games = append(games, g)
	}
	return games
}

// gameRow draws a game of the library, with its name and details if they are shown.
func (v dialogs) gameRow(g play.Summary) app.UI {
	t := v.text
	name, facts := g.Name, []app.UI{}
	fact := func(words string) { facts = append(facts, app.Span().Text(words)) }
	if name == "" {
		name = v.opponent(g)
	} else {
		fact(v.opponent(g))
	}
	fact(v.editionOf(g))
	fact(v.boardName(g.Origin))
	fact(v.day(g.Touched))
	fact(t.MarblesPlayed(g.Marbles))
	label := name + ", " + v.day(g.Touched)
	outcome := app.Span().Class("game-outcome", outcomeClass(g)).Text(v.outcome(g))
	open := app.Button().Type("button").Class("game-open").DataSet("act", "open-game").DataSet("id", g.ID).Body(
		&thumb{Layout: g.Layout, Turned: g.Orientation, First: g.Holes[rules.First], Second: g.Holes[rules.Second]},
		app.Span().Class("game-words").Body(
			app.Span().Class("game-name").Text(name), app.Text(" "), outcome, app.Text(" "),
			app.Span().Class("game-facts").Body(facts...)))
	if at, ok := v.screen.(play.Table); ok && !at.Linked && g.ID == at.Game.ID {
		open = open.Aria("current", "true")
	}
	editing := v.library.edit == g.ID
	parts := []app.UI{open,
		iconButton("edit-game", "edit", t.Rename(label)).DataSet("id", g.ID).Aria("expanded", strconv.FormatBool(editing)),
		iconButton("delete-game", "delete", t.Delete(label)).DataSet("id", g.ID)}
	if editing {
		parts = append(parts, v.gameDetails(g))
	}
	return app.Li().Class("game").DataSet("game", g.ID).Body(parts...)
}

func outcomeClass(g play.Summary) string {
	switch {
	case !g.Over:
		return "unfinished"
	case g.Result() == play.Won:
		return "won"
	}
	return "finished"
}

// gameDetails draws the form for a game's name, above what else is known of it.
func (v dialogs) gameDetails(g play.Summary) app.UI {
	t := v.text
	facts := [][2]string{{t.Opponent, v.opponent(g)}, {t.Edition, v.editionOf(g)}, {t.GameBoard, v.boardName(g.Origin)},
		{t.Began, v.day(g.Began)}, {t.LastPlayed, v.day(g.Touched)}, {t.Version, g.Build}}
	if seat, ok := g.Opponent(); ok {
		facts[0][1] += " · " + t.LevelName[seat.Level]
	}
	var rows []app.UI
	for _, f := range facts {
		if f[1] != "" {
			rows = append(rows, app.Div().Body(app.Dt().Text(f[0]), app.Dd().Text(f[1])))
		}
	}
	return app.Div().Class("game-details").Body(
		app.Label().Class("field").Body(app.Span().Class("label").Text(t.NameLabel),
			app.Input().Type("text").Name("game-name").MaxLength(60).Attr("autocomplete", "off").Value(g.Name).OnKeyDown(v.library.onNameKey).OnKeyUp(v.library.onNameKey)),
		app.Dl().Body(rows...),
		app.Div().Class("offers").Body(
			button("rename", t.Save).Class("primary"),
			button("edit-game", t.Cancel).DataSet("id", g.ID)))
}

// unread lists the texts that are stored and cannot be read.
func (v dialogs) unread() app.UI {
	t := v.text
	parts := []app.UI{app.H3().Text(t.UnreadHead), app.P().Class("tip").Text(t.UnreadHelp)}
	for _, item := range v.shell.Library.Unread {
		parts = append(parts, app.Div().Class("unread-item").Body(
			app.Textarea().ReadOnly(true).Rows(2).Aria("label", t.UnreadHead).Text(item.Text),
			app.Div().Class("offers").Body(
				wideButton("copy-item", "copy", t.CopyIt).DataSet("id", item.Key),
				wideButton("delete-game", "delete", t.DeleteIt).DataSet("id", item.Key))))
	}
	return app.Section().Class("unread").Body(parts...)
}
