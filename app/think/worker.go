package think

import (
	"cmp"
	"time"

	"kulami/app/json"
)

// Limits for a worker: its maximum silence during a query, its maximum start time, and its maximum
// number of failures at a query. A searching worker reports every progressInterval. It starts
// within a tenth of a second from cached files, but a first visit possibly fetches them. With these
// limits a player waits at most 5 seconds for an answer of the page.
const (
	silentPatience = 1500 * time.Millisecond
	startPatience  = 3 * time.Second
	maxFailures    = 2
)

// halt is the message to a worker that ends a query; every other message is a Query.
const halt = "halt"

// listening is the first message of a worker; every other message is an Answer.
const listening = ""

func encode[M Query | Answer](message M) string {
	return json.Encode(message)
}

func decode[M Query | Answer](text string) (message M, err error) {
	damaged, err := json.Decode(text, &message)
	return message, cmp.Or(err, damaged)
}

// worker is the page's view of a Web Worker. The zero value with a thinker has not been started.
type worker struct {
	thinker  *Thinker
	thread   thread        // nil unless it runs
	ready    bool          // the worker has sent a message
	late     bool          // the worker starts so slowly that the page works instead
	silence  time.Duration // time since the last message, while there is a query
	query    Query         // latest query
	last     Answer        // latest answer
	failures int           // failures at query
}

// start starts the worker if necessary, and reports whether it runs.
func (w *worker) start() (runs bool) {
	if w.thread != nil {
		return true
	}
	thread, err := w.thinker.platform.startWorker(w.received, w.died)
	if err != nil {
		return false
	}
	w.thread, w.ready, w.late, w.silence = thread, false, false, 0
	return true
}

func (w *worker) stop() {
	if w.thread != nil {
		w.thread.terminate()
	}
	w.thread = nil
}

// ask sends q to the worker. It reports false if the worker does not run.
func (w *worker) ask(q Query) bool {
	if !w.start() {
		return false
	}
	if q.ID != w.query.ID {
		w.failures = 0
	}
	w.query = q
	if w.ready {
		w.silence = 0
	}
	w.thread.post(encode(q))
	return true
}

func (w *worker) halt() {
	if w.thread != nil {
		w.thread.post(halt)
	}
}

// received handles a message of the worker.
func (w *worker) received(text string) {
	w.ready, w.late, w.silence = true, false, 0
	if text == listening {
		return
	}
	r, err := decode[Answer](text)
	if err != nil || r.Attempt != w.thinker.query.Attempt {
		return
	}
	w.last = r
	w.thinker.received(r)
}

// done reports whether the worker has sent its last answer to its query.
func (w *worker) done() bool { return w.last.Attempt == w.query.Attempt && w.last.Done }

// silent adds d to the worker's silence and reports whether it is too long. A replacement worker
// has its files at hand, so it gets no extra time to start.
func (w *worker) silent(d time.Duration) bool {
	w.silence += d
	if w.ready || w.failures > 0 {
		return w.silence >= silentPatience
	}
	return w.silence >= startPatience
}

// again replaces the thread and repeats the query. It reports false if the worker failed too often
// or does not run.
func (w *worker) again() bool {
	w.stop()
	w.failures++
	return w.failures < maxFailures && w.ask(w.query)
}

// died is called when the worker has ended with an error.
func (w *worker) died() {
	started := w.ready
	w.stop()
	w.thinker.died(w, started)
}
