package think

import (
	"errors"
	"fmt"
	"iter"
	"os"
	"slices"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
)

// Durations of the engine's search between two yields to the event loop, and the maximum time
// between two progress reports. A yield costs about 0.2 ms.
const (
	workerSlice      = 20 * time.Millisecond
	pageSlice        = 6 * time.Millisecond
	progressInterval = 250 * time.Millisecond
)

// searcher answers queries with its own engine, in a worker or on the page.
type searcher struct {
	engine *engine.Engine // created when first needed
	table  int            // bytes of its hash table; 0 means the engine's default
	slice  time.Duration
}

// answer searches the position of q and reports until the search ends or proceed returns false. It
// calls proceed after every slice of time. It does not report pondering.
//
// A panic of the engine fails the query, and the next query gets a new engine.
func (s *searcher) answer(q Query, proceed func() bool, report func(Answer)) {
	if q.Ponder {
		report = func(Answer) {}
	}
	defer func() {
		if fault := recover(); fault != nil {
			fmt.Fprintln(os.Stderr, "kulami: the engine failed:", fault)
			s.engine = nil
			report(Answer{ID: q.ID, Attempt: q.Attempt, Failed: true})
		}
	}()
	found, err := s.search(q)
	if err != nil {
		report(Answer{ID: q.ID, Attempt: q.Attempt, Failed: true})
		return
	}
	yielded, reported := time.Now(), time.Now()
	if q.All { // the static values are ready immediately
		reported = time.Time{}
	}
	var last engine.Analysis
	for a := range found {
		news := a.Depth != last.Depth || a.Exact != last.Exact || len(last.Moves) != len(a.Moves)
		last = a
		now := time.Now()
		if news && now.Sub(reported) > progressInterval*3/4 || now.Sub(reported) > progressInterval {
			reported = now
			report(Answer{ID: q.ID, Attempt: q.Attempt, Info: a.Info, Moves: a.Moves})
		}
		if now.Sub(yielded) < s.slice {
			continue
		}
		if !proceed() {
			return
		}
		yielded = time.Now()
	}
	if q.Nodes > 0 {
		last.Moves = withoutLines(last.Moves)
	}
	report(Answer{ID: q.ID, Attempt: q.Attempt, Info: last.Info, Moves: last.Moves, Done: true})
}

var errOver = errors.New("think: the game is over")

// search starts the search for q. Later queries of the same game reuse its results, if the level
// has no weakness and q has no limit of positions. Results have Moves only if q asks for all holes.
func (s *searcher) search(q Query) (iter.Seq[engine.Analysis], error) {
	p, err := positionOf(q.Record)
	if err != nil {
		return nil, err
	}
	if q.Pass && !p.Over() {
		p = p.Pass()
	}
	if p.Over() {
		return nil, errOver
	}
	if s.engine == nil {
		s.engine = engine.New(engine.Options{Table: s.table})
	}
	limits := engine.Limits{Time: q.Time, Nodes: q.Nodes, Keep: q.Nodes == 0, Part: q.Part, Parts: q.Parts}
	switch {
	case q.All:
		return s.engine.Analyse(p, limits), nil
	case q.Perfect:
		return withoutMoves(s.engine.Perfect(p, limits)), nil
	case q.Level > 0:
		return withoutMoves(s.engine.Play(p, engine.Level(q.Level), q.Seed, limits)), nil
	}
	return withoutMoves(s.engine.Search(p, limits)), nil
}

// positionOf reads a position without a record, or the position at a record's cursor.
func positionOf(text string) (rules.Position, error) {
	if p, err := rules.ParsePosition(text); err == nil {
		return p, nil
	}
	rec, err := rules.ParseRecord(text)
	if err != nil {
		return rules.Position{}, err
	}
	return rec.Position(), nil
}

// withoutLines cuts the lines of all moves except the best after the opponent's reply, because they
// are many and a review shows no more.
func withoutLines(moves []engine.Move) []engine.Move {
	moves = slices.Clone(moves)
	for i := range moves {
		if i > 0 {
			moves[i].Line = moves[i].Line[:min(2, len(moves[i].Line))]
		}
	}
	return moves
}

func withoutMoves(infos iter.Seq[engine.Info]) iter.Seq[engine.Analysis] {
	return func(yield func(engine.Analysis) bool) {
		for i := range infos {
			if !yield(engine.Analysis{Info: i}) {
				return
			}
		}
	}
}
