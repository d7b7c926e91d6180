// Package page is the browser without what is drawn: when things run, storage, the address, files, sharing,
// sounds, the focus, and the connection to another browser.
package page

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/store"
)

// Events anywhere on the page are handled at Root, and read from data-act, data-hole,
// data-cell and the names of forms.

// Find returns the first element that a selector finds, or what is not truthy.
func Find(selector string) app.Value {
	return app.Window().Get("document").Call("querySelector", selector)
}

// Boot returns what the boot script says under a name, or what is not truthy.
func Boot(name string) app.Value {
	script := app.Window().Get("kulami")
	if !script.Truthy() {
		return app.Undefined()
	}
	return script.Get(name)
}

// TextOf returns a browser's text without loss, halves of surrogate pairs as in store.Unquote; it is
// empty if there is none.
func TextOf(v app.Value) string {
	if !v.Truthy() {
		return ""
	}
	text := v.String()
	if !strings.ContainsRune(text, utf8.RuneError) {
		return text
	}
	// JSON has halves as escapes.
	return store.Unquote(app.Window().Get("JSON").Call("stringify", v).String())
}

// valueOf returns what textOf has read as the browser takes it.
func valueOf(text string) any {
	if utf8.ValidString(text) {
		return text
	}
	return app.Window().Get("JSON").Call("parse", store.Quote(text))
}

// Attribute returns the value of an element's attribute, empty if it has none.
func Attribute(element app.Value, name string) string {
	return TextOf(element.Call("getAttribute", name))
}

// Touch reports whether a pointer event comes from a finger.
func Touch(e app.Event) bool { return e.Get("pointerType").Equal(app.ValueOf("touch")) }

// FollowPointer listens to where a pointer moves, and to its end, until stop is called.
func FollowPointer(moved, up, cancelled func(app.Value)) (stop func()) {
	stopMove := dom.Listen(app.Window(), "pointermove", moved)
	stopUp := dom.Listen(app.Window(), "pointerup", up)
	stopCancel := dom.Listen(app.Window(), "pointercancel", cancelled)
	return func() { stopMove(); stopUp(); stopCancel() }
}

// Value returns the value of a form control, "true" or "false" of a checkbox. What is typed into the field of a number becomes the
// nearest one that the field takes, and the least if it is no number.
func Value(control app.Value) string {
	switch control.Get("type").String() {
	case "checkbox":
		return strconv.FormatBool(control.Get("checked").Bool())
	case "number":
		least, most := app.Window().Call("Number", control.Get("min")).Float(), app.Window().Call("Number", control.Get("max")).Float()
		n := min(max(control.Get("valueAsNumber").Float(), least), most)
		if math.IsNaN(n) {
			n = least
		}
		control.Set("value", int(n))
	}
	return control.Get("value").String()
}

// ControlValue returns the value of the form control that a selector finds, or nothing.
func ControlValue(selector string) string {
	if control := Find(selector); control.Truthy() {
		return Value(control)
	}
	return ""
}

// FocusOn gives the focus to the first element of the selectors that is there once
// the page has been drawn, and without one keeps it in the page.
func FocusOn(ctx app.Context, selectors ...string) {
	ctx.Defer(func(ctx app.Context) {
		for _, s := range selectors {
			if e := Find(s); e.Truthy() {
				e.Call("focus")
				return
			}
		}
		KeepFocus(ctx)
	})
}

// FocusPlace gives the focus to the place of the board or of the workshop's frame
// that an attribute names, once the page has been drawn.
func FocusPlace(ctx app.Context, attribute, name string) {
	ctx.Defer(func(app.Context) { FocusStill(`[` + attribute + `="` + name + `"]`) })
}

// FocusCurrentMove puts the focus on the tab stop of the list of moves.
func FocusCurrentMove(app.Context) { FocusStill(`.ply[tabindex="0"]`) }

// focusHeading puts the focus on the heading of the screen.
func focusHeading(app.Context) {
	FocusStill("#title")
}

// FocusStill gives the focus to an element, if it is there, and does not scroll to it.
func FocusStill(selector string) {
	if e := Find(selector); e.Truthy() {
		e.Call("focus", map[string]any{"preventScroll": true})
	}
}

// KeepFocus puts the focus on the list of moves or in the workshop's frame, or else on the heading, if the element that
// had it was removed.
func KeepFocus(ctx app.Context) {
	document := app.Window().Get("document")
	lost := func() bool { return document.Get("activeElement").Equal(document.Get("body")) }
	if lost() {
		FocusCurrentMove(ctx)
	}
	if lost() {
		FocusStill(FrameStop)
	}
	if lost() {
		focusHeading(ctx)
	}
}

// OnName cuts the name of a player that is typed between two letters. The browser's own limit would cut a letter that has several
// characters.
func OnName(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	input := e.Get("target")
	typed := input.Get("value").String()
	if whole := game.CutName(typed); whole != typed && !e.Get("isComposing").Bool() {
		input.Set("value", whole)
	}
}

// FrameStop is the selector of the tab stop of the frame in the workshop.
const FrameStop = `[data-cell][tabindex="0"]`
