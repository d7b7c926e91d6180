// Hello is go-app's hello world, written, built and generated as its documentation says. The audit
// compares the game with it.
package main

import (
	"log"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

type hello struct{ app.Compo }

func (h *hello) Render() app.UI { return app.H1().Text("Hello World!") }

func main() {
	app.Route("/", func() app.Composer { return &hello{} })
	app.RunWhenOnBrowser()
	const icon = "/web/icon.svg" // go-app's own comes from another host
	err := app.GenerateStaticWebsite(".", &app.Handler{
		Name: "Hello", Description: "An Hello World! example", Icon: app.Icon{Default: icon, Large: icon, SVG: icon},
	})
	if err != nil {
		log.Fatal(err)
	}
}
