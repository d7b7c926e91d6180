package think

import "syscall/js"

// newYield returns a function that lets the event loop run: a message to oneself
// comes back after whatever else was waiting. release gives back what it uses of
// the browser; no call must be under way then.
func newYield() (yield, release func()) {
	back := make(chan struct{}, 1)
	channel := js.Global().Get("MessageChannel").New()
	port := channel.Get("port1")
	received := js.FuncOf(func(js.Value, []js.Value) any {
		back <- struct{}{}
		return nil
	})
	channel.Get("port2").Set("onmessage", received)
	yield = func() {
		port.Call("postMessage", nil)
		<-back
	}
	release = func() {
		port.Call("close")
		received.Release()
	}
	return yield, release
}
