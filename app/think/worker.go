package think

import (
	"encoding/json"
	"time"
)

// Patience with a worker: how long it may take to start, how long it may be
// silent while it has a query, and how often it may fail at a query before another
// way is taken.
const (
	startPatience  = 30 * time.Second
	silentPatience = 5 * time.Second
	maxFailures    = 3
)

// halt is the message to a worker that ends a query; every other message is a
// Query.
const halt = "halt"

// listening is the first message of a worker; every other message is a Reply.
const listening = ""

func encode[M Query | Reply](message M) string {
	text, err := json.Marshal(message)
	if err != nil {
		panic(err) // all fields can be encoded
	}
	return string(text)
}

func decode[M Query | Reply](text string) (message M, err error) {
	err = json.Unmarshal([]byte(text), &message)
	return message, err
}

// worker is a Web Worker as the page sees it. The zero value with a thinker has
// not been started.
type worker struct {
	thinker  *Thinker
	thread   thread    // nil unless it runs
	ready    bool      // it has sent a message
	spoke    time.Time // when it last did, or was asked
	query    Query     // the last one that it was asked
	last     Reply     // its last one
	failures int       // of query
}

// start makes the worker run, and reports whether it does.
func (w *worker) start() (runs bool) {
	if w.thread != nil {
		return true
	}
	thread, err := w.thinker.platform.startWorker(w.received, w.died)
	if err != nil {
		return false
	}
	w.thread, w.ready, w.spoke = thread, false, w.thinker.platform.now()
	return true
}

func (w *worker) stop() {
	if w.thread != nil {
		w.thread.terminate()
	}
	w.thread = nil
}

// ask gives q to the worker, and reports false if it does not run.
func (w *worker) ask(q Query) bool {
	if !w.start() {
		return false
	}
	if q.ID != w.query.ID {
		w.failures = 0
	}
	w.query, w.spoke = q, w.thinker.platform.now()
	w.thread.post(encode(q))
	return true
}

func (w *worker) halt() {
	if w.thread != nil {
		w.thread.post(halt)
	}
}

// received takes a message of the worker.
func (w *worker) received(text string) {
	w.ready, w.spoke = true, w.thinker.platform.now()
	if text == listening {
		return
	}
	r, err := decode[Reply](text)
	if err != nil || r.Attempt != w.thinker.query.Attempt {
		return
	}
	w.last = r
	w.thinker.received(r)
}

// done reports whether the worker has sent its last reply to its query.
func (w *worker) done() bool { return w.last.Attempt == w.query.Attempt && w.last.Done }

// silent reports whether the worker owes a reply and has sent nothing for too
// long.
func (w *worker) silent() bool {
	patience := silentPatience
	if !w.ready {
		patience = startPatience
	}
	return !w.done() && w.thinker.platform.now().Sub(w.spoke) > patience
}

// died is called when the worker has ended with an error.
func (w *worker) died() {
	started := w.ready
	w.stop()
	w.thinker.lost(w, started)
}
