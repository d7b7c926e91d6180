package page

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/rules"
)

// Fragment returns the fragment of the page's address, without "#".
func Fragment() string {
	return strings.TrimPrefix(app.Window().Get("location").Get("hash").String(), "#")
}

// entry is the state that an entry of the browser's history has besides its address. ID is the id
// of Address. below means that the base entry of this page is below it. Base marks that base entry,
// where the player never stays. A typed fragment has no state.
type entry struct {
	ID          string
	below, Base bool
}

// EntryNow returns the state of the present entry; ok is false if there is none.
func EntryNow() (e entry, ok bool) {
	state := app.Window().Get("history").Get("state")
	if !state.Truthy() {
		return entry{}, false
	}
	return entry{TextOf(state.Get("kulami")), state.Get("below").Truthy(), state.Get("base").Truthy()}, true
}

// write writes an entry into the history, with pushState or replaceState.
func (e entry) write(how, address string) {
	app.Window().Get("history").Call(how, map[string]any{"kulami": e.ID, "below": e.below, "base": e.Base}, "", address)
}

// historyID returns the id that Address has stored in the present entry.
func historyID() string {
	e, _ := EntryNow()
	return e.ID
}

// LayBase adds an entry below the present entry, so that Back can close things on this page.
func LayBase() {
	defer func() { _ = recover() }() // as in SetAddress
	now, _ := EntryNow()
	if now.below {
		return
	}
	page, address := app.Window().Get("location").Get("pathname").String(), app.Window().Get("location").Get("href").String()
	entry{Base: true}.write("replaceState", page)
	entry{ID: now.ID, below: true}.write("pushState", address)
}

// SetAddress shows e in the address bar, without the query that started the app. A browser can
// refuse frequent changes. Then the address is out of date until the next ply.
func SetAddress(e desk.Address) {
	defer func() { _ = recover() }()
	now, _ := EntryNow()
	entry{ID: e.ID, below: e.Push || now.below}.write(dom.Either(e.Push, "pushState", "replaceState"),
		app.Window().Get("location").Get("pathname").String()+"#"+e.Fragment)
}

// Link returns the address of a link on this page.
func Link(link rules.Link) string { return WithFragment(link.String()) }

// WithFragment returns this page's address with another fragment and without its query. Outside a
// browser it returns the fragment.
func WithFragment(fragment string) string {
	if !app.IsClient {
		return fragment
	}
	page, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	page, _, _ = strings.Cut(page, "?")
	return page + "#" + fragment
}

// CopyText copies a text to the clipboard. Its message reports whether the player must copy it by
// hand.
func CopyText(ctx app.Context, text string) {
	dom.Await(app.Window().Get("kulami").Call("copy", valueOf(text)), func(ok app.Value) { Post(ctx, desk.Copied{OK: ok.Bool(), Text: text}) }, func(app.Value) {})
}

// ReadClipboard posts the text of the clipboard, or that it cannot be read.
func ReadClipboard(ctx app.Context) {
	dom.Await(app.Window().Get("kulami").Call("paste"),
		func(text app.Value) { Post(ctx, desk.PasteAnswer{Text: TextOf(text)}) },
		func(app.Value) { Post(ctx, desk.NoClipboard{}) })
}

// SetBadge calls navigator.setAppBadge or clearAppBadge if the browser has it, and ignores errors.
func SetBadge(method string) {
	if n := app.Window().Get("navigator"); n.Get(method).Truthy() {
		dom.Await(n.Call(method), func(app.Value) {}, func(app.Value) {})
	}
}

// Download saves a text as a file.
func Download(name, kind, text string) {
	blob := app.Window().Get("Blob").New([]any{text}, map[string]any{"type": kind})
	downloadBlob(name, blob)
}

func downloadBlob(name string, blob app.Value) {
	url := app.Window().Get("URL")
	address := url.Call("createObjectURL", blob)
	a := app.Window().Get("document").Call("createElement", "a")
	a.Set("href", address)
	a.Set("download", name)
	a.Call("click")
	time.AfterFunc(time.Minute, func() { url.Call("revokeObjectURL", address) })
}

// SavePNG renders an SVG picture and saves it as a PNG file. It calls failed if the browser cannot
// do that.
func SavePNG(name, file string, failed func()) {
	window := app.Window()
	url := window.Get("URL")
	blob := window.Get("Blob").New([]any{file}, map[string]any{"type": "image/svg+xml"})
	address := url.Call("createObjectURL", blob)
	image := window.Get("Image").New()
	outcomes := dom.OneOf(func(app.Value) {
		defer url.Call("revokeObjectURL", address)
		defer func() { // some browsers throw instead of painting
			if recover() != nil {
				failed()
			}
		}()
		paintPNG(name, image, failed)
	}, func(app.Value) {
		url.Call("revokeObjectURL", address)
		failed()
	})
	image.Set("onload", outcomes[0])
	image.Set("onerror", outcomes[1])
	image.Set("src", address)
}

// paintPNG renders a loaded image and saves it as a PNG file.
func paintPNG(name string, image app.Value, failed func()) {
	canvas := app.Window().Get("document").Call("createElement", "canvas")
	canvas.Set("width", image.Get("naturalWidth"))
	canvas.Set("height", image.Get("naturalHeight"))
	canvas.Call("getContext", "2d").Call("drawImage", image, 0, 0)
	canvas.Call("toBlob", dom.OneOf(func(blob app.Value) {
		if !blob.Truthy() {
			failed()
			return
		}
		downloadBlob(name, blob)
	})[0], "image/png")
}
