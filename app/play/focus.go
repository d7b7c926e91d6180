package play

import "kulami/rules"

// focus moves the board's tab stop to h.
func (m Model) focus(h rules.Hole) (Model, []Effect) {
	if h == rules.NoHole {
		return m, nil
	}
	m.Focus, m.Hover = h, h
	return m, []Effect{Focus{h}}
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
func (m Model) neighbour(dx, dy int) rules.Hole {
	return m.nearest(func(x, y int) (int, bool) {
		along, aside := x*dx+y*dy, x*dy-y*dx
		return along, along > 0 && aside == 0
	})
}

// edge returns the first or last hole of the row of the tab stop, or of the
// whole board, as the eye reads it.
func (m Model) edge(end, board bool) rules.Hole {
	sign := 1
	if end {
		sign = -1
	}
	return m.nearest(func(x, y int) (int, bool) {
		if board {
			return sign * (x - 100*y), true
		}
		return sign * x, y == 0
	})
}

// nearest returns the hole of the least cost, which is given its place relative
// to the tab stop, among those that count.
func (m Model) nearest(cost func(x, y int) (int, bool)) rules.Hole {
	b := m.Game.Record.Board()
	fx, fy := Eye(b.Point(m.Focus), m.Game.Record.Orientation())
	best, least := rules.NoHole, 0
	for h := rules.Hole(0); h < rules.Holes; h++ {
		x, y := Eye(b.Point(h), m.Game.Record.Orientation())
		if c, ok := cost(x-fx, y-fy); ok && (best == rules.NoHole || c < least) {
			best, least = h, c
		}
	}
	return best
}

// nextLegal returns the playable hole after or before the tab stop in the order
// in which the eye reads the board, going round at the ends.
func (m Model) nextLegal(back bool) rules.Hole {
	legal := m.Game.Position().Legal()
	b := m.Game.Record.Board()
	fx, fy := Eye(b.Point(m.Focus), m.Game.Record.Orientation())
	const round = 10_000
	best, least := rules.NoHole, 0
	for h := range legal.All() {
		x, y := Eye(b.Point(h), m.Game.Record.Orientation())
		ahead := (x - fx) - 100*(y-fy)
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
