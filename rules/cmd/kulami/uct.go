package main

import (
	"math"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/random"
)

// pick draws a hole of s, each equally likely.
func pick(r *random.Source, s rules.Set) rules.Hole {
	for n := r.Below(s.Len()); n > 0; n-- {
		s &= s - 1
	}
	return s.First()
}

// greedyPlayer takes the hole with the best count after it, by lot among equals.
type greedyPlayer struct{}

func (greedyPlayer) move(p rules.Position, moves []rules.Hole, seed uint64) (rules.Hole, error) {
	r := random.Source(seed + uint64(len(moves)))
	best, n, choice := math.MinInt, 0, rules.NoHole
	for h := range p.Legal().All() {
		m := p.After(h).Score().Margin()
		if p.Turn() == rules.Second {
			m = -m
		}
		if m > best {
			best, n = m, 0
		}
		if m == best {
			if n++; r.Below(n) == 0 {
				choice = h
			}
		}
	}
	return choice, nil
}

func (greedyPlayer) close() {}

// uctPlayer is plain UCT with random playouts, the sparring partner that every
// published program has to be measured against.
type uctPlayer struct {
	limits engine.Limits
	nodes  []uctNode
	random random.Source
}

// uctNode is a position that was visited; points are those of the side that
// moved there, 1 a win and ½ a draw.
type uctNode struct {
	hole     rules.Hole
	children int // index of the first, 0 before they are made
	n        int // number of children
	visits   float64
	points   float64
}

func (u *uctPlayer) move(p rules.Position, moves []rules.Hole, seed uint64) (rules.Hole, error) {
	begin := time.Now()
	u.random = random.Source(seed + uint64(len(moves)))
	u.nodes = append(u.nodes[:0], uctNode{})
	for i := 0; ; i++ {
		if u.limits.Nodes > 0 && i >= u.limits.Nodes || u.limits.Time > 0 && i&15 == 0 && time.Since(begin) >= u.limits.Time {
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
		return pick(&u.random, p.Legal()), nil
	}
	return u.nodes[best].hole, nil
}

// visit walks down from a node to the first new position, plays the game to the
// end from there and returns First's points.
func (u *uctPlayer) visit(i int, p rules.Position) float64 {
	mover := p.Turn().Other() // who moved here
	legal := p.Legal()
	var points float64
	if legal == 0 {
		points = firstPoints(p)
	} else if u.nodes[i].visits == 0 && i != 0 {
		for ; legal != 0; legal = p.Legal() {
			p = p.After(pick(&u.random, legal))
		}
		points = firstPoints(p)
	} else {
		if u.nodes[i].n == 0 {
			u.nodes[i].children, u.nodes[i].n = len(u.nodes), legal.Len()
			for h := range legal.All() {
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
func (u *uctPlayer) choose(i int) int {
	best, most := 0, math.Inf(-1)
	logVisits := math.Log(u.nodes[i].visits + 1)
	for c := u.nodes[i].children; c < u.nodes[i].children+u.nodes[i].n; c++ {
		node := &u.nodes[c]
		if node.visits == 0 {
			return c
		}
		if v := node.points/node.visits + 0.8*math.Sqrt(logVisits/node.visits); v > most {
			best, most = c, v
		}
	}
	return best
}

func firstPoints(p rules.Position) float64 {
	switch p.Score().Leader() {
	case rules.First:
		return 1
	case rules.Second:
		return 0
	}
	return 0.5
}

func (u *uctPlayer) close() {}
