package live

import (
	"encoding/json"
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
	game    string       // names the game on both sides
	own     rules.Side   // the side played here
	record  rules.Record // moves, early finish and times alone
	clocks  [2]Clock     // by side
	timed   bool         // the last text that came had the clock of the other side
	back    int          // how often marbles were taken back by agreement, over this connection
	mine    ask          // the last request made here
	earlier ask          // the one before it
	theirs  ask          // the last one of the other side
	refused int          // the ID of the request of theirs that was refused last
	agreed  int          // the ID of the one that was agreed to last
	again   [2]bool      // who wants another game, by side
	before  string       // the name of the game before this one, over this connection
	sent    int          // number of the last text sent over this connection
	heard   int          // number of the latest text taken over this connection
	idle    int          // texts since the last marble
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

// State is what one side sends the other.
type State struct {
	Version int          `json:"v"`
	Number  int          `json:"n"` // counts the texts of a sender over a connection, from 1
	Game    string       `json:"game"`
	Side    rules.Side   `json:"side"` // of the sender
	Record  rules.Record `json:"record"`
	Back    int          `json:"back,omitempty"`
	Undo    ask          `json:"undo,omitzero"`
	Refused int          `json:"refused,omitempty"`
	Agreed  int          `json:"agreed,omitempty"`
	Again   bool         `json:"again,omitempty"`
	Clock   Clock        `json:"clock,omitzero"` // of the sender
}

// Event is what a text that was taken means for the game here.
type Event int8

// The events.
const (
	Nothing     Event = iota
	Moved             // the other side has played, resigned, or measured another time: Session.Record
	TakenBack         // the other side agreed to take marbles back: Session.Record
	UndoAsked         // the other side asks to take marbles back
	UndoRefused       // it does not want to
	AgainAsked        // it wants another game
	NewGame           // another game begins, with the sides exchanged
)

// Fault says why a text of the other side is refused. It is an error.
type Fault int8

// The faults.
const (
	FaultText    Fault = iota + 1 // not a State, or too long
	FaultVersion                  // of a newer version of the program
	FaultGame                     // of another game, or another board or rules
	FaultParted                   // both games have marbles that the other lacks
	FaultTurn                     // the other side played or finished for this one
	FaultFlood                    // too many texts
	FaultTimes                    // times that cannot be, or other clocks than agreed
)

func (f Fault) Error() string {
	return [...]string{"", "text cannot be read", "text of a newer version", "text of another game",
		"the games have parted", "played for the other side", "too many texts", "times that cannot be"}[f]
}

// The limits of what is taken from the other side.
const (
	MaxText = 2048 // bytes of a text
	maxIdle = 200  // texts between two marbles
	maxName = 16   // bytes of a game's name
	version = 1
)

// New returns the session of a game in which own is played here.
func New(game string, record rules.Record, own rules.Side) Session {
	return Session{game: game, own: own, record: plain(record)}
}

// plain returns the moves of r, its early finish and its times alone.
func plain(r rules.Record) rules.Record {
	return cut(r, r.Len()).WithFinish(r.Finish())
}

// Game returns the name of the game.
func (s Session) Game() string { return s.game }

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

// Asking reports whether a request of this side waits for an answer.
func (s Session) Asking() bool { return s.mine.open }

// Asked reports whether a request of the other side waits for an answer.
func (s Session) Asked() bool { return s.theirs.open }

// Connected returns s at the beginning of a connection.
func (s Session) Connected() Session { return New(s.game, s.record, s.own) }

// Read reads a text of the other side; the error is a Fault.
func Read(text string) (State, error) {
	var m State
	if len(text) > MaxText {
		return m, FaultText
	}
	probe := struct {
		Version int `json:"v"`
	}{}
	if json.Unmarshal([]byte(text), &probe) != nil || probe.Version < 1 {
		return m, FaultText
	}
	if probe.Version > version {
		return m, FaultVersion
	}
	if json.Unmarshal([]byte(text), &m) != nil || m.Record.IsZero() || m.Side != rules.First && m.Side != rules.Second ||
		m.Game == "" || len(m.Game) > maxName || m.Number < 1 {
		return m, FaultText
	}
	m.Record = plain(m.Record)
	return m, nil
}

// State returns the next text for the other side.
func (s Session) State() (Session, string) {
	s.sent++
	m := State{Version: version, Number: s.sent, Game: s.game, Side: s.own, Record: s.record, Back: s.back, Refused: s.refused, Agreed: s.agreed, Again: s.again[s.own], Clock: s.clocks[s.own]}
	if s.mine.open {
		m.Undo = s.mine
	}
	text, err := json.Marshal(m)
	if err != nil {
		panic(err) // these types always marshal
	}
	return s, string(text)
}

// Set returns s after the player here has played or resigned, so that the game is r.
// Requests to take marbles back end with it.
func (s Session) Set(r rules.Record) Session {
	s.record = plain(r)
	return s.moved()
}

// moved returns s with a marble more or less than before.
func (s Session) moved() Session {
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
	return s.takenBack(s.theirs.Ply)
}

// takenBack returns s with the first moves of its record alone. How much time the other side
// has used for no move is not known then.
func (s Session) takenBack(ply int) Session {
	s.record, s.back, s.clocks[s.own.Other()].Used = cut(s.record, ply), s.back+1, 0
	return s.moved()
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

// Receive takes a text of the other side. With reply, that side lacks something that State
// has. The error is a Fault; then the game stays as it is.
func (s Session) Receive(text string) (next Session, event Event, reply bool, err error) {
	s.timed = false
	if s.idle++; s.idle > maxIdle {
		return s, Nothing, false, FaultFlood
	}
	m, err := Read(text)
	if err != nil {
		return s, Nothing, false, err
	}
	if m.Number <= s.heard {
		return s, Nothing, false, nil
	}
	first := s.heard == 0
	next = s
	next.heard = m.Number
	switch begun := m.Game == NameOf(s.game) && s.again[s.own]; {
	case m.Game == s.before && s.before != "":
		return next, Nothing, true, nil
	case begun:
		next = next.next()
		event = NewGame
	case m.Game != s.game:
		return s, Nothing, false, FaultGame
	}
	if m.Side == next.own || m.Record.Board().Layout() != s.record.Board().Layout() || m.Record.Rules() != s.record.Rules() {
		return s, Nothing, false, FaultGame
	}
	switch {
	case m.Back < next.back:
		return next, event, true, nil
	case m.Back == next.back+1 && next.asked(m.Agreed).agreed(next.record, m.Record):
		next = next.takenBack(next.asked(m.Agreed).Ply)
		next.mine.ended, next.earlier.ended = true, true
		event = TakenBack
	case m.Back > next.back:
		return s, Nothing, false, FaultParted
	}
	before := next.record
	if next.record, err = next.merged(m.Record, first); err != nil {
		return s, Nothing, false, err
	}
	if next, err = next.hears(m, before, first); err != nil {
		return s, Nothing, false, err
	}
	if next.record.Len() != before.Len() || next.record.Finish() != before.Finish() {
		next = next.moved()
	}
	if event == Nothing && !next.record.Equal(before) {
		event = Moved
	}
	reply = !next.record.Equal(m.Record)
	if event == Nothing {
		next, event = next.requests(m)
	}
	return next, event, reply || event == NewGame, nil
}

// asked returns the request of an ID that was made here, if it is one of the last two.
func (s Session) asked(id int) ask {
	if id == s.earlier.ID {
		return s.earlier
	}
	if id == s.mine.ID {
		return s.mine
	}
	return ask{}
}

// agreed reports whether theirs is the game after the other side has agreed to a, which was
// made here. One marble may have been played meanwhile, of which that side did not know.
func (a ask) agreed(record, theirs rules.Record) bool {
	return a.ID > 0 && !a.ended && a.Ply < record.Len() && record.Len() <= a.at+1 && agree(record, theirs) >= a.Ply
}

// requests takes what the other side asks for and answers.
func (s Session) requests(m State) (Session, Event) {
	same := s.record.Equal(m.Record)
	switch side := s.own.Other(); {
	case s.mine.open && m.Refused == s.mine.ID:
		s.mine.open, s.mine.ended = false, true
		return s, UndoRefused
	case same && !s.record.Over() && m.Undo.ID > s.theirs.ID && m.Undo.Ply >= 0 && m.Undo.Ply < s.record.Len():
		s.theirs = ask{m.Undo.ID, m.Undo.Ply, true, s.record.Len(), false}
		return s, UndoAsked
	case same && s.record.Over() && m.Again && !s.again[side]:
		s.again[side] = true
		if s.again[s.own] {
			return s.next(), NewGame
		}
		return s, AgainAsked
	}
	return s, Nothing
}

// merged returns the game of which the record here and that of the other side know a part
// each. Over a new connection a marble of this side may come back that was lost here.
func (s Session) merged(theirs rules.Record, first bool) (rules.Record, error) {
	r, moves := s.record, theirs.Moves()
	known := r.Len()
	if agree(r, theirs) < min(known, len(moves)) {
		return r, FaultParted
	}
	r = r.WithFinish(rules.NotFinished)
	for ply := known; ply < len(moves); ply++ {
		if rules.Side(ply&1) == s.own && !(first && ply <= known+1) {
			return s.record, FaultTurn
		}
		var err error
		if r, err = r.Play(moves[ply]); err != nil {
			return s.record, FaultText
		}
	}
	finish, side := s.record.Finish(), s.own.Other()
	given := [2]rules.Finish{rules.FirstResigned, rules.SecondResigned}[side]
	late := [2]rules.Finish{rules.FirstOutOfTime, rules.SecondOutOfTime}[side]
	switch f := theirs.Finish(); {
	case f == rules.NotFinished || f == finish:
	case f != given && !(f == late && theirs.Times().Timed()):
		return s.record, FaultTurn
	case finish == rules.NotFinished:
		finish = f
	default: // both have ended the game at once
		finish = min(f, finish)
	}
	times, err := s.mergedTimes(theirs, first)
	return r.WithFinish(finish).WithTimes(times), err
}

// mergedTimes returns the times of the game of merged. Over a new connection each side says
// how long its moves took: one of them may have been lost, and played again.
func (s Session) mergedTimes(theirs rules.Record, first bool) (rules.Times, error) {
	times, heard := s.record.Times(), theirs.Times()
	if !SameControl(times, heard) {
		return times, FaultTimes
	}
	for ply := range min(len(times.Spent), len(heard.Spent)) {
		switch {
		case times.Spent[ply] == heard.Spent[ply]:
		case !first:
			return times, FaultTimes
		case rules.Side(ply&1) != s.own:
			times.Spent[ply] = heard.Spent[ply]
		}
	}
	times.Spent = append(times.Spent, heard.Spent[min(len(times.Spent), len(heard.Spent)):]...)
	return times, nil
}

// hears takes what the other side says of its clock. It has no time left below 0, nor more than
// it had at the record before, but by the increment.
func (s Session) hears(m State, before rules.Record, first bool) (Session, error) {
	side, times, known := s.own.Other(), s.record.Times(), before.Times()
	if !times.Timed() {
		return s, nil
	}
	left := int64(times.Left(side, s.record.Len()))*100 - m.Clock.Used
	most := int64(known.Left(side, before.Len()))*100 - s.clocks[side].Used
	for ply := max(before.Len(), 1); ply < s.record.Len(); ply++ {
		if rules.Side(ply&1) == side {
			most += int64(times.Increment) * 1000
		}
	}
	if m.Clock.Used < 0 || left < 0 || !first && left > most || m.Clock.Stands && !times.Pauses {
		return s, FaultTimes
	}
	s.clocks[side], s.timed = m.Clock, true
	return s, nil
}

// agree returns how many moves a and b begin with alike.
func agree(a, b rules.Record) int {
	x, y := a.Moves(), b.Moves()
	n := 0
	for n < len(x) && n < len(y) && x[n] == y[n] {
		n++
	}
	return n
}
