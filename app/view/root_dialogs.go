package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
)

// allDialogs lists the dialogs: the title of each, what stands below it, and what its controls ask for. Those of the library
// are in Root.acts.
var allDialogs = [...]struct {
	kind  play.Dialog
	title func(*text.Text) string
	body  func(dialogs) []app.UI
	acts  []act
}{
	{play.NewDialog, func(t *text.Text) string { return t.NewGame }, dialogs.newGame, newGameActs},
	{play.BoardDialog, func(t *text.Text) string { return t.OtherBoard }, dialogs.otherBoard, nil},
	{play.MenuDialog, func(t *text.Text) string { return t.Menu }, dialogs.menu, menuActs},
	{play.SettingsDialog, func(t *text.Text) string { return t.Settings }, dialogs.settings, nil},
	{play.ShareDialog, func(t *text.Text) string { return t.ShareGame }, dialogs.share, shareActs},
	{play.LibraryDialog, func(t *text.Text) string { return t.Library }, dialogs.games, nil},
	{play.ImportDialog, func(t *text.Text) string { return t.Import }, dialogs.imports, nil},
	{play.LearnDialog, func(t *text.Text) string { return t.Learn }, dialogs.learn, nil},
	{play.KeysDialog, func(t *text.Text) string { return t.Keys }, dialogs.keys, keyActs},
	{play.NoteDialog, func(t *text.Text) string { return t.Annotate }, dialogs.noteTools, nil},
	{play.NamesDialog, func(t *text.Text) string { return t.Names }, dialogs.nameForm, nil},
	{play.LiveDialog, func(t *text.Text) string { return t.LiveTitle }, dialogs.live, liveActs},
	{play.InstallDialog, func(t *text.Text) string { return t.Install }, dialogs.install, nil},
	{play.ResignDialog, func(t *text.Text) string { return t.ResignSure }, dialogs.resign, nil},
	{play.ClearDialog, func(t *text.Text) string { return t.NewCount }, dialogs.clear, nil},
}

// draw draws the dialog that is open, or nothing.
func (v dialogs) draw() app.HTMLElem {
	for _, d := range allDialogs {
		if d.kind != v.shell.Dialog {
			continue
		}
		sheet := app.Elem("dialog").Class("sheet", "sheet-"+string(d.kind)).DataSet("state", d.kind).Aria("labelledby", "sheet-title")
		if d.kind == play.LibraryDialog {
			sheet = sheet.On("scroll", v.library.onScroll)
		}
		return sheet.Body(
			topBar("close", v.text.Close, app.H2().ID("sheet-title").Class("title").TabIndex(-1).Text(d.title(v.text))),
			app.Div().Class("sheet-body").Body(d.body(v)...),
		)
	}
	return nil
}

// openDialog shows the dialog as a modal one, and begins at its title.
func openDialog(app.Context) {
	d := find("dialog")
	if !d.Truthy() {
		return
	}
	if !d.Get("open").Bool() {
		d.Call("showModal")
	}
	find("#sheet-title").Call("focus")
	d.Set("scrollTop", 0)
}

// closeDialog closes the dialog in the browser before it is removed from the page, so
// that the focus returns to where it was.
func closeDialog() {
	if d := find("dialog[open]"); d.Truthy() {
		d.Call("close")
	}
}
