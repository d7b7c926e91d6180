package rules

// Turned returns b as a Link of the given Orientation, 0…7, shows it: from 4 on
// left and right are exchanged first; then it is turned by orientation modulo
// four quarters of a circle, clockwise. It lies in the lower left corner of a frame
// as wide as it is, also for orientation 0.
func (b *Board) Turned(orientation int) *Board {
	tiles := b.tiles
	for i := range tiles {
		tiles[i] = tiles[i].turned(orientation)
	}
	width := toCorner(tiles[:])
	turned, _ := NewBoard(width, tiles[:]) // a board stays a board however it is turned
	return turned
}

// Turned returns where p lies when its board is turned about the hole a1 as
// Board.Turned does: x to the right and y upwards, both possibly negative.
func (p Point) Turned(orientation int) Point { return Tile{p, 1, 1}.turned(orientation).Min }

// turned returns t turned about the hole a1, which moves it out of the frame.
func (t Tile) turned(orientation int) Tile {
	if orientation&4 != 0 {
		t.Min.X = 1 - t.Min.X - t.W
	}
	for range orientation & 3 {
		t = Tile{Point{t.Min.Y, 1 - t.Min.X - t.W}, t.H, t.W}
	}
	return t
}

// bounds returns the lower left hole of the smallest rectangle around tiles, and
// the point up and right of its upper right hole.
func bounds(tiles []Tile) (low, end Point) {
	low, end = Point{127, 127}, Point{-128, -128}
	for _, t := range tiles {
		low = Point{min(low.X, t.Min.X), min(low.Y, t.Min.Y)}
		end = Point{max(end.X, t.Min.X+t.W), max(end.Y, t.Min.Y+t.H)}
	}
	return low, end
}

// toCorner moves tiles into the lower left corner and returns how wide they lie.
func toCorner(tiles []Tile) (width int) {
	low, end := bounds(tiles)
	for i := range tiles {
		tiles[i].Min.X -= low.X
		tiles[i].Min.Y -= low.Y
	}
	return int(end.X - low.X)
}
