//go:build js && wasm

// Command web is the program for the browser. In a page it is the app, in a worker it is the
// engine. Both run the same app.wasm, so they are always from the same build.
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
	// Accept any path: the site can be at a root or in any folder.
	app.RouteWithRegexp("", func() app.Composer { return &view.Root{} })
	app.RunWhenOnBrowser()
}
