package facts

import "kulami/rules"

// Taking is the change of the count if a side takes a tile by filling holes of it. It is only
// arithmetic: no game has to lead there.
type Taking struct {
	Tile int
	Side rules.Side // the taking side
	// holes that Side fills: the minimum number, and of these the ones with the most points
	Holes         rules.Set
	Before, After rules.Score // count without and with these marbles
}

// Possible reports whether the tile has enough holes and the side enough marbles. Otherwise Holes
// is empty and After equals Before.
func (t Taking) Possible() bool { return t.Holes != 0 }

// Takings returns the changes if a side takes a tile that it does not own, for each such side.
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
	t := Taking{Tile: tile, Side: side, Before: p.Score()}
	t.After = t.Before
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
		if t.Holes == 0 || then.Lead(side) > t.After.Lead(side) {
			t.Holes, t.After = holes, then
		}
	}
	return t
}
