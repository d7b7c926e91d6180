// Package view draws the program. It has the go-app components, turns the browser's events into
// messages for package play, and runs the effects of the messages.
//
// Root owns the one Model and the state of the page alone, such as the filter of the library, a
// dragged tile, or pending announcements. Each drawing uses new values. A scene.Scene has the
// reader's phrases and the state common to all screens. Each screen and the dialogs add their own
// state. Parts that take long to draw, such as the list of moves, are components with comparable
// fields. They are drawn again only when a field has changed.
//
// The board for pressing is in package board. Icons, which are text and not elements, and pictures
// as files are in package picture.
//
// Root handles the events of the whole page, and reads them from data-act, data-hole and the names
// of form controls. The few handlers of single elements use the state of Root, never a value that
// could be out of date.
//
// All screens and dialogs have one frame (controls.TopBar): a button that leaves them at the upper
// left, a title, and at most two icons. A screen has at most one filled button: the next sensible
// step.
//
// CONTRIBUTING.md explains how to add a screen, a dialog, a setting or a notice.
package view
