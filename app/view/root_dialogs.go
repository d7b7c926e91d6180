package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// allDialogs lists the dialogs.
var allDialogs = [...]dialog{
	newGameDialog, boardDialog, menuDialog, settingsDialog, shareDialog, libraryDialog, importDialog,
	learnDialog, keysDialog, noteDialog, namesDialog, liveDialog, installDialog, resignDialog, clearDialog,
}

// draw draws the dialog that is open, or nothing.
func (v dialogs) draw() app.HTMLElem {
	kind := v.shell.Dialog
	i := slices.IndexFunc(allDialogs[:], func(d dialog) bool { return d.kind == kind })
	if i < 0 {
		return nil
	}
	sheet := app.Elem("dialog").Class("sheet", "sheet-"+string(kind)).DataSet("state", string(kind)).Aria("labelledby", "sheet-title")
	if kind == play.LibraryDialog {
		sheet = sheet.On("scroll", v.library.onScroll)
	}
	return sheet.Body(
		app.Div().Class("sheet-head").Body(
			app.H2().ID("sheet-title").TabIndex(-1).Text(allDialogs[i].title(v.text)),
			iconButton("close", "close", v.text.Close),
		),
		app.Div().Class("sheet-body").Body(allDialogs[i].body(v)...),
	)
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
