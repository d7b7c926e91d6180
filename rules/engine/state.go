package engine

import (
	"kulami/rules"
	"kulami/rules/internal/random"
)

// node is a position on the path from the root, reduced to the data that one marble changes. Values
// are for First.
type node struct {
	key    uint64 // Zobrist hash of marbles and tiles, see ttKey
	empty  uint64
	legal  uint64
	sum    int64     // packed value of tiles, lines and handicap
	margin int32     // points of tiles, lines and handicap at this position
	room   [2]uint32 // points that each side can still gain on tiles, see packRoom
	last   uint8     // a hole, or none
	before uint8
	code   uint8    // code of last's tile before that marble
	groups [2]uint8 // ply of the last change of each side's groups
	open   [2]opens // points that each side can still gain by lines
}

// state is the path of positions from the root to the current position at ply. do and undo change
// it without allocation.
type state struct {
	*tables
	weights *packed
	*lineTable
	ply      int
	code     [32]uint8  // by tile; noTile at index rules.Tiles, which means no tile
	segment  [64]uint32 // filling of each segment, numbered as in lineTable
	path     [rules.Holes]node
	groups   [2][rules.Holes]groups // by side and ply
	counting bool                   // only the counts of marbles on tiles matter, not their holes
}

const noTile = codes - 1

// setRoot makes p the root of the path.
func (s *state) setRoot(p rules.Position) {
	for t, size := range s.size {
		holes := p.Board().TileHoles(t)
		s.code[t] = codeOf[size][(p.Marbles(rules.First) & holes).Len()][(p.Marbles(rules.Second) & holes).Len()]
	}
	s.code[rules.Tiles] = noTile
	s.counting = s.area == rules.NoArea && !s.hasLines
	s.ply = p.Ply()
	s.segment = [64]uint32{}
	f := &s.path[s.ply]
	*f = node{empty: uint64(p.Empty()), last: hole(p.Last()), before: hole(p.Before()), legal: uint64(p.Legal())}
	f.margin = int32(p.Rules().Handicap)
	f.sum = weightOf(100 * int16(f.margin)).pack()
	f.groups = [2]uint8{uint8(s.ply), uint8(s.ply)}
	for side := rules.First; side <= rules.Second; side++ {
		s.groups[side][s.ply] = groups{}
		for _, h := range p.Marbles(side).Slice() {
			f.key ^= s.marbleKey(uint8(h), int(side))
			if s.hasLines {
				s.fillLines(f, uint8(h), int(side))
			}
			if s.area != rules.NoArea {
				before := s.groups[side][s.ply]
				s.groups[side][s.ply].join(&before, 1<<h, s.neighbours[h])
			}
		}
	}
	if s.hasLines {
		s.openLines(f)
	}
	for t := range s.size {
		c := s.code[t]
		f.sum += s.weights.tile[c]
		f.margin += int32(tileCodes[c].margin())
		for side := range 2 {
			f.room[side] += packRoom(tileCodes[c], side)
		}
		if s.counting {
			f.key ^= tileKeys[t][c]
		}
	}
}

// hole converts a hole for the tables; NoHole becomes none.
func hole(h rules.Hole) uint8 {
	if h == rules.NoHole {
		return none
	}
	return uint8(h)
}

// marbleKey returns the contribution of a marble to the key, in addition to the code of its tile.
// If only counts matter, sides do not enter the key. Then positions with equal filled holes and
// equal counts on all tiles share an entry.
func (s *state) marbleKey(h uint8, side int) uint64 {
	if s.counting {
		side = 0
	}
	return marbleKeys[side][h&63]
}

// do plays h, which must be legal.
func (s *state) do(h uint8) {
	side := s.ply & 1
	f, g := &s.path[s.ply&63], &s.path[(s.ply+1)&63]
	t := s.tileOf[h] & 31
	c := s.code[t]
	change := &s.weights.change[side][c&63]
	s.code[t] = change.to
	g.code = c
	g.empty = f.empty &^ (1 << (h & 63))
	g.legal = s.reach[h] & g.empty &^ s.tile[f.last]
	g.sum = f.sum + change.value
	g.margin = f.margin + change.margin
	g.room[0] = f.room[0] + change.room[0]
	g.room[1] = f.room[1] + change.room[1]
	g.last, g.before = h, f.last
	if s.counting {
		g.key = f.key ^ marbleKeys[0][h&63] ^ tileKeys[t][c&63] ^ tileKeys[t][change.to&63]
	} else {
		g.key = f.key ^ marbleKeys[side][h&63]
		g.groups, g.open = f.groups, f.open
		if s.area != rules.NoArea {
			s.growArea(f, g, h, side)
		}
		if s.hasLines {
			s.fillLines(g, h, side)
		}
	}
	s.ply++
	if s.ply >= s.maxPlies {
		g.legal = 0
	}
}

// growArea adds a marble to the groups of its side.
func (s *state) growArea(f, g *node, h uint8, side int) {
	at := uint8(s.ply + 1)
	s.groups[side][at&63].join(&s.groups[side][f.groups[side]&63], 1<<(h&63), s.neighbours[h])
	g.groups[side] = at
}

// undo takes the last marble back.
func (s *state) undo() {
	g := &s.path[s.ply&63]
	s.code[s.tileOf[g.last]&31] = g.code
	if s.hasLines {
		s.emptyLines(g.last, (s.ply-1)&1)
	}
	s.ply--
}

// ttKey returns the key of the position in the transposition table. It covers the marbles and the
// last hole. It includes the closed tile of the marble before only if that tile takes a hole away
// from the side to move.
func (s *state) ttKey(f *node) uint64 {
	key := f.key ^ lastKeys[f.last&127]
	if s.reach[f.last]&f.empty&s.tile[f.before] != 0 {
		key ^= beforeKeys[s.tileOf[f.before]&31]
	}
	return key
}

// marginForFirst returns the present margin of the position, for First.
func (s *state) marginForFirst(f *node) int {
	return int(f.margin) + s.areaMargin(f)
}

// areaMargin returns the area bonus in the margin, for First.
func (s *state) areaMargin(f *node) int {
	if s.area == rules.NoArea {
		return 0
	}
	first, second := &s.groups[0][f.groups[0]&63], &s.groups[1][f.groups[1]&63]
	a, b := first.size, second.size
	switch {
	case a == b:
		return 0
	case s.area == rules.AreaDifference:
		return a - b
	case a > b:
		return s.tilesUnder(first)
	}
	return -s.tilesUnder(second)
}

// bounds returns bounds of the final margin for the side to move. They hold for every continuation
// of the game.
func (s *state) bounds(f *node) (lo, hi int) {
	left := s.maxPlies - s.ply
	side := s.ply & 1
	mine, theirs := (left+1)/2, left/2
	m := int(f.margin)
	if side == 1 {
		m = -m
	}
	lo, hi = m-gain(f.room[1-side], theirs), m+gain(f.room[side], mine)
	if s.hasLines {
		lo, hi = lo-f.open[1-side].by(theirs), hi+f.open[side].by(mine)
	}
	if s.area != rules.NoArea {
		a, b := s.areaBounds(f, side, mine, theirs)
		lo, hi = lo+a, hi+b
	}
	return lo, hi
}

// Random keys of Zobrist hashing (Zobrist 1970).
var (
	marbleKeys [2][64]uint64
	tileKeys   [32][codes]uint64
	lastKeys   [128]uint64
	beforeKeys [32]uint64
)

func init() {
	r := random.Source(1)
	fill := func(keys []uint64) {
		for i := range keys {
			keys[i] = r.Next()
		}
	}
	fill(marbleKeys[0][:])
	fill(marbleKeys[1][:])
	for t := range tileKeys {
		fill(tileKeys[t][:])
	}
	fill(lastKeys[:])
	fill(beforeKeys[:])
}
