package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// dialogs draws the dialogs.
type dialogs struct {
	scene
	screen  play.Screen
	library *libraryView
}

// draw draws the dialog that is open, or nothing.
func (v dialogs) draw() app.HTMLElem {
	t := v.text
	var title string
	var body []app.UI
	kind := v.shell.Dialog
	switch kind {
	case play.NewDialog:
		title, body = t.NewGame, v.newGame()
	case play.InstallDialog:
		title = t.Install
		for _, step := range t.InstallSteps {
			body = append(body, app.P().Text(step))
		}
	case play.BoardDialog:
		title, body = t.OtherBoard, v.otherBoard()
	case play.MenuDialog:
		title, body = t.Menu, v.menu()
	case play.SettingsDialog:
		title, body = t.Settings, v.settings()
	case play.ShareDialog:
		title, body = t.ShareGame, v.share()
	case play.LibraryDialog:
		title, body = t.Library, v.games()
	case play.ImportDialog:
		title, body = t.Import, v.imports()
	case play.LearnDialog:
		title, body = t.Learn, v.learn()
	case play.KeysDialog:
		title, body = t.Keys, v.keys()
	case play.NoteDialog:
		title, body = t.Annotate, v.noteTools()
	case play.NamesDialog:
		title, body = t.Names, v.nameForm()
	case play.LiveDialog:
		title, body = t.LiveTitle, v.live()
	case play.ResignDialog:
		title, body = t.ResignSure, []app.UI{app.Div().Class("offers").Body(
			button("resign-now", t.Resign).Class("primary"), button("close", t.Cancel))}
	default:
		return nil
	}
	sheet := app.Elem("dialog").Class("sheet", "sheet-"+string(kind)).DataSet("state", string(kind)).Aria("labelledby", "sheet-title")
	if kind == play.LibraryDialog {
		sheet = sheet.On("scroll", v.library.onScroll)
	}
	return sheet.Body(
		app.Div().Class("sheet-head").Body(
			app.H2().ID("sheet-title").TabIndex(-1).Text(title),
			iconButton("close", "close", t.Close),
		),
		app.Div().Class("sheet-body").Body(body...),
	)
}

// openDialog shows the dialog as a modal one, and begins at its title.
func openDialog(app.Context) {
	document := app.Window().Get("document")
	d := document.Call("querySelector", "dialog")
	if !d.Truthy() {
		return
	}
	if !d.Get("open").Bool() {
		d.Call("showModal")
	}
	document.Call("getElementById", "sheet-title").Call("focus")
	d.Set("scrollTop", 0)
}

// closeDialog closes the dialog in the browser before it is removed from the page, so
// that the focus returns to where it was.
func closeDialog() {
	if d := app.Window().Get("document").Call("querySelector", "dialog[open]"); d.Truthy() {
		d.Call("close")
	}
}

func (v dialogs) menu() []app.UI {
	t := v.text
	at, onTable := v.screen.(play.Table)
	item := func(act, drawing, label string) app.HTMLButton {
		return app.Button().Type("button").Class("item").DataSet("act", act).Body(icon(drawing), app.Span().Text(label))
	}
	share, head := t.ShareGame, t.ThisGame
	if !onTable {
		share, head = t.ShareBoard, t.BoardChoice
	}
	bare := withoutBoard(v.screen)
	var here []app.UI
	if bare {
		head = t.ThisGame
	} else {
		here = []app.UI{
			item("share", "share", share),
			enabled(item("resign", "flag", t.Resign), onTable && !at.Looking() && !at.Game.Over() && at.Game.Live() > 0),
			item("turn", "turn", t.Turn),
			item("mirror", "mirror", t.Mirror),
		}
	}
	if onTable && at.CanName() {
		here = append(here, item("names", "edit", t.Names))
	}
	if at.Game.Players.Friend() {
		here = append(here, item("both-sides", "computer", t.PlayBoth))
	}
	if onTable && v.shell.Peer.Live(at.Game.ID) {
		here = append(here, item("leave-live", "close", t.LiveStop))
	}
	if v.shell.CanInvite(at) {
		here = append(here, item("invite-live", "share", t.LiveTitle))
	}
	if at.Linked {
		here = append(here, item("keep", "library", t.Keep))
	}
	switch {
	case at.Linked || !onTable:
		here = append(here, item("return", "back", t.OtherGame))
	case len(v.shell.Recent) > 1:
		here = append(here, item("return", "back", t.EarlierGame))
	}
	tools := []app.UI{
		item("progress", "progress", t.Progress),
		item("count-wooden", "count", t.CountWooden),
		item("workshop", "build", t.Workshop),
		item("analyse", "hint", t.OpponentAnalysis),
		item("import", "import", t.Import),
	}
	rest := []app.UI{item("settings", "settings", t.Settings)}
	if !bare {
		rest = append(rest, item("keys", "keys", t.Keys))
	}
	if v.shell.Device.Install || v.shell.Device.Apple {
		rest = append(rest, item("install", "import", t.Install))
	}
	if v.shell.Updated {
		rest = append(rest, item("apply-update", "again", t.ApplyUpdate))
	}
	return []app.UI{
		app.Div().Class("first-items").Body(
			actButton("new", "new", t.NewGame).Class("primary"),
			actButton("puzzles", "puzzle", t.Puzzles),
			actButton("library", "library", t.Library),
			actButton("learn", "learn", t.Learn)),
		app.H3().Text(head), app.Div().Class("items").Body(here...),
		app.H3().Text(t.Tools), app.Div().Class("items").Body(tools...),
		app.Div().Class("items", "last-items").Body(rest...),
	}
}

// withoutBoard reports whether a screen has no board at all.
func withoutBoard(s play.Screen) bool {
	switch s.(type) {
	case play.Puzzles, play.Puzzle, play.Storm:
		return s.BoardShown() == nil
	case play.Progress:
		return true
	}
	return false
}

// nameForm draws the names of the two people of the game shown, to be changed.
func (v dialogs) nameForm() []app.UI {
	at, _ := v.screen.(play.Table)
	return []app.UI{app.Form().Class("form").DataSet("form", "names").Body(
		app.Div().Class("field").Body(v.playerNames(at.Game.Players.Names)),
		app.Button().Type("submit").Class("button", "primary").DataSet("act", "name-players").Text(v.text.Save))}
}

func (v dialogs) learn() []app.UI {
	t := v.text
	parts := []app.UI{app.Div().Class("offers").Body(wideButton("lesson", "play", t.LearnByPlaying).DataSet("value", v.nextLesson()).Class("primary"))}
	for _, p := range t.Rules {
		parts = append(parts, app.H3().Text(p.Head), app.P().Text(p.Body))
	}
	return append(parts, app.P().Body(app.A().Href(ruleBook(t.Lang)).Target("_blank").Rel("noopener").Text(t.RuleBook)))
}

// ruleBook is the address of the page with all rules in a language.
func ruleBook(lang string) string {
	if lang == "en" {
		return "rules/"
	}
	return lang + "/rules/"
}

// nextLesson is the first lesson not done yet, or the first of all.
func (v dialogs) nextLesson() int {
	for i, l := range play.Lessons {
		if !l.Learnt(v.shell.Flags) {
			return i
		}
	}
	return 0
}

func (v dialogs) keys() []app.UI {
	t := v.text
	help := t.KeyHelp
	switch v.screen.Name() {
	case play.WorkshopScreen:
		help = t.WorkshopKeys
	case play.AnalysisScreen:
		help = t.AnalysisKeys
	}
	var rows []app.UI
	for _, k := range help {
		rows = append(rows, app.Div().Body(app.Dt().Body(app.Kbd().Text(k[0])), app.Dd().Text(k[1])))
	}
	list := app.Dl().Class("keys").Body(rows...)
	if v.screen.Name() == play.WorkshopScreen {
		return []app.UI{list}
	}
	entry := app.Form().Class("form", "entry").DataSet("form", "entry").Body(
		app.Label().Class("field").Body(
			app.Span().Class("label").Text(t.Entry),
			app.Input().Type("text").Name("entry").MaxLength(4).AutoComplete(false).Spellcheck(false).Attr("autocapitalize", "off")),
		app.Button().Type("submit").Class("button", "primary").DataSet("act", "enter").Text(t.EntryPlay))
	commands := []app.UI{}
	for topic := play.TopicScore; topic <= play.TopicValue; topic++ {
		commands = append(commands, button("tell", t.Commands[topic]).DataSet("value", int(topic)))
	}
	return []app.UI{entry,
		app.Div().Class("offers", "files").Role("group").Aria("label", t.Keys).Body(commands...),
		list}
}
