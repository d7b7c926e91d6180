package think

import (
	"errors"
	"fmt"
	"iter"
	"os"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
)

// How long the engine searches before it lets the event loop run, and how often it
// reports progress at least. Waiting for the event loop costs about 0.2 ms.
const (
	workerSlice      = 20 * time.Millisecond
	pageSlice        = 6 * time.Millisecond
	progressInterval = 250 * time.Millisecond
)

// searcher answers queries with an engine of its own, in a worker or on the page.
type searcher struct {
	engine *engine.Engine // made when first needed
	table  int            // bytes of its hash table, 0 for the engine's default
	slice  time.Duration
}

// answer searches the position of q and reports until the search ends or proceed
// returns false. proceed is called after every slice of time. Pondering is not
// reported.
//
// A panic of the engine fails the query, and the next one gets another engine.
func (s *searcher) answer(q Query, proceed func() bool, report func(Reply)) {
	if q.Ponder {
		report = func(Reply) {}
	}
	defer func() {
		if fault := recover(); fault != nil {
			fmt.Fprintln(os.Stderr, "kulami: the engine failed:", fault)
			s.engine = nil
			report(Reply{ID: q.ID, Attempt: q.Attempt, Failed: true})
		}
	}()
	infos, err := s.search(q)
	if err != nil {
		report(Reply{ID: q.ID, Attempt: q.Attempt, Failed: true})
		return
	}
	yielded, reported := time.Now(), time.Now()
	var last engine.Info
	for info := range infos {
		news := info.Depth != last.Depth || info.Exact != last.Exact
		last = info
		now := time.Now()
		if news && now.Sub(reported) > progressInterval*3/4 || now.Sub(reported) > progressInterval {
			reported = now
			report(Reply{ID: q.ID, Attempt: q.Attempt, Info: info})
		}
		if now.Sub(yielded) < s.slice {
			continue
		}
		if !proceed() {
			return
		}
		yielded = time.Now()
	}
	report(Reply{ID: q.ID, Attempt: q.Attempt, Info: last, Done: true})
}

var errOver = errors.New("think: the game is over")

// search begins to answer q. All that a query finds is kept for later ones of
// the same game, where the level plays without a handicap.
func (s *searcher) search(q Query) (iter.Seq[engine.Info], error) {
	rec, err := rules.ParseRecord(q.Record)
	if err != nil {
		return nil, err
	}
	p := rec.Position()
	if p.Over() {
		return nil, errOver
	}
	if s.engine == nil {
		s.engine = engine.New(engine.Options{Table: s.table})
	}
	limits := engine.Limits{Time: q.Time, Keep: true, Part: q.Part, Parts: q.Parts}
	if q.Level > 0 {
		return s.engine.Play(p, engine.Level(q.Level), q.Seed, limits), nil
	}
	return s.engine.Search(p, limits), nil
}
