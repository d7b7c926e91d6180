package picture

import "kulami/rules"

// Eye is a board in its orientation on the screen, seen from one of its holes. It finds the hole to
// which a key moves the focus.
type Eye struct {
	Board       *rules.Board
	Orientation int // orientation of the board, as in rules.Link
	From        rules.Hole
}

// Neighbour returns the nearest hole in a direction on the screen, across gaps, or NoHole at the
// edge. Positive dy is up.
func (e Eye) Neighbour(dx, dy int) rules.Hole {
	return e.nearest(^rules.Set(0), func(x, y int) (int, bool) {
		along, aside := x*dx+y*dy, x*dy-y*dx
		return along, along > 0 && aside == 0
	})
}

// Edge returns the first or last hole of the row or of the whole board, in reading order on the
// screen.
func (e Eye) Edge(end, board bool) rules.Hole {
	sign := 1
	if end {
		sign = -1
	}
	return e.nearest(^rules.Set(0), func(x, y int) (int, bool) {
		if board {
			return sign * (x - 100*y), true
		}
		return sign * x, y == 0
	})
}

// Next returns the next or the previous hole of among, in cyclic reading order on the screen. It
// returns NoHole if among is empty.
func (e Eye) Next(among rules.Set, back bool) rules.Hole {
	const round = 10_000
	return e.nearest(among, func(x, y int) (int, bool) {
		ahead := x - 100*y
		if back {
			ahead = -ahead
		}
		if ahead <= 0 {
			ahead += round
		}
		return ahead, true
	})
}

// nearest returns the hole with the least cost among the allowed holes. The cost depends on the
// hole's distance from here, x to the right and y upwards.
func (e Eye) nearest(among rules.Set, cost func(x, y int) (int, bool)) rules.Hole {
	from, best, least := e.Board.Point(e.From).Turned(e.Orientation), rules.NoHole, 0
	for _, h := range among.Slice() {
		to := e.Board.Point(h).Turned(e.Orientation)
		if c, ok := cost(int(to.X-from.X), int(to.Y-from.Y)); ok && (best == rules.NoHole || c < least) {
			best, least = h, c
		}
	}
	return best
}
