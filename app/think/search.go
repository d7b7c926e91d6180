package think

import (
	"errors"
	"iter"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
)

var errOver = errors.New("think: the game is over")

// search begins to answer q. All that a query finds is kept for later ones of
// the same game, where the level plays without a handicap.
func search(e *engine.Engine, q Query) (iter.Seq[engine.Info], error) {
	rec, err := rules.ParseRecord(q.Record)
	if err != nil {
		return nil, err
	}
	p := rec.Position()
	if p.Over() {
		return nil, errOver
	}
	e.Divide(q.Part, q.Parts)
	if q.Level > 0 {
		return e.Play(p, engine.Level(q.Level), q.Seed, q.Time), nil
	}
	return e.Search(p, engine.Limits{Time: q.Time, Keep: true}), nil
}

// How often the engine lets the event loop run, and how often it gives a sign of
// life at least. Waiting for the event loop costs about 0.2 ms.
const (
	workerSlice = 20 * time.Millisecond
	pageSlice   = 6 * time.Millisecond
	sign        = 250 * time.Millisecond
)

// answer searches and reports until the search ends or rest returns false. rest
// is called about every slice. Pondering is not reported.
func answer(e *engine.Engine, q Query, slice time.Duration, rest func() bool, report func(Reply)) {
	if q.Ponder {
		report = func(Reply) {}
	}
	infos, err := search(e, q)
	if err != nil {
		report(Reply{ID: q.ID, Attempt: q.Attempt, Failed: true})
		return
	}
	rested, told := time.Now(), time.Now()
	var last engine.Info
	for info := range infos {
		news := info.Depth != last.Depth || info.Exact != last.Exact
		last = info
		now := time.Now()
		if news && now.Sub(told) > sign*3/4 || now.Sub(told) > sign {
			told = now
			report(Reply{ID: q.ID, Attempt: q.Attempt, Info: info})
		}
		if now.Sub(rested) < slice {
			continue
		}
		if !rest() {
			return
		}
		rested = time.Now()
	}
	report(Reply{ID: q.ID, Attempt: q.Attempt, Info: last, Done: true})
}
