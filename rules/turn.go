package rules

// Turned returns b in the given Orientation of a Link, 0…7. From 4 on, left and right are exchanged
// first. Then the board turns clockwise by orientation modulo four quarters. The result is in the
// lower left corner of a frame of its own width, also for orientation 0.
func (b *Board) Turned(orientation int) *Board {
	tiles := b.tiles
	for i := range tiles {
		tiles[i] = tiles[i].turned(orientation)
	}
	width := toCorner(tiles[:])
	turned, _ := NewBoard(width, tiles[:]) // any orientation of a board is a board
	return turned
}

// Turned returns the place of p after its board turns about the hole a1, as in Board.Turned. X
// grows to the right and Y upwards; both can be negative.
func (p Point) Turned(orientation int) Point { return Tile{p, 1, 1}.turned(orientation).Min }

// turned returns t turned about the hole a1, which can move it out of the frame.
func (t Tile) turned(orientation int) Tile {
	if orientation&4 != 0 {
		t.Min.X = 1 - t.Min.X - t.W
	}
	for range orientation & 3 {
		t = Tile{Point{t.Min.Y, 1 - t.Min.X - t.W}, t.H, t.W}
	}
	return t
}

// bounds returns the lower left hole of the smallest rectangle around tiles, and the point up and
// right of its upper right hole.
func bounds(tiles []Tile) (low, end Point) {
	low, end = Point{127, 127}, Point{-128, -128}
	for _, t := range tiles {
		low = Point{min(low.X, t.Min.X), min(low.Y, t.Min.Y)}
		end = Point{max(end.X, t.Min.X+t.W), max(end.Y, t.Min.Y+t.H)}
	}
	return low, end
}

// toCorner moves tiles into the lower left corner and returns their total width.
func toCorner(tiles []Tile) (width int) {
	low, end := bounds(tiles)
	for i := range tiles {
		tiles[i].Min.X -= low.X
		tiles[i].Min.Y -= low.Y
	}
	return int(end.X - low.X)
}
