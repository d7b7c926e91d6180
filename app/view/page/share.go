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

// entry is what the browser's history keeps with an entry besides its address: the id of Address, that an entry of this page lies
// below it, and that it is the one below, which is never stayed at. A fragment that was written into the address has none.
type entry struct {
	ID          string
	below, Base bool
}

// EntryNow returns that of the present entry; ok is false if it has none.
func EntryNow() (e entry, ok bool) {
	state := app.Window().Get("history").Get("state")
	if !state.Truthy() {
		return entry{}, false
	}
	return entry{TextOf(state.Get("kulami")), state.Get("below").Truthy(), state.Get("base").Truthy()}, true
}

// write puts an entry into the history, with pushState or replaceState.
func (e entry) write(how, address string) {
	app.Window().Get("history").Call(how, map[string]any{"kulami": e.ID, "below": e.below, "base": e.Base}, "", address)
}

// historyID returns the id that Address has stored with the entry of the history.
func historyID() string {
	e, _ := EntryNow()
	return e.ID
}

// LayBase sees to it that Back stays on this page while something is open.
func LayBase() {
	defer func() { _ = recover() }() // as in setAddress
	now, _ := EntryNow()
	if now.below {
		return
	}
	page, address := app.Window().Get("location").Get("pathname").String(), app.Window().Get("location").Get("href").String()
	entry{Base: true}.write("replaceState", page)
	entry{ID: now.ID, below: true}.write("pushState", address)
}

// SetAddress shows e in the address bar, without the query that started the app. A
// browser may refuse frequent changes; then the address is out of date until the next
// ply.
func SetAddress(e desk.Address) {
	defer func() { _ = recover() }()
	now, _ := EntryNow()
	entry{ID: e.ID, below: e.Push || now.below}.write(dom.Either(e.Push, "pushState", "replaceState"),
		app.Window().Get("location").Get("pathname").String()+"#"+e.Fragment)
}

// Link is the address of a link on this page.
func Link(link rules.Link) string { return WithFragment(link.String()) }

// WithFragment returns this page's address with another fragment, and without its query;
// outside a browser, the fragment.
func WithFragment(fragment string) string {
	if !app.IsClient {
		return fragment
	}
	page, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	page, _, _ = strings.Cut(page, "?")
	return page + "#" + fragment
}

// CopyText puts a text into the clipboard, or says that it has to be copied by hand.
func CopyText(ctx app.Context, text string) {
	dom.Await(app.Window().Get("kulami").Call("copy", valueOf(text)), func(ok app.Value) { Post(ctx, desk.Copied{OK: ok.Bool(), Text: text}) }, func(app.Value) {})
}

// ReadClipboard posts the text in the clipboard as an answer, or that it cannot be read.
func ReadClipboard(ctx app.Context) {
	dom.Await(app.Window().Get("kulami").Call("paste"),
		func(text app.Value) { Post(ctx, desk.PasteAnswer{Text: TextOf(text)}) },
		func(app.Value) { Post(ctx, desk.NoClipboard{}) })
}

// Download hands the player a file.
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

// SavePNG has the browser paint an SVG picture, and offers the PNG as a file to save; it
// calls failed if the browser cannot do that.
func SavePNG(name, file string, failed func()) {
	window := app.Window()
	url := window.Get("URL")
	blob := window.Get("Blob").New([]any{file}, map[string]any{"type": "image/svg+xml"})
	address := url.Call("createObjectURL", blob)
	image := window.Get("Image").New()
	outcomes := dom.OneOf(func(app.Value) {
		defer url.Call("revokeObjectURL", address)
		defer func() { // some browsers throw rather than paint
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

// paintPNG paints a loaded image and offers the PNG as a file to save.
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
