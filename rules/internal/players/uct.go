package players

import (
	"math"
	"time"

	"kulami/rules"
	"kulami/rules/internal/random"
)

// exploration is the constant of the upper confidence bound, for values from 0 to 1.
const exploration = 0.8

// UCT is plain Monte Carlo tree search with UCB1 (Kocsis and Szepesvári 2006) and random playouts.
// It is the usual reference opponent for game programs. A zero limit means no limit; at least one
// limit must be set. A UCT is not safe for concurrent use.
type UCT struct {
	Playouts int           // per move
	Time     time.Duration // per move
	nodes    []uctNode
	random   random.Source
}

// uctNode is a visited position. Points belong to the side that moved there: 1 for a win and ½ for
// a draw.
type uctNode struct {
	hole     rules.Hole
	children int // index of the first child, or 0 before there are any
	n        int // number of children
	visits   float64
	points   float64
}

// Move returns the move with the most visits. The game must not be over. The same seed, position
// and number of playouts give the same move.
func (u *UCT) Move(p rules.Position, seed uint64) rules.Hole {
	begin := time.Now()
	u.random = random.Source(seed)
	u.nodes = append(u.nodes[:0], uctNode{})
	for i := 0; ; i++ {
		if u.Playouts > 0 && i >= u.Playouts || u.Time > 0 && i&15 == 0 && time.Since(begin) >= u.Time {
			break
		}
		u.visit(0, p)
	}
	best := u.nodes[0].children
	for i := range u.nodes[0].n {
		if c := u.nodes[0].children + i; u.nodes[c].visits > u.nodes[best].visits {
			best = c
		}
	}
	if best == 0 {
		return Pick(&u.random, p.Legal())
	}
	return u.nodes[best].hole
}

// visit descends from node i, which is position p, to the first new position. From there it plays
// the game to its end and returns First's points.
func (u *UCT) visit(i int, p rules.Position) float64 {
	mover := p.Turn().Other() // the side that moved to i
	legal := p.Legal()
	var points float64
	if legal == 0 {
		points = firstPoints(p)
	} else if u.nodes[i].visits == 0 && i != 0 {
		for ; legal != 0; legal = p.Legal() {
			p = p.After(Pick(&u.random, legal))
		}
		points = firstPoints(p)
	} else {
		if u.nodes[i].n == 0 {
			u.nodes[i].children, u.nodes[i].n = len(u.nodes), legal.Len()
			for _, h := range legal.Slice() {
				u.nodes = append(u.nodes, uctNode{hole: h})
			}
		}
		c := u.choose(i)
		points = u.visit(c, p.After(u.nodes[c].hole))
	}
	u.nodes[i].visits++
	if mover == rules.First {
		u.nodes[i].points += points
	} else {
		u.nodes[i].points += 1 - points
	}
	return points
}

// choose returns the child of i with the highest upper confidence bound.
func (u *UCT) choose(i int) int {
	best, most := 0, math.Inf(-1)
	logVisits := math.Log(u.nodes[i].visits + 1)
	for c := u.nodes[i].children; c < u.nodes[i].children+u.nodes[i].n; c++ {
		node := &u.nodes[c]
		if node.visits == 0 {
			return c
		}
		if v := node.points/node.visits + exploration*math.Sqrt(logVisits/node.visits); v > most {
			best, most = c, v
		}
	}
	return best
}

// firstPoints returns 1 for a win of First, ½ for a draw, 0 for a loss.
func firstPoints(p rules.Position) float64 {
	switch p.Score().Leader() {
	case rules.First:
		return 1
	case rules.Second:
		return 0
	}
	return 0.5
}
