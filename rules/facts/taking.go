package facts

import "kulami/rules"

// Taking is what changes in the count if a side takes a tile, its own or not yet, by
// filling holes of it. It is arithmetic alone: it does not say that a game leads there.
type Taking struct {
	Tile      int
	Side      rules.Side  // who takes it
	Holes     rules.Set   // that Side would fill: as few as give it the tile, and of those the ones with most points
	Now, Then rules.Score // without and with these marbles
}

// Possible reports whether the tile has holes enough, and the side marbles; if not, Holes
// is empty and Then is Now.
func (t Taking) Possible() bool { return t.Holes != 0 }

// Takings returns what changes if either side takes a tile that it does not own.
func Takings(p rules.Position, tile int) (takings []Taking) {
	for side := rules.First; side <= rules.Second; side++ {
		if lead, _ := onTile(p, tile, side); lead <= 0 {
			takings = append(takings, taking(p, tile, side))
		}
	}
	return takings
}

func taking(p rules.Position, tile int, side rules.Side) Taking {
	lead, empty := onTile(p, tile, side)
	t := Taking{Tile: tile, Side: side, Now: p.Score()}
	t.Then = t.Now
	need := 1 - lead
	if need > min(empty, marblesToPlay(p, side)) {
		return t
	}
	free := (p.Board().TileHoles(tile) & p.Empty()).Slice()
	for choice := range 1 << len(free) {
		var holes rules.Set
		for i, h := range free {
			if choice>>i&1 != 0 {
				holes |= rules.SetOf(h)
			}
		}
		if holes.Len() != need {
			continue
		}
		marbles := [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}
		marbles[side] |= holes
		then := rules.Count(p.Board(), p.Rules(), marbles)
		if t.Holes == 0 || then.Lead(side) > t.Then.Lead(side) {
			t.Holes, t.Then = holes, then
		}
	}
	return t
}
