package play

import (
	"kulami/app/game"
	"kulami/rules"
)

// Pointer is where the player points on a board.
type Pointer struct {
	Focus rules.Hole // the board's one tab stop
	Hover rules.Hole // under the pointer or focused, for the preview; NoHole if none
}

// newPointer returns a Pointer with the tab stop near the middle of b.
func newPointer(b *rules.Board) Pointer {
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

// Pointing returns p: a screen with a board returns where the player points.
func (p Pointer) Pointing() Pointer { return p }

// moved carries out the messages that move the pointer on a board that is turned by
// orientation; ok is false for other messages. The hole returned is to be focused,
// NoHole if none.
func (p Pointer) moved(b *rules.Board, orientation int, legal rules.Set, msg Msg) (next Pointer, focus rules.Hole, ok bool) {
	eye := eye{b, orientation, p.Focus}
	focus = rules.NoHole
	switch msg := msg.(type) {
	case Hover:
		p.Hover = msg.Hole
	case FocusOn:
		if msg.Hole != rules.NoHole {
			p.Focus = msg.Hole
		}
	case FocusMove:
		focus = eye.neighbour(msg.DX, msg.DY)
	case FocusEdge:
		focus = eye.edge(msg.End, msg.Board)
	case FocusLegal:
		focus = eye.nextOf(legal, msg.Back)
	default:
		return p, focus, false
	}
	if focus != rules.NoHole {
		p.Focus, p.Hover = focus, focus
	}
	return p, focus, true
}

// focus gives the focus to h, if it is a hole.
func (s *Shell) focus(h rules.Hole) {
	if h != rules.NoHole {
		s.do(Focus{h})
	}
}

// BoardView is a board whose screen keeps nothing of how it lies for the eye.
type BoardView struct {
	Pointer
	Orientation int // how the board is turned, as rules.Record.Orientation
}

// carryOut carries out what any such board does: the pointer moves, the board is turned
// or described; ok is false for other messages.
func (v BoardView) carryOut(s *Shell, b *rules.Board, legal rules.Set, msg Msg) (next BoardView, ok bool) {
	if p, focus, ok := v.moved(b, v.Orientation, legal, msg); ok {
		v.Pointer = p
		s.focus(focus)
		return v, true
	}
	switch msg := msg.(type) {
	case Describe:
		s.announce(Announcement{Kind: AnnounceAnswer, Topic: msg.Topic, Hole: v.Focus})
	case Turn:
		s.Dialog = NoDialog // it would lie over the board that turns
		v.Orientation = game.Turned(v.Orientation, msg.Mirror)
	default:
		return v, false
	}
	return v, true
}

// holeOrNone is one more than a hole, or 0 for none.
type holeOrNone rules.Hole

func someHole(h rules.Hole) holeOrNone { return holeOrNone(h + 1) }

func (h holeOrNone) hole() rules.Hole { return rules.Hole(h) - 1 }
