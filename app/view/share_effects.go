package view

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
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
	await(clipboard.Call("writeText", valueOf(text)), copied(true), copied(false))
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
	await(navigator.Call("share", data), func(app.Value) {
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

// download offers a text as a file to save.
func download(name, kind, text string) {
	blob := app.Window().Get("Blob").New([]any{text}, map[string]any{"type": kind})
	downloadBlob(name, blob)
}

// downloadBlob offers a file to save.
func downloadBlob(name string, blob app.Value) {
	url := app.Window().Get("URL")
	address := url.Call("createObjectURL", blob)
	a := app.Window().Get("document").Call("createElement", "a")
	a.Set("href", address)
	a.Set("download", name)
	a.Call("click")
	later(time.Minute, func() { url.Call("revokeObjectURL", address) })
}

// link is the address that opens a record.
func link(rec rules.Record) string { return withFragment(rec.String()) }

// withFragment returns this page's address with another fragment, and without its query.
func withFragment(fragment string) string {
	page, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	page, _, _ = strings.Cut(page, "?")
	return page + "#" + fragment
}
