package view

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/text"
)

// libraryDialog lists the games that are kept.
var libraryDialog = dialog{play.LibraryDialog, func(t *text.Text) string { return t.Library }, dialogs.games}

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
	if v.shell.Unsaved && !v.library.results {
		parts = append(parts, v.full())
	}
	switch {
	case v.library.results && v.reading(): // the status line says so
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

// full says that the storage takes nothing more, and offers ways to make room. Nothing is
// deleted unasked.
func (v dialogs) full() app.UI {
	t := v.text
	offers := []app.UI{wideButton("backup", "backup", t.Backup)}
	if n := len(v.shell.Prunable()); n > 0 {
		offers = append(offers, wideButton("prune-games", "delete", t.PruneGames(n)))
	}
	return app.Section().Class("unread").DataSet("state", "full").Body(
		app.H3().Text(t.Full), app.P().Class("tip").Text(t.FullHelp), app.Div().Class("offers").Body(offers...))
}

// libraryStatus draws a status line that does not scroll away.
func (v dialogs) libraryStatus() app.UI {
	t := v.text
	var parts []app.UI
	switch {
	case v.reading():
		parts = []app.UI{app.Span().Text(t.Reading(v.shell.Library.Pending))}
	case v.library.results:
	case len(v.shell.Library.Deleted) > 0:
		n := 0
		for _, together := range v.shell.Library.Deleted {
			n += len(together)
		}
		parts = []app.UI{app.Span().Text(t.Deleted(n)), button("undelete", t.Undo)}
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

// finder draws the search field, the filter and the order.
func (v dialogs) finder() app.UI {
	t := v.text
	filters := []option{{"all", t.FilterAll}, {"unfinished", t.FilterUnfinished}, {"won", t.FilterWon},
		{"drawn", t.FilterDrawn}, {"lost", t.FilterLost}, {"people", t.FilterPeople}}
	orders := []option{{"newest", t.SortNewest}, {"oldest", t.SortOldest}, {"best", t.SortBest}}
	choice := func(name, label, value string, options []option, chosen app.EventHandler) app.UI {
		list := make([]app.UI, len(options))
		for i, o := range options {
			list[i] = app.Option().Value(o.value).Selected(o.value == value).Text(o.label)
		}
		return app.Label().Class("field").Body(app.Span().Class("label").Text(label), app.Select().Name(name).OnChange(chosen).Body(list...))
	}
	return app.Div().Class("finder").Body(
		app.Label().Class("field").Body(app.Span().Class("label").Text(t.Search),
			app.Input().Type("search").Name("find").Attr("autocomplete", "off").Attr("enterkeyhint", "search").OnInput(v.library.onFind)),
		choice("filter", t.Filter, v.library.filter, filters, v.library.onFilter),
		choice("order", t.Sort, v.library.order, orders, v.library.onOrder))
}

// found draws the games that match the search.
func (v dialogs) found() app.UI {
	t := v.text
	games := v.search()
	if len(games) == 0 && !v.reading() {
		return app.Div().Class("games").Body(app.P().Class("nothing").Role("status").Text(t.NothingFound))
	}
	return app.Div().Class("games").Body(app.Div().Class("games-list").Role("list").Aria("label", t.ShowGames).
		OnKeyDown(v.library.onNameKey).OnKeyUp(v.library.onNameKey).Body(v.gameBlocks(games)...))
}

// reading reports whether games are missing because they have still to be read.
func (v dialogs) reading() bool { return v.library.searched() && v.shell.Library.Pending > 0 }

// search returns the games that match the search, in the order that is chosen.
func (v dialogs) search() []play.Listed {
	if !v.library.searched() {
		return v.shell.Library.Games
	}
	words := strings.Fields(strings.ToLower(v.library.find))
	var games []play.Listed
	for _, listed := range v.shell.Library.Games {
		if g := listed.Summary; g != nil && passes(*g, v.library.filter) && v.has(g, words) {
			games = append(games, listed)
		}
	}
	switch v.library.order {
	case "oldest":
		slices.Reverse(games)
	case "best":
		play.SortByResult(games)
	}
	return games
}

// has reports whether all words are found in the facts about a game.
func (v dialogs) has(g *game.Summary, words []string) bool {
	if len(words) == 0 {
		return true
	}
	facts := v.facts(g)
	for _, w := range words {
		if !strings.Contains(facts, w) {
			return false
		}
	}
	return true
}

// facts returns what is searched of a game. It is kept: thousands of games are searched
// with every letter that is typed.
func (v dialogs) facts(g *game.Summary) string {
	l := v.library
	if l.facts == nil || l.factsIn != v.text {
		l.facts, l.factsIn = map[*game.Summary]string{}, v.text
	}
	facts, ok := l.facts[g]
	if !ok {
		facts = strings.ToLower(strings.Join([]string{g.Name, v.opponent(*g), v.editionOf(g.Edition, g.Rules), v.boardOn(*g), v.shape(g.Layout),
			v.outcome(*g), v.day(g.Touched), date(g.Touched)}, "\n"))
		l.facts[g] = facts
	}
	return facts
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
