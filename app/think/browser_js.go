package think

import (
	"errors"
	"syscall/js"
	"time"
)

// New returns a Thinker that calls report with its answers. Answers to older queries can still
// arrive.
func New(report func(Answer)) *Thinker {
	workers := 1
	if cores := js.Global().Get("navigator").Get("hardwareConcurrency"); cores.Type() == js.TypeNumber && cores.Int() >= 4 {
		workers = 2
	}
	return newThinker(browser{}, workers, report)
}

// browser is the platform of a page.
type browser struct{}

func (browser) startWorker(received func(text string), failed func()) (t thread, err error) {
	defer func() {
		if recover() != nil { // workers are forbidden here
			err = errors.New("think: no worker can be started")
		}
	}()
	w := &webWorker{js.Global().Get("kulami").Call("startEngine"), map[string]js.Func{}}
	w.listen("message", func(event js.Value) { received(event.Get("data").String()) })
	w.listen("error", func(event js.Value) {
		event.Call("preventDefault")
		failed()
	})
	return w, nil
}

// loaded is the start time of the program.
var loaded = time.Now()

func (browser) now() time.Duration { return time.Since(loaded) }

func (browser) after(d time.Duration, f func()) { time.AfterFunc(d, f) }

func (browser) background(f func(yield func())) {
	go func() {
		yield, release := newYield()
		defer release()
		f(yield)
	}()
}

// webWorker is a running Web Worker.
type webWorker struct {
	value    js.Value
	handlers map[string]js.Func // by event
}

func (w *webWorker) listen(event string, f func(js.Value)) {
	h := js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	})
	w.handlers[event] = h
	w.value.Call("addEventListener", event, h)
}

func (w *webWorker) post(text string) { w.value.Call("postMessage", text) }

func (w *webWorker) terminate() {
	w.value.Call("terminate")
	for event, h := range w.handlers { // an event can still be on its way
		w.value.Call("removeEventListener", event, h)
		h.Release()
	}
}
