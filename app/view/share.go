package view

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// share draws the dialog in which the game is handed on: as a link, its QR code, a
// text, a file or a picture.
func (r *Root) share() []app.UI {
	t, m := r.text, &r.model
	from := "game"
	if m.FromHere {
		from = "here"
	}
	address := m.Shared().String()
	if app.IsClient {
		address = link(m.Shared())
	}
	ways := []app.UI{wideButton("copy-link", "copy", t.CopyLink).Class("primary")}
	if m.Device.Share {
		ways = append(ways, wideButton("send-link", "share", t.SendLink))
	}
	parts := []app.UI{
		app.P().Text(t.ShareHelp),
		app.Form().Class("form").DataSet("form", "share").Body(
			segments("from", t.ShareWhat, from, []option{{"game", t.WholeGame}, {"here", t.FromHere}})),
		app.Label().Class("field").Body(
			app.Span().Class("unseen").Text(t.LinkLabel),
			app.Textarea().Class("link").ReadOnly(true).Rows(3).Text(address)),
		app.Div().Class("offers").Body(ways...),
	}
	if k := m.Notice.Kind; k == play.LinkCopied || k == play.CopyFailed || k == play.NoPicture {
		parts = append(parts, app.P().Class("note").Text(r.noticeWords()))
	}
	if drawn, err := QR(address); err == nil {
		parts = append(parts, app.Div().Class("qr-code").Role("img").Aria("label", t.QRLabel).Body(app.Raw(drawn)),
			app.P().Class("tip").Text(t.QRHelp))
	} else {
		parts = append(parts, app.P().Class("tip").Text(t.NoQR))
	}
	return append(parts, app.Div().Class("offers", "files").Body(
		button("copy-record", t.CopyRecord),
		button("export", t.SaveFile),
		button("save-svg", t.SaveSVG),
		button("save-png", t.SavePNG),
	))
}

// picture hands the player a picture of e's record.
func (r *Root) picture(ctx app.Context, e play.Picture) {
	file := Picture(e.Record, r.look(), r.captions(e))
	if e.Format == play.SVG {
		download(e.Name+".svg", "image/svg+xml", file)
		return
	}
	savePNG(e.Name+".png", file, func() { r.post(ctx, play.PictureFailed{}) })
}

// look is how a picture of the game looks: as the page does.
func (r *Root) look() Look {
	s := r.model.Settings
	dark := s.Theme == "dark" || s.Theme == "auto" &&
		app.Window().Call("matchMedia", "(prefers-color-scheme: dark)").Get("matches").Bool()
	return Look{Dark: dark, Marbles: s.Marbles, Coordinates: s.Coordinates, Owners: s.Owners, QR: true}
}

// captions are what is written on a picture.
func (r *Root) captions(e play.Picture) Captions {
	sides := r.sides()
	c := Captions{Title: r.text.Title, Edition: r.edition(), Link: link(e.Link)}
	for side := rules.First; side <= rules.Second; side++ {
		c.Names[side] = sides[side]
		if r.model.Game.Seats[side].Computer() || r.model.Person() == side {
			c.Names[side] = r.player(side)
		}
	}
	if e.Record.Over() && e.Record.Cursor() == e.Record.Len() && r.model.AtEnd() {
		c.Result, c.Detail = r.result()
	} else if e.Record.Cursor() > 0 {
		c.Result = r.text.LookingAt(e.Record.Cursor(), e.Record.Len())
	}
	return c
}

// savePNG hands the player an SVG picture as PNG, painted by the browser, which calls
// failed if it cannot do that.
func savePNG(name, file string, failed func()) {
	window := app.Window()
	url := window.Get("URL")
	blob := window.Get("Blob").New([]any{file}, map[string]any{"type": "image/svg+xml"})
	address := url.Call("createObjectURL", blob)
	image := window.Get("Image").New()
	outcomes := oneOf(func(app.Value) {
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

// paintPNG paints a loaded image and hands it to the player.
func paintPNG(name string, image app.Value, failed func()) {
	canvas := app.Window().Get("document").Call("createElement", "canvas")
	canvas.Set("width", image.Get("naturalWidth"))
	canvas.Set("height", image.Get("naturalHeight"))
	canvas.Call("getContext", "2d").Call("drawImage", image, 0, 0)
	canvas.Call("toBlob", oneOf(func(blob app.Value) {
		if !blob.Truthy() {
			failed()
			return
		}
		downloadBlob(name, blob)
	})[0], "image/png")
}

// link is the address that opens a record.
func link(rec rules.Record) string { return withFragment(rec.String()) }

// withFragment is this page's address with another fragment, and without what
// started the app.
func withFragment(fragment string) string {
	page, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	page, _, _ = strings.Cut(page, "?")
	return page + "#" + fragment
}
