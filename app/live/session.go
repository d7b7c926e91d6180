package live

import (
	"hash/fnv"
	"strconv"

	"kulami/rules"
)

// Session is one side of a game between two browsers. It is a value: its methods return the next
// one. The other side can do only what the rules allow. It can put its own marbles into legal holes
// when it has the turn, resign, and make requests.
//
// Each text is the whole State of its sender. So the next text makes up for a lost one, and a text
// that arrives twice or late does nothing. If one of two records continues the other, the longer
// one is the game.
//
// If the game has clocks, the browser of the player who moves measures the time of the move, so
// that network delay costs no time. Over a connection, known times never change. A side's remaining
// time grows only by the increment, or when marbles are taken back.
type Session struct {
	game   string       // name of the game on both sides
	own    rules.Side   // the side of this device
	record rules.Record // record of the moves, the early finish and the times
	clocks [2]Clock     // by side
	names  [2]string    // names of both sides, by side; the other side's name as received
	timed  bool         // the last received text had the other side's clock
	// Number of times that marbles were taken back by agreement, over this connection.
	back      int
	mine      ask     // the last request of this side
	earlier   ask     // the request before it
	theirs    ask     // the last request of the other side
	refused   int     // ID of the other side's request that was last refused
	agreed    int     // ID of the other side's request that was last accepted
	withdrawn int     // ID of this side's last request that ended without an answer
	again     [2]bool // who wants another game, by side
	before    string  // the name of the game before this one, over this connection
	sent      int     // number of the last text sent over this connection
	heard     int     // number of the latest text handled over this connection
	idle      int     // texts since the last marble
}

// Clock is a side's message about its clock, in addition to the times of its moves.
type Clock struct {
	// Milliseconds of this turn and of moves taken back, which no move of the record has.
	Used int64 `json:"used,omitempty"`
	// The clock is stopped because the page is hidden, see rules.Times.Pauses.
	Stopped bool `json:"stands,omitempty"`
}

// ask is a request to take back all marbles from a ply on.
type ask struct {
	ID    int  `json:"id"` // number over a connection; 0 means none
	Ply   int  `json:"ply"`
	open  bool // the request waits for an answer
	at    int  // number of marbles at the time of the request
	ended bool // the request was refused or accepted
}

// New returns the session of a game at the beginning of a connection. own is the side of this
// device.
func New(game string, record rules.Record, own rules.Side) Session {
	return Session{game: game, own: own, record: plain(record)}
}

// plain returns r with only its moves, its early finish and its times.
func plain(r rules.Record) rules.Record { return cut(r, r.Len()).WithFinish(r.Finish()) }

// Own returns the side of this device.
func (s Session) Own() rules.Side { return s.own }

// Record returns the game as both sides know it: its moves, its early finish and the times.
func (s Session) Record() rules.Record { return s.record }

// Timed reports whether the game has clocks and is not over.
func (s Session) Timed() bool { return s.record.Times().Timed() && !s.record.Over() }

// Clock returns a side's last message about its clock.
func (s Session) Clock(side rules.Side) Clock { return s.clocks[side] }

// Heard reports whether the last received text had the other side's clock.
func (s Session) Heard() bool { return s.timed }

// WithClock returns s with the clock of this side, for the next call of State.
func (s Session) WithClock(c Clock) Session {
	s.clocks[s.own] = c
	return s
}

// Name returns the name of a side, "" if it is unknown. The other side's name can be any text.
func (s Session) Name(side rules.Side) string { return s.names[side] }

// WithName returns s with the name of this side, for the next call of State.
func (s Session) WithName(name string) Session {
	s.names[s.own] = name
	return s
}

// Asking reports whether a request of this side is open.
func (s Session) Asking() bool { return s.mine.open }

// Asked reports whether a request of the other side is open.
func (s Session) Asked() bool { return s.theirs.open }

// Again reports whether a side wants another game after this one.
func (s Session) Again(side rules.Side) bool { return s.again[side] }

// Set returns s after this side has played or resigned, with the new record r. This ends all
// requests to take marbles back.
func (s Session) Set(r rules.Record) Session {
	s.record = plain(r)
	return s.moved()
}

// moved returns s after a marble was added or removed.
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

// takenBack returns s with only the first moves of its record. The game is then not over. The other
// side's time that belongs to no move is then unknown.
func (s Session) takenBack(ply int) Session {
	s.record, s.back, s.again, s.clocks[s.own.Other()].Used = cut(s.record, ply), s.back+1, [2]bool{}, 0
	return s
}

// cut returns r with only its first moves and their times. Missing times become 0.
func cut(r rules.Record, ply int) rules.Record {
	c, _ := rules.NewRecord(r.Board(), r.Rules()).Extract(r.Moves()[:ply]) // legal moves
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

// PlayAgain asks for another game. ok is true if the other side has asked, too. Then the next game
// begins.
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

// NameOf returns a name for a game. It is a hash of a text, such as the name of the game before.
func NameOf(text string) string {
	const length = 5 // one of 60 million names
	h := fnv.New64a()
	h.Write([]byte(text))
	name := "0000" + strconv.FormatUint(h.Sum64(), 36)
	return name[len(name)-length:]
}
