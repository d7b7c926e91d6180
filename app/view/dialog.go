package view

import "kulami/app/play"

// dialogs draws the dialogs.
type dialogs struct {
	scene
	screen  play.Screen
	library *libraryView
}
