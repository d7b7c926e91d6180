package facts

import "kulami/rules"

// Reason is the reason why a move is worse than another. It is a fact about the last marble of one
// line that does not hold in the other line.
type Reason struct {
	Fact
	Line   []rules.Hole // marbles up to the fact, which is about the last one
	Missed bool         // Line begins with the better move, and the fact favours the mover
}

// longestReason is the maximum number of marbles of a reason, because more cannot be followed at a
// glance. The end of the game can take more.
const longestReason = 4

// Weights of reasons, in quarters of a point, minus one for each marble of the line before the
// fact. Permanent gains and bonuses weigh their points.
const (
	pointWeight = 4
	savedWeight = 3 // per point that the opponent can win immediately
	tiedWeight  = 2 // per point of a tile on which the opponent led
	ledWeight   = 1 // per point of a tile whose leader changes
	holeWeight  = 6 // per hole fewer than a choice of three
	wasteWeight = 5
	endWeight   = 1000 // the game is over after the move or the reply
	scoreWeight = 7    // the game ends later
)

// Why returns the reason why the first move of line is worse in p than the first move of better.
// Both lines hold the expected moves as far as known; an illegal move ends them. If proven is set,
// the end of the game after more than two marbles can be a reason. Of several reasons Why returns
// the one with the greatest weight, or the first of these. Ok is false if both lines begin with the
// same move or no reason is found.
func Why(p rules.Position, line, better []rules.Hole, proven bool) (r Reason, ok bool) {
	c := comparison{played: playLine(p, line), better: playLine(p, better)}
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

// playedLine is a line with its positions, one more than its moves.
type playedLine struct {
	moves []rules.Hole
	at    []rules.Position
}

// playLine returns the legal part of a line from p.
func playLine(p rules.Position, line []rules.Hole) playedLine {
	c := playedLine{at: []rules.Position{p}}
	for _, h := range line {
		if !p.Legal().Has(h) {
			break
		}
		p = p.After(h)
		c.moves, c.at = append(c.moves, h), append(c.at, p)
	}
	return c
}

// last returns the last known position.
func (c playedLine) last() rules.Position { return c.at[len(c.moves)] }

// after returns the position after the given number of moves, or the last position if the game is
// over earlier. It reports false if the position is unknown.
func (c playedLine) after(moves int) (p rules.Position, ok bool) {
	if moves < len(c.at) {
		return c.at[moves], true
	}
	return c.last(), c.last().Over()
}

// comparison is the best reason so far for a difference between two lines from one position.
type comparison struct {
	played, better playedLine
	found          Reason
	weight         int
}

func (c *comparison) propose(weight int, r Reason) {
	if weight > c.weight {
		c.found, c.weight = r, weight
	}
}

// findEnd proposes that the game ends with the mover not ahead. This must happen by the move or by
// the reply. A later end counts if it is proven and worse than in the other line.
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

// findWaste proposes that the marble is on a tile that was already decided, and the better marble
// is not.
func (c *comparison) findWaste() {
	p, h, better := c.played.at[0], c.played.moves[0], c.better.moves[0]
	if isDecided(p, h) && !isDecided(p, better) {
		c.propose(wasteWeight, Reason{Fact: Fact{Wastes, p.Turn(), worth(p, h), h}, Line: c.played.moves[:1]})
	}
}

// findAt proposes the facts about the marble at ply of a line. It examines the opponent's marbles
// in the line played and the mover's marbles in the better line.
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
	for _, f := range append(Of(line.at[ply], h, nil), LeadChange(line.at[ply], h)...) {
		if weight := weigh(f, line, other, ply); weight > 0 {
			c.propose(weight-ply, Reason{f, line.moves[:ply+1], missed})
		}
	}
}

// weigh returns the weight of a fact found after ply moves of the line. It returns 0 if the fact is
// irrelevant, or not known to be different in the other line.
func weigh(f Fact, line, other playedLine, ply int) int {
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

// LeadChange returns the fact that h changes the leader on a tile with marbles without deciding it.
func LeadChange(p rules.Position, h rules.Hole) []Fact {
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

// worth returns the worth of the tile of h.
func worth(p rules.Position, h rules.Hole) int { return p.Board().Tile(p.Board().TileOf(h)).Holes() }

// bonusLead returns a side's lead by areas and lines, in points.
func bonusLead(p rules.Position, side rules.Side) int {
	s := p.Score()
	return s.Lead(side) - s.Base[side] + s.Base[side.Other()]
}

// longest returns the length of the longest line, or 0.
func longest(lines []rules.Line) int {
	n := 0
	for _, l := range lines {
		n = max(n, l.Len)
	}
	return n
}
