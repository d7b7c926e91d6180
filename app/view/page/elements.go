// Package page wraps the parts of the browser that draw nothing: scheduling, storage, the address,
// files, sharing, sounds, the focus, and connections.
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

// Root handles the events of the whole page. It reads them from data-act, data-hole, data-cell and
// the names of forms.

// Find returns the first element that matches selector, or a falsy value.
func Find(selector string) app.Value {
	return app.Window().Get("document").Call("querySelector", selector)
}

// Boot returns a property of the boot script, or a falsy value.
func Boot(name string) app.Value {
	script := app.Window().Get("kulami")
	if !script.Truthy() {
		return app.Undefined()
	}
	return script.Get(name)
}

// TextOf returns the text of a browser's value without loss. It encodes halves of surrogate pairs
// as store.Unquote does. A falsy value is "".
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

// valueOf returns a text of TextOf as a browser's value.
func valueOf(text string) any {
	if utf8.ValidString(text) {
		return text
	}
	return app.Window().Get("JSON").Call("parse", store.Quote(text))
}

// Attribute returns the value of an element's attribute, or "".
func Attribute(element app.Value, name string) string {
	return TextOf(element.Call("getAttribute", name))
}

// Touch reports whether a pointer event comes from a finger.
func Touch(e app.Event) bool { return e.Get("pointerType").Equal(app.ValueOf("touch")) }

// FollowPointer listens to a pointer's moves and to its end until the caller calls stop.
func FollowPointer(moved, up, cancelled func(app.Value)) (stop func()) {
	stopMove := dom.Listen(app.Window(), "pointermove", moved)
	stopUp := dom.Listen(app.Window(), "pointerup", up)
	stopCancel := dom.Listen(app.Window(), "pointercancel", cancelled)
	return func() { stopMove(); stopUp(); stopCancel() }
}

// Value returns the value of a form control; a checkbox has "true" or "false". It clamps a number
// to the limits of its field. Input that is not a number becomes the least number.
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

// ControlValue returns the value of the form control that matches selector, or "".
func ControlValue(selector string) string {
	if control := Find(selector); control.Truthy() {
		return Value(control)
	}
	return ""
}

// FocusOn focuses the first existing element of the selectors after the next drawing. If none
// exists, it keeps the focus in the page.
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

// FocusPlace focuses a place of the board or of the workshop's frame after the next drawing. The
// value name of attribute identifies it.
func FocusPlace(ctx app.Context, attribute, name string) {
	ctx.Defer(func(app.Context) { FocusStill(`[` + attribute + `="` + name + `"]`) })
}

// FocusCurrentMove focuses the tab stop of the list of moves.
func FocusCurrentMove(app.Context) { FocusStill(`.ply[tabindex="0"]`) }

// focusHeading focuses the heading of the screen.
func focusHeading(app.Context) {
	FocusStill("#title")
}

// FocusStill focuses an element, if it exists, without scrolling.
func FocusStill(selector string) {
	if e := Find(selector); e.Truthy() {
		e.Call("focus", map[string]any{"preventScroll": true})
	}
}

// KeepFocus restores the focus if its element was removed. It tries the list of moves, then the
// workshop's frame, then the heading.
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

// OnName shortens a player's name between two letters while it is typed. The browser's own limit
// would split a letter of several characters.
func OnName(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	input := e.Get("target")
	typed := input.Get("value").String()
	if whole := game.CutName(typed); whole != typed && !e.Get("isComposing").Bool() {
		input.Set("value", whole)
	}
}

// FrameStop is the selector of the tab stop of the workshop's frame.
const FrameStop = `[data-cell][tabindex="0"]`
