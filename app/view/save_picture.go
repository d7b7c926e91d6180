package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// savePicture offers a picture of the game as a file to save.
func (v tableScreen) savePicture(e play.Picture, failed func()) {
	look, words := v.look(), v.captions(e)
	switch e.Format {
	case play.Animated:
		download(e.Name+".svg", "image/svg+xml", Animation(e.Record, look, words))
	case play.SVG:
		download(e.Name+".svg", "image/svg+xml", Picture(e.Record, look, words))
	default:
		savePNG(e.Name+".png", Picture(e.Record, look, words), failed)
	}
}

// look is how a picture of the game looks: as the page does.
func (v scene) look() Look {
	s := v.shell.Settings
	dark := s.Theme == play.DarkTheme || s.Theme == play.AutoTheme &&
		app.Window().Call("matchMedia", "(prefers-color-scheme: dark)").Get("matches").Bool()
	return Look{Dark: dark, Marbles: string(s.Marbles), Coordinates: s.Coordinates, Owners: s.Owners, QR: true}
}

// captions are the texts on a picture.
func (v tableScreen) captions(e play.Picture) Captions {
	c := Captions{Title: v.text.Title, Edition: v.editionOf(v.table.Game.Summary()), Link: link(e.Link)}
	for side := rules.First; side <= rules.Second; side++ {
		c.Names[side] = v.player(side)
	}
	if g := v.table.Game; e.Record.Over() && e.Record.Cursor() == e.Record.Len() && g.Over() && !g.Variation() {
		c.Result, c.Detail = v.result(v.table.Game.Summary())
	} else if e.Record.Cursor() > 0 {
		c.Result = v.text.LookingAt(e.Record.Cursor(), e.Record.Len())
	}
	return c
}

// savePNG has the browser paint an SVG picture, and offers the PNG as a file to save; it
// calls failed if the browser cannot do that.
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

// paintPNG paints a loaded image and offers the PNG as a file to save.
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
