package wooden

import "kulami/rules"

// Lying returns a horizontal tile of the given worth.
func Lying(worth int) rules.Tile {
	t := rules.Tile{W: int8(worth), H: 1}
	if worth >= 4 {
		t.W, t.H = t.W/2, 2
	}
	return t
}

// cornerAt returns t with its upper left hole on p.
func cornerAt(t rules.Tile, p rules.Point) rules.Tile {
	t.Min = rules.Point{X: p.X, Y: p.Y - t.H + 1}
	return t
}

// fitted returns t moved into the frame, and whether it fits there. If t would cover another tile,
// it snaps to a free place nearby, if there is one.
func fitted(d rules.Draft, t rules.Tile) (to rules.Tile, fits bool) {
	t = framed(t)
	if d.Free(t) {
		return t, true
	}
	if to, fits = d.Snap(t); fits {
		return to, true
	}
	return t, false
}

// framed returns t moved completely into the frame.
func framed(t rules.Tile) rules.Tile {
	t.Min.X = min(max(t.Min.X, 0), rules.Frame-t.W)
	t.Min.Y = min(max(t.Min.Y, 0), rules.Frame-t.H)
	return t
}

// Inside returns the part of t that is inside the frame.
func Inside(t rules.Tile) rules.Tile {
	low := rules.Point{X: max(t.Min.X, 0), Y: max(t.Min.Y, 0)}
	return rules.Tile{Min: low, W: min(t.Min.X+t.W, rules.Frame) - low.X, H: min(t.Min.Y+t.H, rules.Frame) - low.Y}
}
