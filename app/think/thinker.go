package think

import (
	"slices"
	"time"

	"kulami/rules/engine"
)

// Thinker sends queries to workers, one at a time. It belongs to the page, which calls its methods.
//
// Queries to the full engine are divided between two workers if the machine has spare processors.
// Two workers gain 26 ± 26 Elo with basic rules and 44 ± 35 with bonuses; four were not measurably
// better. Levels limited by nodes use one worker.
type Thinker struct {
	platform platform
	report   func(Answer)
	workers  []*worker     // usable workers, started when first needed
	query    Query         // the latest query
	asked    time.Duration // time of the query
	open     bool          // the last answer is still missing
	team     []*worker     // workers that search the query; none if the page does
	attempts int           // attempts of all queries

	page      searcher
	searching bool   // page is searching
	pending   *Query // next query for page
}

// platform is the browser's part of a Thinker.
type platform interface {
	// startWorker starts a worker that runs Serve. It calls received with every message of the
	// worker, and failed when the worker ends with an error.
	startWorker(received func(text string), failed func()) (thread, error)

	// now returns the time since a fixed instant.
	now() time.Duration

	// after calls f from the event loop after the time d.
	after(d time.Duration, f func())

	// background calls f without waiting for its end. F calls yield to let the event loop run.
	background(f func(yield func()))
}

// thread is a running worker.
type thread interface {
	post(text string)
	terminate()
}

func newThinker(p platform, workers int, report func(Answer)) *Thinker {
	t := &Thinker{platform: p, report: report, page: searcher{table: 8 << 20, slice: pageSlice}}
	for range workers {
		t.workers = append(t.workers, &worker{thinker: t})
	}
	return t
}

// Warm starts a worker in advance, so that the first query does not wait for it. It also runs the
// code that encodes and decodes messages once, because the first run is slow.
func (t *Thinker) Warm() {
	if len(t.workers) == 0 || !t.workers[0].start() {
		return
	}
	_ = encode(Query{})
	_, _ = decode[Answer]("{}")
}

// Ask replaces the current query by q.
func (t *Thinker) Ask(q Query) {
	if t.platform == nil {
		return
	}
	t.query, t.open, t.asked = q, true, t.platform.now()
	t.send()
	if !q.Ponder { // pondering has no answers to wait for
		t.watch(q.ID)
	}
}

// Halt ends the current query without an answer.
func (t *Thinker) Halt() {
	t.open = false
	for _, w := range t.workers {
		w.halt()
	}
}

// full reports whether q needs the full engine, which can be divided.
func (q Query) full() bool { return !q.Perfect && (q.Level == 0 || q.Level >= int(engine.Strongest)) }

// send sends the query to one or several workers, or to the page if no worker is usable.
func (t *Thinker) send() {
	t.attempts++
	t.query.Attempt = t.attempts
	for _, w := range t.team {
		w.halt()
	}
	t.team = slices.DeleteFunc(slices.Clone(t.workers), func(w *worker) bool { return w.late })
	if len(t.team) > 1 && !t.query.full() {
		t.team = t.team[:1]
	}
	for i, w := range t.team {
		q := t.query
		if !q.Ponder { // every worker prepares for all moves
			q.Part, q.Parts = i, len(t.team)
		}
		if !w.ask(q) {
			t.dismiss(w)
			t.send()
			return
		}
	}
	if len(t.team) == 0 {
		t.searchOnPage()
	}
}

// died is called when w has ended with an error. If it had started, the query is possibly the
// reason.
func (t *Thinker) died(w *worker, started bool) {
	if !t.open || t.query.Ponder || !slices.Contains(t.team, w) || w.done() {
		return // it is restarted when needed
	}
	if w.again() {
		return
	}
	if started && len(t.team) == 1 {
		// The query would also crash the page.
		t.deliver(Answer{ID: t.query.ID, Attempt: t.query.Attempt, Failed: true})
		return
	}
	t.dismiss(w)
	t.send()
}

// dismiss stops using w.
func (t *Thinker) dismiss(w *worker) {
	t.workers = slices.DeleteFunc(slices.Clone(t.workers), func(other *worker) bool { return other == w })
}

// received stores an answer of a team member. When all have answered, it reports the joint answer.
func (t *Thinker) received(r Answer) {
	if r.Failed {
		t.deliver(r)
		return
	}
	joint := Answer{ID: r.ID, Attempt: r.Attempt, Done: true}
	parts := make([]engine.Analysis, len(t.team))
	for i, w := range t.team {
		if w.last.Attempt != r.Attempt {
			return
		}
		parts[i] = engine.Analysis{Info: w.last.Info, Moves: w.last.Moves}
		joint.Done = joint.Done && w.last.Done
	}
	if t.query.All {
		all := engine.JoinAnalyses(parts)
		joint.Info, joint.Moves = all.Info, all.Moves
	} else {
		infos := make([]engine.Info, len(parts))
		for i, part := range parts {
			infos[i] = part.Info
		}
		joint.Info = engine.Join(infos)
	}
	t.deliver(joint)
}

// deliver reports r. It delays the last answer until the query's pace allows it.
func (t *Thinker) deliver(r Answer) {
	if !t.open || r.Attempt != t.query.Attempt {
		return
	}
	if r.Failed {
		t.Halt()
	}
	if !r.Done {
		t.report(r)
		return
	}
	t.open = false
	if wait := t.query.Pace - (t.platform.now() - t.asked); wait > 0 {
		t.platform.after(wait, func() { t.report(r) })
		return
	}
	t.report(r)
}

// watchInterval is the time between two checks of the team.
const watchInterval = 250 * time.Millisecond

// watch checks periodically, while query id is open, that the team is alive. It counts its checks
// instead of time: if the page sleeps or is slow, the team's messages wait as long.
func (t *Thinker) watch(id int) {
	t.platform.after(watchInterval, func() {
		if t.open && t.query.ID == id {
			t.checkTeam()
			t.watch(id)
		}
	})
}

// checkTeam replaces workers that have been silent for too long, or stops using them.
func (t *Thinker) checkTeam() {
	lost := false
	for _, w := range t.team {
		switch {
		case w.done():
		case !w.silent(watchInterval):
		case !w.ready:
			w.late, lost = true, true
		case !w.again():
			t.dismiss(w)
			lost = true
		}
	}
	if lost {
		t.send()
	}
}

// searchOnPage answers the query on the page, in slices short enough to keep the page responsive.
func (t *Thinker) searchOnPage() {
	if t.query.Ponder {
		return // not worth blocking the page
	}
	q := t.query
	t.pending = &q
	if t.searching {
		return // the running search ends soon
	}
	t.searching = true
	t.platform.background(func(yield func()) {
		for t.pending != nil {
			q := *t.pending
			t.pending = nil
			t.page.answer(q, func() bool {
				yield()
				return t.open && t.query.Attempt == q.Attempt
			}, t.deliver)
		}
		t.searching = false
	})
}
