package wooden

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

type (
	// Tiles shows the tiles of the board. Done ends the work on them.
	Tiles struct{}
	Done  struct{}
	// SaveBoard saves a board among the player's own boards.
	SaveBoard struct{ Board game.Named }
	// Take takes a tile of the given worth from the tray into the hand, or turns the tile in hand.
	Take struct{ Worth int }
	// PressCell presses a place of the frame. PickUp picks up the tile there. Drop drops the held
	// tile with its upper left hole there, possibly outside the frame. Release puts it back.
	PressCell struct{ At rules.Point }
	PickUp    struct{ At rules.Point }
	Drop      struct{ At rules.Point }
	Release   struct{}
	// AimAt sets or clears the target of the held tile.
	AimAt struct {
		At  rules.Point
		Off bool
	}
	// CellFocused moves the tab stop to a place that already has the focus.
	CellFocused struct{ At rules.Point }
	// Rotate turns the held tile by a quarter, or the tile at the tab stop. Lift puts this tile
	// back into the tray, LiftAll all tiles.
	Rotate  struct{}
	Lift    struct{}
	LiftAll struct{}
	// Nudge moves the tile picked up by one hole. Without such a tile it moves all tiles.
	Nudge struct{ DX, DY int }
	// AskFair starts or stops the engine's evaluation of the board.
	AskFair struct{}
)

func (Tiles) Message()       {}
func (Done) Message()        {}
func (SaveBoard) Message()   {}
func (Take) Message()        {}
func (PressCell) Message()   {}
func (PickUp) Message()      {}
func (Drop) Message()        {}
func (Release) Message()     {}
func (AimAt) Message()       {}
func (CellFocused) Message() {}
func (Rotate) Message()      {}
func (Lift) Message()        {}
func (LiftAll) Message()     {}
func (Nudge) Message()       {}
func (AskFair) Message()     {}

func (AimAt) Traits() desk.Traits       { return desk.Fleeting | desk.Background }
func (CellFocused) Traits() desk.Traits { return desk.Fleeting }

func (b SaveBoard) Run(d *desk.Desk) { d.SaveBoard(b.Board) }

// WorkshopScreen names the workshop. Its addresses continue with the draft and a check code.
const WorkshopScreen desk.ScreenName = "workshop"

// newWorkshop returns the workshop with the saved drafts. Opener is the previous screen.
func newWorkshop(d *desk.Desk, opener desk.Screen) Workshop {
	return Workshop{Drafts: d.Drafts, Cell: rules.Point{X: 0, Y: rules.Frame - 1}, opener: opener}
}

// OpenWorkshop opens the draft of an address, or else the saved draft. If that is empty, a tile is
// in hand. After the draft of an address, Undo restores the saved draft.
func OpenWorkshop(d *desk.Desk, from desk.Origin, rest string) (desk.Screen, bool) {
	w := newWorkshop(d, nil)
	w.Board = from.Record.Board()
	if rest == "" {
		if w.Draft == (rules.Draft{}) {
			w.Hand = 6
		}
		return w, true
	}
	draft, ok := rules.ParseDraft(rest)
	if !ok {
		return nil, false
	}
	return w.become(draft, NoDeed, rules.Tile{}), true
}

// workshopOf returns the workshop with the tiles of the board of t.
func workshopOf(d *desk.Desk, t Tally) Workshop {
	w := newWorkshop(d, t)
	w.Board = t.Marbles.Board
	if b := w.Built(); b == nil || !same(b, w.Board) {
		w = w.become(inTheMiddle(w.Board), NoDeed, rules.Tile{})
	}
	return w
}

func (Workshop) Name() desk.ScreenName { return WorkshopScreen }

func (w Workshop) Fragment() string {
	if w.Draft == (rules.Draft{}) {
		return string(WorkshopScreen)
	}
	return desk.WithCode(string(WorkshopScreen) + "/" + w.Draft.String())
}

// Back returns the screen that opened the workshop.
func (w Workshop) Back(*desk.Desk) desk.Screen { return w.opener }

// Emptied returns w without tiles if its board is complete. Undo restores the board.
func (w Workshop) Emptied() Workshop {
	if w.Built() == nil {
		return w
	}
	return w.emptied()
}

// counted returns the marbles of the opening screen, or else of the count shown last. It also
// reports whether their board is still the same.
func (w Workshop) counted(d *desk.Desk) (Tally, bool) {
	t, ok := w.opener.(Tally)
	if !ok {
		t, ok = lastTally(d)
	}
	b := w.Built()
	return t, ok && b != nil && same(t.Marbles.Board, b)
}

// marbles returns the screen of marbles on board b, with a brush for side.
func (w Workshop) marbles(d *desk.Desk, b *rules.Board, side rules.Side) Tally {
	t, same := w.counted(d)
	if opener, ok := w.opener.(Tally); ok && !same {
		t = opener.emptyCount(d, b)
	} else if !same {
		t = tallyOn(d, b)
	}
	t.Brush = side
	d.Arrive(desk.Announcement{Kind: desk.AnnounceShown})
	return t
}

// done returns the screen that follows the workshop with board b.
func (w Workshop) done(d *desk.Desk, b *rules.Board) desk.Screen {
	switch opener := w.opener.(type) {
	case Tally:
		return w.marbles(d, b, opener.Brush)
	case Start:
		opener.Board = b
		d.Arrive(desk.Announcement{Kind: desk.AnnounceShown})
		return opener
	}
	d.Setup, d.Dialog = d.SetupOn(b), desk.NewDialog
	return w
}

func (w Workshop) From() desk.Origin {
	if w.Board == nil {
		return desk.Origin{}
	}
	return desk.Origin{Record: rules.NewRecord(w.Board, rules.Ruleset{})}
}

// Follow saves the drafts.
func (w Workshop) Follow(d *desk.Desk) desk.Screen {
	d.Drafts = w.Drafts
	return nil
}

// Question asks for the value of the empty board while the engine evaluates it.
func (w Workshop) Question(d *desk.Desk) (desk.Question, bool) {
	if !w.Judging || d.Hidden {
		return desk.Question{}, false
	}
	return desk.Question{For: desk.ForValue, Record: w.Asked()}, true
}

// Asked returns the text of the empty board, or "" if the board is not finished.
func (w Workshop) Asked() string {
	b := w.Built()
	if b == nil {
		return ""
	}
	return rules.NewRecord(b, rules.Ruleset{}).String()
}

// after returns next, the workshop after a deed, and announces the deed. The engine stops if the
// board has changed.
func (w Workshop) after(d *desk.Desk, next Workshop) (desk.Screen, bool) {
	next.Judging = next.Judging && next.Draft == w.Draft
	d.Arrive(desk.Announcement{Kind: desk.AnnounceWorkshop})
	return next, true
}

func (w Workshop) Update(d *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	switch msg := msg.(type) {
	case Take:
		return w.after(d, w.take(msg.Worth))
	case PressCell:
		return w.after(d, w.press(msg.At))
	case PickUp:
		return w.after(d, w.pick(msg.At))
	case Drop:
		return w.after(d, w.dropped(msg.At))
	case Release:
		return w.after(d, w.release())
	case Rotate:
		return w.after(d, w.rotate())
	case Lift:
		return w.after(d, w.lift())
	case Nudge: // the dialog with its buttons stays open
		over := d.Dialog
		next, ok := w.after(d, w.nudge(msg.DX, msg.DY))
		d.Dialog = over
		return next, ok
	case desk.Turn:
		return w.after(d, w.turn())
	case LiftAll:
		return w.after(d, w.emptied())
	case desk.Undo:
		return w.after(d, w.undo())
	case desk.Redo:
		return w.after(d, w.redo())
	case AimAt:
		w.Aim, w.Aiming = msg.At, !msg.Off
		return w, true
	case CellFocused:
		return w.move(int(msg.At.X), int(msg.At.Y)), true
	case desk.FocusMove, desk.FocusEdge:
		w = w.step(msg)
		d.Do(desk.FocusCell{At: w.Cell})
		return w, true
	case AskFair:
		w.Judging = !w.Judging && w.Built() != nil
		return w, true
	case SaveBoard:
		next := w
		next.Deed = Deed{Kind: BoardSaved, Name: msg.Board.Name}
		d.SaveBoard(msg.Board)
		return w.after(d, next)
	case Brush, Done:
		b := w.Built()
		if b == nil {
			return w.after(d, w.did(BoardFaulty, rules.Tile{}))
		}
		if brush, ok := msg.(Brush); ok {
			return w.marbles(d, b, brush.Side), true
		}
		return w.done(d, b), true
	case desk.Unanswered:
		w.Judging = false
		d.Notify(desk.Notice{Kind: desk.EngineFailed})
		return w, true
	}
	return w, false
}

// step moves the tab stop for the arrow keys, Home and End.
func (w Workshop) step(msg desk.Msg) Workshop {
	x, y := int(w.Cell.X), int(w.Cell.Y)
	switch msg := msg.(type) {
	case desk.FocusMove:
		return w.move(x+msg.DX, y+msg.DY)
	case desk.FocusEdge:
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
