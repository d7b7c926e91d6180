package think

import (
	"encoding/json"
	"syscall/js"

	"kulami/rules/engine"
)

// halt is the message that ends a query; every other message is a Query.
const halt = "halt"

// Serve is the program in worker scope: it answers the page's queries, the latest
// one at any time, and does not return.
func Serve() {
	messages := make(chan string, 64)
	js.Global().Call("addEventListener", "message", js.FuncOf(func(_ js.Value, args []js.Value) any {
		select {
		case messages <- args[0].Get("data").String():
		default: // the page is far ahead; it asks again when nothing comes
		}
		return nil
	}))
	say := func(text string) { js.Global().Call("postMessage", text) }
	post := func(r Reply) {
		if text, err := json.Marshal(r); err == nil {
			say(string(text))
		}
	}
	say("") // it listens
	breath := newBreath()
	e := engine.New(engine.Options{})
	for text := range messages {
		var q Query
		if text == halt || len(messages) > 0 || json.Unmarshal([]byte(text), &q) != nil {
			continue
		}
		answer(e, q, workerSlice, func() bool {
			breath.take()
			return len(messages) == 0
		}, post)
	}
}

// breath lets the event loop run from within Go: a message to oneself comes back
// after whatever else was waiting.
type breath struct {
	port js.Value
	back chan struct{}
}

func newBreath() *breath {
	b := &breath{back: make(chan struct{}, 1)}
	channel := js.Global().Get("MessageChannel").New()
	b.port = channel.Get("port1")
	channel.Get("port2").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		b.back <- struct{}{}
		return nil
	}))
	return b
}

func (b *breath) take() {
	b.port.Call("postMessage", nil)
	<-b.back
}
