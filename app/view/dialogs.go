package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
)

// dialog draws what lies over the table, or nothing.
func (r *Root) dialog() app.UI {
	t := r.text
	var title string
	var body []app.UI
	kind := r.model.Dialog
	switch kind {
	case play.NewDialog:
		title, body = t.NewGame, r.newGame()
	case play.InstallDialog:
		title = t.Install
		for _, step := range t.InstallSteps {
			body = append(body, app.P().Text(step))
		}
	case play.BoardDialog:
		title, body = t.OtherBoard, r.boardDialog()
	case play.MenuDialog:
		title, body = t.Menu, r.menu()
	case play.SettingsDialog:
		title, body = t.Settings, r.settings()
	case play.ShareDialog:
		title, body = t.ShareGame, r.share()
	case play.LibraryDialog:
		title, body = t.Library, r.library()
	case play.ImportDialog:
		title, body = t.Import, r.imports()
	case play.LearnDialog:
		title, body = t.Learn, r.learn()
	case play.KeysDialog:
		title, body = t.Keys, r.keys()
	case play.ResignDialog:
		title, body = t.ResignSure, []app.UI{app.Div().Class("offers").Body(
			button("resign-now", t.Resign).Class("primary"), button("close", t.Cancel))}
	default:
		return nil
	}
	return app.Elem("dialog").Class("sheet", "sheet-"+string(kind)).DataSet("state", string(kind)).
		Aria("labelledby", "sheet-title").On("close", r.onDialogClosed).Body(
		app.Div().Class("sheet-head").Body(
			app.H2().ID("sheet-title").TabIndex(-1).Text(title),
			iconButton("close", "close", t.Close),
		),
		app.Div().Class("sheet-body").Body(body...),
	)
}

// onDialogClosed follows the browser, which closes a dialog on Escape.
func (r *Root) onDialogClosed(ctx app.Context, e app.Event) {
	if r.model.Dialog != play.NoDialog && !e.Get("target").Get("open").Bool() {
		r.send(ctx, play.Close{})
	}
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

// closeDialog closes the dialog in the browser before it is taken away, which
// brings the focus back to where it was.
func closeDialog() {
	if d := app.Window().Get("document").Call("querySelector", "dialog[open]"); d.Truthy() {
		d.Call("close")
	}
}

func (r *Root) menu() []app.UI {
	t, m := r.text, &r.model
	item := func(act, drawing, label string) app.HTMLButton {
		return app.Button().Type("button").Class("item").DataSet("act", act).Body(icon(drawing), app.Span().Text(label))
	}
	share := t.ShareGame
	if m.Screen != play.TableScreen {
		share = t.ShareBoard
	}
	items := []app.UI{
		item("new", "new", t.NewGame),
		enabled(item("resign", "flag", t.Resign), !m.Looking() && !m.Game.Over() && m.Game.Live > 0),
		item("turn", "turn", t.Turn),
		item("mirror", "mirror", t.Mirror),
		item("share", "share", share),
	}
	if m.Linked && m.Screen == play.TableScreen {
		items = append(items, item("keep", "library", t.Keep))
	}
	if len(m.Recent) > 1 || m.Linked {
		items = append(items, item("return", "back", t.OtherGame))
	}
	items = append(items,
		item("library", "library", t.Library),
		item("import", "import", t.Import),
		item("learn", "learn", t.Learn),
		item("workshop", "build", t.Workshop),
		item("count-wooden", "count", t.CountWooden),
		item("settings", "settings", t.Settings),
		item("keys", "keys", t.Keys))
	if m.Device.Install || m.Device.Apple {
		items = append(items, item("install", "import", t.Install))
	}
	if m.Updated {
		items = append(items, item("apply-update", "again", t.ApplyUpdate))
	}
	return []app.UI{app.Div().Class("items").Body(items...)}
}

func (r *Root) learn() []app.UI {
	t := r.text
	parts := []app.UI{app.Div().Class("offers").Body(wideButton("lesson", "play", t.LearnByPlaying).DataSet("value", r.nextLesson()).Class("primary"))}
	for _, p := range r.text.Rules {
		parts = append(parts, app.H3().Text(p.Head), app.P().Text(p.Body))
	}
	return append(parts, app.P().Body(app.A().Href(ruleBook(t.Lang)).Target("_blank").Rel("noopener").Text(t.RuleBook)))
}

// ruleBook is the address of the page that tells all rules in a language.
func ruleBook(lang string) string {
	if lang == "en" {
		return "rules/"
	}
	return lang + "/rules/"
}

// nextLesson is the first lesson not done yet, or the first of all.
func (r *Root) nextLesson() int {
	for i := range play.Lessons {
		if r.model.Flags.Learnt>>i&1 == 0 {
			return i
		}
	}
	return 0
}

func (r *Root) keys() []app.UI {
	t := r.text
	help := t.KeyHelp
	if r.model.Screen == play.WorkshopScreen {
		help = t.WorkshopKeys
	}
	var rows []app.UI
	for _, k := range help {
		rows = append(rows, app.Div().Body(app.Dt().Body(app.Kbd().Text(k[0])), app.Dd().Text(k[1])))
	}
	list := app.Dl().Class("keys").Body(rows...)
	if r.model.Screen == play.WorkshopScreen {
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

// option is a value of a form control and the words for it.
type option struct{ value, label string }

func choice(name, label, value string, options []option) app.UI {
	list := make([]app.UI, len(options))
	for i, o := range options {
		list[i] = app.Option().Value(o.value).Selected(o.value == value).Text(o.label)
	}
	return app.Label().Class("field").Body(app.Span().Class("label").Text(label), app.Select().Name(name).Body(list...))
}

// segments is a choice whose options are all seen at once.
func segments(name, label, value string, options []option) app.UI {
	list := make([]app.UI, len(options))
	for i, o := range options {
		list[i] = app.Label().Body(
			app.Input().Type("radio").Name(name).Value(o.value).Checked(o.value == value),
			app.Span().Text(o.label))
	}
	return app.FieldSet().Class("field").Body(
		app.Legend().Class("label").Text(label),
		app.Div().Class("segments").Body(list...))
}

func toggle(name, label string, on bool) app.UI {
	return app.Label().Class("toggle").Body(
		app.Span().Text(label),
		app.Input().Type("checkbox").Role("switch").Name(name).Checked(on))
}

func (r *Root) settings() []app.UI {
	t, s := r.text, r.model.Settings
	var sets []option
	for _, name := range []string{"red-black", "white-black", "red-white", "safe"} {
		sets = append(sets, option{name, t.MarbleSet.Of(name)})
	}
	spoken := []option{{"auto", t.ThemeAuto}}
	for _, l := range text.Languages() {
		spoken = append(spoken, option{l.Lang, l.Name})
	}
	return []app.UI{app.Form().Class("form").DataSet("form", "settings").Body(
		choice("language", t.Language, s.Language, spoken),
		segments("theme", t.Theme, s.Theme, []option{{"auto", t.ThemeAuto}, {"light", t.ThemeLight}, {"dark", t.ThemeDark}}),
		choice("wood", t.Wood, s.Wood, []option{{"light", t.WoodLight}, {"dark", t.WoodDark}, {"flat", t.WoodFlat}, {"contrast", t.WoodContrast}}),
		choice("marbles", t.Marbles, s.Marbles, sets),
		toggle("sound", t.Sound, s.Sound),
		toggle("haptics", t.Haptics, s.Haptics),
		segments("pace", t.Pace, s.Pace, []option{{"quick", t.PaceQuick}, {"calm", t.PaceCalm}, {"slow", t.PaceSlow}}),
		toggle("coordinates", t.Coordinates, s.Coordinates),
		toggle("bands", t.Bands, s.Bands),
		toggle("legal", t.Legal, s.Legal),
		toggle("owners", t.Owners, s.Owners),
		toggle("animation", t.Animation, s.Animation),
		toggle("confirm", t.Confirm, s.Confirm),
	), app.P().Class("tip").DataSet("version", r.model.Build).Text(t.AppVersion(r.model.Build))}
}
