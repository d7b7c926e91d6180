package engine

import "math/bits"

// The evaluation is a sum of features, each multiplied by its weight. A weight depends on the stage
// of the game: it is interpolated between four plies.

// knots is one weight at plies 0, 19, 38 and 57, in hundredths of a point. Other plies interpolate
// it linearly.
type knots [4]int16

// weightOf returns the knots of a weight that is the same at all plies.
func weightOf(w int16) knots { return knots{w, w, w, w} }

// pack puts the knots into one word, sixteen bits each, so that adding words adds knots. A negative
// knot borrows from the next one up.
func (k knots) pack() int64 {
	return int64(k[0]) + int64(k[1])<<16 + int64(k[2])<<32 + int64(k[3])<<48
}

const knotPlies = 19

// at returns the value of packed knots at a ply, 0…56.
func at(packed int64, ply int) int {
	shift := uint(ply/knotPlies) * 16
	rest := ply % knotPlies
	low := packed
	if shift != 0 {
		low = packed>>(shift-1) + 1
		low >>= 1 // rounds up the borrow of a negative lower knot
	}
	high := (low>>15 + 1) >> 1
	return (int(int16(low))*(knotPlies-rest) + int(int16(high))*rest) / knotPlies
}

// weights holds the weights of all features. Tile and line features are for First. All other
// features are for the side to move, with its marbles counted as marbles of First.
type weights struct {
	Tile   [codes]knots // each tile
	Enter  [codes]knots // each tile with a legal hole
	Last   [codes]knots // tile of the last marble, closed to both sides for their next move
	Before [codes]knots // tile of the marble before it, closed only to the side to move
	Moves  [16]knots    // by number of legal holes
	First  knots        // added if First is to move
	// leads in marbles of the largest area, in empty holes next to it, and in marbles that one of
	// these holes would join
	Area [3]knots
	// runs of five holes without marbles of the other side, by own marbles in them
	Window [6]knots
	Line   knots // lead in total line length
}

// packed is weights in the form of the search: with packed knots, and by side.
type packed struct {
	change       [2][codes]change
	tile         [codes]int64
	enter        [2][codes]int64
	last, before [2][codes]int64
	moves        [2][16]int64
	area         [3]int64
	window       [6]int64
	line         int64
}

// change is the effect of a marble of one side on a tile with a given code.
type change struct {
	value  int64     // packed, for First
	margin int32     // margin of First
	room   [2]uint32 // room of both sides, see packRoom
	to     uint8     // code of the tile after the marble
}

// packRoom packs the room of a side on a tile into a word, so that rooms of tiles can be added. One
// byte for each number of points per marble holds the number of such marbles: six in the lowest
// byte, then four, three and two.
func packRoom(c tileCode, side int) uint32 {
	marbles, each := c.room(side)
	return uint32(marbles) << (8 * [7]uint8{6: 0, 4: 1, 3: 2, 2: 3}[each])
}

func pack(w *weights) *packed {
	p := &packed{line: w.Line.pack()}
	for i := range w.Moves {
		p.moves[1][i] = w.Moves[i].pack()
		p.moves[0][i] = p.moves[1][i] + w.First.pack()
	}
	for i := range w.Area {
		p.area[i] = w.Area[i].pack()
	}
	for i := range w.Window {
		p.window[i] = w.Window[i].pack()
	}
	for c := range tileCodes {
		s := swapped[c]
		p.tile[c] = w.Tile[c].pack()
		p.enter[0][c], p.enter[1][c] = w.Enter[c].pack(), w.Enter[s].pack()
		p.last[0][c], p.last[1][c] = w.Last[c].pack(), w.Last[s].pack()
		p.before[0][c], p.before[1][c] = w.Before[c].pack(), w.Before[s].pack()
	}
	for c, from := range tileCodes {
		for side := range 2 {
			first, second := from.first, from.second
			switch {
			case from.decided:
			case side == 0:
				first++
			default:
				second++
			}
			t := codeOf[from.size][first][second]
			to := tileCodes[t]
			p.change[side][c] = change{
				value:  p.tile[t] - p.tile[c],
				margin: int32(to.margin() - from.margin()),
				room:   [2]uint32{packRoom(to, 0) - packRoom(from, 0), packRoom(to, 1) - packRoom(from, 1)},
				to:     t,
			}
		}
	}
	return p
}

// gain returns the maximum gain of n marbles in points. It takes the marbles with the most points
// first.
func gain(room uint32, n int) int {
	k := min(n, int(room&255))
	g := 6 * k
	n -= k
	k = min(n, int(room>>8&255))
	g += 4 * k
	n -= k
	k = min(n, int(room>>16&255))
	g += 3 * k
	n -= k
	return g + 2*min(n, int(room>>24))
}

// static returns the static value of f at the given ply, for its side to move. The game must not be
// over.
func (s *search) static(f *node, ply int) int {
	side := ply & 1
	x := f.sum
	if side == 1 {
		x = -x
	}
	w := s.weights
	for m := f.legal; m != 0; {
		h := uint8(bits.TrailingZeros64(m))
		m &^= s.tile[h]
		x += w.enter[side][s.code[s.tileOf[h]]&63]
	}
	x += w.last[side][s.code[s.tileOf[f.last]]&63] + w.before[side][s.code[s.tileOf[f.before]]&63]
	x += w.moves[side][min(bits.OnesCount64(f.legal), 15)]
	if s.area != 0 {
		x += s.areaValue(f, side)
	}
	return at(x, ply)
}

// areaValue returns the packed value of the area features.
func (s *search) areaValue(f *node, side int) int64 {
	a, b := &s.groups[0][f.groups[0]], &s.groups[1][f.groups[1]]
	own, other := a.outlook(f.empty), b.outlook(f.empty)
	if side == 1 {
		own, other = other, own
	}
	w := s.weights
	return w.area[0]*int64(own.size-other.size) + w.area[1]*int64(own.open-other.open) + w.area[2]*int64(own.near-other.near)
}

// outlook holds the area features of one side: the marbles of its largest area and the empty holes
// next to it. Near is the number of marbles that one more marble there would join.
type outlook struct{ size, open, near int }

func (p *groups) outlook(empty uint64) outlook {
	if p.n == 0 {
		return outlook{}
	}
	edge := p.edge[0] & empty
	near := 0
	for i := 1; i < p.n&31; i++ {
		if p.edge[i]&edge != 0 {
			near += bits.OnesCount64(p.holes[i])
		}
	}
	return outlook{p.size, bits.OnesCount64(edge), near}
}
