package think

import (
	"slices"
	"time"

	"kulami/rules/engine"
)

// Thinker puts queries to workers, one at a time. It lives on the page, and its
// methods are called from there.
//
// Queries to the full engine are divided between two workers where the machine
// has processors to spare; two share a position with a gain of 26 ± 26 Elo in basic and
// 44 ± 35 with bonuses, four were not measured to be better. Levels that are bounded by nodes have one.
type Thinker struct {
	platform platform
	report   func(Reply)
	workers  []*worker     // those that may be used, started when first needed
	query    Query         // the latest one
	asked    time.Duration // when it was
	open     bool          // its last reply has not come yet
	team     []*worker     // those that search it; none if the page does
	attempts int           // of all queries

	page      searcher
	searching bool   // page is at work
	pending   *Query // what page searches next
}

// platform is what a Thinker needs from the browser.
type platform interface {
	// startWorker starts a worker that runs Serve. It calls received with every
	// message of the worker, and failed when the worker ends with an error.
	startWorker(received func(text string), failed func()) (thread, error)

	// now returns the time since some instant.
	now() time.Duration

	// after calls f from the event loop when d has passed.
	after(d time.Duration, f func())

	// background calls f without waiting for its end. f calls yield to let the
	// event loop run.
	background(f func(yield func()))
}

// thread is a running worker.
type thread interface {
	post(text string)
	terminate()
}

func newThinker(p platform, workers int, report func(Reply)) *Thinker {
	t := &Thinker{platform: p, report: report, page: searcher{table: 8 << 20, slice: pageSlice}}
	for range workers {
		t.workers = append(t.workers, &worker{thinker: t})
	}
	return t
}

// Warm starts a worker, so that the first query need not wait for it, and runs the
// code that encodes and decodes messages, which is slow the first time.
func (t *Thinker) Warm() {
	if len(t.workers) == 0 || !t.workers[0].start() {
		return
	}
	_ = encode(Query{})
	_, _ = decode[Reply]("{}")
}

// Ask puts q in the place of the query before it.
func (t *Thinker) Ask(q Query) {
	if t.platform == nil {
		return
	}
	t.query, t.open, t.asked = q, true, t.platform.now()
	t.send()
	if !q.Ponder { // which has no replies to wait for
		t.watch(q.ID)
	}
}

// Halt ends the current query; it is not answered.
func (t *Thinker) Halt() {
	t.open = false
	for _, w := range t.workers {
		w.halt()
	}
}

// full reports whether q asks for all the engine can do.
func (q Query) full() bool { return q.Level == 0 || q.Level >= int(engine.Strongest) }

// send gives the query to as many workers as it is worth, or to the page if there
// is none.
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
		if !q.Ponder { // every worker prepares for all that may come
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

// died is called when w has ended with an error. started means that it had started:
// then the query may be the reason.
func (t *Thinker) died(w *worker, started bool) {
	if !t.open || t.query.Ponder || !slices.Contains(t.team, w) || w.done() {
		return // it is started again when it is needed
	}
	if w.again() {
		return
	}
	if started && len(t.team) == 1 {
		// The page would die of the query as well.
		t.reply(Reply{ID: t.query.ID, Attempt: t.query.Attempt, Failed: true})
		return
	}
	t.dismiss(w)
	t.send()
}

// dismiss stops using w.
func (t *Thinker) dismiss(w *worker) {
	t.workers = slices.DeleteFunc(slices.Clone(t.workers), func(other *worker) bool { return other == w })
}

// received takes a reply of one of the team. What all have replied is joined and
// passed on.
func (t *Thinker) received(r Reply) {
	if r.Failed {
		t.reply(r)
		return
	}
	joint := Reply{ID: r.ID, Attempt: r.Attempt, Done: true}
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
	t.reply(joint)
}

// reply passes r on, the last one not before the query's pace allows it.
func (t *Thinker) reply(r Reply) {
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

// watch checks again and again, as long as query id is open, that the team is alive.
// It counts its own checks, not the time: where the page sleeps or is slow, messages
// of the team may wait for as long.
func (t *Thinker) watch(id int) {
	t.platform.after(watchInterval, func() {
		if t.open && t.query.ID == id {
			t.checkTeam()
			t.watch(id)
		}
	})
}

// checkTeam replaces workers that have been silent for too long, or does without
// them.
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

// searchOnPage answers the query here, in slices so short that the page can be
// used.
func (t *Thinker) searchOnPage() {
	if t.query.Ponder {
		return // the page has better things to do
	}
	q := t.query
	t.pending = &q
	if t.searching {
		return // that search ends soon
	}
	t.searching = true
	t.platform.background(func(yield func()) {
		for t.pending != nil {
			q := *t.pending
			t.pending = nil
			t.page.answer(q, func() bool {
				yield()
				return t.open && t.query.Attempt == q.Attempt
			}, t.reply)
		}
		t.searching = false
	})
}
