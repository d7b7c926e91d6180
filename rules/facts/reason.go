package facts

import "kulami/rules"

// Reason is why a move is worse than another: a fact about the last marble of one line that does
// not hold in the line of the other move.
type Reason struct {
	Fact
	Line   []rules.Hole // the marbles that lead to the fact: it is about the last of them
	Missed bool         // Line begins with the better move, and the fact is one in favour of the mover
}

// longestReason is how many marbles a reason has at most, unless it is the end of the game: as many
// as are followed at a glance.
const longestReason = 4

// What a reason weighs, in quarters of a point and less one for each marble of its line. What is
// won for good or counts as a bonus weighs its points.
const (
	pointWeight = 4
	savedWeight = 3 // of a point that the opponent can win at once
	tiedWeight  = 2 // of a point that the opponent has led for
	ledWeight   = 1 // of a point that is led for, or not any more
	holeWeight  = 6 // of each hole that is missing from a choice of three
	wasteWeight = 5
	endWeight   = 1000 // of a game that is over with the move or the reply
	scoreWeight = 7    // of one that ends later
)

// Why returns why the first move of line is worse in p than that of better. Both lines are what is
// expected, as far as it is known; what is not legal ends them. Only if they are proven, how the
// game ends after more than two marbles is a reason. Of several reasons Why returns the one that
// weighs most, of equal ones the first. Ok is false if both begin with the same move, and if no
// reason is found.
func Why(p rules.Position, line, better []rules.Hole, proven bool) (r Reason, ok bool) {
	c := comparison{played: follow(p, line), better: follow(p, better)}
	if len(c.played.moves) == 0 || len(c.better.moves) == 0 || c.played.moves[0] == c.better.moves[0] {
		return Reason{}, false
	}
	c.findEnd(proven)
	for ply := range longestReason {
		c.findAt(ply)
	}
	c.findWaste()
	return c.found, c.weight > 0
}

// course is a line with the positions that it goes through, one more than its moves.
type course struct {
	moves []rules.Hole
	at    []rules.Position
}

// follow returns the legal part of a line from p.
func follow(p rules.Position, line []rules.Hole) course {
	c := course{at: []rules.Position{p}}
	for _, h := range line {
		if !p.Legal().Has(h) {
			break
		}
		p = p.After(h)
		c.moves, c.at = append(c.moves, h), append(c.at, p)
	}
	return c
}

// last returns the last position that is known.
func (c course) last() rules.Position { return c.at[len(c.moves)] }

// after returns the position after so many moves, or the last one if the game ends before; ok is
// false if it is not known.
func (c course) after(moves int) (p rules.Position, ok bool) {
	if moves < len(c.at) {
		return c.at[moves], true
	}
	return c.last(), c.last().Over()
}

// comparison is the reason found so far between two lines from one position.
type comparison struct {
	played, better course
	found          Reason
	weight         int
}

func (c *comparison) propose(weight int, r Reason) {
	if weight > c.weight {
		c.found, c.weight = r, weight
	}
}

// findEnd proposes that the game ends with the mover not ahead: by the move, by the reply, or, if
// that is proven and worse than it would be, later.
func (c *comparison) findEnd(proven bool) {
	q, other, moves := c.played.last(), c.better.last(), c.played.moves
	side := c.played.at[0].Turn().Other()
	lead := q.Score().Lead(side)
	r := Reason{Fact: Fact{Scores, side, lead, moves[len(moves)-1]}, Line: moves}
	switch {
	case !q.Over() || lead < 0:
	case len(moves) <= 2:
		c.propose(endWeight, r)
	case proven && other.Over() && other.Score().Lead(side) < lead:
		c.propose(scoreWeight, r)
	}
}

// findWaste proposes that the marble lies on a tile that was decided before, and the better one on
// another.
func (c *comparison) findWaste() {
	p, h, better := c.played.at[0], c.played.moves[0], c.better.moves[0]
	if isDecided(p, h) && !isDecided(p, better) {
		c.propose(wasteWeight, Reason{Fact: Fact{Wastes, p.Turn(), worth(p, h), h}, Line: c.played.moves[:1]})
	}
}

// findAt proposes what the marble after so many others brings the side that plays it: the opponent
// in the line played, the mover in the better one.
func (c *comparison) findAt(ply int) {
	missed := ply&1 == 0
	line, other := c.played, c.better
	if missed {
		line, other = other, line
	}
	if ply >= len(line.moves) {
		return
	}
	h := line.moves[ply]
	for _, f := range append(Of(line.at[ply], h, nil), stands(line.at[ply], h)...) {
		if weight := weigh(f, line, other, ply); weight > 0 {
			c.propose(weight-ply, Reason{f, line.moves[:ply+1], missed})
		}
	}
}

// weigh returns what a fact about the marble after so many others weighs, 0 if it is none of
// weight, or not known to be different in the other line.
func weigh(f Fact, line, other course, ply int) int {
	p, tile := line.at[ply], line.at[ply].Board().TileOf(f.Hole)
	beside, known := other.after(ply + 1)
	switch f.Kind {
	case Wins:
		atOnce := ply == 1 && winnable(other.at[1]).has(tile)
		if (known || ply == 1) && !atOnce && !owns(other.last(), tile, f.Side) {
			return pointWeight * f.Count
		}
	case Ties:
		if known && canOwn(other.last(), tile, f.Side.Other()) {
			return tiedWeight * f.Count
		}
	case Saves:
		if ply == 0 {
			return savedWeight * f.Count
		}
	case Closes:
		if ply == 0 && winnable(other.at[1]).has(tile) {
			return tiedWeight * f.Count
		}
	case Leads, Levels:
		if lead, _ := onTile(beside, tile, f.Side); known && (lead < 0 || lead == 0 && f.Kind == Leads) {
			return ledWeight * f.Count
		}
	case Joins, Grows, Line:
		score := beside.Score()
		n := score.Areas[f.Side].Holes.Len()
		if f.Kind == Line {
			n = longest(score.Lines[f.Side])
		}
		if known && n < f.Count {
			return pointWeight * (bonusLead(p.After(f.Hole), f.Side) - bonusLead(p, f.Side))
		}
	case Leaves:
		if ply == 1 && known && beside.Legal().Len() > fewHoles {
			return holeWeight * (fewHoles - f.Count)
		}
	}
	return 0
}

// stands returns the fact that h changes who leads on a tile with marbles, without deciding it.
func stands(p rules.Position, h rules.Hole) []Fact {
	f := Fact{Leads, p.Turn(), worth(p, h), h}
	lead, empty := onTile(p, p.Board().TileOf(h), f.Side)
	if lead < 0 {
		f.Kind = Levels
	}
	if lead < -1 || lead > 0 || empty == f.Count || isDecided(p.After(h), h) {
		return nil
	}
	return []Fact{f}
}

// isDecided reports whether the owner of the tile of h is certain.
func isDecided(p rules.Position, h rules.Hole) bool {
	_, certain := OwnerForGood(p, p.Board().TileOf(h))
	return certain
}

// worth returns that of the tile of h.
func worth(p rules.Position, h rules.Hole) int { return p.Board().Tile(p.Board().TileOf(h)).Holes() }

// bonusLead returns by how many points of areas and lines a side is ahead.
func bonusLead(p rules.Position, side rules.Side) int {
	s := p.Score()
	return s.Lead(side) - s.Base[side] + s.Base[side.Other()]
}

// longest returns the length of the longest line, 0 without any.
func longest(lines []rules.Line) int {
	n := 0
	for _, l := range lines {
		n = max(n, l.Len)
	}
	return n
}
