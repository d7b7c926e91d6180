package play

import (
	"kulami/rules"
)

// Update returns the Model after msg and what must be done outside because of
// it. It has no other effect.
//
// Two things are not decided message by message but settled afterwards, from the
// Model alone: what the engine should be working on, and what should be saved.
func Update(m Model, msg Msg) (Model, []Effect) {
	next, effects := step(m, msg)
	next, more := settle(next)
	effects = append(effects, more...)
	if next.Ready && !passing(msg) {
		if text := next.save(); !m.Ready || text != m.save() {
			effects = append(effects, Save{text})
		}
	}
	return next, effects
}

// passing reports whether msg never changes what is saved, though it may come
// often.
func passing(msg Msg) bool {
	switch msg.(type) {
	case Hover, FocusOn, FocusMove, FocusEdge, FocusLegal, Tell, Tick, Seen:
		return true
	}
	return false
}

func step(m Model, msg Msg) (Model, []Effect) {
	switch msg := msg.(type) {
	case Loaded:
		return m.loaded(msg)
	case Navigated:
		return m.navigated(msg.Fragment)
	case Press:
		return m.press(msg.Hole)
	case Hover:
		m.Hover = msg.Hole
	case FocusOn:
		m.Focus = msg.Hole
	case FocusMove:
		return m.focus(m.neighbour(msg.DX, msg.DY))
	case FocusEdge:
		return m.focus(m.edge(msg.End, msg.Board))
	case FocusLegal:
		return m.focus(m.nextLegal(msg.Back))
	case Tell:
		return m.hear(Heard{Kind: HeardBoard, Topic: msg.Topic, Hole: m.Focus}), nil
	case Undo:
		return m.undo(), nil
	case Redo:
		return m.redo(), nil
	case Step:
		return m.show(msg.Ply), nil
	case Continue:
		return m.goOn(msg.Computer)
	case Return:
		return m.exchange()
	case Start:
		return m.start(msg)
	case Choose:
		m.Setup = msg.Setup
		if m.Notice.Kind == BadCode {
			m.Notice = Notice{}
		}
	case Rematch:
		return m.rematch(msg.Seed)
	case Resign:
		return m.resign()
	case SwapSides:
		return m.swapSides(), nil
	case AskHint:
		return m.askHint(), nil
	case Turn:
		return m.turn(msg.Mirror), nil
	case ShowWhole:
		m.Whole = msg.Whole
	case SkipCount:
		m.Counted, m.waiting = m.steps(), 0
	case Open:
		m.Dialog, m.Notice = msg.Dialog, Notice{}
	case Close:
		m.Dialog = NoDialog
	case Set:
		m.Settings = msg.Settings
	case Seen:
		m.Hidden = msg.Hidden
	case CopyLink:
		return m, []Effect{Copy{m.Game.Shown()}}
	case CopyUnread:
		return m, []Effect{CopyText{m.Notice.Text}}
	case Copied:
		return m.copied(msg.OK), nil
	case Stored:
		return m.stored(msg.OK), nil
	case Thought:
		return m.answered(msg)
	case Unanswered:
		return m.unanswered(msg.ID), nil
	case Tick:
		return m.tick(msg.ID)
	}
	return m, nil
}

// hear makes h the latest announcement.
func (m Model) hear(h Heard) Model {
	h.Seq = m.Heard.Seq + 1
	m.Heard = h
	return m
}

// notify tells n, in the status line and aloud.
func (m Model) notify(n Notice) Model {
	m.Notice = n
	return m.hear(Heard{Kind: HeardNotice})
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
	case m.Looking():
		return m.notify(Notice{Kind: LookingBack, Hole: h}), nil
	case m.Counting():
		if m.Counted > 0 { // else it is the last marble's press, made twice
			m.Counted, m.waiting = m.steps(), 0
		}
		return m, nil
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
	m.Game.Record, m.Game.Live = rec, rec.Cursor
	m = m.cleared().hear(Heard{Kind: HeardMove, Side: side, Hole: h})
	return m.count()
}

// undoTarget returns the ply to go back to, or -1: an early finish is taken back
// first, and against the computer only positions with the person to move count.
func (m Model) undoTarget() int {
	if m.Game.Record.Finish != rules.NotFinished {
		return m.Game.Live
	}
	return m.turnOfPerson(-1)
}

func (m Model) redoTarget() int { return m.turnOfPerson(+1) }

// turnOfPerson returns the nearest ply before or after the live one at which a
// person is to move, or the last ply of the game going forward; -1 if none.
func (m Model) turnOfPerson(by int) int {
	g := m.Game
	for ply := g.Live + by; ply >= g.Base && ply <= len(g.Record.Moves); ply += by {
		last := by > 0 && ply == len(g.Record.Moves)
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
	m.Game.Record.Finish = rules.NotFinished
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
	m.Game.Live, m.Game.Record.Cursor = ply, ply
	m = m.cleared().hear(Heard{Kind: HeardShown})
	m.Counted = m.steps()
	return m
}

// show shows an earlier ply, without changing the game.
func (m Model) show(ply int) Model {
	ply = min(max(ply, 0), m.Game.Live)
	if ply == m.Game.Record.Cursor {
		return m
	}
	m.Game.Record.Cursor = ply
	m = m.cleared().hear(Heard{Kind: HeardShown})
	m.Counted = m.steps()
	return m
}

// goOn lets play go on at the ply shown.
func (m Model) goOn(computer bool) (Model, []Effect) {
	var effects []Effect
	if m.Linked {
		m.Linked = false
		if len(m.Others[0].Record.Moves) == 0 {
			m.Others = m.Others[1:]
		}
		effects = append(effects, ClearURL{})
	}
	m.Game.Record.Finish = rules.NotFinished
	if computer {
		turn := m.Game.Position().Turn()
		m.Game.Seats = [2]Seat{}
		m.Game.Seats[turn.Other()] = m.Setup.computer()
	}
	return m.goTo(m.Game.Record.Cursor), effects
}

// exchange shows the game set aside. A game that is only looked at is not kept.
func (m Model) exchange() (Model, []Effect) {
	if len(m.Others) == 0 {
		return m, nil
	}
	next := m.Others[0]
	m.Others = m.Others[1:]
	if !m.Linked {
		m = m.setAside()
	}
	m.Game, m.Linked, m.Dialog = next, false, NoDialog
	m = m.cleared().hear(Heard{Kind: HeardShown})
	m.Counted = m.steps()
	return m, []Effect{ClearURL{}}
}

func (m Model) start(msg Start) (Model, []Effect) {
	g, ok := newGame(msg.Setup, m.Day, msg.Seed)
	if !ok {
		return m.notify(Notice{Kind: BadCode}), nil
	}
	m.Setup = msg.Setup
	return m.begin(g), []Effect{ClearURL{}}
}

func (m Model) rematch(seed uint64) (Model, []Effect) {
	g := m.Game
	g.Record = rules.NewRecord(g.Record.Board, g.Record.Rules)
	g.Live, g.Seed = 0, seed
	g.Seats[rules.First], g.Seats[rules.Second] = g.Seats[rules.Second], g.Seats[rules.First]
	return m.begin(g), []Effect{ClearURL{}}
}

// resign ends the game for the person, or between two for the side to move.
func (m Model) resign() (Model, []Effect) {
	m.Dialog = NoDialog
	if m.Looking() || m.Game.Over() {
		return m, nil
	}
	side := m.Game.person()
	if side == rules.Nobody {
		side = m.Game.Position().Turn()
	}
	m.Game.Record = m.Game.Record.Cut()
	m.Game.Record.Finish = rules.FirstResigned
	if side == rules.Second {
		m.Game.Record.Finish = rules.SecondResigned
	}
	m = m.cleared().hear(Heard{Kind: HeardShown})
	return m.count()
}

// turn turns the board for the eye: 0…3 are quarters to the left, 4…7 the same
// of the board seen from behind. Nothing is left lying over it.
func (m Model) turn(mirror bool) Model {
	m.Dialog = NoDialog
	o := &m.Game.Record.Orientation
	if mirror {
		*o ^= 4
	} else {
		*o = *o&4 | (*o+1)&3
	}
	return m
}

// swapSides exchanges the seats: who moved first now sits second.
func (m Model) swapSides() Model {
	if !m.CanSwap() {
		return m
	}
	return m.swapped()
}

func (m Model) swapped() Model {
	s := &m.Game.Seats
	s[rules.First], s[rules.Second] = s[rules.Second], s[rules.First]
	m.Game.Swap = false
	return m.cleared().notify(Notice{Kind: SidesSwapped})
}

func (m Model) copied(ok bool) Model {
	if !ok {
		m.Dialog = ShareDialog
		return m.notify(Notice{Kind: CopyFailed})
	}
	return m.notify(Notice{Kind: LinkCopied})
}

// stored speaks up when saving begins to fail, once.
func (m Model) stored(ok bool) Model {
	if ok == !m.Unsaved {
		return m
	}
	m.Unsaved = !ok
	if ok {
		return m
	}
	return m.notify(Notice{Kind: StorageFailed})
}
