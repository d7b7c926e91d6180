package engine

import (
	"math/bits"

	"kulami/rules"
)

// Bounds of the area bonus. They must be proven, because the solver cuts by them.

// areaBounds returns quick bounds of the area bonus for a side. Areas never shrink; at best all
// groups and all marbles left form one area.
func (s *state) areaBounds(f *node, side, mine, theirs int) (lo, hi int) {
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
func (s *state) groupsOf(f *node, side int) *groups {
	return &s.groups[side][f.groups[side]&63]
}

// tilesBonus returns an upper bound of the points from rules.AreaTiles for an area of at most size
// marbles on at most tiles tiles. The other side's area has at least other marbles. Tiles have at
// most six holes, so a larger area of the other side scores at least a point for every six marbles.
func tilesBonus(size, tiles, other int) int {
	switch {
	case size > other:
		return min(size, tiles)
	case size == other:
		return 0
	}
	return -tilesFor(other)
}

// tilesFor returns the minimum number of tiles under the given number of marbles.
func tilesFor(marbles int) int { return (marbles + 5) / 6 }

// boundsByArea narrows low and high, the bounds of f, by the groups that can really be joined. It
// does so only if this decides whether the margin is at least target.
func (s *state) boundsByArea(f *node, low, high, target int) (int, int) {
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

// bonusMost returns an upper bound of the area bonus for a side that has own marbles in groups p
// and adds marbles more. The other side's area has at least other marbles. It stops at the first
// bound that is at least enough.
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

// bonus returns an upper bound of the points from an area with the given size and number of tiles.
// The other side's area has at least other marbles.
func (s *state) bonus(size, tiles, other int) int {
	if s.area == rules.AreaDifference {
		return size - other
	}
	return tilesBonus(size, tiles, other)
}

// joinable returns the holes of group i and of all later groups that the given number of marbles
// can join to it. Free is the number of empty holes that these marbles can fill.
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
