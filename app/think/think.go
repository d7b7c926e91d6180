// Package think asks the engine without stopping the page: in a Web Worker that
// runs the same program, or, where no worker can start, on the page in short
// slices of time.
//
// A Query carries the whole record and an id; a Reply carries the id back. What the
// engine keeps from query to query only makes it faster, so that a worker may end
// at any moment and another one be asked again. Its moves may be divided differently
// then. So a Query carries the number of the attempt, too, and replies to earlier
// attempts are dropped.
//
// Thinker is the page's side: it chooses the workers, replaces those that fail and
// joins their replies. Serve is the worker's side. Neither uses more of the browser
// than the files for js offer.
package think

import (
	"time"

	"kulami/rules/engine"
)

// Query is a position for the engine to search.
type Query struct {
	ID      int           `json:"id"`      // different from that of the query before
	Attempt int           `json:"attempt"` // set by the Thinker
	Record  string        `json:"record"`  // the position at its cursor is searched; or text of a rules.Position
	Pass    bool          `json:"pass"`    // the position after rules.Position.Pass instead
	Level   int           `json:"level"`   // 1…8 to play as that level does, 0 for all the engine can do
	Seed    uint64        `json:"seed"`    // of the level's errors
	Time    time.Duration `json:"time"`    // for level 0 and level 8
	All     bool          `json:"all"`     // find the value of every legal hole
	Nodes   int           `json:"nodes"`   // visit at most so many positions; the answer does not depend on earlier queries then
	Ponder  bool          `json:"ponder"`  // search to make later queries faster; there is no reply
	Part    int           `json:"part"`    // which share of the moves to search, see engine.Limits; set by the Thinker
	Parts   int           `json:"parts"`   // into how many shares they are divided
	Pace    time.Duration `json:"-"`       // the shortest time from the query to its last reply
}

// Reply is what the engine has found so far. A query has any number of replies, the
// last one with Done or Failed.
type Reply struct {
	ID      int           `json:"id"`      // of the Query
	Attempt int           `json:"attempt"` // of the Query
	Info    engine.Info   `json:"info"`
	Moves   []engine.Move `json:"moves,omitempty"` // all legal holes, best first, if the Query asks for them
	Done    bool          `json:"done"`
	Failed  bool          `json:"failed"` // the query can't be answered: the record has no position to play on, or the engine fails at it
}
