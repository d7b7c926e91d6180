package think

import (
	"encoding/json"
	"syscall/js"
	"time"

	"kulami/rules/engine"
)

// Patience with a worker: how long it may take to start, how long it may be
// silent while it has a query, and how often it may fail a query before the page
// answers it itself.
const (
	startPatience  = 30 * time.Second
	silentPatience = 5 * time.Second
	maxFailures    = 2
)

// Thinker puts queries to a worker, one at a time. It lives on the page, and its
// methods are called from there.
type Thinker struct {
	report func(Reply)

	worker   js.Value // undefined if none runs
	handlers []js.Func
	ready    bool      // the worker has spoken
	heard    time.Time // when it last did, or was asked
	failures int       // of the current query

	query  Query
	busy   bool
	asked  time.Time
	engine *engine.Engine // on the page, made when first needed
}

// New returns a Thinker that gives replies to report. Replies to older queries
// may still come.
func New(report func(Reply)) *Thinker {
	return &Thinker{report: report}
}

// Warm starts the worker, so that the first query need not wait for it.
func (t *Thinker) Warm() {
	if t.worker.IsUndefined() {
		t.start()
	}
}

// Ask puts q in the place of the query before it.
func (t *Thinker) Ask(q Query) {
	t.query, t.busy, t.failures = q, true, 0
	t.asked = time.Now()
	t.send()
	if !q.Ponder { // who has nothing to say may be silent
		t.watch(q.ID)
	}
}

// Halt ends the current query; it is not answered.
func (t *Thinker) Halt() {
	t.busy = false
	if !t.worker.IsUndefined() {
		t.worker.Call("postMessage", halt)
	}
}

// send gives the query to the worker, or to the page if there can be none.
func (t *Thinker) send() {
	t.heard = time.Now()
	if t.failures > maxFailures {
		t.onPage(t.query)
		return
	}
	t.Warm()
	if t.worker.IsUndefined() {
		t.onPage(t.query)
		return
	}
	text, err := json.Marshal(t.query)
	if err != nil {
		return
	}
	t.worker.Call("postMessage", string(text))
}

func (t *Thinker) start() {
	defer func() {
		if recover() != nil { // workers are forbidden here
			t.stop()
		}
	}()
	address := js.Global().Get("kulami").Get("worker")
	if js.Global().Get("Worker").IsUndefined() || !address.Truthy() {
		return
	}
	t.worker = js.Global().Get("Worker").New(address)
	t.ready, t.heard = false, time.Now()
	listen := func(event string, f func(js.Value)) {
		h := js.FuncOf(func(_ js.Value, args []js.Value) any {
			f(args[0])
			return nil
		})
		t.handlers = append(t.handlers, h)
		t.worker.Call("addEventListener", event, h)
	}
	listen("message", func(event js.Value) { t.message(event.Get("data")) })
	listen("error", func(event js.Value) {
		event.Call("preventDefault")
		t.again()
	})
}

func (t *Thinker) stop() {
	if !t.worker.IsUndefined() {
		t.worker.Call("terminate")
	}
	for _, h := range t.handlers {
		h.Release()
	}
	t.worker, t.handlers = js.Undefined(), nil
}

func (t *Thinker) message(data js.Value) {
	t.ready, t.heard = true, time.Now()
	var r Reply
	if data.Type() != js.TypeString || json.Unmarshal([]byte(data.String()), &r) != nil || r.ID == 0 {
		return
	}
	t.reply(r)
}

// reply passes r on, the last one not before the query's pace allows it.
func (t *Thinker) reply(r Reply) {
	if !t.busy || r.ID != t.query.ID {
		return
	}
	if !r.Done {
		t.report(r)
		return
	}
	t.busy = false
	if wait := t.query.Pace - time.Since(t.asked); wait > 0 {
		time.AfterFunc(wait, func() { t.report(r) })
		return
	}
	t.report(r)
}

// watch looks after the worker for as long as query id is open.
func (t *Thinker) watch(id int) {
	time.AfterFunc(time.Second, func() {
		if !t.busy || t.query.ID != id {
			return
		}
		patience := silentPatience
		if !t.ready {
			patience = startPatience
		}
		if !t.worker.IsUndefined() && time.Since(t.heard) > patience {
			t.again()
		}
		t.watch(id)
	})
}

// again replaces a worker that died or fell silent, and repeats the query.
func (t *Thinker) again() {
	t.stop()
	if t.busy {
		t.failures++
		t.send()
	}
}

// onPage answers q here, in slices so short that the page stays awake.
func (t *Thinker) onPage(q Query) {
	if q.Ponder {
		return // the page has better things to do
	}
	if t.engine == nil {
		t.engine = engine.New(engine.Options{Table: 8 << 20})
	}
	e := t.engine
	t.engine = nil // in use until this search has ended
	go func() {
		breath := newBreath()
		answer(e, q, pageSlice, func() bool {
			breath.take()
			return t.busy && t.query.ID == q.ID
		}, t.reply)
		t.engine = e
	}()
}
