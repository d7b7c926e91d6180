// Package think asks the engine without stopping the page: in a Web Worker that
// runs the same program, or, where no worker can start, on the page between two
// frames.
//
// A Query carries the whole record and an id; a Reply carries the id back. What the
// engine keeps from query to query only makes it faster, so that a worker may die
// at any moment and another be asked again. A query may be asked several times and
// its moves be divided differently each time, so that it carries the number of the
// attempt, too, and replies to earlier attempts are dropped.
package think

import (
	"time"

	"kulami/rules/engine"
)

// Query is a position put to the engine.
type Query struct {
	ID      int           `json:"id"`
	Attempt int           `json:"attempt"` // the Thinker's number for every time that it puts a query to its workers
	Record  string        `json:"record"`  // the position at its cursor is meant
	Level   int           `json:"level"`   // 1…8 to play as that level does, 0 for all the engine can do
	Seed    uint64        `json:"seed"`
	Time    time.Duration `json:"time"`   // for level 0 and level 8
	Ponder  bool          `json:"ponder"` // search for what it is worth to later queries; there is no reply
	Part    int           `json:"part"`   // with Parts: which share of the moves to search, see engine.Divide
	Parts   int           `json:"parts"`
	Pace    time.Duration `json:"-"` // the last reply comes no sooner
}

// Reply is the engine's word on a query. A query has any number of replies, the
// last one with Done or Failed.
type Reply struct {
	ID      int         `json:"id"`
	Attempt int         `json:"attempt"` // of the Query
	Info    engine.Info `json:"info"`
	Done    bool        `json:"done"`
	Failed  bool        `json:"failed"` // the query makes no sense
}
