package facts

import "kulami/rules"

// leadPositions is the maximum number of positions that LeadForGood visits in one or two
// milliseconds.
const leadPositions = 2000

// LeadForGood reports whether side leads by at least points at the end of the game, in every
// continuation. It visits all continuations and returns false if there are too many.
func LeadForGood(p rules.Position, side rules.Side, points int) bool {
	left := leadPositions
	return leadsForGood(p, side, points, &left)
}

// leadsForGood is LeadForGood with at most left positions.
func leadsForGood(p rules.Position, side rules.Side, points int, left *int) bool {
	*left--
	switch {
	case p.Over():
		return p.Score().Lead(side) >= points
	case *left < 0:
		return false
	case !p.Rules().Bonuses() && leastLead(p, side) >= points:
		return true
	}
	for _, h := range p.Legal().Slice() {
		if !leadsForGood(p.After(h), side, points, left) {
			return false
		}
	}
	return true
}

// leastLead returns a lower bound of side's final lead by tiles and handicap.
func leastLead(p rules.Position, side rules.Side) int {
	lead := p.Rules().HandicapOf(side) - p.Rules().HandicapOf(side.Other())
	for tile := range rules.Tiles {
		worth := p.Board().Tile(tile).Holes()
		switch {
		case owns(p, tile, side):
			lead += worth
		case canOwn(p, tile, side.Other()):
			lead -= worth
		}
	}
	return lead
}
