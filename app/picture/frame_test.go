package picture

import (
	"strings"
	"testing"

	"kulami/rules"
)

// The frame has the names of its ten columns and rows, and a tile is at the named place.
func TestFrame(t *testing.T) {
	bottom, left := Frame().names()
	if got := strings.Join(bottom, "") + " " + strings.Join(left, " "); got != "abcdefghij 10 9 8 7 6 5 4 3 2 1" {
		t.Errorf("the frame is labelled %s", got)
	}
	if n := strings.Count(Labels(Frame()), "<text "); n != 2*rules.Frame {
		t.Errorf("%d coordinates are drawn", n)
	}
	tile := rules.Tile{Min: rules.Point{X: 2, Y: 0}, W: 3, H: 2} // c1 to e2
	if got, want := FrameFace(tile), (Rect{203, 803, 294, 194, 13}); got != want {
		t.Errorf("the tile is at %+v, want %+v", got, want)
	}
	if !strings.Contains(FrameTile(tile), `<rect class="face"`+FrameFace(tile).attributes()) {
		t.Error("it is not drawn at its place")
	}
	if n := strings.Count(EmptyFrame(), "M"); n != rules.Frame*rules.Frame {
		t.Errorf("%d places are drawn", n)
	}
}

// A loose tile's drawing has the tile's width. A tile in the tray is in the middle of a square.
func TestLooseTiles(t *testing.T) {
	tile := rules.Tile{W: 2, H: 1}
	if !strings.HasPrefix(LooseTile(tile), `<svg viewBox="0 0 200 100"`) || !strings.HasPrefix(TrayTile(tile), `<svg viewBox="-56 -106 312 312"`) {
		t.Errorf("%.40s, %.40s", LooseTile(tile), TrayTile(tile))
	}
	for _, drawn := range []string{LooseTile(tile), TrayTile(tile)} {
		if n := strings.Count(drawn, "<circle "); n != 2 {
			t.Errorf("%d holes", n)
		}
	}
}
