package rules

import (
	"slices"
	"strings"
	"testing"
)

// TestTurned turns the letters of board text: rows read backwards for the mirror,
// then columns read from below for each quarter.
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

// TestPointTurned makes sure that holes are where the turned board has them.
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
				t.Errorf("orientation %d: %s lies at %v", o, b.Name(h), p)
			}
		}
	}
}

// turnedFrom returns t as it lies on its turned board, whose lower left hole was turned to low.
func (t Tile) turnedFrom(orientation int, low Point) Tile {
	t = t.turned(orientation)
	t.Min.X -= low.X
	t.Min.Y -= low.Y
	return t
}

// TestTurnedBack makes sure that four quarters and two mirrors change nothing, and
// that orientations are those of play: first the mirror, then the quarters.
func TestTurnedBack(t *testing.T) {
	b := Deal(3, Irregular)
	straight := b.Layout()
	for o := range 8 {
		back := []int{0, 3, 2, 1, 4, 5, 6, 7}[o] // a mirror and quarters are a mirror
		if got := b.Turned(o).Turned(back).Layout(); got != straight {
			t.Errorf("orientation %d and back is %s, not %s", o, got, straight)
		}
		if got := b.Turned(o &^ 3).Turned(o & 3).Layout(); got != b.Turned(o).Layout() {
			t.Errorf("orientation %d in two steps is %s", o, got)
		}
	}
}

// trimmed removes empty rows and columns from all four sides.
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
