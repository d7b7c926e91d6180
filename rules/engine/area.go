package engine

import (
	"math/bits"

	"kulami/rules"
)

// Bounds of the area bonus. They are proven, not estimates: the solver cuts by them.

// areaBounds returns quick bounds of the area bonus for a side: areas never shrink, and at
// best all groups become one with all marbles left.
func (s *state) areaBounds(f *frame, side, mine, theirs int) (lo, hi int) {
	own, other := s.groupsOf(f, side), s.groupsOf(f, 1-side)
	ownMost, otherMost := own.size, other.size
	marbles := s.ply / 2
	if mine > 0 {
		ownMost = marbles + mine
	}
	if theirs > 0 {
		otherMost = s.ply - marbles + theirs
	}
	if s.area == rules.AreaDifference {
		return own.size - otherMost, ownMost - other.size
	}
	return -tilesBonus(otherMost, rules.Tiles, own.size), tilesBonus(ownMost, rules.Tiles, other.size)
}

// groupsOf returns the groups of a side at f.
func (s *state) groupsOf(f *frame, side int) *groups {
	return &s.groups[side][f.groups[side]&63]
}

// tilesBonus returns the most points that an area of at most size marbles on at most that
// many tiles can bring by rules.AreaTiles, against one of at least other marbles. The
// largest tiles have six holes, so a larger area of the other side brings that side at
// least a point for every six marbles.
func tilesBonus(size, tiles, other int) int {
	switch {
	case size > other:
		return min(size, tiles)
	case size == other:
		return 0
	}
	return -tilesFor(other)
}

// tilesFor returns the least number of tiles that so many marbles need.
func tilesFor(marbles int) int { return (marbles + 5) / 6 }

// boundsByArea narrows low and high, the bounds of f, by the groups that can really be
// joined, where that answers whether the margin is at least target.
func (s *state) boundsByArea(f *frame, low, high, target int) (int, int) {
	left := s.maxPlies - s.ply
	side := s.ply & 1
	mine, theirs := (left+1)/2, left/2
	quickLow, quickHigh := s.areaBounds(f, side, mine, theirs)
	own, other := s.groupsOf(f, side), s.groupsOf(f, 1-side)
	if most := s.bonusMost(own, f.empty, s.ply/2, mine, other.size, target-high+quickHigh); high-quickHigh+most < target {
		high += most - quickHigh
	} else if most := s.bonusMost(other, f.empty, s.ply-s.ply/2, theirs, own.size, low-quickLow-target+1); low-quickLow-most >= target {
		low -= most + quickLow
	}
	return low, high
}

// bonusMost returns an upper bound of the area bonus for a side with own marbles in
// groups p that adds so many marbles, against an area of at least other marbles. It
// stops at the first bound that is at least enough.
func (s *state) bonusMost(p *groups, empty uint64, own, marbles, other, enough int) int {
	most := s.bonus(max(p.size, marbles), max(tilesFor(p.size), marbles), other)
	rest := own
	for i := range p.n {
		if most >= enough || s.bonus(rest+marbles, rules.Tiles, other) <= most {
			break
		}
		holes, free := s.joinable(p, i, empty, marbles)
		more := min(free, marbles)
		size, tiles := bits.OnesCount64(holes)+more, 0
		if s.area == rules.AreaTiles {
			tiles = min(s.tilesOf(holes)+more, rules.Tiles)
		}
		most = max(most, s.bonus(size, tiles, other))
		rest -= bits.OnesCount64(p.holes[i])
	}
	return most
}

// bonus returns the most points that an area of so many marbles on so many tiles can
// bring against one of at least other marbles.
func (s *state) bonus(size, tiles, other int) int {
	if s.area == rules.AreaDifference {
		return size - other
	}
	return tilesBonus(size, tiles, other)
}

// joinable returns the holes of group i and of all later groups that so many marbles can
// join to it, and the number of empty holes these marbles may be put into.
func (s *state) joinable(p *groups, i int, empty uint64, marbles int) (holes uint64, free int) {
	holes = p.holes[i]
	edge, seen := p.edge[i], uint64(0)
	later := p.edge[i+1 : p.n]
	for ; marbles > 0; marbles-- {
		front := edge & empty &^ seen
		if front == 0 {
			break
		}
		seen |= front
		edge = 0
		for j, e := range later {
			if e&front != 0 {
				holes |= p.holes[i+1+j]
				edge |= e
			}
		}
		for ; marbles > 1 && front != 0; front &= front - 1 {
			edge |= s.neighbours[bits.TrailingZeros64(front)]
		}
	}
	return holes, bits.OnesCount64(seen)
}
