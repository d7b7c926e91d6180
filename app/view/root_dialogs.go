package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

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
