package think

import "syscall/js"

// Serve is the program in worker scope: it answers the page's queries, the latest
// one at any time, and does not return.
func Serve() {
	latest := make(chan string, 1) // message, earlier ones no longer count
	js.Global().Call("addEventListener", "message", js.FuncOf(func(_ js.Value, args []js.Value) any {
		select {
		case <-latest:
		default:
		}
		latest <- args[0].Get("data").String()
		return nil
	}))
	post := func(text string) { js.Global().Call("postMessage", text) }
	post(listening)
	yield := newYield()
	s := searcher{slice: workerSlice}
	for text := range latest {
		q, err := decode[Query](text)
		if err != nil { // halt is no Query
			continue
		}
		s.answer(q, func() bool {
			yield()
			return len(latest) == 0
		}, func(r Reply) { post(encode(r)) })
	}
}
