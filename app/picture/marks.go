package picture

import (
	"fmt"
	"math"

	"kulami/rules"
)

// Marks holds everything that a board shows besides wood and marbles. It is a comparable value; the
// zero value marks nothing.
type Marks struct {
	Quiz       bool            // a lesson asks a question: legal holes are not shown
	Found      rules.Set       // holes found in a lesson
	Target     rules.MaybeHole // hole to press in a lesson, shown by a finger
	Legal      rules.Set       // holes that the side to move can play
	Active     bool            // a player at this device can play one of them now
	Trial      bool            // a player can try one of them without changing the game
	Closed     rules.Set       // holes of the two closed tiles
	Last       rules.MaybeHole // the last marble
	Before     rules.MaybeHole // the marble before it
	Owned      [2]rules.Set    // holes of the tiles that First and Second own
	Hint       rules.MaybeHole // a better hole
	Pending    rules.MaybeHole // clicked once, waiting for confirmation
	Preview    rules.MaybeHole // legal hole under the pointer or the focus
	Tried      rules.MaybeHole // wrong try in an exercise, or the marble before Reply in a line
	Reply      rules.MaybeHole // the opponent's reply to it
	Answer     rules.MaybeHole // answer to a puzzle or an exercise
	Right      bool            // the answer is right
	WouldOwn   rules.Side      // owner of the preview's tile after the move
	Considered rules.Set       // holes of the tile whose count is examined
	Needed     rules.Set       // holes of Considered that must be filled
	Totals     [2]int          // present points
	After      [2]int          // points after the preview's marble; Totals without a preview
}

// MarksAt returns the marks of p on any screen: the owners of its tiles, its points and its last
// two marbles.
func MarksAt(p rules.Position) Marks {
	score := p.Score()
	k := Marks{Last: rules.Maybe(p.Last()), Before: rules.Maybe(p.Before()), Totals: score.Totals(), After: score.Totals()}
	for tile, owner := range score.Owners {
		if owner != rules.Nobody {
			k.Owned[owner] |= p.Board().TileHoles(tile)
		}
	}
	return k
}

// Owners returns the owner of each tile of b.
func (k Marks) Owners(b *rules.Board) (owners [rules.Tiles]rules.Side) {
	for tile := range owners {
		owners[tile] = rules.Nobody
		for side, holes := range k.Owned {
			if holes&b.TileHoles(tile) != 0 {
				owners[tile] = rules.Side(side)
			}
		}
	}
	return owners
}

// Shape is a path with its class.
type Shape struct{ Class, D string }

// Bands returns shapes of class "band" along the row and the column of the last marble's hole,
// except on closed tiles. Across gaps, which do not block, a dotted line of class "gap" connects
// them. Without a last marble there are no shapes.
func Bands(g Geometry, last rules.Hole, closed rules.Set) []Shape {
	if last == rules.NoHole {
		return nil
	}
	col, row := g.Place(last)
	var shapes []Shape
	for _, along := range []bool{true, false} {
		holes := map[int]rules.Hole{} // by column or row
		for _, h := range g.Board.Cross(last).Slice() {
			if c, r := g.Place(h); along && r == row {
				holes[c] = h
			} else if !along && c == col {
				holes[r] = h
			}
		}
		open := func(at int) bool { h, ok := holes[at]; return ok && !closed.Has(h) }
		before := -1
		for at := range rules.Frame {
			if _, there := holes[at]; !there {
				continue
			}
			if open(at) && !open(at-1) {
				to := at
				for open(to + 1) {
					to++
				}
				shapes = append(shapes, Shape{"band", band(col, row, at, to, along)})
			}
			if before >= 0 && before < at-1 {
				shapes = append(shapes, Shape{"gap", gap(col, row, before, at, along)})
			}
			before = at
		}
	}
	return shapes
}

// band returns a path around the holes of a column or row from one place to another.
func band(col, row, from, to int, along bool) string {
	length := (to - from + 1) * Unit
	x, y, w, h, dx, dy := from*Unit+6, row*Unit+10, length-12, Unit-20, Unit, 0
	if !along {
		x, y, w, h, dx, dy = col*Unit+10, from*Unit+6, Unit-20, length-12, 0, Unit
	}
	const pit = pitRadius + pitStroke/2
	d := fmt.Sprintf("M%d %da38 38 0 0 1 38-38h%da38 38 0 0 1 38 38v%da38 38 0 0 1-38 38h-%da38 38 0 0 1-38-38z", x, y+38, w-76, h-76, w-76)
	cx, cy := col*Unit, from*Unit
	if along {
		cx, cy = from*Unit, row*Unit
	}
	for range to - from + 1 {
		d += fmt.Sprintf("M%d %da%d %d 0 1 0 %d 0a%d %d 0 1 0-%d 0z", cx+Unit/2-pit, cy+Unit/2, pit, pit, 2*pit, pit, pit, 2*pit)
		cx, cy = cx+dx, cy+dy
	}
	return d
}

// gap returns a dotted line between two places of a column or row without holes between them.
func gap(col, row, from, to int, along bool) string {
	if along {
		return fmt.Sprintf("M%d %dH%d", (from+1)*Unit+14, row*Unit+Unit/2, to*Unit-8)
	}
	return fmt.Sprintf("M%d %dV%d", col*Unit+Unit/2, (from+1)*Unit+14, to*Unit-8)
}

// Area returns the data of a path that joins the holes of an area with broad strokes.
func Area(g Geometry, holes rules.Set) string {
	d := ""
	for _, h := range holes.Slice() {
		x, y := g.Center(h)
		d += fmt.Sprintf("M%d %dh0", x, y)
		for _, n := range (g.Board.Neighbours(h) & holes).Slice() {
			if n > h {
				nx, ny := g.Center(n)
				d += fmt.Sprintf("M%d %dL%d %d", x, y, nx, ny)
			}
		}
		// Four holes in a square leave a spot between the strokes.
		far := g.Board.Next(h, rules.Rising)
		if holes.Has(far) && holes.Has(g.Board.Next(h, rules.Row)) && holes.Has(g.Board.Next(h, rules.Column)) {
			fx, fy := g.Center(far)
			d += fmt.Sprintf("M%d %dh0", (x+fx)/2, (y+fy)/2)
		}
	}
	return d
}

// Strokes returns the data of a path through lines of marbles.
func Strokes(g Geometry, lines []rules.Line) string {
	d := ""
	for _, l := range lines {
		x, y := g.Center(l.From)
		tx, ty := g.Center(l.To)
		d += fmt.Sprintf("M%d %dL%d %d", x, y, tx, ty)
	}
	return d
}

// Arrow returns the data of a path from one hole to another, between the rings of both. From a
// neighbouring hole it begins inside the ring.
func Arrow(g Geometry, from, to rules.Hole) string {
	const ring, head, shaft = 46, 26, 44
	x, y := g.Center(from)
	tx, ty := g.Center(to)
	length := math.Hypot(float64(tx-x), float64(ty-y))
	dx, dy := float64(tx-x)/length, float64(ty-y)/length
	at := func(along, aside float64) string {
		return fmt.Sprintf("%.0f %.0f", float64(x)+along*dx-aside*dy, float64(y)+along*dy+aside*dx)
	}
	tip := length - ring
	start := min(ring, tip-shaft)
	return "M" + at(start, 0) + "L" + at(tip, 0) + "M" + at(tip-head, head) + "L" + at(tip, 0) + "L" + at(tip-head, -head)
}

// Dots returns the data of a path with a line of length zero at each hole. With round ends these
// are dots with the stroke's width, in a quarter of the text of circles.
func Dots(g Geometry, holes rules.Set) string {
	var p path
	for _, h := range holes.Slice() {
		x, y := g.Center(h)
		p.add('M', x, y).add('h', 0)
	}
	return string(p)
}
