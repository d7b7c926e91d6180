package play

import "kulami/rules"

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

// focusEffects gives the focus to h, if it is a hole.
func focusEffects(h rules.Hole) []Effect {
	if h == rules.NoHole {
		return nil
	}
	return []Effect{Focus{h}}
}

// eye is a board as it lies for the eye, seen from one of its holes.
type eye struct {
	board       *rules.Board
	orientation int
	from        rules.Hole
}

// Eye returns where the hole at p lies for the eye when the board is turned,
// with x to the right and y upwards, both possibly negative.
func Eye(p rules.Point, turned int) (x, y int) {
	x, y = int(p.X), int(p.Y)
	if turned >= 4 {
		x = -x
	}
	for range turned % 4 {
		x, y = y, -x
	}
	return x, y
}

// neighbour returns the nearest hole from the tab stop in a direction of the
// eye, across gaps, or NoHole at the edge.
func (e eye) neighbour(dx, dy int) rules.Hole {
	return e.nearest(func(x, y int) (int, bool) {
		along, aside := x*dx+y*dy, x*dy-y*dx
		return along, along > 0 && aside == 0
	})
}

// edge returns the first or last hole of the row of the tab stop, or of the
// whole board, as the eye reads it.
func (e eye) edge(end, board bool) rules.Hole {
	sign := 1
	if end {
		sign = -1
	}
	return e.nearest(func(x, y int) (int, bool) {
		if board {
			return sign * (x - 100*y), true
		}
		return sign * x, y == 0
	})
}

// nearest returns the hole of the least cost, which is given its place relative
// to the tab stop, among those that count.
func (e eye) nearest(cost func(x, y int) (int, bool)) rules.Hole {
	best, least := rules.NoHole, 0
	for h := rules.Hole(0); h < rules.Holes; h++ {
		if c, ok := cost(e.to(h)); ok && (best == rules.NoHole || c < least) {
			best, least = h, c
		}
	}
	return best
}

// nextOf returns the hole of legal after or before the tab stop in the order in which
// the eye reads the board, going round at the ends.
func (e eye) nextOf(legal rules.Set, back bool) rules.Hole {
	const round = 10_000
	best, least := rules.NoHole, 0
	for h := range legal.All() {
		x, y := e.to(h)
		ahead := x - 100*y
		if back {
			ahead = -ahead
		}
		if ahead <= 0 {
			ahead += round
		}
		if best == rules.NoHole || ahead < least {
			best, least = h, ahead
		}
	}
	return best
}

// to returns where h lies, with x to the right and y upwards.
func (e eye) to(h rules.Hole) (x, y int) {
	fx, fy := Eye(e.board.Point(e.from), e.orientation)
	x, y = Eye(e.board.Point(h), e.orientation)
	return x - fx, y - fy
}
