package think

import (
	"encoding/json"
	"syscall/js"
	"time"

	"kulami/rules/engine"
)

// Patience with a worker: how long it may take to start, how long it may be
// silent while it has a query, and how often it may fail a query before it is
// given up.
const (
	startPatience  = 30 * time.Second
	silentPatience = 5 * time.Second
	maxFailures    = 2
)

// Thinker puts queries to workers, one at a time. It lives on the page, and its
// methods are called from there.
//
// Queries to the full engine are divided between two workers where the machine
// has processors to spare; two share a position with a gain of about 50 Elo, four
// were not measured to be better. Levels that are bounded by nodes have one.
type Thinker struct {
	report  func(Reply)
	workers []*worker // those that may be used, started when first needed
	query   Query
	team    []*worker // those at work on query
	busy    bool
	asked   time.Time
	engine  *engine.Engine // on the page, made when first needed
}

// New returns a Thinker that gives replies to report. Replies to older queries
// may still come.
func New(report func(Reply)) *Thinker {
	t := &Thinker{report: report}
	t.workers = []*worker{{thinker: t}}
	if cores := js.Global().Get("navigator").Get("hardwareConcurrency"); cores.Type() == js.TypeNumber && cores.Int() >= 4 {
		t.workers = append(t.workers, &worker{thinker: t})
	}
	return t
}

// Warm starts a worker, so that the first query need not wait for it, and finds
// out how queries are written and replies read.
func (t *Thinker) Warm() {
	if len(t.workers) == 0 || !t.workers[0].start() {
		return
	}
	_, _ = json.Marshal(Query{})
	_ = json.Unmarshal([]byte("{}"), &Reply{})
}

// Ask puts q in the place of the query before it.
func (t *Thinker) Ask(q Query) {
	t.query, t.busy, t.asked = q, true, time.Now()
	t.send()
	if !q.Ponder { // who has nothing to say may be silent
		t.watch(q.ID)
	}
}

// Halt ends the current query; it is not answered.
func (t *Thinker) Halt() {
	t.busy = false
	for _, w := range t.workers {
		w.halt()
	}
}

// full reports whether q asks for all the engine can do.
func (q Query) full() bool { return q.Level == 0 || q.Level >= int(engine.Strongest) }

// send gives the query to as many workers as it is worth, or to the page if there
// is none.
func (t *Thinker) send() {
	team := t.workers
	if len(team) > 1 && !t.query.full() {
		team = team[:1]
	}
	t.team = team
	for i, w := range team {
		q := t.query
		if !q.Ponder { // every worker is to know all that may come
			q.Part, q.Parts = i, len(team)
		}
		if !w.ask(q) {
			t.giveUp(w)
			return
		}
	}
	if len(team) == 0 {
		t.onPage(t.query)
	}
}

// giveUp does without w from now on, and asks the query again.
func (t *Thinker) giveUp(w *worker) {
	for _, other := range t.team {
		other.halt()
	}
	w.stop()
	kept := t.workers[:0:0]
	for _, other := range t.workers {
		if other != w {
			kept = append(kept, other)
		}
	}
	t.workers = kept
	if t.busy {
		t.send()
	}
}

// heard joins what the team has said of the query and passes it on, once all have
// spoken.
func (t *Thinker) heard() {
	joint := Reply{ID: t.query.ID, Done: true}
	infos := make([]engine.Info, len(t.team))
	for i, w := range t.team {
		if w.last.ID != t.query.ID {
			return
		}
		infos[i] = w.last.Info
		joint.Done = joint.Done && w.last.Done
		joint.Failed = joint.Failed || w.last.Failed
	}
	joint.Info = engine.Join(infos)
	t.reply(joint)
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

// watch looks after the team for as long as query id is open.
func (t *Thinker) watch(id int) {
	time.AfterFunc(time.Second, func() {
		if !t.busy || t.query.ID != id {
			return
		}
		for _, w := range t.team {
			if w.silent() {
				w.again()
				break
			}
		}
		t.watch(id)
	})
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
