package view

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// shelf is how the library is looked at while its dialog is open.
type shelf struct {
	results  bool             // the statistics are shown, not the games
	find     string           // what is looked for
	filter   string           // all, unfinished, won, drawn, lost or people
	shown    int              // so many games are drawn at most, see shelfPage
	edit     string           // the id of the game whose name and details are shown
	entering bool             // Enter is down in the field for the name
	pasted   string           // what could not be imported last
	days     map[int64]string // words for days, see Root.day
	format   app.Value        // of days, in the reader's language
}

// shelfPage is how many games are drawn before more are asked for.
const shelfPage = 40

// library draws the games kept, or what came of them.
func (r *Root) library() []app.UI {
	t, m := r.text, &r.model
	half := func(value, label string, on bool) app.UI {
		return app.Label().Body(
			app.Input().Type("radio").Name("shelf").Value(value).Checked(on).OnChange(r.onHalf),
			app.Span().Text(label))
	}
	parts := []app.UI{app.FieldSet().Class("field").Body(
		app.Legend().Class("unseen").Text(t.Library),
		app.Div().Class("segments").Body(
			half("games", t.ShowGames, !r.shelf.results), half("results", t.ShowResults, r.shelf.results)))}
	switch {
	case r.shelf.results:
		parts = append(parts, r.statistics())
	case len(m.Library) == 0:
		parts = append(parts, app.P().Class("nothing").Text(t.NoGames))
	default:
		parts = append(parts, r.finder(), r.games())
	}
	if !r.shelf.results && len(m.Unread) > 0 {
		parts = append(parts, r.unread())
	}
	if !r.shelf.results {
		parts = append(parts, app.Div().Class("shelf-foot").Body(
			app.Div().Class("offers").Body(wideButton("import", "import", t.Import), wideButton("backup", "backup", t.Backup)),
			app.P().Class("tip").Text(t.BackupHelp)))
	}
	return append(parts, r.shelfStatus())
}

// shelfStatus says what has just happened to the library; it stays in sight.
func (r *Root) shelfStatus() app.UI {
	t, m := r.text, &r.model
	var parts []app.UI
	switch {
	case r.shelf.results:
	case len(m.Deleted) > 0:
		parts = []app.UI{app.Span().Text(t.Deleted(len(m.Deleted))), button("undelete", t.Undo)}
	case m.Notice.Kind == play.LinkCopied:
		parts = []app.UI{app.Span().Text(t.TextCopied)}
	case m.Notice.Kind != play.NoNotice:
		parts = []app.UI{app.Span().Text(r.noticeWords())}
	}
	class := "shelf-status"
	if len(parts) == 0 {
		class = "unseen"
	}
	return app.Div().Class(class).Role("status").Body(parts...)
}

// finder draws what games are looked for with.
func (r *Root) finder() app.UI {
	t := r.text
	filters := []option{{"all", t.FilterAll}, {"unfinished", t.FilterUnfinished}, {"won", t.FilterWon},
		{"drawn", t.FilterDrawn}, {"lost", t.FilterLost}, {"people", t.FilterPeople}}
	list := make([]app.UI, len(filters))
	for i, o := range filters {
		list[i] = app.Option().Value(o.value).Selected(o.value == r.shelf.filter).Text(o.label)
	}
	return app.Div().Class("finder").Body(
		app.Label().Class("field").Body(app.Span().Class("label").Text(t.Search),
			app.Input().Type("search").Name("find").Attr("autocomplete", "off").Attr("enterkeyhint", "search").OnInput(r.onFind)),
		app.Label().Class("field").Body(app.Span().Class("label").Text(t.Filter),
			app.Select().Name("filter").OnChange(r.onFilter).Body(list...)))
}

// games draws the games that are looked for.
func (r *Root) games() app.UI {
	t := r.text
	found := r.found()
	if len(found) == 0 {
		return app.Div().Class("games").Body(app.P().Class("nothing").Role("status").Text(t.NothingFound))
	}
	drawn := found[:min(len(found), max(r.shelf.shown, shelfPage))]
	items := make([]app.UI, len(drawn))
	for i, g := range drawn {
		items[i] = r.gameRow(g)
	}
	parts := []app.UI{app.Ul().Aria("label", t.ShowGames).Body(items...)}
	if more := len(found) - len(drawn); more > 0 {
		parts = append(parts, button("more-games", t.ShowMore(min(more, shelfPage))))
	}
	return app.Div().Class("games").Body(parts...)
}

// found returns the games that are looked for, the latest first.
func (r *Root) found() []play.Game {
	words := strings.Fields(strings.ToLower(r.shelf.find))
	var games []play.Game
next:
	for _, g := range r.model.Library {
		if !passes(g, r.shelf.filter) {
			continue
		}
		if len(words) > 0 {
			told := strings.ToLower(strings.Join([]string{g.Name, r.opponent(g), r.editionOf(g), r.boardName(g.Origin),
				r.outcome(g), r.day(g.Touched), date(g.Touched)}, "\n"))
			for _, w := range words {
				if !strings.Contains(told, w) {
					continue next
				}
			}
		}
		games = append(games, g)
	}
	return games
}

// passes reports whether a filter lets g through.
func passes(g play.Game, filter string) bool {
	switch filter {
	case "unfinished":
		return !g.Over()
	case "won":
		return g.Result() == play.Won
	case "drawn":
		return g.Result() == play.Drawn
	case "lost":
		return g.Result() == play.Lost
	case "people":
		_, computer := g.Opponent()
		return !computer
	}
	return true
}

// gameRow draws a game of the library, with its name and details if they are wanted.
func (r *Root) gameRow(g play.Game) app.UI {
	t, m := r.text, &r.model
	name, facts := g.Name, []app.UI{}
	fact := func(words string) { facts = append(facts, app.Span().Text(words)) }
	if name == "" {
		name = r.opponent(g)
	} else {
		fact(r.opponent(g))
	}
	fact(r.editionOf(g))
	fact(r.boardName(g.Origin))
	fact(r.day(g.Touched))
	fact(t.MarblesPlayed(g.Live))
	label := name + ", " + r.day(g.Touched)
	outcome := app.Span().Class("game-outcome", outcomeClass(g)).Text(r.outcome(g))
	open := app.Button().Type("button").Class("game-open").DataSet("act", "open-game").DataSet("id", g.ID).Body(
		newThumb(g.Record.At(g.Live), g.Record.Orientation()),
		app.Span().Class("game-words").Body(
			app.Span().Class("game-name").Text(name), app.Text(" "), outcome, app.Text(" "),
			app.Span().Class("game-facts").Body(facts...)))
	if !m.Linked && g.ID == m.Game.ID {
		open = open.Aria("current", "true")
	}
	editing := r.shelf.edit == g.ID
	parts := []app.UI{open,
		iconButton("edit-game", "edit", t.Rename(label)).DataSet("id", g.ID).Aria("expanded", strconv.FormatBool(editing)),
		iconButton("delete-game", "delete", t.Delete(label)).DataSet("id", g.ID)}
	if editing {
		parts = append(parts, r.gameDetails(g))
	}
	return app.Li().Class("game").DataSet("game", g.ID).Body(parts...)
}

func outcomeClass(g play.Game) string {
	switch {
	case !g.Over():
		return "unfinished"
	case g.Result() == play.Won:
		return "won"
	}
	return "finished"
}

// gameDetails draws the form for a game's name, above what else is known of it.
func (r *Root) gameDetails(g play.Game) app.UI {
	t := r.text
	facts := [][2]string{{t.Opponent, r.opponent(g)}, {t.Edition, r.editionOf(g)}, {t.GameBoard, r.boardName(g.Origin)},
		{t.Began, r.day(g.Began)}, {t.LastPlayed, r.day(g.Touched)}, {t.Version, g.Build}}
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
			app.Input().Type("text").Name("game-name").MaxLength(60).Attr("autocomplete", "off").Value(g.Name).OnKeyDown(r.onNameKey).OnKeyUp(r.onNameKey)),
		app.Dl().Body(rows...),
		app.Div().Class("offers").Body(
			button("rename", t.Save).Class("primary"),
			button("edit-game", t.Cancel).DataSet("id", g.ID)))
}

// unread lists what is kept and cannot be read.
func (r *Root) unread() app.UI {
	t := r.text
	parts := []app.UI{app.H3().Text(t.UnreadHead), app.P().Class("tip").Text(t.UnreadHelp)}
	for _, item := range r.model.Unread {
		parts = append(parts, app.Div().Class("unread-item").Body(
			app.Textarea().ReadOnly(true).Rows(2).Aria("label", t.UnreadHead).Text(item.Text),
			app.Div().Class("offers").Body(
				wideButton("copy-item", "copy", t.CopyIt).DataSet("id", item.Key),
				wideButton("delete-game", "delete", t.DeleteIt).DataSet("id", item.Key))))
	}
	return app.Section().Class("unread").Body(parts...)
}

// opponent names who was played against, or how a game was played without one.
func (r *Root) opponent(g play.Game) string {
	switch seat, ok := g.Opponent(); {
	case ok:
		return r.text.Computer(seat.Level)
	case g.Value:
		return r.text.OpponentAnalysis
	}
	return r.text.OpponentPerson
}

// outcome tells how a game ended, or that it has not.
func (r *Root) outcome(g play.Game) string {
	if !g.Over() {
		return r.text.Unfinished
	}
	head, rest := r.resultOf(g)
	if rest == "" {
		return head
	}
	rest, _, _ = strings.Cut(rest, ", ") // the margin alone
	return head + ", " + rest
}

// date writes the day of a minute since 1970 as in "2026-11-20".
func date(minute int64) string {
	if minute == 0 {
		return ""
	}
	return dayOf(time.Unix(minute*60, 0))
}

// day writes the day of a minute since 1970 as the reader does.
func (r *Root) day(minute int64) string {
	if minute == 0 || !app.IsClient {
		return date(minute)
	}
	_, shift := time.Unix(minute*60, 0).Zone()
	number := (minute*60 + int64(shift)) / 86400
	if words, ok := r.shelf.days[number]; ok {
		return words
	}
	if r.shelf.days == nil {
		r.shelf.days = map[int64]string{}
		r.shelf.format = app.Window().Get("Intl").Get("DateTimeFormat").New(r.text.Lang, map[string]any{"dateStyle": "medium"})
	}
	words := r.shelf.format.Call("format", minute*60_000).String()
	r.shelf.days[number] = words
	return words
}

// statistics draws what came of the games against the computer.
func (r *Root) statistics() app.UI {
	t := r.text
	s := play.StatisticsOf(r.model.Library)
	if s.All.Games() == 0 {
		return app.P().Class("nothing").Text(t.NoResults)
	}
	head := []app.UI{app.Th().Scope("col").Text(t.ResultsOf)}
	for _, word := range []string{t.ResultsWon, t.ResultsDrawn, t.ResultsLost} {
		head = append(head, app.Th().Scope("col").Text(word))
	}
	row := func(class, name string, n play.Tally) app.UI {
		return app.Tr().Class(class).Body(app.Th().Scope("row").Text(name),
			app.Td().Text(n.Won), app.Td().Text(n.Drawn), app.Td().Text(n.Lost))
	}
	var levels, editions []app.UI
	for level, n := range s.Levels {
		if n.Games() > 0 {
			levels = append(levels, row("", t.Level+" "+strconv.Itoa(level), n))
		}
	}
	for _, e := range rules.Editions() {
		if n := s.Editions[e.Name]; n.Games() > 0 {
			editions = append(editions, row("", t.EditionName.Of(e.Name), n))
		}
	}
	if n := s.Editions[""]; n.Games() > 0 {
		editions = append(editions, row("", t.OtherRules, n))
	}
	streak := func(name string, n int) app.UI {
		return app.Div().Body(app.Dt().Text(name), app.Dd().Text(n))
	}
	return app.Div().Class("results").DataSet("state", "results").Body(
		app.Dl().Body(streak(t.StreakNow, s.Streak), streak(t.StreakBest, s.Best)),
		app.Table().Body(
			app.THead().Body(app.Tr().Body(head...)),
			app.TBody().Body(row("total", t.ResultsAll, s.All)),
			app.TBody().Body(levels...),
			app.TBody().Body(editions...)))
}

// onShelf carries out what the controls of the library ask for; false if act is
// none of theirs.
func (r *Root) onShelf(ctx app.Context, act string, element app.Value) bool {
	id := ""
	if v := element.Call("getAttribute", "data-id"); v.Truthy() {
		id = v.String()
	}
	switch act {
	case "library":
		r.shelf = shelf{}
		r.send(ctx, play.Open{Dialog: play.LibraryDialog})
	case "open-game":
		r.send(ctx, play.OpenGame{ID: id})
	case "edit-game":
		r.edit(ctx, id)
	case "rename":
		r.rename(ctx)
	case "delete-game":
		r.shelf.edit = ""
		r.send(ctx, play.Delete{ID: id})
		focusOn(ctx, `[data-act="undelete"]`)
	case "undelete":
		if len(r.model.Deleted) > 0 {
			key := r.model.Deleted[0].Key
			r.send(ctx, play.Undelete{})
			focusOn(ctx, shelfItem(key[strings.LastIndexByte(key, '.')+1:]), `[name="find"]`, "#sheet-title")
		}
	case "copy-item":
		r.send(ctx, play.CopyItem{Key: id})
	case "more-games":
		next := max(r.shelf.shown, shelfPage)
		r.shelf.shown = next + shelfPage
		focusOn(ctx, `.game:nth-child(`+strconv.Itoa(next+1)+`) .game-open`)
	case "import":
		r.shelf.pasted = ""
		r.send(ctx, play.Open{Dialog: play.ImportDialog})
	case "import-now":
		r.importField(ctx)
	default:
		return false
	}
	return true
}

// shelfItem is the selector of a game of the library.
func shelfItem(id string) string { return `[data-act="open-game"][data-id="` + id + `"]` }

// edit shows a game's name and details, or hides them.
func (r *Root) edit(ctx app.Context, id string) {
	if r.shelf.edit == id {
		r.shelf.edit = ""
		focusOn(ctx, `.game>[data-act="edit-game"][data-id="`+id+`"]`)
		return
	}
	r.shelf.edit = id
	focusOn(ctx, `[name="game-name"]`)
}

// rename takes over the name of the game that is edited.
func (r *Root) rename(ctx app.Context) {
	field := app.Window().Get("document").Call("querySelector", `[name="game-name"]`)
	if !field.Truthy() {
		return
	}
	id := r.shelf.edit
	r.shelf.edit = ""
	r.send(ctx, play.Rename{ID: id, Name: field.Get("value").String()})
	focusOn(ctx, `.game>[data-act="edit-game"][data-id="`+id+`"]`, `[name="find"]`)
}

// onNameKey presses the button beside the name when Enter is let go: the focus goes
// to another button then, which Enter would press, too.
func (r *Root) onNameKey(_ app.Context, e app.Event) {
	enter := e.Get("key").String() == "Enter" && !e.Get("isComposing").Bool()
	down := e.Get("type").String() == "keydown"
	if save := app.Window().Get("document").Call("querySelector", `[data-act="rename"]`); enter && !down && r.shelf.entering && save.Truthy() {
		save.Call("click")
	}
	r.shelf.entering = enter && down
}

func (r *Root) onHalf(_ app.Context, e app.Event) {
	r.shelf.results = e.Get("target").Get("value").String() == "results"
	r.shelf.find, r.shelf.filter, r.shelf.shown = "", "", 0
}

func (r *Root) onFind(_ app.Context, e app.Event) {
	r.shelf.find, r.shelf.shown = e.Get("target").Get("value").String(), 0
}

func (r *Root) onFilter(_ app.Context, e app.Event) {
	r.shelf.filter, r.shelf.shown = e.Get("target").Get("value").String(), 0
}

// focusOn gives the focus to the first element of the selectors that is there once
// the page has been drawn.
func focusOn(ctx app.Context, selectors ...string) {
	ctx.Defer(func(app.Context) {
		for _, s := range selectors {
			if e := app.Window().Get("document").Call("querySelector", s); e.Truthy() {
				e.Call("focus")
				return
			}
		}
	})
}
