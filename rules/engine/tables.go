package engine

import (
	"math/bits"

	"kulami/rules"
)

// none is the hole before the first move in the tables. It reaches every hole and is on no tile.
const none = 64

// tables holds the geometry of a board under a ruleset, by hole. Most tables have 256 entries, so
// that an index of type uint8 needs no bounds check.
type tables struct {
	board      *rules.Board
	rules      rules.Ruleset
	maxPlies   int         // plies of a full game
	reach      [256]uint64 // row and column of a hole without its own tile
	tile       [256]uint64 // holes of the tile of a hole
	tileOf     [256]uint8
	neighbours [256]uint64
	size       [rules.Tiles]int8
	segments   [64][4]segmentAt // segments of a hole, by direction
	segmentLen [64]uint8        // by segment, 0 after the last
	hasLines   bool
	area       rules.AreaBonus
}

// segmentAt is the place of a hole in a segment. A segment is a straight run of holes of maximum
// length. Only segments of five or more holes can hold a line; only these are listed. Unit is
// 3^place, or 0 if there is no segment. Base is the index in a lineTable at which the fillings of
// this length begin.
type segmentAt struct {
	id         uint8
	unit, base uint32
}

func newTables(b *rules.Board, r rules.Ruleset) *tables {
	g := &tables{board: b, rules: r, maxPlies: r.MaxPlies(), area: r.Area, hasLines: r.Lines != rules.NoLines}
	for h := rules.Hole(0); h < rules.Holes; h++ {
		t := b.TileOf(h)
		g.tileOf[h] = uint8(t)
		g.tile[h] = uint64(b.TileHoles(t))
		g.reach[h] = uint64(b.Cross(h) &^ b.TileHoles(t))
		g.neighbours[h] = uint64(b.Neighbours(h))
		g.size[t] = int8(b.Tile(t).Holes())
	}
	g.reach[none] = ^uint64(0)
	g.tileOf[none] = rules.Tiles
	if g.hasLines {
		g.findSegments()
	}
	return g
}

// findSegments lists the segments of the board in all directions that count.
func (g *tables) findSegments() {
	directions := 4
	if g.rules.Orthogonal {
		directions = 2
	}
	id := uint8(0)
	for d := range rules.Direction(directions) {
		var inner rules.Set
		for h := rules.Hole(0); h < rules.Holes; h++ {
			if n := g.board.Next(h, d); n != rules.NoHole {
				inner |= rules.SetOf(n)
			}
		}
		for _, start := range (^inner).Slice() {
			var run []rules.Hole
			for h := start; h != rules.NoHole; h = g.board.Next(h, d) {
				run = append(run, h)
			}
			if len(run) < rules.MinLine {
				continue
			}
			unit := uint32(1)
			for _, h := range run {
				g.segments[h][d] = segmentAt{id, unit, fillingsBelow(len(run))}
				unit *= 3
			}
			g.segmentLen[id] = uint8(len(run))
			id++
		}
	}
}

// groups holds the marbles of one side in groups joined edge to edge. The first group is the
// largest: the area that counts.
type groups struct {
	n     int
	size  int        // marbles of the first group
	holes [28]uint64 // by group
	edge  [28]uint64 // by group, all holes that touch it, filled ones too
} // by group, all holes next to it, filled ones included

// join sets q to p with one more marble, at the hole of bit with the neighbours edge.
func (q *groups) join(p *groups, bit, edge uint64) {
	holes := bit
	n := 0
	for i := range p.n & 31 {
		if p.edge[i]&bit != 0 {
			holes |= p.holes[i]
			edge |= p.edge[i]
			continue
		}
		q.holes[n], q.edge[n] = p.holes[i], p.edge[i]
		n++
	}
	q.holes[n], q.edge[n] = holes, edge
	q.n, q.size = n+1, p.size
	if size := bits.OnesCount64(holes); size >= p.size {
		q.size = size
		q.holes[0], q.holes[n] = q.holes[n], q.holes[0]
		q.edge[0], q.edge[n] = q.edge[n], q.edge[0]
	}
}

// tilesUnder returns the number of tiles under the largest group. If several groups are largest, it
// takes the group on the most tiles.
func (g *tables) tilesUnder(p *groups) int {
	most := 0
	for i := range p.n {
		if holes := p.holes[i]; bits.OnesCount64(holes) == p.size {
			most = max(most, g.tilesOf(holes))
		}
	}
	return most
}

// tilesOf returns the number of tiles under holes.
func (g *tables) tilesOf(holes uint64) (n int) {
	for ; holes != 0; n++ {
		holes &^= g.tile[bits.TrailingZeros64(holes)]
	}
	return n
}
