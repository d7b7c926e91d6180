package dom

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Functions for the browser stay in memory until they are released. This file makes all of them.
// The call of a single-use function releases it. A listener is released when it stops listening.

// OneOf makes functions of which the browser will call exactly one, once, with one value or none.
// The call releases all of them.
func OneOf(fs ...func(app.Value)) []app.Func {
	made := make([]app.Func, len(fs))
	for i, f := range fs {
		made[i] = app.FuncOf(func(_ app.Value, args []app.Value) any {
			for _, other := range made {
				other.Release()
			}
			var value app.Value
			if len(args) > 0 {
				value = args[0]
			}
			f(value)
			return nil
		})
	}
	return made
}

// Once makes a function that the browser will call once; the call releases it.
func Once(f func()) app.Func { return OneOf(func(app.Value) { f() })[0] }

// Await calls done with the value of a promise, or failed with the reason of its rejection.
func Await(promise app.Value, done, failed func(app.Value)) {
	outcomes := OneOf(done, failed)
	promise.Call("then", outcomes[0], outcomes[1])
}

// Listen calls f with every event of a kind on a target, until stop is called.
func Listen(target app.Value, event string, f func(event app.Value)) (stop func()) {
	listener := app.FuncOf(func(_ app.Value, args []app.Value) any {
		f(args[0])
		return nil
	})
	target.Call("addEventListener", event, listener)
	return func() {
		target.Call("removeEventListener", event, listener)
		listener.Release()
	}
}

// Always makes a function that the browser can call during the whole life of the page.
func Always(f func(args []app.Value)) app.Func {
	return app.FuncOf(func(_ app.Value, args []app.Value) any {
		f(args)
		return nil
	})
}

// Yield lets the browser run other tasks, such as handling a click. A timer set by a timer can take
// 4 ms. A scheduler task does not, but some browsers lack a scheduler.
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

// noPaint is a time without a paint. Browsers do not paint hidden pages, and sometimes others.
const noPaint = time.Second

// AfterPaint calls f in a goroutine after the next paint, or after noPaint. The program does not
// run in between, because other waiting work would then run before the paint.
func AfterPaint(f func()) {
	late := time.AfterFunc(noPaint, f)
	window := app.Window()
	callback := window.Get("setTimeout").Call("bind", window, Once(func() {
		if late.Stop() {
			go f()
		}
	}), 0)
	window.Call("requestAnimationFrame", callback)
}

// Closest returns the nearest element around an event's target with the attribute, and its value.
func Closest(e app.Event, attribute string) (element app.Value, value string, ok bool) {
	target := e.Get("target")
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return nil, "", false
	}
	element = target.Call("closest", "["+attribute+"]")
	if !element.Truthy() {
		return nil, "", false
	}
	return element, element.Call("getAttribute", attribute).String(), true
}
