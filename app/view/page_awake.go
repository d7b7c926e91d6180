package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
)

// wakeLock keeps the screen on, where the browser can do that and does it now.
type wakeLock struct {
	wanted bool
	asked  bool      // the browser has not answered yet
	held   app.Value // nil if it has given none; one that the browser has taken back is released
}

// keep asks for the lock, or gives it back.
func (w *wakeLock) keep(on bool) {
	w.wanted = on
	lock := app.Window().Get("navigator").Get("wakeLock")
	switch {
	case !on && w.held != nil:
		w.held.Call("release")
		w.held = nil
	case !on || w.asked || !lock.Truthy() || w.held != nil && !w.held.Get("released").Truthy():
	default:
		w.asked = true
		dom.Await(lock.Call("request", "screen"), func(given app.Value) {
			w.asked, w.held = false, given
			w.keep(w.wanted)
		}, func(app.Value) { w.asked = false })
	}
}
