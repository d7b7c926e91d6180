package facts

import "kulami/rules"

// leadPositions is at how many positions LeadForGood looks: one or two milliseconds.
const leadPositions = 2000

// LeadForGood reports whether side leads by at least so many points at the end of the game, whatever both sides still
// play. It looks at all games that may follow, and returns false where those are too many.
func LeadForGood(p rules.Position, side rules.Side, points int) bool {
	left := leadPositions
	return leadsForGood(p, side, points, &left)
}

// leadsForGood is LeadForGood, at no more than so many positions as are left.
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
	for h := range p.Legal().All() {
		if !leadsForGood(p.After(h), side, points, left) {
			return false
		}
	}
	return true
}

// leastLead returns a lead of side by tiles and handicap that it cannot fall below.
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
