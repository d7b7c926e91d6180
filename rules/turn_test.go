package rules

import (
	"slices"
	"strings"
	"testing"
)

// TestTurned turns the letters of board text: it reverses rows for the mirror, then reads columns
// from below for each quarter.
func TestTurned(t *testing.T) {
	boards := []*Board{SheetSquare.Board(), SheetIrregular.Board(), SheetPergioco.Board(), mustParse(gappy[0]), mustParse(gappy[1])}
	for seed := range uint64(20) {
		boards = append(boards, Deal(seed, Irregular), Deal(seed, Square))
	}
	for _, b := range boards {
		grid := trimmed(b.Grid())
		for o := range 8 {
			want := grid
			if o >= 4 {
				want = backwards(want)
			}
			for range o % 4 {
				want = clockwise(want)
			}
			parsed, err := ParseBoard(strings.Join(want, "/"))
			if err != nil {
				t.Fatal(err)
			}
			if got := b.Turned(o); got.Layout() != parsed.Layout() {
				t.Errorf("orientation %d\n%v\nis\n%v\nnot\n%v", o, b, got, parsed)
			}
		}
	}
}

// TestPointTurned checks that holes are at their points on the turned board.
func TestPointTurned(t *testing.T) {
	b := Deal(5, Irregular)
	for o := range 8 {
		low := b.Point(0).Turned(o)
		for h := range Hole(Holes) {
			p := b.Point(h).Turned(o)
			low = Point{min(low.X, p.X), min(low.Y, p.Y)}
		}
		turned := b.Turned(o)
		for h := range Hole(Holes) {
			p := b.Point(h).Turned(o)
			at := turned.At(Point{p.X - low.X, p.Y - low.Y})
			if at == NoHole || turned.Tile(turned.TileOf(at)) != b.Tile(b.TileOf(h)).turnedFrom(o, low) {
				t.Errorf("orientation %d: %s is at %v", o, b.Name(h), p)
			}
		}
	}
}

// turnedFrom returns t at its place on the turned board, where low is the turned lower left hole.
func (t Tile) turnedFrom(orientation int, low Point) Tile {
	t = t.turned(orientation)
	t.Min.X -= low.X
	t.Min.Y -= low.Y
	return t
}

// TestTurnedBack checks that four quarters and two mirrors change nothing. Orientations must mirror
// first and turn afterwards.
func TestTurnedBack(t *testing.T) {
	b := Deal(3, Irregular)
	straight := b.Layout()
	for o := range 8 {
		back := []int{0, 3, 2, 1, 4, 5, 6, 7}[o] // a mirror followed by quarters is a mirror
		if got := b.Turned(o).Turned(back).Layout(); got != straight {
			t.Errorf("orientation %d and back is %s, not %s", o, got, straight)
		}
		if got := b.Turned(o &^ 3).Turned(o & 3).Layout(); got != b.Turned(o).Layout() {
			t.Errorf("orientation %d in two steps is %s", o, got)
		}
	}
}

// trimmed removes empty rows and columns on all four sides.
func trimmed(grid []string) []string {
	for range 4 {
		grid = clockwise(grid)
		for strings.Trim(grid[0], ".") == "" {
			grid = grid[1:]
		}
	}
	return grid
}

func backwards(grid []string) []string {
	var rows []string
	for _, row := range grid {
		letters := []byte(row)
		slices.Reverse(letters)
		rows = append(rows, string(letters))
	}
	return rows
}

// clockwise makes the first column, read from below, the first row.
func clockwise(grid []string) []string {
	var rows []string
	for x := range grid[0] {
		row := ""
		for y := len(grid) - 1; y >= 0; y-- {
			row += grid[y][x : x+1]
		}
		rows = append(rows, row)
	}
	return rows
}
