package live

import "kulami/rules"

// Event is the effect of a received text on the game here.
type Event int8

const (
	// The other side has played, resigned, or corrected a time: Session.Record.
	Moved         Event = iota
	TakenBack           // the other side has agreed to take marbles back: Session.Record
	UndoAsked           // the other side asks to take marbles back
	UndoRefused         // the other side refuses to take marbles back
	UndoOvertaken       // a marble arrived before the answer, which ends this side's request
	// A marble arrived before the answer, which ends the other side's request.
	UndoWithdrawn
	AgainAsked // the other side wants another game
	NewGame    // another game begins, with the sides exchanged
)

// Receive handles a text of the other side. reply means that the other side lacks a part of State.
// The error is a Fault, and leaves the game unchanged.
func (s Session) Receive(text string) (next Session, events []Event, reply bool, err error) {
	s.timed = false
	if s.idle++; s.idle > maxIdle {
		return s, nil, false, FaultFlood
	}
	m, err := Read(text)
	if err != nil {
		return s, nil, false, err
	}
	if m.Number <= s.heard {
		return s, nil, false, nil
	}
	first := s.heard == 0
	next = s
	next.heard = m.Number
	switch begun := m.Game == NameOf(s.game) && s.again[s.own]; {
	case m.Game == s.before && s.before != "":
		return next, nil, true, nil
	case begun:
		next = next.next()
		events = []Event{NewGame}
	case m.Game != s.game:
		return s, nil, false, FaultGame
	}
	if m.Side == next.own || m.Record.Board().Layout() != s.record.Board().Layout() || m.Record.Rules() != s.record.Rules() {
		return s, nil, false, FaultGame
	}
	next, news, reply, err := next.take(m, first)
	if err != nil {
		return s, nil, false, err
	}
	return next, append(events, news...), reply || len(events) > 0, nil
}

// take returns s after a text of the current game.
func (s Session) take(m State, first bool) (next Session, events []Event, reply bool, err error) {
	next = s
	next.names[m.Side] = m.Name
	switch a := s.asked(m.Agreed); {
	case m.Back < s.back:
		return next, nil, true, nil
	case m.Back == s.back+1 && a.agreed(s.record, m.Record):
		next = next.takenBack(a.Ply)
		next.mine.open = next.mine.open && a.ID != next.mine.ID
		next.mine.ended, next.earlier.ended = true, true
		events = []Event{TakenBack}
	case m.Back > s.back:
		return s, nil, false, FaultParted
	}
	before := next.record
	if next.record, err = next.merged(m.Record, first); err != nil {
		return s, nil, false, err
	}
	if next, err = next.checkClock(m, before, first); err != nil {
		return s, nil, false, err
	}
	if len(events) == 0 && !next.record.Equal(before) {
		events = []Event{Moved}
	}
	reply = !next.record.Equal(m.Record)
	next, news, more := next.requests(m, s)
	return next, append(events, news...), reply || more, nil
}

// asked returns this side's request with an ID, if it is one of the last two.
func (s Session) asked(id int) ask {
	if id == s.earlier.ID {
		return s.earlier
	}
	if id == s.mine.ID {
		return s.mine
	}
	return ask{}
}

// agreed reports whether theirs is the game after the other side has agreed to this side's request
// a. One marble that the other side did not know can have been played meanwhile.
func (a ask) agreed(record, theirs rules.Record) bool {
	return a.ID > 0 && !a.ended && a.Ply < record.Len() && record.Len() <= a.at+1 && rules.CommonPrefix(record.Moves(), theirs.Moves()) >= a.Ply
}

// requests handles the other side's requests and answers. It ends the requests that a marble played
// since before has crossed. reply means that the other side must receive a request of this side.
func (s Session) requests(m State, before Session) (next Session, events []Event, reply bool) {
	side, moved := s.own.Other(), !s.record.Equal(before.record)
	if s.mine.open && m.Refused == s.mine.ID {
		s.mine.open, s.mine.ended = false, true
		events = append(events, UndoRefused)
	}
	if s.back != before.back || s.record.Len() != before.record.Len() || s.record.Finish() != before.record.Finish() {
		if s.mine.open {
			events, reply = append(events, UndoOvertaken), true
		}
		if s.theirs.open {
			events = append(events, UndoWithdrawn)
		}
		s = s.moved()
	}
	if m.Withdrawn > s.theirs.ID { // this side has received nothing about it
		s.theirs = ask{ID: m.Withdrawn}
		events = append(events, UndoWithdrawn)
	}
	switch same := s.record.Len() == m.Record.Len() && s.record.Finish() == m.Record.Finish(); {
	case moved && s.again[s.own]: // both must have the same game before another begins
		reply = true
	case !same:
	case !s.record.Over() && m.Undo.ID > s.theirs.ID && m.Undo.Ply >= 0 && m.Undo.Ply < s.record.Len():
		s.theirs = ask{m.Undo.ID, m.Undo.Ply, true, s.record.Len(), false}
		events = append(events, UndoAsked)
	case s.record.Over() && m.Again && !s.again[side] && s.again[s.own]:
		return s.next(), append(events, NewGame), true
	case s.record.Over() && m.Again && !s.again[side]:
		s.again[side] = true
		events = append(events, AgainAsked)
	}
	return s, events, reply
}

// merged returns the game of two records, each of which can have a part that the other lacks. Over
// a new connection a marble of this side that was lost here can return.
func (s Session) merged(theirs rules.Record, first bool) (rules.Record, error) {
	r, moves := s.record, theirs.Moves()
	known := r.Len()
	if rules.CommonPrefix(r.Moves(), moves) < min(known, len(moves)) {
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
	default: // both have ended the game at the same time
		finish = min(f, finish)
	}
	times, err := s.mergedTimes(theirs, first)
	return r.WithFinish(finish).WithTimes(times), err
}

// mergedTimes returns the times of the merged game. Over a new connection each side sends the times
// of its own moves, because a move can have been lost and played again.
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

// checkClock validates and takes over the other side's clock. A side's remaining time is never
// negative, and never grows by more than the increment.
func (s Session) checkClock(m State, before rules.Record, first bool) (Session, error) {
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
	if m.Clock.Used < 0 || left < 0 || !first && left > most || m.Clock.Stopped && !times.Pauses {
		return s, FaultTimes
	}
	s.clocks[side], s.timed = m.Clock, true
	return s, nil
}
