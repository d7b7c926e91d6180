package dom

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Yield lets the browser do what else there is to do, such as answering a press. A
// timer that sets another one may have to wait for 4 ms, a task need not; but not every
// browser has tasks.
func Yield() {
	done := make(chan struct{})
	back := Once(func() { close(done) })
	if scheduler := app.Window().Get("scheduler"); scheduler.Truthy() {
		scheduler.Call("postTask", back)
	} else {
		app.Window().Call("setTimeout", back)
	}
	<-done
}

// AfterPaint calls f in a goroutine when what was drawn has been painted. The program
// is not woken in between: whatever else waits would run then, before the paint.
func AfterPaint(f func()) {
	window := app.Window()
	callback := window.Get("setTimeout").Call("bind", window, Once(func() { go f() }), 0)
	window.Call("requestAnimationFrame", callback)
}
