package facts

import "kulami/rules"

// OwnerForGood returns the side that owns a tile, 0…16, in every fill of its empty holes with the
// marbles left. Nobody means that the tile stays tied. It returns false if the owner can still
// change. It does not check whether the holes can become legal.
func OwnerForGood(p rules.Position, tile int) (owner rules.Side, certain bool) {
	lead, empty := onTile(p, tile, rules.First)
	first, second := marblesToPlay(p, rules.First), marblesToPlay(p, rules.Second)
	switch {
	case lead > min(empty, second):
		return rules.First, true
	case -lead > min(empty, first):
		return rules.Second, true
	}
	return rules.Nobody, lead == 0 && min(empty, first+second) == 0
}

// onTile returns side's lead on a tile in marbles, and the number of its empty holes.
func onTile(p rules.Position, tile int, side rules.Side) (lead, empty int) {
	holes := p.Board().TileHoles(tile)
	return (holes & p.Marbles(side)).Len() - (holes & p.Marbles(side.Other())).Len(), (holes & p.Empty()).Len()
}

// marblesToPlay returns the maximum number of marbles that side can still play in p.
func marblesToPlay(p rules.Position, side rules.Side) int {
	if p.Over() {
		return 0
	}
	n := p.Rules().MaxPlies() - p.Ply()
	if p.Turn() == side {
		n++
	}
	return n / 2
}

// owns reports whether side owns a tile for good.
func owns(p rules.Position, tile int, side rules.Side) bool {
	owner, certain := OwnerForGood(p, tile)
	return certain && owner == side
}

// canOwn reports whether side owns a tile or has enough marbles to own it.
func canOwn(p rules.Position, tile int, side rules.Side) bool {
	lead, empty := onTile(p, tile, side)
	return lead+min(empty, marblesToPlay(p, side)) > 0
}

// wins reports whether h wins its tile for good for the side to move in p.
func wins(p rules.Position, h rules.Hole) bool {
	side, tile := p.Turn(), p.Board().TileOf(h)
	return !owns(p, tile, side) && owns(p.After(h), tile, side)
}

// tileSet is a set of tiles, one bit each.
type tileSet uint32

func (s tileSet) has(tile int) bool { return s>>tile&1 != 0 }

// winnable returns the tiles that the side to move in p can win for good with one marble.
func winnable(p rules.Position) (tiles tileSet) {
	for _, h := range p.Legal().Slice() {
		if wins(p, h) {
			tiles |= 1 << p.Board().TileOf(h)
		}
	}
	return tiles
}

// winnableElsewhere returns the tiles that the opponent could win for good with one marble, after
// some and after every legal hole of p except h. If h is the only legal hole, some is empty and
// every has all tiles.
func winnableElsewhere(p rules.Position, h rules.Hole) (some, every tileSet) {
	every = ^tileSet(0)
	for _, other := range (p.Legal() &^ rules.SetOf(h)).Slice() {
		tiles := winnable(p.After(other))
		some, every = some|tiles, every&tiles
	}
	return some, every
}

// greatest returns the tile with the greatest worth in a set, or -1. If several have it, it returns
// the lowest.
func greatest(b *rules.Board, tiles tileSet) int {
	found, most := -1, 0
	for i := range rules.Tiles {
		if n := b.Tile(i).Holes(); tiles.has(i) && n > most {
			found, most = i, n
		}
	}
	return found
}
