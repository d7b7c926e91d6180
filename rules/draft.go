package rules

import "slices"

// Draft is an unfinished board: tiles anywhere on the 10×10 frame. They can overlap, be apart and
// extend beyond the frame, but each has a hole in it. Faults reports why it is not a board yet.
//
// Tiles are numbered from 0 in the order of their placement; a later tile is on top. A draft is a
// small value: two are equal (==) exactly if they have the same tiles with the same numbers. The
// zero value is the empty draft.
type Draft struct {
	tiles  [MaxDrafted]Tile
	placed int8
}

// MaxDrafted is the maximum number of tiles in a draft, twice as many as a board needs.
const MaxDrafted = 2 * Tiles

// DraftOf returns the draft of a board, with its tiles in the board's order and at their places in
// its frame.
func DraftOf(b *Board) Draft {
	d := Draft{placed: Tiles}
	copy(d.tiles[:], b.tiles[:])
	return d
}

// Tiles returns the tiles in the order of their numbers.
func (d Draft) Tiles() []Tile { return slices.Clone(d.tiles[:d.placed]) }

// At returns the number of the uppermost tile that covers p, or -1.
func (d Draft) At(p Point) int {
	for i := int(d.placed) - 1; i >= 0; i-- {
		if d.tiles[i].overlaps(Tile{p, 1, 1}) {
			return i
		}
	}
	return -1
}

// Tray returns the number of tiles of each worth that the draft still lacks, 0 if it has enough or
// too many.
func (d Draft) Tray() (left [7]int) {
	for worth, n := range d.balance() {
		left[worth] = max(n, 0)
	}
	return left
}

// balance is like Tray, but negative where the draft has more tiles than a game.
func (d Draft) balance() [7]int {
	left := Stock()
	for _, t := range d.tiles[:d.placed] {
		left[t.Holes()]--
	}
	return left
}

// Place adds t on top. A tile outside the frame moves to its edge. Place reports false and changes
// nothing if the game has no such tile or the draft is full.
func (d Draft) Place(t Tile) (Draft, bool) {
	if !t.isShape() || d.placed == MaxDrafted {
		return d, false
	}
	d.tiles[d.placed] = t.clamped()
	d.placed++
	return d, true
}

// Lift removes tile i; the numbers of later tiles fall by one. Lift, Move and Rotate do nothing if
// there is no tile i.
func (d Draft) Lift(i int) Draft {
	if d.has(i) {
		copy(d.tiles[i:], d.tiles[i+1:])
		d.placed--
		d.tiles[d.placed] = Tile{}
	}
	return d
}

// Move puts the lower left hole of tile i at the point to, or as near as possible if the tile would
// leave the frame.
func (d Draft) Move(i int, to Point) Draft {
	if d.has(i) {
		d.tiles[i].Min = to
		d.tiles[i] = d.tiles[i].clamped()
	}
	return d
}

// Rotate turns tile i by a quarter about its middle hole, or about its lower left hole if no hole
// is in the middle. A second Rotate undoes the first, unless the tile is moved to stay in the
// frame.
func (d Draft) Rotate(i int) Draft {
	if d.has(i) {
		t := d.tiles[i]
		aside := (t.W - t.H) / 2
		d.tiles[i] = Tile{Point{t.Min.X + aside, t.Min.Y - aside}, t.H, t.W}.clamped()
	}
	return d
}

func (d Draft) has(i int) bool { return i >= 0 && i < int(d.placed) }

// Turned turns the draft together with its frame, as Board.Turned does, but does not move it into
// the corner.
func (d Draft) Turned(orientation int) Draft {
	frame := Tile{W: Frame, H: Frame}.turned(orientation)
	for i := range d.tiles[:d.placed] {
		t := d.tiles[i].turned(orientation)
		t.Min.X -= frame.Min.X
		t.Min.Y -= frame.Min.Y
		d.tiles[i] = t
	}
	return d
}

// Shifted moves all tiles to the right and up; negative numbers move them left and down. It does
// nothing if a tile would be completely outside the frame.
func (d Draft) Shifted(dx, dy int) Draft {
	moved := d
	for i, t := range d.tiles[:d.placed] {
		x, y := int(t.Min.X)+dx, int(t.Min.Y)+dy
		if x <= -int(t.W) || y <= -int(t.H) || x >= Frame || y >= Frame {
			return d
		}
		moved.tiles[i].Min = Point{int8(x), int8(y)}
	}
	return moved
}

// Snap returns t at the nearest free place, at most two holes away in each direction. A free place
// is in the frame, overlaps no tile and touches a tile edge to edge; the first tile needs no
// neighbour. Among equally near places it prefers more shared edges, then the lower place, then the
// left one. It reports false if no place is free. To move a tile of the draft, Lift it first.
func (d Draft) Snap(t Tile) (Tile, bool) {
	const reach = 2
	var snapped Tile
	least, most := 2*reach*reach+1, 0
	for dy := -reach; dy <= reach; dy++ {
		for dx := -reach; dx <= reach; dx++ {
			to := t
			to.Min = Point{t.Min.X + int8(dx), t.Min.Y + int8(dy)}
			edges, free := d.edges(to)
			if !free || !to.isShape() || !to.inFrame() || edges == 0 && d.placed > 0 {
				continue
			}
			if far := dx*dx + dy*dy; far < least || far == least && edges > most {
				snapped, least, most = to, far, edges
			}
		}
	}
	return snapped, snapped.W > 0
}

// Free reports whether t is in the frame and overlaps no tile of d.
func (d Draft) Free(t Tile) bool {
	_, free := d.edges(t)
	return free && t.inFrame()
}

// edges counts the hole edges that t would share with the tiles of d. It returns free if t overlaps
// no tile.
func (d Draft) edges(t Tile) (n int, free bool) {
	for _, o := range d.tiles[:d.placed] {
		if t.overlaps(o) {
			return 0, false
		}
		n += t.edges(o)
	}
	return n, true
}

// clamped returns t moved as little as needed to have a hole in the frame.
func (t Tile) clamped() Tile {
	t.Min.X = min(max(t.Min.X, 1-t.W), Frame-1)
	t.Min.Y = min(max(t.Min.Y, 1-t.H), Frame-1)
	return t
}

// inFrame reports whether all of t is in the frame.
func (t Tile) inFrame() bool {
	return t.Min.inFrame() && t.Min.X+t.W <= Frame && t.Min.Y+t.H <= Frame
}

// shared returns the number of columns and of rows that t and o have in common. It returns 0 if
// they only touch and a negative number if they are apart.
func (t Tile) shared(o Tile) (columns, rows int) {
	common := func(a, w, b, v int8) int { return min(int(a)+int(w), int(b)+int(v)) - int(max(a, b)) }
	return common(t.Min.X, t.W, o.Min.X, o.W), common(t.Min.Y, t.H, o.Min.Y, o.H)
}

// overlaps reports whether t and o have a hole in common.
func (t Tile) overlaps(o Tile) bool {
	columns, rows := t.shared(o)
	return columns > 0 && rows > 0
}

// edges counts the hole edges along which t and o touch without an overlap.
func (t Tile) edges(o Tile) int {
	switch columns, rows := t.shared(o); {
	case columns == 0:
		return max(rows, 0)
	case rows == 0:
		return max(columns, 0)
	}
	return 0
}
