//go:build js && wasm

// The program that runs in the browser: on the page it is the app, in a worker it is the engine. Both run the same
// app.wasm, so they are always of one build.
package main

import (
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/think"
	"kulami/app/view"
)

func main() {
	if !js.Global().Get("document").Truthy() {
		think.Serve()
		return
	}
	// Whatever the path is: the site may lie at a root or below any folder.
	app.RouteWithRegexp("", func() app.Composer { return &view.Root{} })
	app.RunWhenOnBrowser()
}
