package rules

import "kulami/rules/internal/random"

// Shape is the outline of a dealt board.
type Shape int8

// The shapes of dealt boards.
const (
	Square    Shape = iota // 8×8, without gaps
	Irregular              // any outline inside the 10×10 frame
)

// Deal lays the 17 tiles at random. A seed and a shape give the same board in every version. Square
// boards are drawn uniformly from all 390,254,538. Irregular boards grow tile by tile: the weight
// of a place is the fourth power of the hole edges it would share. This makes them as compact as
// the printed board. The board is in the lower left corner of a frame of its own width.
func Deal(seed uint64, shape Shape) *Board {
	r := random.Source(seed)
	for {
		deal := dealSquare
		if shape == Irregular {
			deal = dealIrregular
		}
		if b := deal(&r); b != nil {
			return b
		}
	}
}

// bag holds the tiles not yet laid, by worth.
type bag struct {
	stock [7]int
	left  int
}

func newBag() bag { return bag{Stock(), Tiles} }

// draw takes a random tile out of the bag in a random orientation. All tiles left are equally
// likely.
func (g *bag) draw(r *random.Source) (w, h int8) {
	n := r.Below(g.left)
	worth := 6
	for n >= g.stock[worth] {
		n -= g.stock[worth]
		worth--
	}
	g.stock[worth]--
	g.left--
	w, h = []int8{2: 2, 3: 3, 4: 2, 6: 3}[worth], []int8{2: 1, 3: 1, 4: 2, 6: 2}[worth]
	if worth != 4 && r.Below(2) == 0 {
		w, h = h, w
	}
	return w, h
}

// dealSquare puts random tiles on the next free place. It returns nil when a tile does not fit.
// Each square board arises from exactly one sequence of turned tiles. All sequences are equally
// likely, so the boards are uniform. About one sequence in 2,250 fits; most others end after a few
// tiles.
func dealSquare(r *random.Source) *Board {
	var covered Set
	tiles := make([]Tile, 0, Tiles)
	for g := newBag(); g.left > 0; {
		at := int8((^covered).First())
		w, h := g.draw(r)
		cells, fits := onSquare(at, w, h)
		if !fits || covered&cells != 0 {
			return nil
		}
		covered |= cells
		tiles = append(tiles, Tile{Point{at % 8, at / 8}, w, h})
	}
	b, _ := NewBoard(8, tiles) // a full square is always a board
	return b
}

// onSquare returns the holes of a w×h tile on the 8×8 board whose lower left hole is at. It reports
// false if the tile does not fit.
func onSquare(at, w, h int8) (holes Set, ok bool) {
	for row := range h {
		holes |= (1<<w - 1) << (at + row*8)
	}
	return holes, at%8+w <= 8 && at/8+h <= 8
}

// dealIrregular grows a board in the frame. It returns nil if a tile has no place or the outline is
// the square.
func dealIrregular(r *random.Source) *Board {
	var covered [Frame][Frame]bool
	tiles := make([]Tile, 0, Tiles)
	for g := newBag(); g.left > 0; {
		w, h := g.draw(r)
		t, ok := growth(r, &covered, w, h, len(tiles) == 0)
		if !ok {
			return nil
		}
		for y := t.Min.Y; y < t.Min.Y+h; y++ {
			for x := t.Min.X; x < t.Min.X+w; x++ {
				covered[y][x] = true
			}
		}
		tiles = append(tiles, t)
	}
	low, end := bounds(tiles)
	if end.X-low.X == 8 && end.Y-low.Y == 8 {
		return nil
	}
	b, _ := NewBoard(toCorner(tiles), tiles) // grown edge to edge, so always a board
	return b
}

// growth chooses a place for a w×h tile among the places that touch the tiles laid so far. The
// first tile goes to the middle. It reports false if no place is free.
func growth(r *random.Source, covered *[Frame][Frame]bool, w, h int8, first bool) (Tile, bool) {
	if first {
		return Tile{Point{4, 4}, w, h}, true
	}
	var places []Tile
	var weights []int
	total := 0
	for y := int8(0); y+h <= Frame; y++ {
		for x := int8(0); x+w <= Frame; x++ {
			t := Tile{Point{x, y}, w, h}
			if n := sharedEdges(covered, t); n > 0 {
				places = append(places, t)
				weights = append(weights, n*n*n*n)
				total += n * n * n * n
			}
		}
	}
	if total == 0 {
		return Tile{}, false
	}
	n := r.Below(total)
	i := 0
	for ; n >= weights[i]; i++ {
		n -= weights[i]
	}
	return places[i], true
}

// sharedEdges counts the hole edges that t would share with covered places. It returns 0 if t
// touches none or overlaps one.
func sharedEdges(covered *[Frame][Frame]bool, t Tile) int {
	at := func(x, y int8) int {
		if (Point{x, y}).inFrame() && covered[y][x] {
			return 1
		}
		return 0
	}
	n := 0
	for y := t.Min.Y; y < t.Min.Y+t.H; y++ {
		for x := t.Min.X; x < t.Min.X+t.W; x++ {
			if covered[y][x] {
				return 0
			}
		}
		n += at(t.Min.X-1, y) + at(t.Min.X+t.W, y)
	}
	for x := t.Min.X; x < t.Min.X+t.W; x++ {
		n += at(x, t.Min.Y-1) + at(x, t.Min.Y+t.H)
	}
	return n
}
