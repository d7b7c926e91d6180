package think

import (
	"encoding/json"
	"syscall/js"

	"kulami/rules/engine"
)

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
	yield := newYield()
	e := engine.New(engine.Options{})
	for text := range messages {
		var q Query
		if text == halt || len(messages) > 0 || json.Unmarshal([]byte(text), &q) != nil {
			continue
		}
		answer(e, q, workerSlice, func() bool {
			yield()
			return len(messages) == 0
		}, post)
	}
}
