package wooden

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

type (
	// SaveBoard puts a board among the player's own; DropBoard takes it away.
	SaveBoard struct{ Board game.Named }
	DropBoard struct{ Layout string }
	// Take takes a tile of the given worth from the tray into the hand.
	Take struct{ Worth int }
	// PressCell presses a place of the workshop's frame. PickUp picks up the tile there;
	// Drop lets the tile held go with its upper left hole there, which may be beside
	// the frame. Release lets go of it.
	PressCell struct{ At rules.Point }
	PickUp    struct{ At rules.Point }
	Drop      struct{ At rules.Point }
	Release   struct{}
	// AimAt aims the tile held at a place, or nowhere.
	AimAt struct {
		At  rules.Point
		Off bool
	}
	// CellFocused puts the workshop's tab stop on a place; it has the focus already.
	CellFocused struct{ At rules.Point }
	// Rotate turns the tile held by a quarter, or the one at the tab stop; Lift puts it
	// back into the tray, and LiftAll all of them.
	Rotate  struct{}
	Lift    struct{}
	LiftAll struct{}
	// Nudge moves the tile picked up by one hole, or all tiles if there is none.
	Nudge struct{ DX, DY int }
	// UseGameBoard lays the board of the game shown before into the workshop.
	UseGameBoard struct{}
	// PlayBoard opens the new-game dialog with the board of the workshop, CountBoard shows the
	// count of a game on it, SendBoard
	// hands its link to the system's share sheet, and AskFair lets the engine judge it,
	// or stops that.
	PlayBoard  struct{}
	CountBoard struct{}
	SendBoard  struct{}
	AskFair    struct{}
)

func (SaveBoard) Message()    {}
func (DropBoard) Message()    {}
func (Take) Message()         {}
func (PressCell) Message()    {}
func (PickUp) Message()       {}
func (Drop) Message()         {}
func (Release) Message()      {}
func (AimAt) Message()        {}
func (CellFocused) Message()  {}
func (Rotate) Message()       {}
func (Lift) Message()         {}
func (LiftAll) Message()      {}
func (Nudge) Message()        {}
func (UseGameBoard) Message() {}
func (PlayBoard) Message()    {}
func (CountBoard) Message()   {}
func (SendBoard) Message()    {}
func (AskFair) Message()      {}

func (AimAt) Traits() desk.Traits       { return desk.Fleeting | desk.Background }
func (CellFocused) Traits() desk.Traits { return desk.Fleeting }

func (b SaveBoard) Run(d *desk.Desk) { d.SaveBoard(b.Board) }
func (b DropBoard) Run(d *desk.Desk) { d.DropBoard(b.Layout) }

// WorkshopScreen names the workshop; its addresses go on with the draft and a check code.
const WorkshopScreen desk.ScreenName = "workshop"

// OpenWorkshop opens the workshop with the draft of an address. The draft that was
// there can be brought back by undoing; without a text it stays, and if there was none
// a board lies there that is dealt.
func OpenWorkshop(d *desk.Desk, from desk.Origin, rest string) (desk.Screen, bool) {
	w := Workshop{Drafts: d.Drafts, Cell: rules.Point{X: 0, Y: rules.Frame - 1}, Board: from.Record.Board()}
	if rest == "" {
		if w.Texts() == nil {
			w.Draft = inTheMiddle(rules.Deal(d.Seed, shape(d)))
		}
		return w, true
	}
	draft, ok := rules.ParseDraft(rest)
	if !ok {
		return nil, false
	}
	return w.become(draft, NoDeed, rules.Tile{}), true
}

// shape is that of the board chosen for new games.
func shape(d *desk.Desk) rules.Shape {
	if b, _, ok := game.BoardOf(d.Setup, d.Now.Date); ok && b.Width()*b.Height() > rules.Holes {
		return rules.Irregular
	}
	return rules.Square
}

func (Workshop) Name() desk.ScreenName { return WorkshopScreen }

func (w Workshop) Fragment() string {
	if w.Draft == (rules.Draft{}) {
		return string(WorkshopScreen)
	}
	return desk.WithCode(string(WorkshopScreen) + "/" + w.Draft.String())
}

// ForCount reports whether the board is built for a count, or with setsUp for a position to be set up.
func (w Workshop) ForCount() (is, setsUp bool) {
	t, is := w.opener.(Tally)
	return is, t.SetsUp
}

// Back returns the count for which the board is built.
func (w Workshop) Back(*desk.Desk) desk.Screen { return w.opener }

// OpenedFrom returns w as it is opened from another screen, with builds by the button to build a board. A board that is complete
// makes room for it then, and can be brought back by undoing.
func (w Workshop) OpenedFrom(s desk.Screen, builds bool) Workshop {
	if t, ok := s.(Tally); ok {
		w.opener = t
	}
	if builds && w.Built() != nil {
		w = w.empty().become(rules.Draft{}, AllLifted, rules.Tile{})
	}
	return w
}

// counted returns the count of a game on b: that for which the board is built, or the one shown last, if it is on b.
func (w Workshop) counted(d *desk.Desk, b *rules.Board) Tally {
	t, ok := w.opener.(Tally)
	switch {
	case !ok:
		return tallyOn(d, b)
	case t.Marbles.Board.Layout() == b.Layout():
		return t
	}
	return t.emptyCount(d, b, game.Origin{Board: game.OwnBoard})
}

func (w Workshop) From() desk.Origin {
	return desk.Origin{Record: rules.NewRecord(w.Board, rules.Ruleset{})}
}

// Follow keeps the drafts.
func (w Workshop) Follow(d *desk.Desk) desk.Screen {
	d.Drafts = w.Drafts
	return nil
}

// Question wants the value of the empty board while it is judged.
func (w Workshop) Question(d *desk.Desk) (desk.Question, bool) {
	if !w.Judging || d.Hidden {
		return desk.Question{}, false
	}
	return desk.Question{For: desk.ForValue, Record: w.Asked()}, true
}

// Asked returns the text of the empty board, or nothing while there is none.
func (w Workshop) Asked() string {
	b := w.Built()
	if b == nil {
		return ""
	}
	return rules.NewRecord(b, rules.Ruleset{}).String()
}

// after makes next the workshop after something was done in it, and announces it. What
// the engine judges is another board then.
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
	case Nudge:
		return w.after(d, w.nudge(msg.DX, msg.DY))
	case desk.Turn:
		return w.after(d, w.turn(msg.Mirror))
	case LiftAll:
		return w.after(d, w.empty().become(rules.Draft{}, AllLifted, rules.Tile{}))
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
	case SendBoard:
		d.Do(desk.SendPlace{Fragment: w.Fragment()})
		return w, true
	case AskFair:
		w.Judging = !w.Judging && w.Built() != nil
		return w, true
	case desk.Unanswered:
		w.Judging = false
		d.Notify(desk.Notice{Kind: desk.EngineFailed})
		return w, true
	}
	return w.updateBoards(d, msg)
}

// updateBoards carries out what is done with whole boards.
func (w Workshop) updateBoards(d *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	switch msg := msg.(type) {
	case UseBoard:
		setup := msg.Setup.Valid(d.Setup)
		b, _, ok := game.BoardOf(setup, d.Now.Date)
		if !ok {
			d.NoBoard(setup)
			return w, true
		}
		d.Setup = setup
		return w.after(d, w.lay(b))
	case UseGameBoard:
		return w.after(d, w.lay(w.Board))
	case SaveBoard:
		next := w
		next.Deed = Deed{Kind: BoardSaved, Name: msg.Board.Name}
		d.SaveBoard(msg.Board)
		return w.after(d, next)
	case DropBoard:
		at := slices.IndexFunc(d.Boards, func(b game.Named) bool { return b.Layout == msg.Layout })
		if at < 0 {
			return w, true
		}
		next := w.did(BoardDropped, rules.Tile{})
		next.Dropped = append([]Dropped{{d.Boards[at], at}}, w.Dropped...)
		d.DropBoard(msg.Layout)
		return w.after(d, next)
	case desk.Undelete:
		if d.Dialog != desk.NoDialog || len(w.Dropped) == 0 {
			return w, d.Dialog == desk.NoDialog
		}
		return w.undrop(d)
	case PlayBoard, CountBoard:
		b := w.Built()
		if b == nil {
			return w.after(d, w.did(BoardFaulty, rules.Tile{}))
		}
		if msg == (CountBoard{}) {
			d.Arrive(desk.Announcement{Kind: desk.AnnounceShown})
			return w.counted(d, b), true
		}
		d.Setup, d.Dialog = d.SetupOn(b), desk.NewDialog
		return w, true
	}
	return w, false
}

// undrop brings the board back that was taken from the player's own last, to its
// place, unless the same one has been saved since.
func (w Workshop) undrop(d *desk.Desk) (desk.Screen, bool) {
	b, next := w.Dropped[0], w.did(DeedUndone, rules.Tile{})
	next.Dropped = w.Dropped[1:]
	if !slices.ContainsFunc(d.Boards, func(n game.Named) bool { return n.Layout == b.Layout }) {
		at := min(b.At, len(d.Boards))
		d.Boards = slices.Concat(d.Boards[:at], []game.Named{b.Named}, d.Boards[at:])
	}
	return w.after(d, next)
}

// step moves the tab stop as arrow keys, Home and End do.
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
