package facts

import (
	"slices"
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// through returns the position after a line.
func through(p rules.Position, line []rules.Hole) rules.Position {
	for _, h := range line {
		p = p.After(h)
	}
	return p
}

// bonusesLead returns a side's lead by areas and lines, in points.
func bonusesLead(p rules.Position, side rules.Side) int {
	s, other := p.Score(), side.Other()
	return s.AreaPoints[side] + s.LinePoints[side] - s.AreaPoints[other] - s.LinePoints[other]
}

// longestRun returns the length of the longest run of marbles of a side.
func longestRun(p rules.Position, side rules.Side) int {
	n := 0
	for _, h := range p.Marbles(side).Slice() {
		n = max(n, runThrough(p, side, h))
	}
	return n
}

// holds reports whether a reason fits its definition in the package comment. It fills tiles, tries
// moves and counts.
func holds(p rules.Position, line, better []rules.Hole, r Reason) bool {
	own, other, n := line, better, len(r.Line)
	if r.Missed {
		own, other = better, line
	}
	last := r.Line[n-1]
	if n > len(own) || !slices.Equal(r.Line, own[:n]) || r.Hole != last && r.Kind != Saves {
		return false
	}
	before, after, end := through(p, own[:n-1]), through(p, own[:n]), through(p, other)
	beside := through(p, other[:min(n, len(other))])
	known := len(other) >= n || end.Legal() == 0
	side, b := before.Turn(), p.Board()
	tile := b.TileOf(r.Hole)
	if worth := b.TileHoles(tile).Len(); slices.Contains([]Kind{Wins, Ties, Saves, Closes, Leads, Levels, Wastes}, r.Kind) && r.Count != worth {
		return false
	}
	if other := r.Kind == Saves || r.Kind == Closes || r.Kind == Leaves; r.Kind != Scores && (r.Side == side) == other {
		return false
	}
	if (side == p.Turn()) != r.Missed && r.Kind != Wastes && r.Kind != Scores {
		return false
	}
	ownedBy := [...]endings{firstOwns, secondOwns}
	switch r.Kind {
	case Wins:
		if !fillWins(before, last) || fills(end, tile) == ownedBy[side] {
			return false
		}
		return n == 2 && !couldWin(p.After(better[0]), tile) || n != 2 && known
	case Ties:
		return known && fills(after, tile) == noneOwns && fills(before, tile) != noneOwns && fills(end, tile)&ownedBy[side.Other()] != 0
	case Saves, Closes:
		return n == 1 && r.Missed && !couldWin(after, tile) && couldWin(p.After(line[0]), tile)
	case Leads:
		return known && before.Score().Owners[tile] != side && after.Score().Owners[tile] == side && beside.Score().Owners[tile] != side &&
			b.TileHoles(tile)&^before.Empty() != 0
	case Levels:
		return known && before.Score().Owners[tile] == side.Other() && after.Score().Owners[tile] == rules.Nobody && fills(after, tile) != noneOwns &&
			beside.Score().Owners[tile] == side.Other()
	case Joins, Grows:
		return known && largest(after, side) == r.Count && largest(before, side) < r.Count && largest(beside, side) < r.Count &&
			bonusesLead(after, side) > bonusesLead(before, side)
	case Line:
		return known && runThrough(after, side, last) == r.Count && r.Count >= 5 && longestRun(beside, side) < r.Count &&
			bonusesLead(after, side) > bonusesLead(before, side)
	case Leaves:
		return n == 2 && known && after.Legal().Len() == r.Count && r.Count < 3 && beside.Legal().Len() > 3
	case Wastes:
		return n == 1 && !r.Missed && slices.Contains([]endings{firstOwns, secondOwns, noneOwns}, fills(p, tile)) &&
			!slices.Contains([]endings{firstOwns, secondOwns, noneOwns}, fills(p, b.TileOf(better[0])))
	case Scores:
		lead := after.Score().Lead(p.Turn().Other())
		return !r.Missed && after.Legal() == 0 && lead == r.Count && lead >= 0 && r.Side == p.Turn().Other() &&
			(n <= 2 || end.Legal() == 0 && end.Score().Lead(p.Turn().Other()) < lead)
	}
	return false
}

// randomLine returns a line of random moves that begins with h.
func randomLine(r *random.Source, p rules.Position, h rules.Hole) []rules.Hole {
	line := []rules.Hole{h}
	for p, n := p.After(h), r.Below(12); !p.Over() && n > 0; n-- {
		next := players.Pick(r, p.Legal())
		line, p = append(line, next), p.After(next)
	}
	return line
}

// The reasons between random lines of random games fit their definitions, and every kind occurs. If
// a reply wins a tile that neither another reply nor the other line wins, this or a weightier fact
// is the reason.
func TestReasonsHold(t *testing.T) {
	games := 4
	if testing.Short() {
		games = 2
	}
	seen := map[Kind]int{}
	for i, ruleset := range everyRuleset() {
		for game := range games {
			r := random.Source(uint64(i*games+game)*7 + 1)
			for p := rules.Start(rules.Deal(uint64(game), rules.Shape(game&1)), ruleset); !p.Over(); p = p.After(players.Pick(&r, p.Legal())) {
				if p.Legal().Len() < 2 {
					continue
				}
				h := players.Pick(&r, p.Legal())
				line, better := randomLine(&r, p, h), randomLine(&r, p, players.Pick(&r, p.Legal()&^rules.SetOf(h)))
				proven := r.Below(2) == 0
				reason, ok := Why(p, line, better, proven)
				if ok {
					seen[reason.Kind]++
				}
				if ok && (!holds(p, line, better, reason) || reason.Kind == Scores && len(reason.Line) > 2 && !proven) {
					t.Fatalf("%s against %s in %s: %+v", names(p.Board(), line), names(p.Board(), better), p, reason)
				}
				if len(line) < 2 || ok {
					continue
				}
				gift := Reason{Fact{Wins, p.Turn().Other(), worth(p, line[1]), line[1]}, line[:2], false}
				if holds(p, line, better, gift) {
					t.Fatalf("%s against %s in %s: no reason, but %+v", names(p.Board(), line), names(p.Board(), better), p, gift)
				}
			}
		}
	}
	for _, kind := range []Kind{Leaves, Wins, Saves, Ties, Joins, Grows, Line, Closes, Leads, Levels, Wastes, Scores} {
		if seen[kind] == 0 {
			t.Errorf("kind %v does not occur", kind)
		}
	}
	t.Log(seen)
}

// Without two different legal moves there is no reason.
func TestNoReason(t *testing.T) {
	p, h, reply := given(t)
	line := []rules.Hole{h, reply}
	for _, better := range [][]rules.Hole{nil, line, {h}, {rules.NoHole}, {p.Last()}} {
		if r, ok := Why(p, line, better, true); ok {
			t.Errorf("against %v: %+v", better, r)
		}
		if r, ok := Why(p, better, line, true); ok {
			t.Errorf("%v against the line: %+v", better, r)
		}
	}
}
