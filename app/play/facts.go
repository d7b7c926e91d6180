package play

import "kulami/rules"

// FactKind is one of the things that a move proves.
type FactKind int8

// The kinds, the most important first. A side wins a tile for good if from then on it owns
// the tile however its empty holes are filled with the marbles that may still be played,
// none once the game has ended. What the opponent "could" win is what their next marble
// wins for good if it goes into the right legal hole. FactSaves and FactCloses are about games
// that go on after the move.
const (
	FactEnds   FactKind = iota // the opponent has marbles left, but no legal hole: the game ends
	FactLeaves                 // the opponent has Count legal holes, 1…3
	FactWins                   // the mover wins the tile of the move for good; Count is its worth
	FactSaves                  // the opponent cannot win another tile, and could after every other legal hole; Count is its worth
	FactTies                   // the tile of the move stays tied however it is filled; Count is its worth
	FactJoins                  // two or more areas of the mover become their largest, of Count marbles; with an area bonus only
	FactGrows                  // the largest area of the mover grows to Count marbles in another way; with an area bonus only
	FactLine                   // the move belongs to a line of Count marbles, the longest through it; with a line bonus only
	FactGives                  // the expected reply wins a tile for good, and could not after another legal hole; Count is its worth
	FactCloses                 // the tile of the move, not won or tied by it, could be won by the opponent after another legal hole; Count is its worth
)

// Fact is one thing that a move proves by the rules, without an estimate.
type Fact struct {
	Kind  FactKind
	Side  rules.Side // who has, wins or loses it: the opponent in FactEnds, FactLeaves, FactSaves, FactGives and FactCloses, else the mover
	Count int        // holes or marbles, see the kinds; 0 for FactEnds
	Hole  rules.Hole // the move; for FactGives the reply, for FactSaves the lowest empty hole of the tile
}

// maxFacts is the number of facts that still fit into one sentence.
const maxFacts = 3

// fewHoles is the greatest number of legal holes that is worth a mention.
const fewHoles = 3

// Facts returns what it proves to play h in p, the most important first, at most three.
// If line, the moves that are expected from p on, begins with h, its second hole is the
// expected reply. A hole that is not legal proves nothing.
func Facts(p rules.Position, h rules.Hole, line []rules.Hole) []Fact {
	if !p.Legal().Has(h) {
		return nil
	}
	b, q, side := p.Board(), p.After(h), p.Turn()
	tile, opponent := b.TileOf(h), side.Other()
	var facts []Fact
	add := func(kind FactKind, side rules.Side, count int, at rules.Hole) {
		facts = append(facts, Fact{kind, side, count, at})
	}

	holes := q.Legal().Len()
	switch {
	case holes == 0 && q.Ply() < q.Rules().MaxPlies():
		add(FactEnds, opponent, 0, h)
	case 0 < holes && holes <= fewHoles:
		add(FactLeaves, opponent, holes, h)
	}

	some, every := winnableElsewhere(p, h)
	won, tied := wins(p, h), tiedForGood(q, tile)
	if won {
		add(FactWins, side, b.Tile(tile).Holes(), h)
	}
	if t := greatest(b, some&every&^winnable(q)&^(1<<tile)); t >= 0 && holes > 0 {
		add(FactSaves, opponent, b.Tile(t).Holes(), (b.TileHoles(t) & q.Empty()).First())
	}
	if tied {
		add(FactTies, side, b.Tile(tile).Holes(), h)
	}

	before, after := p.Score(), q.Score()
	if n := after.Areas[side].Holes.Len(); p.Rules().Area != rules.NoArea && n > before.Areas[side].Holes.Len() {
		kind := FactGrows
		if touched(b, h, p.Marbles(side)) > 1 {
			kind = FactJoins
		}
		add(kind, side, n, h)
	}
	if n := longestLine(b, h, after.Lines[side]); p.Rules().Lines != rules.NoLines && n > 0 {
		add(FactLine, side, n, h)
	}

	if reply, ok := expectedReply(q, h, line); ok && wins(q, reply) && !every.has(b.TileOf(reply)) {
		add(FactGives, opponent, b.Tile(b.TileOf(reply)).Holes(), reply)
	}
	if some.has(tile) && !won && !tied && holes > 0 {
		add(FactCloses, opponent, b.Tile(tile).Holes(), h)
	}
	return facts[:min(len(facts), maxFacts)]
}

// tileSet is a set of tiles, one bit each.
type tileSet uint32

func (s tileSet) has(tile int) bool { return s>>tile&1 != 0 }

// wins reports whether the side to move in p wins the tile of h for good by playing h.
func wins(p rules.Position, h rules.Hole) bool {
	side, tile := p.Turn(), p.Board().TileOf(h)
	return !ownedForGood(p, tile, side) && ownedForGood(p.After(h), tile, side)
}

// winnable returns the tiles that the side to move in p can win for good with one marble.
func winnable(p rules.Position) (tiles tileSet) {
	for h := range p.Legal().All() {
		if wins(p, h) {
			tiles |= 1 << p.Board().TileOf(h)
		}
	}
	return tiles
}

// winnableElsewhere returns the tiles that the opponent could win for good with one marble
// after some and after every legal hole of p other than h. If h is the only one, some is empty
// and every has all tiles.
func winnableElsewhere(p rules.Position, h rules.Hole) (some, every tileSet) {
	every = ^tileSet(0)
	for other := range (p.Legal() &^ rules.SetOf(h)).All() {
		tiles := winnable(p.After(other))
		some, every = some|tiles, every&tiles
	}
	return some, every
}

// ownedForGood reports whether side owns a tile however it is filled from p on.
func ownedForGood(p rules.Position, tile int, side rules.Side) bool {
	lead, empty := onTile(p, tile, side)
	return lead > min(empty, marblesToPlay(p, side.Other()))
}

// tiedForGood reports whether a tile has no owner however it is filled from p on.
func tiedForGood(p rules.Position, tile int) bool {
	lead, empty := onTile(p, tile, rules.First)
	return lead == 0 && min(empty, marblesToPlay(p, rules.First)+marblesToPlay(p, rules.Second)) == 0
}

// onTile returns by how many marbles side leads on a tile, and how many of its holes are empty.
func onTile(p rules.Position, tile int, side rules.Side) (lead, empty int) {
	holes := p.Board().TileHoles(tile)
	return (holes & p.Marbles(side)).Len() - (holes & p.Marbles(side.Other())).Len(), (holes & p.Empty()).Len()
}

// marblesToPlay returns how many marbles side may still play in p at most.
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

// greatest returns the tile of the greatest worth in a set, of equal ones the lowest, or -1.
func greatest(b *rules.Board, tiles tileSet) int {
	found, most := -1, 0
	for i := range rules.Tiles {
		if n := b.Tile(i).Holes(); tiles.has(i) && n > most {
			found, most = i, n
		}
	}
	return found
}

// touched returns how many areas of marbles h touches edge to edge.
func touched(b *rules.Board, h rules.Hole, marbles rules.Set) int {
	n := 0
	for rest := b.Neighbours(h) & marbles; rest != 0; n++ {
		area := rules.SetOf(rest.First())
		for grown := rules.Set(0); grown != area; {
			grown = area
			for inside := range grown.All() {
				area |= b.Neighbours(inside) & marbles
			}
		}
		rest &^= area
	}
	return n
}

// longestLine returns the length of the longest of lines through h, 0 if there is none.
func longestLine(b *rules.Board, h rules.Hole, lines []rules.Line) int {
	longest := 0
	for _, l := range lines {
		for at, n := l.From, 0; n < l.Len; at, n = b.Next(at, l.Dir), n+1 {
			if at == h {
				longest = max(longest, l.Len)
			}
		}
	}
	return longest
}

// expectedReply returns the second hole of line if line begins with h and goes on legally to q.
func expectedReply(q rules.Position, h rules.Hole, line []rules.Hole) (rules.Hole, bool) {
	if len(line) < 2 || line[0] != h || !q.Legal().Has(line[1]) {
		return rules.NoHole, false
	}
	return line[1], true
}
