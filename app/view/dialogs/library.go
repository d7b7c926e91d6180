package dialogs

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/page"
)

// few is a number of games that need no search.
const few = 3

// games draws the list of games.
func (v Open) games() (parts []app.UI) {
	t := v.Text
	parts = append(parts, dom.Only(v.Desk.Unsaved, v.full()))
	if len(v.Desk.Library.Games) == 0 {
		parts = append(parts, app.Div().Class("nothing").Body(
			app.Raw(picture.Steps(picture.AllSteps)), app.P().Text(t.NoGames), app.Div().Class("offers").Body(controls.Button("new", t.NewGame).Class("primary"))))
	} else {
		found := v.found()
		parts = append(parts, dom.Only(len(v.Desk.Library.Games) > few, v.finder()), v.hits(), found)
	}
	return append(parts, dom.Only(len(v.Desk.Library.Unread) > 0, v.unread()), app.Div().Class("shelf-foot").Body(
		app.Div().Class("offers").Body(controls.WideButton("import", "import", t.Import), controls.WideButton("backup", "save", t.Backup))), v.libraryStatus())
}

// full explains that the storage is full and offers ways to free space. Nothing is deleted without
// a question.
func (v Open) full() app.UI {
	t, n := v.Text, len(v.Desk.Prunable())
	return app.Section().Class("unread").DataSet("state", "full").Body(
		app.H2().Text(t.Full), app.P().Class("tip").Text(t.FullHelp), app.Div().Class("offers").Body(
			controls.WideButton("backup", "save", t.Backup), dom.Only(n > 0, controls.WideButton("prune-games", "delete", t.PruneGames(n)))))
}

// libraryStatus draws a status line that does not scroll.
func (v Open) libraryStatus() app.UI {
	t := v.Text
	words, deleted := "", 0
	switch {
	case v.reading():
		words = t.Reading(v.Desk.Library.Pending)
	case len(v.Desk.Deleted) > 0:
		for _, together := range v.Desk.Deleted {
			deleted += len(together)
		}
		words = t.Deleted(deleted)
	default:
		words = v.NoticeWords()
	}
	return app.Div().Class(dom.Either(words == "", "unseen", "shelf-status")).Role("status").Body(
		dom.Only(words != "", app.Span().Text(words)), dom.Only(deleted > 0, controls.Button("undelete", t.Undo)))
}

// finder draws the search field, the filter and the order.
func (v Open) finder() app.UI {
	t := v.Text
	filters := []controls.Option{{Value: "all", Label: t.ResultsAll}, {Value: "unfinished", Label: t.FilterUnfinished}, {Value: "won", Label: t.FilterWon},
		{Value: "drawn", Label: t.FilterDrawn}, {Value: "lost", Label: t.FilterLost}, {Value: "people", Label: t.FilterPeople}}
	orders := []controls.Option{{Value: "newest", Label: t.SortNewest}, {Value: "oldest", Label: t.SortOldest}, {Value: "best", Label: t.SortBest}}
	return app.Details().Class("find-more").Body(app.Summary().Text(t.Search), app.Div().Class("finder").Body(
		controls.Labelled(t.Search, app.Input().Type("search").Name("find").Attr("autocomplete", "off").Attr("enterkeyhint", "search").OnInput(v.Library.looksFor(&v.Library.Find))),
		controls.Labelled(t.Filter, controls.Selecting(app.Select().Name("filter").OnChange(v.Library.looksFor(&v.Library.Filter)), v.Library.Filter, filters)),
		controls.Labelled(t.Sort, controls.Selecting(app.Select().Name("order").OnChange(v.Library.looksFor(&v.Library.Order)), v.Library.Order, orders))))
}

// hits shows the number of listed games, unless all games are listed.
func (v Open) hits() app.UI {
	words := ""
	switch {
	case !v.Library.searched() || v.reading(): // the status line has the number of missing games
	case v.Library.listed == 0:
		words = v.Text.NothingFound
	default:
		words = v.Text.GamesFound(v.Library.listed)
	}
	return app.P().Class("tip", dom.When(words == "", "unseen")).Role("status").Text(words)
}

// found draws the listed games.
func (v Open) found() app.UI {
	games := v.Search()
	if v.Library.listed = len(games); len(games) == 0 && !v.reading() {
		return app.Div().Class("games")
	}
	return app.Div().Class("games").Body(app.Div().Class("games-list").Role("list").Aria("label", v.Text.ShowGames).
		OnKeyDown(v.Library.onNameKey).OnKeyUp(v.Library.onNameKey).Body(v.gameBlocks(games)...))
}

// reading reports whether the list misses games that are not read yet.
func (v Open) reading() bool { return v.Library.searched() && v.Desk.Library.Pending > 0 }

// Search returns the games that match the search, in the chosen order.
func (v Open) Search() []library.Listed {
	if !v.Library.searched() {
		return v.Desk.Library.Games
	}
	words := strings.Fields(text.Fold(v.Library.Find))
	var games []library.Listed
	for _, listed := range v.Desk.Library.Games {
		if g := listed.Summary; g != nil && passes(*g, v.Library.Filter) && v.has(g, words) {
			games = append(games, listed)
		}
	}
	switch v.Library.Order {
	case "oldest":
		slices.Reverse(games)
	case "best":
		library.SortByResult(games)
	}
	return games
}

// has reports whether the facts about a game contain all words.
func (v Open) has(g *game.Summary, words []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(v.facts(g), w) })
}

// facts returns the searched text of a game. It is cached, because each typed letter searches
// thousands of games.
func (v Open) facts(g *game.Summary) string {
	l, colours := v.Library, v.Desk.Settings.Colours()
	if l.facts == nil || l.factsIn != v.Text || l.factsOf != colours {
		l.facts, l.factsIn, l.factsOf = map[*game.Summary]string{}, v.Text, colours
	}
	facts, ok := l.facts[g]
	if !ok {
		row := v.GameRow(*g, "", 0, 0)
		facts = text.Fold(strings.Join(append(row.Facts[:], row.Name, row.Outcome, row.Points, v.Opponent(*g), v.Shape(g.Layout), v.EditionOf(g.Edition, g.Rules), v.BoardOn(g.Origin, g.Layout),
			v.Outcome(*g), v.Day(g.Touched), page.Date(g.Touched)), "\n"))
		l.facts[g] = facts
	}
	return facts
}

// unread lists the stored texts that cannot be read.
func (v Open) unread() app.UI {
	t := v.Text
	parts := []app.UI{app.H2().Text(t.UnreadHead), app.P().Class("tip").Text(t.UnreadHelp)}
	for _, item := range v.Desk.Library.Unread {
		parts = append(parts, app.Div().Class("unread-item").Body(
			controls.ToCopy(t.UnreadHead, 2, item.Text),
			app.Div().Class("offers").Body(
				controls.WideButton("copy-item", "copy", t.CopyIt).DataSet("id", item.Key),
				controls.WideButton("delete-game", "delete", t.DeleteIt).DataSet("id", item.Key))))
	}
	return app.Section().Class("unread").Body(parts...)
}
