package engine

import (
	"math/bits"

	"kulami/rules"
)

// none stands in the tables for the hole before the first move: it reaches every hole
// and lies on no tile.
const none = 64

// tables is the geometry of a board under a ruleset, looked up by hole. Most tables have
// 256 entries, so that an index of type uint8 needs no bounds check.
type tables struct {
	board      *rules.Board
	rules      rules.Ruleset
	maxPlies   int         // plies of a full game
	reach      [256]uint64 // row and column of a hole without the holes of its own tile
	tile       [256]uint64 // holes of the tile of a hole
	tileOf     [256]uint8
	neighbours [256]uint64
	size       [rules.Tiles]int8
	segments   [64][4]segmentAt // the segments a hole is part of, by direction
	segmentLen [64]uint8        // by segment, 0 after the last
	hasLines   bool
	area       rules.AreaBonus
}

// segmentAt is the place of a hole in a segment. A segment is a straight run of holes
// that cannot be made longer; only those of five holes or more can hold a line and are
// listed. unit is 3^place, 0 for no segment; base is where the fillings of segments of
// its length begin in a lineTable.
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
		for start := range (^inner).All() {
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

// groups is the marbles of one side in groups joined edge to edge, the largest group
// first. The largest one is the area that counts.
type groups struct {
	n     int
	size  int        // marbles of the first group
	holes [28]uint64 // by group
	edge  [28]uint64 // by group, all holes that touch it, filled ones too
}

// join sets q to p with a marble added at the hole of bit, whose neighbours are edge.
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

// tilesUnder returns on how many tiles the largest group has marbles; of groups of equal
// size, the one on the most tiles counts.
func (g *tables) tilesUnder(p *groups) int {
	most := 0
	for i := range p.n {
		if holes := p.holes[i]; bits.OnesCount64(holes) == p.size {
			most = max(most, g.tilesOf(holes))
		}
	}
	return most
}

// tilesOf returns the number of tiles that holes lie on.
func (g *tables) tilesOf(holes uint64) (n int) {
	for ; holes != 0; n++ {
		holes &^= g.tile[bits.TrailingZeros64(holes)]
	}
	return n
}
