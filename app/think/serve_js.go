package think

import (
	"syscall/js"

	"kulami/rules/engine"
)

// Serve runs in a worker. It answers the page's queries and does not return. A message ends the
// search for the query before it.
func Serve() {
	latest := make(chan string, 1) // the latest unread message; earlier ones are dropped
	js.Global().Call("addEventListener", "message", js.FuncOf(func(_ js.Value, args []js.Value) any {
		select {
		case <-latest:
		default:
		}
		latest <- args[0].Get("data").String()
		return nil
	}))
	post := func(text string) { js.Global().Call("postMessage", text) }
	yield, _ := newYield()
	// Without memory for the engine, the worker ends here, before it has started.
	s := searcher{engine: engine.New(engine.Options{}), slice: workerSlice}
	post(listening)
	for text := range latest {
		q, err := decode[Query](text)
		if err != nil { // halt is not a Query
			continue
		}
		s.answer(q, func() bool {
			yield()
			return len(latest) == 0
		}, func(r Answer) { post(encode(r)) })
	}
}

// newYield returns a function that lets the event loop run. It posts a message to itself. The
// message arrives after all waiting events. Release frees the browser objects; no yield must be
// running then.
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
