// Package think asks the engine without stopping the page: in a Web Worker that
// runs the same program, or, where no worker can start, on the page between two
// frames.
//
// A Query carries the whole record and an id; a Reply carries the id back. What the
// engine keeps from query to query only makes it faster, so that a worker may die
// at any moment and another be asked again.
package think

import (
	"errors"
	"iter"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
)

// Query is a position put to the engine.
type Query struct {
	ID     int           `json:"id"`
	Record string        `json:"record"` // the position at its cursor is meant
	Level  int           `json:"level"`  // 1…8 to play as that level does, 0 for all the engine can do
	Seed   uint64        `json:"seed"`
	Time   time.Duration `json:"time"`   // for level 0 and level 8
	Ponder bool          `json:"ponder"` // search for what it is worth to later queries; there is no reply
	Part   int           `json:"part"`   // with Parts: which share of the moves to search, see engine.Limits
	Parts  int           `json:"parts"`
	Pace   time.Duration `json:"-"` // the last reply comes no sooner
}

// Reply is the engine's word on a query. A query has any number of replies, the
// last one with Done or Failed.
type Reply struct {
	ID     int         `json:"id"`
	Info   engine.Info `json:"info"`
	Done   bool        `json:"done"`
	Failed bool        `json:"failed"` // the query makes no sense
}

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
	limits := engine.Limits{Time: q.Time, Keep: true, Part: q.Part, Parts: q.Parts}
	if q.Level > 0 {
		return e.Play(p, engine.Level(q.Level), q.Seed, limits), nil
	}
	return e.Search(p, limits), nil
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
		report(Reply{ID: q.ID, Failed: true})
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
			report(Reply{ID: q.ID, Info: info})
		}
		if now.Sub(rested) < slice {
			continue
		}
		if !rest() {
			return
		}
		rested = time.Now()
	}
	report(Reply{ID: q.ID, Info: last, Done: true})
}
