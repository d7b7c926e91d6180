package engine

import (
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// A game ends within the bounds of every earlier position. The players try to make and to prevent
// areas and lines, to get near the bounds.
func TestGamesEndWithinBounds(t *testing.T) {
	games := Tries(600)
	r := random.Source(5)
	s := &New(Options{Table: 1 << 16}).search
	narrowed := 0
	for game := range games {
		rs := rules.Editions()[game%len(rules.Editions())].Rules
		p := rules.Start(rules.Deal(uint64(game), rules.Shape(game&1)), rs)
		path := []rules.Position{p}
		for !p.Over() {
			p = p.After(builder(&r, p, game/2%3))
			path = append(path, p)
		}
		for _, q := range path[:len(path)-1] {
			margin := p.Score().Margin()
			if q.Turn() == rules.Second {
				margin = -margin
			}
			s.prepare(q)
			f := &s.path[s.ply]
			low, high := s.bounds(f)
			if margin < low || margin > high {
				t.Fatalf("game %d, ply %d: margin %d is not in %d…%d", game, q.Ply(), margin, low, high)
			}
			if rs.Area == rules.NoArea {
				continue
			}
			for target := low + 1; target <= high; target++ {
				l, h := s.boundsByArea(f, low, high, target)
				if margin < l || margin > h {
					t.Fatalf("game %d, ply %d: margin %d is not in %d…%d, asked for %d", game, q.Ply(), margin, l, h, target)
				}
				if l > low || h < high {
					narrowed++
				}
			}
		}
	}
	if narrowed < games {
		t.Errorf("areas narrowed only %d times", narrowed)
	}
}

// builder plays for the margin of Second (way 0), of the side to move (1) or of First (2). In way 2
// one move in four is random and counts as 0.
func builder(r *random.Source, p rules.Position, way int) rules.Hole {
	best, holes := -Unbounded, rules.Set(0)
	for _, h := range p.Legal().Slice() {
		m := p.After(h).Score().Margin()
		if way == 0 || way == 1 && p.Turn() == rules.Second {
			m = -m
		}
		if r.Below(4) == 0 {
			m = 0
		}
		if m > best {
			best, holes = m, 0
		}
		if m == best {
			holes |= rules.SetOf(h)
		}
	}
	return players.Pick(r, holes)
}

// Marbles in any empty holes, legal or not, gain at most bonusMost by areas.
func TestAreasGrowWithinBounds(t *testing.T) {
	r := random.Source(6)
	s := &New(Options{Table: 1 << 16}).search
	for game := range Tries(60) {
		rs := rules.Ruleset{Area: []rules.AreaBonus{rules.AreaDifference, rules.AreaTiles}[game%2]}
		p := rules.Start(rules.Deal(uint64(game), rules.Shape(game&1)), rs)
		for !p.Over() && p.Ply() < 46 {
			p = p.After(builder(&r, p, game/2%3))
		}
		s.prepare(p)
		f := &s.path[s.ply]
		for side := range rules.Side(2) {
			marbles := [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}
			own, other := s.groupsOf(f, int(side)), s.groupsOf(f, 1-int(side)).size
			for n := range 4 {
				real := bestBonus(p.Board(), rs, marbles, side, n)
				if most := s.bonusMost(own, f.empty, marbles[side].Len(), n, other, Unbounded); most < real {
					t.Fatalf("game %d, %d marbles more for side %d: bound %d, but they can gain %d", game, n, side, most, real)
				}
			}
		}
	}
}

// bestBonus returns the maximum area bonus of a side after n more marbles in any empty holes.
func bestBonus(b *rules.Board, rs rules.Ruleset, marbles [2]rules.Set, side rules.Side, n int) int {
	best := -Unbounded
	if n == 0 {
		points := rules.Count(b, rs, marbles).AreaPoints
		return points[side] - points[1-side]
	}
	for _, h := range (^(marbles[0] | marbles[1])).Slice() {
		next := marbles
		next[side] |= rules.SetOf(h)
		best = max(best, bestBonus(b, rs, next, side, n-1))
	}
	return best
}

// No number of marbles gains more on a tile than its room allows.
func TestTilesGainWithinRoom(t *testing.T) {
	for _, c := range tileCodes {
		for side := range 2 {
			sign := int8(1 - 2*side)
			for n := 0; n <= c.empty(); n++ {
				after := c
				if side == 0 {
					after.first += int8(n)
				} else {
					after.second += int8(n)
				}
				if real, most := int(sign)*(after.margin()-c.margin()), gain(packRoom(c, side), n); real > most {
					t.Errorf("%+v: %d marbles of side %d gain %d, not %d", c, n, side, real, most)
				}
			}
		}
	}
}
