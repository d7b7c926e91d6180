package think

import (
	"cmp"
	"time"

	"kulami/app/json"
)

// Patience with a worker: how long it may be silent while it has a query, how long
// it may take to start for the first time, and how often it may fail at a query.
// A worker that searches reports every progressInterval, and starts within a tenth
// of a second where its files are at hand, but a first visit may have to fetch
// them. Together they let a player wait no longer than 5 seconds for an answer of
// the page.
const (
	silentPatience = 1500 * time.Millisecond
	startPatience  = 3 * time.Second
	maxFailures    = 2
)

// halt is the message to a worker that ends a query; every other message is a
// Query.
const halt = "halt"

// listening is the first message of a worker; every other message is a Reply.
const listening = ""

func encode[M Query | Reply](message M) string {
	return json.Encode(message)
}

func decode[M Query | Reply](text string) (message M, err error) {
	damaged, err := json.Decode(text, &message)
	return message, cmp.Or(err, damaged)
}

// worker is a Web Worker as the page sees it. The zero value with a thinker has
// not been started.
type worker struct {
	thinker  *Thinker
	thread   thread        // nil unless it runs
	ready    bool          // it has sent a message
	late     bool          // it has not, for so long that the page does its work until then
	silence  time.Duration // since its last message, while it has a query
	query    Query         // the last one that it was asked
	last     Reply         // its last one
	failures int           // at query
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
	w.thread, w.ready, w.late, w.silence = thread, false, false, 0
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

// received takes a message of the worker.
func (w *worker) received(text string) {
	w.ready, w.late, w.silence = true, false, 0
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

// silent adds d to the time for which the worker has sent nothing, and reports
// whether that is too long. One that takes the place of another has all it needs to
// start.
func (w *worker) silent(d time.Duration) bool {
	w.silence += d
	if w.ready || w.failures > 0 {
		return w.silence >= silentPatience
	}
	return w.silence >= startPatience
}

// again replaces the thread and repeats the query, and reports false if it failed
// too often or does not run.
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
