package view

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// focusOn gives the focus to the first element of the selectors that is there once
// the page has been drawn.
func focusOn(ctx app.Context, selectors ...string) {
	ctx.Defer(func(app.Context) {
		for _, s := range selectors {
			if e := app.Window().Get("document").Call("querySelector", s); e.Truthy() {
				e.Call("focus")
				return
			}
		}
	})
}

// focusPlace gives the focus to the place of the board or of the workshop's frame
// that an attribute names, once the page has been drawn.
func focusPlace(ctx app.Context, attribute, name string) {
	ctx.Defer(func(app.Context) {
		place := app.Window().Get("document").Call("querySelector", `[`+attribute+`="`+name+`"]`)
		if place.Truthy() {
			place.Call("focus", map[string]any{"preventScroll": true})
		}
	})
}

// focusHeading puts the focus on the heading of the screen.
func focusHeading(app.Context) {
	document := app.Window().Get("document")
	heading := document.Call("querySelector", "main h2:not(.label)")
	if !heading.Truthy() {
		heading = document.Call("querySelector", "h1")
	}
	heading.Set("tabIndex", -1)
	heading.Call("focus", map[string]any{"preventScroll": true})
}

// focusCurrentMove puts the focus on the tab stop of the list of moves.
func focusCurrentMove(app.Context) {
	stop := app.Window().Get("document").Call("querySelector", `.ply[tabindex="0"]`)
	if stop.Truthy() {
		stop.Call("focus", map[string]any{"preventScroll": true})
	}
}

// keepFocus puts the focus on the list of moves, or else on the heading, if the element that had it was removed.
func keepFocus(ctx app.Context) {
	document := app.Window().Get("document")
	lost := func() bool { return document.Get("activeElement").Equal(document.Get("body")) }
	if lost() {
		focusCurrentMove(ctx)
	}
	if lost() {
		focusHeading(ctx)
	}
}
