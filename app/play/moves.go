package play

import (
	"strings"

	"kulami/rules"
)

// topics are the letters of the board commands.
var topics = map[string]Topic{"s": TopicScore, "l": TopicLast, "m": TopicPlayable, "t": TopicTile, "e": TopicValue}

// entered plays the hole of the given name, or answers the command of the given
// letter.
func (m Model) entered(text string) (Model, []Effect) {
	text = strings.ToLower(strings.TrimSpace(text))
	m.Dialog = NoDialog
	if topic, ok := topics[text]; ok {
		return step(m, Tell{topic})
	}
	h := m.Game.Record.Board().Hole(text)
	if h == rules.NoHole {
		return m.notify(Notice{Kind: IllegalHole, Hole: h, Why: rules.NoSuchHole}), nil
	}
	return step(m, Press{h})
}

// press plays h, or says why not; while the count runs it brings it to its end.
func (m Model) press(h rules.Hole) (Model, []Effect) {
	g := m.Game
	p := g.Position()
	why := p.Why(h)
	if why != rules.NoSuchHole {
		m.Focus = h
	}
	switch {
	case m.Linked && g.atLive() && !g.Over() && why == rules.Playable:
		m = m.own()
		m.Game.Passed = true
		return m.play(h)
	case m.Looking():
		return m.try(h), nil
	case m.Counting():
		if m.Counted > 0 { // else it is the last marble's press, made twice
			m.Counted, m.waiting = m.steps(), 0
		}
		return m, nil
	case g.Over() && !p.Over():
		return m.try(h), nil
	case g.Over():
		return m.notify(Notice{Kind: IllegalHole, Hole: h, Why: rules.GameOver}), nil
	case g.Seats[p.Turn()].Computer():
		return m.notify(Notice{Kind: NotYourTurn, Hole: h}), nil
	case why != rules.Playable:
		m.Pending = rules.NoHole
		return m.notify(Notice{Kind: IllegalHole, Hole: h, Why: why}), nil
	case m.Settings.Confirm && m.Pending != h:
		m.Pending = h
		m.Hover = h
		return m.notify(Notice{Kind: ConfirmHole, Hole: h}), nil
	}
	return m.play(h)
}

// play puts a marble into h, which is legal.
func (m Model) play(h rules.Hole) (Model, []Effect) {
	side := m.Game.Position().Turn()
	rec, err := m.Game.Record.Play(h)
	if err != nil {
		return m, nil
	}
	m.Game.Record, m.Game.Live = rec, rec.Cursor()
	m = m.cleared().hear(Heard{Kind: HeardMove, Side: side, Hole: h})
	return m.count()
}

// undoTarget returns the ply to go back to, or -1: an early finish is taken back
// first, and against the computer only positions with the person to move count.
func (m Model) undoTarget() int {
	if m.Game.Record.Finish() != rules.NotFinished {
		return m.Game.Live
	}
	return m.turnOfPerson(-1)
}

func (m Model) redoTarget() int { return m.turnOfPerson(+1) }

// turnOfPerson returns the nearest ply before or after the live one at which a
// person is to move, or the last ply of the game going forward; -1 if none.
func (m Model) turnOfPerson(by int) int {
	g := m.Game
	for ply := g.Live + by; ply >= g.Base && ply <= g.Record.Len(); ply += by {
		last := by > 0 && ply == g.Record.Len()
		if !g.Seats[ply&1].Computer() || last {
			return ply
		}
	}
	return -1
}

func (m Model) undo() Model {
	if !m.CanUndo() {
		return m
	}
	ply := m.undoTarget()
	m.Game.Record = m.Game.Record.WithFinish(rules.NotFinished)
	return m.goTo(ply)
}

func (m Model) redo() Model {
	if !m.CanRedo() {
		return m
	}
	return m.goTo(m.redoTarget())
}

// goTo makes ply the one at which play stands.
func (m Model) goTo(ply int) Model {
	m.Game.Live, m.Game.Record = ply, m.Game.Record.WithCursor(ply)
	m = m.cleared().hear(Heard{Kind: HeardShown})
	m.Counted = m.steps()
	return m
}

// goOn lets play go on at the ply shown. A game that is over, or is somebody
// else's, stays as it is: then it is a new game that goes on from there.
func (m Model) goOn(computer bool) Model {
	switch g := m.Game; {
	case m.Linked && g.atLive() && !g.Over():
		m = m.own()
	case m.Linked || g.Over() || g.Line != nil:
		m = m.fork()
	default:
		m = m.goTo(g.Record.Cursor())
	}
	if computer {
		turn := m.Game.Position().Turn()
		m.Game.Seats = [2]Seat{}
		m.Game.Seats[turn.Other()] = m.Setup.computer()
		m.Game.Passed = false
	}
	return m
}

// fork begins a new game with the moves up to the ply shown.
func (m Model) fork() Model {
	g := m.Game
	r, _ := g.Record.Extract(g.Moves()[:g.Ply()]) // what is shown is legal
	return m.begin(Game{Record: r, Live: r.Cursor(), Seats: g.Seats, Edition: g.Edition, Origin: g.Origin, Value: g.Value, Seed: g.Seed})
}

// turn turns the board for the eye: 0…3 are quarters to the right, 4…7 the same
// of the board seen from behind. Nothing is left lying over it.
func (m Model) turn(mirror bool) Model {
	m.Dialog = NoDialog
	o := m.Game.Record.Orientation()
	if mirror {
		o ^= 4
	} else {
		o = o&4 | (o+1)&3
	}
	m.Game.Record = m.Game.Record.WithOrientation(o)
	return m
}
