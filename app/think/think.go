// Package think runs the engine without blocking the page. It uses a Web Worker with the same
// program. If no worker can start, it searches on the page in short slices of time.
//
// A Query has the whole record and an id; an Answer has the same id. The engine's memory of earlier
// queries only makes it faster. So a worker can end at any moment, and another one repeats the
// query, possibly with another division of the moves. Therefore a Query also has the number of the
// attempt, and answers to earlier attempts are dropped.
//
// Thinker is the page's side. It chooses the workers, replaces failed ones and joins their answers.
// Serve is the worker's side. Both use the browser only through the files for js.
package think

import (
	"time"

	"kulami/rules/engine"
)

// Query is a position for the engine to search.
type Query struct {
	ID      int `json:"id"`      // other than the previous query's ID
	Attempt int `json:"attempt"` // set by the Thinker
	// record whose position at the cursor is searched, or text of a rules.Position
	Record  string        `json:"record"`
	Pass    bool          `json:"pass"`    // search the position after rules.Position.Pass instead
	Level   int           `json:"level"`   // 1…8 for a level; 0 for the full engine
	Seed    uint64        `json:"seed"`    // seed of the level's errors
	Time    time.Duration `json:"time"`    // time for level 0 and level 8
	Perfect bool          `json:"perfect"` // see engine.Engine.Perfect
	All     bool          `json:"all"`     // find the value of every legal hole
	// maximum positions; the answer is then independent of earlier queries
	Nodes int `json:"nodes"`
	// search only to make later queries faster, without an answer
	Ponder bool `json:"ponder"`
	// index of the share of moves to search, see engine.Limits; set by the Thinker
	Part  int           `json:"part"`
	Parts int           `json:"parts"` // number of shares
	Pace  time.Duration `json:"-"`     // minimum time from the query to its last answer
}

// Answer is an intermediate or final result of the engine. A query has any number of answers; the
// last one has Done or Failed.
type Answer struct {
	ID      int         `json:"id"`      // copied from the Query
	Attempt int         `json:"attempt"` // copied from the Query
	Info    engine.Info `json:"info"`
	// all legal holes, best first, if the Query asks for all
	Moves []engine.Move `json:"moves,omitempty"`
	Done  bool          `json:"done"`
	// the record's position is over or unreadable, or the engine has failed
	Failed bool `json:"failed"`
}
