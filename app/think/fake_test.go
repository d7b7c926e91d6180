package think

import (
	"errors"
	"slices"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
)

// fakeBrowser has an event loop with its own clock, and workers that follow a script.
type fakeBrowser struct {
	script  script
	threads []*fakeThread // all workers started so far
	clock   time.Duration
	events  []event // in the order of their due times
}

// event is a future action of the event loop.
type event struct {
	due time.Duration
	do  func()
}

// script is called with every message to a worker. After the start of the worker it is called with
// the empty string first.
type script func(w *fakeThread, text string)

// fakeThread is one of the workers of a fakeBrowser.
type fakeThread struct {
	number     int // 1 for the first
	browser    *fakeBrowser
	received   func(string)
	failed     func()
	queries    []Query
	terminated bool
}

func (b *fakeBrowser) startWorker(received func(string), failed func()) (thread, error) {
	if b.script == nil {
		return nil, errors.New("no workers here")
	}
	w := &fakeThread{number: len(b.threads) + 1, browser: b, received: received, failed: failed}
	b.threads = append(b.threads, w)
	w.later(func() { b.script(w, "") })
	return w, nil
}

func (b *fakeBrowser) now() time.Duration { return b.clock }

func (b *fakeBrowser) after(d time.Duration, f func()) {
	e := event{b.clock + d, f}
	i, _ := slices.BinarySearchFunc(b.events, e, func(a, e event) int {
		if a.due > e.due {
			return 1
		}
		return -1 // simultaneous events run in the order of their creation
	})
	b.events = slices.Insert(b.events, i, e)
}

func (b *fakeBrowser) background(f func(yield func())) {
	b.after(0, func() { f(func() { b.run(time.Millisecond) }) })
}

// run runs the event loop for a time of its clock, and until background work ends.
func (b *fakeBrowser) run(d time.Duration) {
	end := b.clock + d
	for len(b.events) > 0 && b.events[0].due <= end {
		e := b.events[0]
		b.events = b.events[1:]
		if b.clock < e.due {
			b.clock = e.due
		}
		e.do()
	}
	if b.clock < end {
		b.clock = end
	}
}

// queries returns the queries to all workers, by the order of the workers' start.
func (b *fakeBrowser) queries() []Query {
	var all []Query
	for _, w := range b.threads {
		all = append(all, w.queries...)
	}
	return all
}

func (w *fakeThread) post(text string) {
	if text != halt {
		w.queries = append(w.queries, queryOf(text))
	}
	w.later(func() { w.browser.script(w, text) })
}

func (w *fakeThread) terminate() { w.terminated = true }

// later calls f from the event loop, unless the worker has been terminated.
func (w *fakeThread) later(f func()) {
	w.browser.after(time.Millisecond, func() {
		if !w.terminated {
			f()
		}
	})
}

// send sends the page a message.
func (w *fakeThread) send(text string) { w.later(func() { w.received(text) }) }

// answer sends an answer to q with the given best move.
func (w *fakeThread) answer(q Query, best rules.Hole, done bool) {
	w.send(encode(Answer{ID: q.ID, Attempt: q.Attempt, Info: engine.Info{Best: best}, Done: done}))
}

// die ends the worker with an error.
func (w *fakeThread) die() { w.later(w.failed) }

// queryOf returns the query in a message to a worker.
func queryOf(text string) Query {
	q, err := decode[Query](text)
	if err != nil {
		panic(err)
	}
	return q
}

// obeys is the script of a worker that answers every query with its own number.
func obeys(w *fakeThread, text string) {
	switch text {
	case "":
		w.send(listening)
	case halt:
	default:
		w.answer(queryOf(text), rules.Hole(w.number), true)
	}
}

// listens is the script of a worker that starts and does nothing else.
func listens(w *fakeThread, text string) {
	if text == "" {
		w.send(listening)
	}
}

// thinker returns a Thinker in a fake browser, and the answers that it will report.
func thinker(workers int, s script) (*Thinker, *fakeBrowser, *[]Answer) {
	b, answers := &fakeBrowser{script: s}, new([]Answer)
	return newThinker(b, workers, func(r Answer) { *answers = append(*answers, r) }), b, answers
}

// position returns a query of level 1 about the first position of a game.
func position(id int) Query {
	return Query{ID: id, Record: rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{}).String(), Level: 1, Seed: 3}
}

// strongest returns the same query for the strongest level.
func strongest(id int) Query {
	q := position(id)
	q.Level, q.Time = 8, 10*time.Millisecond
	return q
}

// answered reports whether query id has exactly the given answers, the last one Done.
func answered(answers []Answer, id int) bool {
	return len(answers) > 0 && slices.IndexFunc(answers, func(r Answer) bool { return r.ID != id || r.Failed }) < 0 &&
		slices.IndexFunc(answers, func(r Answer) bool { return r.Done }) == len(answers)-1
}

// failed reports whether the only answer is the failure of query id.
func failed(answers []Answer, id int) bool {
	return len(answers) == 1 && answers[0].Failed && answers[0].ID == id
}
