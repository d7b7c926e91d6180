package dom

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Functions for the browser, which stay in memory until they are released. They are all
// made here: one that is called once is released by the call, a listener when it stops
// listening.

// OneOf makes functions of which the browser will call one, with one value or none,
// once: then all of them are released.
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

// Once makes a function that the browser will call once, and is released then.
func Once(f func()) app.Func { return OneOf(func(app.Value) { f() })[0] }

// Await calls done with the value of a promise, or failed with the reason why there
// is none.
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

// Always makes a function that the browser may call for as long as the page lives.
func Always(f func(args []app.Value)) app.Func {
	return app.FuncOf(func(_ app.Value, args []app.Value) any {
		f(args)
		return nil
	})
}

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

// Closest returns the nearest element around the target of an event that has the attribute,
// and its value.
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
