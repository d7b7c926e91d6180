package wooden

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// Start is the screen on which the owner of a wooden set chooses a board and its use.
type Start struct {
	desk.Plain
	Board   *rules.Board
	Dropped []Dropped // deleted own boards, the latest first; never changed in place
}

// Dropped is a deleted board with its index among the player's own boards.
type Dropped struct {
	game.Named
	At int
}

type (
	// UseBoard chooses a board by its layout. DropBoard deletes one of the player's own boards.
	UseBoard  struct{ Layout string }
	DropBoard struct{ Layout string }
	// CountBoard opens the count of a game on the board. StudyBoard sets up a position on it.
	CountBoard struct{}
	StudyBoard struct{}
)

func (UseBoard) Message()   {}
func (DropBoard) Message()  {}
func (CountBoard) Message() {}
func (StudyBoard) Message() {}

func (b DropBoard) Run(d *desk.Desk) { d.DropBoard(b.Layout) }

// StartScreen names the screen.
const StartScreen desk.ScreenName = "my-set"

// OpenStart opens the screen with the board of the last count, or else with a classic board.
func OpenStart(d *desk.Desk, _ desk.Origin, rest string) (desk.Screen, bool) {
	s := Start{Board: rules.SheetSquare.Board()}
	if t, ok := lastTally(d); ok {
		s.Board = t.Marbles.Board
	}
	return s, rest == ""
}

func (Start) Name() desk.ScreenName { return StartScreen }

func (Start) Fragment() string { return string(StartScreen) }

// Boards returns the boards to choose from, without duplicates, in an order that a choice does not
// change. The board of the last count is first. The classic boards and the player's own boards
// follow, and the chosen board if it is another one.
func (s Start) Boards(d *desk.Desk) []*rules.Board {
	var all []*rules.Board
	if t, ok := lastTally(d); ok {
		all = append(all, t.Marbles.Board)
	}
	for _, sheet := range rules.SheetBoards() {
		all = append(all, sheet.Board())
	}
	for _, own := range d.Boards {
		if b, err := rules.ParseLayout(own.Layout); err == nil {
			all = append(all, b)
		}
	}
	all = append(all, s.Board)
	var boards []*rules.Board
	for _, b := range all {
		if !slices.ContainsFunc(boards, func(o *rules.Board) bool { return same(o, b) }) {
			boards = append(boards, b)
		}
	}
	return boards
}

// same reports whether two boards have the same tiles at any place in the frame.
func same(a, b *rules.Board) bool { return a.Turned(0).Layout() == b.Turned(0).Layout() }

func (s Start) Update(d *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	switch msg := msg.(type) {
	case UseBoard:
		if b, err := rules.ParseLayout(msg.Layout); err == nil {
			s.Board = b
		}
	case DropBoard:
		at := slices.IndexFunc(d.Boards, func(b game.Named) bool { return b.Layout == msg.Layout })
		if at < 0 {
			return s, true
		}
		s.Dropped = append([]Dropped{{d.Boards[at], at}}, s.Dropped...)
		d.DropBoard(msg.Layout)
	case desk.Undelete:
		if d.Dialog != desk.NoDialog || len(s.Dropped) == 0 {
			return s, d.Dialog == desk.NoDialog
		}
		s = s.undrop(d)
	case CountBoard:
		d.Arrive(desk.Announcement{Kind: desk.AnnounceShown})
		return tallyOn(d, s.Board), true
	case StudyBoard:
		t := NewTally(rules.NewDiagram(s.Board), d.Setup.Edition)
		t.SetsUp = true
		d.Arrive(desk.Announcement{Kind: desk.AnnounceShown})
		return t, true
	case Tiles:
		d.Arrive(desk.Announcement{Kind: desk.AnnounceWorkshop})
		return newWorkshop(d, s).Emptied(), true
	default:
		return s, false
	}
	return s, true
}

// undrop restores the last deleted board at its old index, unless the player has saved the same
// board again.
func (s Start) undrop(d *desk.Desk) Start {
	b := s.Dropped[0]
	s.Dropped = s.Dropped[1:]
	if !slices.ContainsFunc(d.Boards, func(n game.Named) bool { return n.Layout == b.Layout }) {
		at := min(b.At, len(d.Boards))
		d.Boards = slices.Concat(d.Boards[:at], []game.Named{b.Named}, d.Boards[at:])
	}
	return s
}
