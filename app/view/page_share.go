package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/play"
)

// copyText puts a text into the clipboard.
func copyText(ctx app.Context, text string) {
	copied := func(ok bool) func(app.Value) {
		return func(app.Value) { post(ctx, play.Copied{OK: ok}) }
	}
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		post(ctx, play.Copied{OK: false})
		return
	}
	dom.Await(clipboard.Call("writeText", valueOf(text)), copied(true), copied(false))
}

// share opens the system's share sheet with an address, or copies it where there is no
// such sheet. What the sheet has handed on is said by a message, unless that is nil.
func share(ctx app.Context, title, address string, sent play.Msg) {
	offer(ctx, map[string]any{"title": title, "url": address}, address, sent)
}

// offer opens the system's share sheet with data, or copies a text where there is no such sheet.
// When the player closes the sheet, nothing has failed.
func offer(ctx app.Context, data map[string]any, text string, sent play.Msg) {
	navigator := app.Window().Get("navigator")
	if !navigator.Get("share").Truthy() {
		copyText(ctx, text)
		return
	}
	dom.Await(navigator.Call("share", data), func(app.Value) {
		if sent != nil {
			post(ctx, sent)
		}
	}, func(app.Value) {})
}

// shareText opens the system's share sheet with a text and an address, or copies both where there
// is no such sheet.
func shareText(ctx app.Context, title, text, address string) {
	offer(ctx, map[string]any{"title": title, "text": text, "url": address}, text+"\n"+address, nil)
}
