package desk

import (
	"kulami/app/picture"
	"kulami/rules"
)

type (
	// Hover reports the hole under the pointer, or rules.NoHole.
	Hover struct{ Hole rules.Hole }
	// FocusOn moves the board's tab stop to a hole, which has the focus already.
	FocusOn struct{ Hole rules.Hole }
	// FocusMove moves the tab stop as arrow keys do, across gaps, in the directions of the screen.
	// DX counts to the right, DY upwards.
	FocusMove struct{ DX, DY int }
	// FocusEdge moves the tab stop to the start or end of the row, or of the board.
	FocusEdge struct{ End, Board bool }
	// FocusLegal moves the tab stop to the next or the previous playable hole.
	FocusLegal struct{ Back bool }
	// Describe asks for an announcement about the board.
	Describe struct{ Topic Topic }
	// Turn turns the board by a quarter to the right. After a full turn it mirrors it, too.
	Turn struct{}
)

func (Hover) Message()      {}
func (FocusOn) Message()    {}
func (FocusMove) Message()  {}
func (FocusEdge) Message()  {}
func (FocusLegal) Message() {}
func (Describe) Message()   {}
func (Turn) Message()       {}

func (Hover) Traits() Traits      { return Fleeting | Background }
func (FocusOn) Traits() Traits    { return Fleeting }
func (FocusMove) Traits() Traits  { return Fleeting }
func (FocusEdge) Traits() Traits  { return Fleeting }
func (FocusLegal) Traits() Traits { return Fleeting }
func (Describe) Traits() Traits   { return Fleeting }
func (Turn) Traits() Traits       { return KeepsNotice }

// Pointer is the player's position on a board.
type Pointer struct {
	Focus rules.Hole // the board's only tab stop
	Hover rules.Hole // hole under the pointer or focused, for the preview; NoHole if none
}

// NewPointer returns a Pointer with the tab stop near the middle of b.
func NewPointer(b *rules.Board) Pointer {
	best, least := rules.Hole(0), 1<<30
	for h := rules.Hole(0); h < rules.Holes; h++ {
		p := b.Point(h)
		dx, dy := 2*int(p.X)-b.Width()+1, 2*int(p.Y)-b.Height()+1
		if d := dx*dx + dy*dy; d < least {
			best, least = h, d
		}
	}
	return Pointer{Focus: best, Hover: rules.NoHole}
}

// Pointing returns p. A screen with a board has this method.
func (p Pointer) Pointing() Pointer { return p }

// CarryOut runs the messages for all boards: it moves the pointer, turns the board, or describes
// it. orientation is the board's present orientation. CarryOut returns the new one. ok is false for
// other messages.
func (p Pointer) CarryOut(d *Desk, b *rules.Board, orientation int, legal rules.Set, msg Msg) (next Pointer, turned int, ok bool) {
	eye, to := picture.Eye{Board: b, Orientation: orientation, From: p.Focus}, rules.NoHole
	switch msg := msg.(type) {
	case Hover:
		p.Hover = msg.Hole
	case FocusOn:
		if msg.Hole != rules.NoHole {
			p.Focus = msg.Hole
		}
	case FocusMove:
		to = eye.Neighbour(msg.DX, msg.DY)
	case FocusEdge:
		to = eye.Edge(msg.End, msg.Board)
	case FocusLegal:
		to = eye.Next(legal, msg.Back)
	case Describe:
		if d.Dialog == KeysDialog { // the dialog would hide the answer from a screen reader
			d.Dialog = NoDialog
		}
		d.Announce(Announcement{Kind: AnnounceAnswer, Topic: msg.Topic, Hole: p.Focus})
	case Turn:
		d.Dialog = NoDialog                 // the dialog would cover the board
		orientation = (orientation + 1) % 8 // as in rules.Link
	default:
		return p, orientation, false
	}
	if to != rules.NoHole {
		p.Focus, p.Hover = to, to
		d.Do(Focus{to})
	}
	return p, orientation, true
}

// BoardView is a board whose orientation is not stored.
type BoardView struct {
	Pointer
	Orientation int // orientation of the board, as in rules.Link
}

// CarryOut runs Pointer.CarryOut, and turns the board.
func (v BoardView) CarryOut(d *Desk, b *rules.Board, legal rules.Set, msg Msg) (next BoardView, ok bool) {
	v.Pointer, v.Orientation, ok = v.Pointer.CarryOut(d, b, v.Orientation, legal, msg)
	return v, ok
}
