package live

import (
	"hash/fnv"
	"strconv"

	"kulami/rules"
)

// Session is one side of a game that two browsers play together. It is a value: its methods
// return the next one. Whatever the other side sends, only what it may do happens: to put its
// own marbles into legal holes when it is its turn, to resign, and to ask.
//
// Each text that is sent is the whole State of its sender. So a text that is lost is made
// up for by the next one, one that comes twice or late does nothing, and of two records of
// which one goes on from the other, the longer is the game.
//
// If the game has clocks, the browser of the player who moves measures how long the move
// takes, so that the delay of the network costs no time. Known times never change over a
// connection, and the time left of a side grows by the increment alone, or with marbles taken
// back.
type Session struct {
	game      string       // names the game on both sides
	own       rules.Side   // the side played here
	record    rules.Record // moves, early finish and times alone
	clocks    [2]Clock     // by side
	names     [2]string    // what each side calls itself, by side; that of the other as it came
	timed     bool         // the last text that came had the clock of the other side
	back      int          // how often marbles were taken back by agreement, over this connection
	mine      ask          // the last request made here
	earlier   ask          // the one before it
	theirs    ask          // the last one of the other side
	refused   int          // the ID of the request of theirs that was refused last
	agreed    int          // the ID of the one that was agreed to last
	withdrawn int          // the ID of the last request of mine that ended without an answer
	again     [2]bool      // who wants another game, by side
	before    string       // the name of the game before this one, over this connection
	sent      int          // number of the last text sent over this connection
	heard     int          // number of the latest text taken over this connection
	idle      int          // texts since the last marble
}

// Clock is what one side says of its clock beyond the times of its moves.
type Clock struct {
	Used   int64 `json:"used,omitempty"`   // milliseconds that it used for no move of the record: of this turn, or taken back
	Stands bool  `json:"stands,omitempty"` // it stands, as the page is hidden, see rules.Times.Pauses
}

// ask is a request to take back all marbles from a ply on.
type ask struct {
	ID    int  `json:"id"` // counts over a connection; 0 if nothing was asked
	Ply   int  `json:"ply"`
	open  bool // it waits for an answer
	at    int  // the number of marbles when it was made
	ended bool // it was refused, or agreed to
}

// New returns the session of a game in which own is played here, at the beginning of a connection.
func New(game string, record rules.Record, own rules.Side) Session {
	return Session{game: game, own: own, record: plain(record)}
}

// plain returns the moves of r, its early finish and its times alone.
func plain(r rules.Record) rules.Record { return cut(r, r.Len()).WithFinish(r.Finish()) }

// Own returns the side played here.
func (s Session) Own() rules.Side { return s.own }

// Record returns the game as both sides know it: its moves, its early finish and the times.
func (s Session) Record() rules.Record { return s.record }

// Timed reports whether the game has clocks and goes on.
func (s Session) Timed() bool { return s.record.Times().Timed() && !s.record.Over() }

// Clock returns what a side has said of its clock last.
func (s Session) Clock(side rules.Side) Clock { return s.clocks[side] }

// Heard reports whether the text that came last was about the clock of the other side.
func (s Session) Heard() bool { return s.timed }

// WithClock returns s with the clock of this side as it is when State is called.
func (s Session) WithClock(c Clock) Session {
	s.clocks[s.own] = c
	return s
}

// Name returns what a side calls itself: "" if it has not said. That of the other side is any text.
func (s Session) Name(side rules.Side) string { return s.names[side] }

// WithName returns s with what this side calls itself when State is called.
func (s Session) WithName(name string) Session {
	s.names[s.own] = name
	return s
}

// Asking reports whether a request of this side waits for an answer.
func (s Session) Asking() bool { return s.mine.open }

// Asked reports whether a request of the other side waits for an answer.
func (s Session) Asked() bool { return s.theirs.open }

// Again reports whether a side wants another game after this one.
func (s Session) Again(side rules.Side) bool { return s.again[side] }

// Set returns s after the player here has played or resigned, so that the game is r.
// Requests to take marbles back end with it.
func (s Session) Set(r rules.Record) Session {
	s.record = plain(r)
	return s.moved()
}

// moved returns s with a marble more or less than before.
func (s Session) moved() Session {
	if s.mine.open {
		s.withdrawn = s.mine.ID
	}
	s.idle, s.mine.open, s.theirs.open = 0, false, false
	return s
}

// AskUndo asks the other side to take back all marbles from a ply on, unless a request is open.
func (s Session) AskUndo(ply int) Session {
	if s.mine.open {
		return s
	}
	s.earlier, s.mine = s.mine, ask{s.mine.ID + 1, ply, true, s.record.Len(), false}
	return s
}

// AnswerUndo answers the open request of the other side.
func (s Session) AnswerUndo(yes bool) Session {
	if !s.theirs.open {
		return s
	}
	if !yes {
		s.refused, s.theirs.open = s.theirs.ID, false
		return s
	}
	s.agreed = s.theirs.ID
	return s.takenBack(s.theirs.Ply).moved()
}

// takenBack returns s with the first moves of its record alone: the game is not over then, and
// how much time the other side has used for no move is not known.
func (s Session) takenBack(ply int) Session {
	s.record, s.back, s.again, s.clocks[s.own.Other()].Used = cut(s.record, ply), s.back+1, [2]bool{}, 0
	return s
}

// cut returns the first moves of r and their times alone. Times that are missing are 0.
func cut(r rules.Record, ply int) rules.Record {
	c, _ := rules.NewRecord(r.Board(), r.Rules()).Extract(r.Moves()[:ply]) // which are legal
	times := r.Times()
	for len(times.Spent) < ply {
		times.Spent = append(times.Spent, 0)
	}
	return c.WithTimes(times)
}

// Control returns the time control of r, without times of moves.
func Control(r rules.Record) rules.Times {
	t := r.Times()
	t.Spent = nil
	return t
}

// SameControl reports whether the time controls of a and b are the same.
func SameControl(a, b rules.Times) bool {
	return a.Minutes == b.Minutes && a.Increment == b.Increment && a.Pauses == b.Pauses
}

// PlayAgain wants another game; ok is true if the other side wants it, too, and it begins.
func (s Session) PlayAgain() (next Session, ok bool) {
	s.again[s.own] = true
	if s.again[s.own.Other()] {
		return s.next(), true
	}
	return s, false
}

// next returns the session of the next game on the same board.
func (s Session) next() Session {
	n := New(NameOf(s.game), cut(s.record, 0), s.own.Other())
	n.before, n.sent, n.heard = s.game, s.sent, s.heard
	n.names = [2]string{s.names[1], s.names[0]}
	return n
}

// NameOf returns a name for a game: a hash of a text, such as the name of the game before it.
func NameOf(text string) string {
	const length = 5 // of 60 million
	h := fnv.New64a()
	h.Write([]byte(text))
	name := "0000" + strconv.FormatUint(h.Sum64(), 36)
	return name[len(name)-length:]
}
