package rules

import (
	"errors"
	"math/rand"
	"slices"
	"testing"
)

func TestNewBoard(t *testing.T) {
	b := SheetPergioco.Board()
	var tiles []Tile
	for i := range Tiles {
		tiles = append(tiles, b.Tile(i))
	}
	r := rand.New(rand.NewSource(5))
	for range 20 {
		r.Shuffle(Tiles, func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
		before := slices.Clone(tiles)
		c, err := NewBoard(Frame, tiles)
		if err != nil || c.Layout() != b.Layout() || !slices.Equal(tiles, before) {
			t.Fatal(c, err)
		}
	}
	for _, c := range []struct {
		width int
		tiles []Tile
		fault BoardFault
	}{
		{0, tiles, FaultWidth},
		{11, tiles, FaultWidth},
		{8, tiles, FaultOutside},
		{10, nil, FaultStock},
		{10, tiles[1:], FaultStock},
		{10, append(slices.Clone(tiles), Tile{Point{0, 0}, 2, 1}), FaultStock},
		{10, append(slices.Clone(tiles), tiles[3]), FaultOverlap},
		{10, []Tile{{Point{-1, 0}, 2, 2}}, FaultOutside},
		{10, []Tile{{Point{0, 9}, 2, 2}}, FaultOutside},
		{10, []Tile{{Point{127, 127}, 3, 2}}, FaultOutside},
		{10, []Tile{{Point{0, 0}, 3, 3}}, FaultShape},
		{10, []Tile{{Point{0, 0}, 4, 1}}, FaultShape},
		{10, []Tile{{Point{0, 0}, -2, -2}}, FaultShape},
		{10, []Tile{{Point{0, 0}, 0, 2}}, FaultShape},
	} {
		got, err := NewBoard(c.width, c.tiles)
		var be *BoardError
		if got != nil || !errors.As(err, &be) || be.Fault != c.fault {
			t.Errorf("%d %v: %v, want %s", c.width, c.tiles, err, c.fault)
		}
	}
	if b.Name(NoHole) != "-" || b.Hole("-") != NoHole || b.Hole("a1") != NoHole || b.At(Point{-1, 3}) != NoHole || b.At(Point{10, 3}) != NoHole {
		t.Error("a point outside the board has a hole")
	}
	if Sheet("none").Board() != nil {
		t.Error("an unknown sheet has a board")
	}
}
