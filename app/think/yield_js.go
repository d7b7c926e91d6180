package think

import "syscall/js"

// newYield returns a function that lets the event loop run: a message to oneself
// comes back after whatever else was waiting.
func newYield() func() {
	back := make(chan struct{}, 1)
	channel := js.Global().Get("MessageChannel").New()
	port := channel.Get("port1")
	channel.Get("port2").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		back <- struct{}{}
		return nil
	}))
	return func() {
		port.Call("postMessage", nil)
		<-back
	}
}
