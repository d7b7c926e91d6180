package think

import (
	"encoding/json"
	"syscall/js"
	"time"
)

// worker is a Web Worker as the page sees it. The zero value with a thinker has
// not been started.
type worker struct {
	thinker  *Thinker
	value    js.Value // undefined unless it runs
	handlers []js.Func
	ready    bool      // it has spoken
	spoke    time.Time // when it last did, or was asked
	last     Reply     // the last thing it said
	query    Query
	failures int // of the current query
}

// start makes the worker run, and reports whether it does.
func (w *worker) start() (runs bool) {
	if !w.value.IsUndefined() {
		return true
	}
	defer func() {
		if recover() != nil { // workers are forbidden here
			w.stop()
			runs = false
		}
	}()
	w.value = js.Global().Get("kulami").Call("hire")
	w.ready, w.spoke = false, time.Now()
	listen := func(event string, f func(js.Value)) {
		h := js.FuncOf(func(_ js.Value, args []js.Value) any {
			f(args[0])
			return nil
		})
		w.handlers = append(w.handlers, h)
		w.value.Call("addEventListener", event, h)
	}
	listen("message", func(event js.Value) { w.hear(event.Get("data")) })
	listen("error", func(event js.Value) {
		event.Call("preventDefault")
		w.again()
	})
	return true
}

func (w *worker) stop() {
	if !w.value.IsUndefined() {
		w.value.Call("terminate")
	}
	for _, h := range w.handlers {
		h.Release()
	}
	w.value, w.handlers = js.Undefined(), nil
}

// ask gives q to the worker, and reports false if it does not run.
func (w *worker) ask(q Query) bool {
	text, err := json.Marshal(q)
	if err != nil || !w.start() {
		return false
	}
	if q.ID != w.query.ID {
		w.failures = 0
	}
	w.query, w.spoke = q, time.Now()
	w.value.Call("postMessage", string(text))
	return true
}

func (w *worker) halt() {
	if !w.value.IsUndefined() {
		w.value.Call("postMessage", halt)
	}
}

func (w *worker) hear(data js.Value) {
	w.ready, w.spoke = true, time.Now()
	text := data.String()
	if text == "" {
		return // it listens
	}
	var r Reply
	if json.Unmarshal([]byte(text), &r) != nil || r.ID == 0 {
		return
	}
	w.last = r
	if r.ID == w.thinker.query.ID {
		w.thinker.heard()
	}
}

// silent reports whether the worker owes an answer and has said nothing for too
// long.
func (w *worker) silent() bool {
	patience := silentPatience
	if !w.ready {
		patience = startPatience
	}
	answered := w.last.ID == w.query.ID && w.last.Done
	return !answered && time.Since(w.spoke) > patience
}

// again replaces a worker that died or fell silent, and repeats its query; after
// too many failures the thinker does without it.
func (w *worker) again() {
	w.stop()
	t := w.thinker
	if !t.busy || w.query.ID != t.query.ID {
		return
	}
	w.failures++
	if w.failures > maxFailures || !w.ask(w.query) {
		t.giveUp(w)
	}
}
