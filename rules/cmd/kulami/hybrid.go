package main

import (
	"math"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
)

// hybridPlayer is a best-first search led by the engine, to measure the engine's
// own search by: a tree grows where PUCT sends it, short searches of the engine
// value its new positions, what they prove is kept apart, and a position is worth
// its best move together with the mean of what was found below.
type hybridPlayer struct {
	engine *engine.Engine
	limits engine.Limits
	depth  int // plies the engine looks ahead from a new position
	nodes  []hybridNode
	seen   int // positions the engine visited
}

// hybridNode is a position of the tree; its values are those of the side that
// moved there, from 0 for a loss to 1 for a win.
type hybridNode struct {
	hole     rules.Hole
	children int // index of the first, 0 before they are made
	n        int // number of children
	visits   float64
	sum      float64 // of the values found below
	best     float64 // by minimax
	prior    float64
	proven   engine.Outcome // for the side that moved there
}

// The hybrid's settings, chosen in short matches.
const (
	oddsUnit     = 1.2 // points of margin to a unit of log odds
	priorUnit    = 0.5 // points of margin to a factor e of prior
	curiosity    = 0.6
	minimaxShare = 0.7 // of the value; the rest is the mean
	solverPlies  = 14  // plies left from which the engine proves new positions
	solverNodes  = 3000
)

func (u *hybridPlayer) move(p rules.Position, _ []rules.Hole, _ uint64) (rules.Hole, error) {
	begin := time.Now()
	u.nodes, u.seen = append(u.nodes[:0], hybridNode{}), 0
	u.expand(0, p)
	for u.nodes[0].proven == engine.Open {
		if u.limits.Nodes > 0 && u.seen >= u.limits.Nodes || u.limits.Time > 0 && time.Since(begin) >= u.limits.Time {
			break
		}
		u.visit(0, p)
	}
	best, most := u.nodes[0].children, math.Inf(-1)
	for i := range u.nodes[0].n {
		c := u.nodes[0].children + i
		node := &u.nodes[c]
		v := node.visits + node.best
		switch node.proven {
		case engine.Win:
			v = math.Inf(1)
		case engine.Loss:
			v = node.best - 1e9
		}
		if v > most {
			best, most = c, v
		}
	}
	return u.nodes[best].hole, nil
}

func (u *hybridPlayer) close() {}

// visit walks down to a position without children, makes them, and takes what was
// found back up. It returns the value for the side that moved to i.
func (u *hybridPlayer) visit(i int, p rules.Position) float64 {
	var v float64
	if u.nodes[i].n == 0 {
		u.expand(i, p)
		v = u.nodes[i].best
	} else {
		c := u.choose(i)
		v = 1 - u.visit(c, p.After(u.nodes[c].hole))
		u.backUp(i)
	}
	u.nodes[i].visits++
	u.nodes[i].sum += v
	return v
}

// expand makes and values the children of i.
func (u *hybridPlayer) expand(i int, p rules.Position) {
	legal := p.Legal()
	u.nodes[i].children, u.nodes[i].n = len(u.nodes), legal.Len()
	total := 0.0
	for h := range legal.All() {
		next := p.After(h)
		limits := engine.Limits{Depth: u.depth}
		if p.Rules().MaxPlies()-p.Ply() <= solverPlies {
			limits = engine.Limits{Nodes: solverNodes}
		}
		var info engine.Info
		for info = range u.engine.Search(next, limits) {
		}
		u.seen += info.Nodes
		points := -float64(info.Score) / 100
		node := hybridNode{hole: h, best: 1 / (1 + math.Exp(-points/oddsUnit)), prior: math.Exp(max(-20, min(20, points)) / priorUnit)}
		switch info.Outcome() {
		case engine.Win:
			node.proven, node.best = engine.Loss, 0
		case engine.Draw:
			node.proven, node.best = engine.Draw, 0.5
		case engine.Loss:
			node.proven, node.best = engine.Win, 1
		}
		total += node.prior
		u.nodes = append(u.nodes, node)
	}
	for c := range u.nodes[i].n {
		u.nodes[u.nodes[i].children+c].prior /= total
	}
	u.backUp(i)
}

// backUp sets the value of i by those of its children, and what they prove.
func (u *hybridPlayer) backUp(i int) {
	node := &u.nodes[i]
	best, open, drawn, won := 0.0, false, false, false
	for _, c := range u.nodes[node.children : node.children+node.n] {
		best = max(best, c.best)
		open = open || c.proven == engine.Open
		drawn = drawn || c.proven == engine.Draw
		won = won || c.proven == engine.Win
	}
	node.best = 1 - best
	switch {
	case won:
		node.proven = engine.Loss
	case open:
	case drawn:
		node.proven = engine.Draw
	default:
		node.proven = engine.Win
	}
}

// choose returns the child of i to look at next, one that is not proven.
func (u *hybridPlayer) choose(i int) int {
	best, most := u.nodes[i].children, math.Inf(-1)
	root := math.Sqrt(u.nodes[i].visits + 1)
	for c := u.nodes[i].children; c < u.nodes[i].children+u.nodes[i].n; c++ {
		node := &u.nodes[c]
		if node.proven != engine.Open {
			continue
		}
		v := node.best
		if node.visits > 0 {
			v = minimaxShare*v + (1-minimaxShare)*node.sum/node.visits
		}
		if v += curiosity * node.prior * root / (1 + node.visits); v > most {
			best, most = c, v
		}
	}
	return best
}
