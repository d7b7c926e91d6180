package view

import (
	"kulami/app/play"
	"kulami/app/text"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// dialogs draws the dialogs.
type dialogs struct {
	scene
	screen  play.Screen
	library *libraryView
}

// dialog is one of the dialogs: its title, and what stands below it.
type dialog struct {
	kind  play.Dialog
	title func(*text.Text) string
	body  func(dialogs) []app.UI
}
