package play

import "kulami/rules"

// eye is a board as it lies for the eye, seen from one of its holes.
type eye struct {
	board       *rules.Board
	orientation int
	from        rules.Hole
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
	from, to := e.board.Point(e.from).Turned(e.orientation), e.board.Point(h).Turned(e.orientation)
	return int(to.X - from.X), int(to.Y - from.Y)
}
