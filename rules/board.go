package rules

import "sort"

// Tiles is the number of tiles on every board.
const Tiles = 17

// Tile is a rectangle of W×H holes. Min is its lower left hole. It is worth as many points as it
// has holes.
type Tile struct {
	Min  Point
	W, H int8
}

// Holes returns the number of holes of t, which is also its worth: 6, 4, 3 or 2.
func (t Tile) Holes() int { return int(t.W) * int(t.H) }

// isShape reports whether the game has tiles of this size.
func (t Tile) isShape() bool {
	return t.W >= 1 && t.H >= 1 && t.W <= 3 && t.H <= 3 && t.Holes() <= 6 && Stock()[t.Holes()] > 0
}

// String returns the corners of the tile: the upper left and the lower right ("b9-c7"). For a tile
// of a single row these are its left and right ends ("b4-d4").
func (t Tile) String() string {
	top := Point{t.Min.X, t.Min.Y + t.H - 1}
	bottom := Point{t.Min.X + t.W - 1, t.Min.Y}
	return top.String() + "-" + bottom.String()
}

// Stock returns a game's number of tiles by worth: 4 sixes, 5 fours, 4 threes and 4 twos.
func Stock() [7]int { return [7]int{6: 4, 4: 5, 3: 4, 2: 4} }

// Direction is one of the four straight directions of a line of marbles. To go the opposite way,
// walk from the other end.
type Direction int

// The directions: along a row, along a column, and the two diagonals.
const (
	Row     Direction = iota // step to the right
	Column                   // upwards
	Rising                   // right and up
	Falling                  // right and down
)

var step = [4]Point{Row: {1, 0}, Column: {0, 1}, Rising: {1, 1}, Falling: {1, -1}}

// Board is 17 tiles laid edge to edge in a frame of at most 10×10. It is immutable and shared by
// pointer; two boards are the same board if their Layouts are equal. Holes are numbered from the
// lower left, row by row:
//
//	row 3 │ 56 57 58 59 60 61 62 63        a gap, or a place beside the
//	row 2 │ ·  50 51 52 53 54 55 ·         board, is not a hole and has
//	row 1 │ 45 46 47 48 49 ·  …            no number
//
// Tiles are numbered in the same order: tile 0 has hole 0, and each later tile has the lowest hole
// that no earlier tile covers.
type Board struct {
	width, height int
	layout        string
	tiles         [Tiles]Tile
	points        [Holes]Point
	holes         [Frame][Frame]Hole // by row, then column
	tileOf        [Holes]int8
	tileHoles     [Tiles]Set
	cross         [Holes]Set // the row and the column of the hole, the hole included
	next          [4][Holes]Hole
	neighbours    [Holes]Set // up to four, edge to edge
}

// BoardFault names the fault of a set of tiles. The values are stable. It is an error, so that
// errors.Is(err, FaultStock) finds it in a *BoardError.
type BoardFault string

// Error returns the value itself.
func (f BoardFault) Error() string { return string(f) }

// The faults of a board.
const (
	FaultOutside      BoardFault = "outside"      // a tile extends beyond the frame
	FaultOverlap      BoardFault = "overlap"      // two tiles share a hole
	FaultShape        BoardFault = "shape"        // not a rectangle of 6, 4, 3 or 2 holes
	FaultStock        BoardFault = "stock"        // not 4 sixes, 5 fours, 4 threes, 4 twos
	FaultDisconnected BoardFault = "disconnected" // not joined edge to edge
	FaultWidth        BoardFault = "width"        // the frame is empty, or wider or higher than ten
	FaultSyntax       BoardFault = "syntax"       // not board text, or not a layout code
)

// BoardError reports why tiles do not form a board, and the place of the fault if it has one place.
type BoardError struct {
	Fault BoardFault
	At    Point // the wrong tile or character, valid if HasAt
	HasAt bool
}

// Error describes the fault in English, for developers.
func (e *BoardError) Error() string {
	s := "board: " + string(e.Fault)
	if e.HasAt {
		s += " at " + e.At.String()
	}
	return s
}

// Is reports whether target is the Fault of e, for errors.Is.
func (e *BoardError) Is(target error) bool { return target == e.Fault }

func faultAt(f BoardFault, p Point) error { return &BoardError{Fault: f, At: p, HasAt: true} }

// NewBoard returns the board of the tiles, in any order. Width is the width of its frame in
// columns, 1…10; the frame can be wider than the tiles. NewBoard returns a *BoardError if the tiles
// do not form a board.
func NewBoard(width int, tiles []Tile) (*Board, error) {
	if width < 1 || width > Frame {
		return nil, &BoardError{Fault: FaultWidth}
	}
	b := &Board{width: width}
	for y := range b.holes {
		for x := range b.holes[y] {
			b.holes[y][x] = NoHole
		}
	}
	if err := b.lay(tiles); err != nil {
		return nil, err
	}
	b.number()
	b.computeGeometry()
	if !b.connected() {
		return nil, &BoardError{Fault: FaultDisconnected}
	}
	b.layout = b.encodeLayout()
	return b, nil
}

// lay checks the tiles one by one, sorts them and marks their holes.
func (b *Board) lay(tiles []Tile) error {
	var stock [7]int
	for _, t := range tiles {
		end := Point{t.Min.X + t.W - 1, t.Min.Y + t.H - 1}
		if !t.isShape() {
			return faultAt(FaultShape, t.Min)
		}
		if !t.Min.inFrame() || !end.inFrame() || int(end.X) >= b.width {
			return faultAt(FaultOutside, t.Min)
		}
		for y := t.Min.Y; y <= end.Y; y++ {
			for x := t.Min.X; x <= end.X; x++ {
				if b.holes[y][x] != NoHole {
					return faultAt(FaultOverlap, Point{x, y})
				}
				b.holes[y][x] = 0
			}
		}
		stock[t.Holes()]++
	}
	if stock != Stock() {
		return &BoardError{Fault: FaultStock}
	}
	copy(b.tiles[:], tiles)
	place := func(i int) int { return int(b.tiles[i].Min.Y)*Frame + int(b.tiles[i].Min.X) }
	sort.SliceStable(b.tiles[:], func(i, j int) bool { return place(i) < place(j) })
	return nil
}

// number gives the covered places their hole numbers, in reading order.
func (b *Board) number() {
	n := Hole(0)
	for y := range b.holes {
		for x, h := range b.holes[y] {
			if h == NoHole {
				continue
			}
			b.holes[y][x] = n
			b.points[n] = Point{int8(x), int8(y)}
			b.height = y + 1
			n++
		}
	}
	for i, t := range b.tiles {
		for y := t.Min.Y; y < t.Min.Y+t.H; y++ {
			for x := t.Min.X; x < t.Min.X+t.W; x++ {
				h := b.holes[y][x]
				b.tileOf[h] = int8(i)
				b.tileHoles[i] |= h.bit()
			}
		}
	}
}

// computeGeometry computes the tables for play and counting: crosses, steps and
// neighbours.
func (b *Board) computeGeometry() {
	var rows, columns [Frame]Set
	for h, p := range b.points {
		rows[p.Y] |= Hole(h).bit()
		columns[p.X] |= Hole(h).bit()
	}
	for h, p := range b.points {
		b.cross[h] = rows[p.Y] | columns[p.X]
		for d, s := range step {
			b.next[d][h] = b.At(Point{p.X + s.X, p.Y + s.Y})
		}
		for _, s := range []Point{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			b.neighbours[h] |= b.At(Point{p.X + s.X, p.Y + s.Y}).bit()
		}
	}
}

// connected reports whether every hole can be reached from hole 0 across shared edges.
func (b *Board) connected() bool { return b.Area(0, ^Set(0)) == ^Set(0) }

// Area returns h and the holes of within that are joined to h edge to edge.
func (b *Board) Area(h Hole, within Set) Set {
	reached, edge := h.bit(), h.bit()
	for edge != 0 {
		var grown Set
		for _, e := range edge.Slice() {
			grown |= b.neighbours[e]
		}
		edge = grown & within &^ reached
		reached |= edge
	}
	return reached
}

// Width returns the number of columns of the frame, 1…10, empty ones included.
func (b *Board) Width() int { return b.width }

// Height returns the number of the highest row that has a hole, 1…10.
func (b *Board) Height() int { return b.height }

// At returns the hole at p, or NoHole.
func (b *Board) At(p Point) Hole {
	if !p.inFrame() {
		return NoHole
	}
	return b.holes[p.Y][p.X]
}

// Point returns the place of h, which must be a hole, not NoHole.
func (b *Board) Point(h Hole) Point { return b.points[h] }

// Name returns the name of h ("c7"), or "-" for NoHole.
func (b *Board) Name(h Hole) string {
	if h == NoHole {
		return "-"
	}
	return b.points[h].String()
}

// Hole returns the hole with the given name ("c7"). It returns NoHole if that point has no hole or
// the text is not a name.
func (b *Board) Hole(name string) Hole {
	p, ok := ParsePoint(name)
	if !ok {
		return NoHole
	}
	return b.At(p)
}

// Tile returns tile i, 0…16.
func (b *Board) Tile(i int) Tile { return b.tiles[i] }

// TileOf returns the number of the tile that has h, 0…16.
func (b *Board) TileOf(h Hole) int { return int(b.tileOf[h]) }

// TileHoles returns the holes of tile i.
func (b *Board) TileHoles(i int) Set { return b.tileHoles[i] }

// Cross returns all holes of the row and of the column of h, across gaps, h
// included.
func (b *Board) Cross(h Hole) Set { return b.cross[h] }

// Next returns the hole one step from h in direction d, or NoHole at an edge
// or a gap.
func (b *Board) Next(h Hole, d Direction) Hole { return b.next[d][h] }

// Neighbours returns the up to four holes that touch h edge to edge, on any tile.
func (b *Board) Neighbours(h Hole) Set { return b.neighbours[h] }
