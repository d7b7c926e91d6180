package play

import (
	"slices"

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

func (AimAt) Traits() Traits       { return fleeting | background }
func (CellFocused) Traits() Traits { return fleeting }

func (b SaveBoard) Run(s *Shell) { s.saveBoard(b.Board) }
func (b DropBoard) Run(s *Shell) { s.dropBoard(b.Layout) }

// WorkshopScreen names the workshop; its addresses go on with the draft and a check code.
const WorkshopScreen ScreenName = "workshop"

// openWorkshop opens the workshop with the draft of an address. The draft that was
// there can be brought back by undoing; without a text it stays, and if there was none
// a board lies there that is dealt.
func openWorkshop(s *Shell, from Origin, rest string) (Screen, bool) {
	w := Workshop{Drafts: s.Drafts, Cell: rules.Point{X: 0, Y: rules.Frame - 1}, Board: from.record.Board()}
	if rest == "" {
		if w.Texts() == nil {
			w.Draft = inTheMiddle(rules.Deal(s.seed, shape(s)))
		}
		return w, true
	}
	d, ok := rules.ParseDraft(rest)
	if !ok {
		return nil, false
	}
	return w.become(d, NoDeed, rules.Tile{}), true
}

// shape is that of the board chosen for new games.
func shape(s *Shell) rules.Shape {
	if b, _, ok := game.BoardOf(s.Setup, s.Now.Date); ok && b.Width()*b.Height() > rules.Holes {
		return rules.Irregular
	}
	return rules.Square
}

func (Workshop) Name() ScreenName { return WorkshopScreen }

func (w Workshop) Fragment() string {
	if w.Draft == (rules.Draft{}) {
		return string(WorkshopScreen)
	}
	return withCode(string(WorkshopScreen) + "/" + w.Draft.String())
}

// ForCount reports whether the board is built for a count, or with setsUp for a position to be set up.
func (w Workshop) ForCount() (is, setsUp bool) {
	t, is := w.opener.(Tally)
	return is, t.SetsUp
}

// Back returns the count for which the board is built.
func (w Workshop) Back(*Shell) Screen { return w.opener }

// openedFrom returns w as it is opened from another screen, with builds by the button to build a board. A board that is complete
// makes room for it then, and can be brought back by undoing.
func (w Workshop) openedFrom(s Screen, builds bool) Workshop {
	if t, ok := s.(Tally); ok {
		w.opener = t
	}
	if builds && w.Built() != nil {
		w = w.empty().become(rules.Draft{}, AllLifted, rules.Tile{})
	}
	return w
}

// counted returns the count of a game on b: that for which the board is built, or the one shown last, if it is on b.
func (w Workshop) counted(s *Shell, b *rules.Board) Tally {
	t, ok := w.opener.(Tally)
	switch {
	case !ok:
		return tallyOn(s, b)
	case t.Marbles.Board.Layout() == b.Layout():
		return t
	}
	return t.emptyCount(s, b, game.Origin{Board: game.OwnBoard})
}

func (w Workshop) From() Origin { return Origin{record: rules.NewRecord(w.Board, rules.Ruleset{})} }

// Follow keeps the drafts.
func (w Workshop) Follow(s *Shell) Screen {
	s.Drafts = w.Drafts
	return nil
}

// Question wants the value of the empty board while it is judged.
func (w Workshop) Question(s *Shell) (Question, bool) {
	if !w.Judging || s.Hidden {
		return Question{}, false
	}
	return Question{For: ForValue, Record: w.Asked()}, true
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
func (w Workshop) after(s *Shell, next Workshop) (Screen, bool) {
	next.Judging = next.Judging && next.Draft == w.Draft
	s.arrive(Announcement{Kind: AnnounceWorkshop})
	return next, true
}

func (w Workshop) Update(s *Shell, msg Msg) (Screen, bool) {
	switch msg := msg.(type) {
	case Take:
		return w.after(s, w.take(msg.Worth))
	case PressCell:
		return w.after(s, w.press(msg.At))
	case PickUp:
		return w.after(s, w.pick(msg.At))
	case Drop:
		return w.after(s, w.dropped(msg.At))
	case Release:
		return w.after(s, w.release())
	case Rotate:
		return w.after(s, w.rotate())
	case Lift:
		return w.after(s, w.lift())
	case Nudge:
		return w.after(s, w.nudge(msg.DX, msg.DY))
	case Turn:
		return w.after(s, w.turn(msg.Mirror))
	case LiftAll:
		return w.after(s, w.empty().become(rules.Draft{}, AllLifted, rules.Tile{}))
	case Undo:
		return w.after(s, w.undo())
	case Redo:
		return w.after(s, w.redo())
	case AimAt:
		w.Aim, w.Aiming = msg.At, !msg.Off
		return w, true
	case CellFocused:
		return w.move(int(msg.At.X), int(msg.At.Y)), true
	case FocusMove, FocusEdge:
		w = w.step(msg)
		s.do(FocusCell{w.Cell})
		return w, true
	case SendBoard:
		s.do(SendPlace{w.Fragment()})
		return w, true
	case AskFair:
		w.Judging = !w.Judging && w.Built() != nil
		return w, true
	case Unanswered:
		w.Judging = false
		s.notify(Notice{Kind: EngineFailed})
		return w, true
	}
	return w.updateBoards(s, msg)
}

// updateBoards carries out what is done with whole boards.
func (w Workshop) updateBoards(s *Shell, msg Msg) (Screen, bool) {
	switch msg := msg.(type) {
	case UseBoard:
		setup := msg.Setup.Valid(s.Setup)
		b, _, ok := game.BoardOf(setup, s.Now.Date)
		if !ok {
			s.noBoard(setup)
			return w, true
		}
		s.Setup = setup
		return w.after(s, w.lay(b))
	case UseGameBoard:
		return w.after(s, w.lay(w.Board))
	case SaveBoard:
		next := w
		next.Deed = Deed{Kind: BoardSaved, Name: msg.Board.Name}
		s.saveBoard(msg.Board)
		return w.after(s, next)
	case DropBoard:
		at := slices.IndexFunc(s.Boards, func(b game.Named) bool { return b.Layout == msg.Layout })
		if at < 0 {
			return w, true
		}
		next := w.did(BoardDropped, rules.Tile{})
		next.Dropped = append([]Dropped{{s.Boards[at], at}}, w.Dropped...)
		s.dropBoard(msg.Layout)
		return w.after(s, next)
	case Undelete:
		if s.Dialog != NoDialog || len(w.Dropped) == 0 {
			return w, s.Dialog == NoDialog
		}
		return w.undrop(s)
	case PlayBoard, CountBoard:
		b := w.Built()
		if b == nil {
			return w.after(s, w.did(BoardFaulty, rules.Tile{}))
		}
		if msg == (CountBoard{}) {
			s.arrive(Announcement{Kind: AnnounceShown})
			return w.counted(s, b), true
		}
		s.Setup, s.Dialog = s.SetupOn(b), NewDialog
		return w, true
	}
	return w, false
}

// undrop brings the board back that was taken from the player's own last, to its
// place, unless the same one has been saved since.
func (w Workshop) undrop(s *Shell) (Screen, bool) {
	b, next := w.Dropped[0], w.did(DeedUndone, rules.Tile{})
	next.Dropped = w.Dropped[1:]
	if !slices.ContainsFunc(s.Boards, func(n game.Named) bool { return n.Layout == b.Layout }) {
		at := min(b.At, len(s.Boards))
		s.Boards = slices.Concat(s.Boards[:at], []game.Named{b.Named}, s.Boards[at:])
	}
	return w.after(s, next)
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
