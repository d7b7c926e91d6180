package play

import (
	"slices"
	"strings"

	"kulami/rules"
)

// build shows the workshop.
func (m Model) build() Model {
	if m.Screen == CourseScreen {
		m = m.exchange()
	}
	m = m.stow()
	board := m.Game.Record.Board()
	if m.Screen == WorkshopScreen {
		board = m.Workshop.Board
	}
	m.Game = Game{Record: rules.NewRecord(board, rules.Ruleset{}), Seed: m.Game.Seed}
	m.Linked, m.Screen, m.Dialog = true, WorkshopScreen, NoDialog
	m = m.cleared()
	m.Focus = firstFocus(m.Game)
	m.Workshop = m.Workshop.empty()
	if m.Workshop.Board == nil {
		m.Workshop.Cell = rules.Point{X: 0, Y: rules.Frame - 1}
	}
	m.Workshop.Board, m.Workshop.Deed, m.Workshop.Dropped = board, Deed{}, nil
	return m.hear(Heard{Kind: HeardWorkshop})
}

// built makes w the workshop, and tells. What the engine judges is another board then.
func (m Model) built(w Workshop) Model {
	if w.Draft != m.Workshop.Draft {
		m.Game.Value = false
	}
	m.Workshop, m.Notice, m.Dialog = w, Notice{}, NoDialog
	return m.hear(Heard{Kind: HeardWorkshop})
}

// inWorkshop carries out msg in the workshop; ok is false if it has nothing to say
// about it.
func (m Model) inWorkshop(msg Msg) (next Model, effects []Effect, ok bool) {
	w := m.Workshop
	switch msg := msg.(type) {
	case Take:
		return m.built(w.take(msg.Worth)), nil, true
	case PressCell:
		return m.built(w.press(msg.At)), nil, true
	case PickUp:
		return m.built(w.pick(msg.At)), nil, true
	case Drop:
		return m.built(w.dropped(msg.At)), nil, true
	case Release:
		return m.built(w.release()), nil, true
	case AimAt:
		m.Workshop.Aim, m.Workshop.Aiming = msg.At, !msg.Off
		return m, nil, true
	case CellFocused:
		m.Workshop = w.move(int(msg.At.X), int(msg.At.Y))
		return m, nil, true
	case FocusMove, FocusEdge:
		m.Workshop = w.step(msg)
		return m, []Effect{FocusCell{m.Workshop.Cell}}, true
	case Rotate:
		return m.built(w.rotate()), nil, true
	case Lift:
		return m.built(w.lift()), nil, true
	case Nudge:
		return m.built(w.nudge(msg.DX, msg.DY)), nil, true
	case Turn:
		return m.built(w.turn(msg.Mirror)), nil, true
	case LiftAll:
		return m.built(w.empty().become(rules.Draft{}, AllLifted, rules.Tile{})), nil, true
	case Undo:
		return m.built(w.back(false)), nil, true
	case Redo:
		return m.built(w.back(true)), nil, true
	case SendBoard:
		return m, []Effect{SendPlace{m.workshopAddress()}}, true
	case AskFair:
		return m.askFair(), nil, true
	case Return:
		return m.exchange(), nil, true
	case Close:
		if m.Dialog != NoDialog {
			return m, nil, false
		}
		return m.exchange(), nil, true
	case Press, Hover, FocusOn, FocusLegal, Tell:
		return m, nil, true
	}
	if ofGame(msg) {
		return m, nil, true
	}
	next, ok = m.withBoard(msg)
	return next, nil, ok
}

// withBoard carries out what is done in the workshop with whole boards.
func (m Model) withBoard(msg Msg) (next Model, ok bool) {
	w := m.Workshop
	switch msg := msg.(type) {
	case UseBoard:
		b, _, ok := BoardOf(msg.Setup, m.Day)
		if !ok {
			return m.notify(Notice{Kind: BadCode}), true
		}
		m.Setup = msg.Setup.valid(m.Setup)
		return m.built(w.lay(b)), true
	case UseGameBoard:
		return m.built(w.lay(w.Board)), true
	case SaveBoard:
		m = m.saveBoard(msg.Board)
		w.Deed = Deed{Kind: BoardSaved, Name: msg.Board.Name}
		return m.built(w), true
	case DropBoard:
		at := slices.IndexFunc(m.Boards, func(b Named) bool { return b.Layout == msg.Layout })
		if at < 0 {
			return m, true
		}
		w.Dropped = append([]Dropped{{m.Boards[at], at}}, w.Dropped...)
		return m.dropBoard(msg.Layout).built(w.did(BoardDropped, rules.Tile{})), true
	case Undelete:
		if m.Dialog != NoDialog || len(w.Dropped) == 0 {
			return m, m.Dialog == NoDialog
		}
		return m.undrop(), true
	case PlayBoard:
		b := w.Built()
		if b == nil {
			return m.built(w.did(BoardFaulty, rules.Tile{})), true
		}
		m.Setup.Board, m.Setup.Code, m.Dialog, m.Notice = "code", b.Layout(), NewDialog, Notice{}
		if slices.ContainsFunc(m.Boards, func(n Named) bool { return n.Layout == b.Layout() }) {
			m.Setup.Board, m.Setup.Mine = "mine", b.Layout()
		}
		return m, true
	}
	return m, false
}

// step moves the tab stop as arrow keys, Home and End do.
func (w Workshop) step(msg Msg) Workshop {
	x, y := int(w.Cell.X), int(w.Cell.Y)
	switch msg := msg.(type) {
	case FocusMove:
		return w.move(x+msg.DX, y+msg.DY)
	case FocusEdge:
		x = 0
		if msg.End {
			x = rules.Frame - 1
		}
		if msg.Board {
			y = rules.Frame - 1 - x
		}
	}
	return w.move(x, y)
}

// undrop brings the board back that was taken from the player's own last, to its
// place, unless the same one has been saved since.
func (m Model) undrop() Model {
	w := m.Workshop
	b := w.Dropped[0]
	w.Dropped = w.Dropped[1:]
	if !slices.ContainsFunc(m.Boards, func(n Named) bool { return n.Layout == b.Layout }) {
		m.Boards = slices.Insert(slices.Clone(m.Boards), min(b.At, len(m.Boards)), b.Named)
	}
	return m.built(w.did(DeedUndone, rules.Tile{}))
}

// askFair lets the engine judge the empty board, or stops it.
func (m Model) askFair() Model {
	b := m.Workshop.Built()
	if m.Game.Value || b == nil {
		m.Game.Value = false
		return m
	}
	m.Game.Record, m.Game.Value = rules.NewRecord(b, rules.Ruleset{}), true
	return m
}

// workshopAddress is the fragment under which the draft is found.
func (m Model) workshopAddress() string {
	if m.Workshop.Draft == (rules.Draft{}) {
		return string(WorkshopScreen)
	}
	return string(WorkshopScreen) + "/" + m.Workshop.Draft.String()
}

// openWorkshop reads such a fragment. The draft that was there can be brought back
// by undoing; without anything after the name it stays.
func (m Model) openWorkshop(fragment string) (Model, bool) {
	rest, ok := strings.CutPrefix(strings.Trim(fragment, "#/"), string(WorkshopScreen))
	text := strings.Trim(rest, "/")
	if !ok || text != "" && rest[0] != '/' {
		return m, false
	}
	d, ok := rules.ParseDraft(text)
	if !ok {
		return m, false
	}
	m = m.build()
	if text != "" {
		m.Workshop = m.Workshop.become(d, NoDeed, rules.Tile{})
	}
	return m, true
}
