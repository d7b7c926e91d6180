package rules

import (
	"errors"
	"math/rand"
	"reflect"
	"slices"
	"testing"
	"unsafe"
)

func TestSet(t *testing.T) {
	s := SetOf(63, 0, NoHole, 7, 7)
	if s.Len() != 3 || !s.Has(0) || !s.Has(63) || s.Has(1) || s.Has(NoHole) || s.First() != 0 {
		t.Errorf("%b", s)
	}
	if got := s.Slice(); !slices.Equal(got, []Hole{0, 7, 63}) {
		t.Error(got)
	}
	for h := range s.All() {
		if h == 7 {
			break
		}
		if h != 0 {
			t.Error("behind the break:", h)
		}
	}
	var empty Set
	if empty.First() != NoHole || empty.Len() != 0 || len(empty.Slice()) != 0 || SetOf() != empty {
		t.Error("the empty set is not empty")
	}
}

func TestSides(t *testing.T) {
	for _, c := range []struct {
		side, other Side
		name        string
	}{{First, Second, "first"}, {Second, First, "second"}, {Nobody, Nobody, "none"}} {
		if c.side.Other() != c.other || c.side.String() != c.name {
			t.Errorf("%v: %v", c.side, c.side.Other())
		}
	}
	for f, winner := range []Side{Nobody, Second, First, Nobody, Second, First} {
		if Finish(f).Winner() != winner {
			t.Errorf("%q won by %v", Finish(f), Finish(f).Winner())
		}
	}
}

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
		t.Error("there are holes beside the board")
	}
	if Sheet("none").Board() != nil {
		t.Error("there is a sheet too many")
	}
}

// TestPositionIsAValue makes two positions reached by different ways compare
// equal, and a refused move leave everything as it was.
func TestPositionIsAValue(t *testing.T) {
	b := SheetSquare.Board()
	reach := func(r Ruleset, names ...string) Position {
		p := Start(b, r)
		for _, n := range names {
			var err error
			if p, err = p.Play(b.Hole(n)); err != nil {
				t.Fatal(n, err)
			}
		}
		return p
	}
	one := reach(Ruleset{}, "a1", "d1", "d4", "a4", "a7")
	two := reach(Ruleset{}, "d4", "d1", "a1", "a4", "a7")
	if one != two {
		t.Error("the same marbles and last moves are not equal")
	}
	if one == reach(Ruleset{EarlyEnd: true}, "a1", "d1", "d4", "a4", "a7") || one == reach(Ruleset{}, "a1", "a4", "d4", "d1", "g1") {
		t.Error("different positions are equal")
	}
	next, err := one.Play(b.Hole("a4"))
	var me *MoveError
	if !errors.As(err, &me) || *me != (MoveError{b.Hole("a4"), Filled}) || next != one || err.Error() != "illegal move: filled" {
		t.Error(next, err)
	}
	if next, err := one.Play(NoHole); err == nil || next != one || one.Why(64) != NoSuchHole {
		t.Error("there is a hole beside the board")
	}
	if one.Last() != b.Hole("a7") || one.Before() != b.Hole("a4") || one.Turn() != Second || one.Ply() != 5 || one.Rules() != (Ruleset{}) {
		t.Errorf("%+v", one)
	}
	if start := Start(b, Ruleset{}); start.Last() != NoHole || start.Before() != NoHole || start.Closed() != 0 || start.Turn() != First || start.Over() {
		t.Errorf("%+v", start)
	}
	if !reflect.DeepEqual(one.Score(), Count(b, Ruleset{}, [2]Set{one.Marbles(First), one.Marbles(Second)})) {
		t.Error("a position is not counted as its marbles are")
	}
	if size := unsafe.Sizeof(one); size > 40 {
		t.Errorf("a position has %d bytes", size)
	}
	if Perft(one, 0) != 1 || Perft(one, -1) != 1 {
		t.Error("there is not one way to do nothing")
	}
}

func TestEditions(t *testing.T) {
	if Editions()[0].Name != "basic" || Editions()[0].Rules != (Ruleset{}) || len(Editions()) != 12 {
		t.Error("the zero value is not the basic game")
	}
	seen := map[string]bool{}
	for _, e := range Editions() {
		found, ok := EditionNamed(e.Name)
		r, parsed := ParseRuleset(e.Rules.String())
		if seen[e.Name] || !ok || found != e || !parsed || r != e.Rules {
			t.Errorf("%+v read as %+v", e, r)
		}
		if first, _ := EditionNamed(EditionName(e.Rules)); first.Rules != e.Rules {
			t.Errorf("%s is named %s", e.Name, EditionName(e.Rules))
		}
		seen[e.Name] = true
	}
	if _, ok := EditionNamed("es-4"); ok || EditionName(Ruleset{Orthogonal: true}) != "o" || EditionName(Ruleset{Area: AreaDifference}) != "cs-1" {
		t.Error("wrong names")
	}
}

func TestParseRuleset(t *testing.T) {
	for letters, want := range map[string]Ruleset{
		"":     {},
		"al":   {Area: AreaDifference, Lines: LineDifference},
		"eots": {AreaTiles, LineSum, true, true},
		"o":    {Orthogonal: true},
	} {
		if r, ok := ParseRuleset(letters); !ok || r != want {
			t.Errorf("%q read as %+v", letters, r)
		}
	}
	for _, letters := range []string{"aa", "at", "ls", "oo", "ee", "A", "L", "O", "E", "x", "a l", "basic", "ä"} {
		if r, ok := ParseRuleset(letters); ok || r != (Ruleset{}) {
			t.Errorf("%q read as %+v", letters, r)
		}
	}
}

func TestRecordPlay(t *testing.T) {
	b := SheetSquare.Board()
	hole := b.Hole
	full := Record{
		board: b, moves: []Hole{hole("c4"), hole("c7"), hole("e7"), hole("e4")}, cursor: 2, finish: DrawAgreed, orientation: 3,
		variations: []Variation{{1, []Hole{hole("c8")}}, {2, []Hole{hole("g7")}}, {3, []Hole{hole("e1")}}},
	}
	before := full.String()
	played, err := full.Play(hole("f7"))
	if got, want := played.String(), "k1/b8tsSQDQdDSQTtQdsQT/mc4c7f7/v1c8/v2g7/o3/c1m"; err != nil || got != want {
		t.Errorf("%s, %v, want %s", got, err, want)
	}
	if cut := full.Cut(); cut.Len() != 2 || cut.Finish() != NotFinished || len(cut.Variations()) != 2 {
		t.Error(cut)
	}
	same, err := full.Play(hole("c5"))
	var me *MoveError
	if !errors.As(err, &me) || me.Why != TileBefore || !same.Equal(full) {
		t.Error(same, err)
	}
	if full.String() != before {
		t.Errorf("playing changed the record to %s", full)
	}
	other, _ := full.Play(hole("g7"))
	if played.Moves()[2] != hole("f7") || other.Moves()[2] != hole("g7") {
		t.Error("two records share their moves")
	}
	if full.Position() != full.At(2) || !full.Over() || played.Over() {
		t.Error("wrong position, or wrongly over")
	}
	if (Record{}).Equal(Record{}) || !NewRecord(b, Ruleset{}).Equal(Record{board: b}) {
		t.Error("wrong equality")
	}
}

func TestParseErrorText(t *testing.T) {
	_, err := ParseRecord("k1/b8tsSQDQdDSQTtQdsQT/mc4c5/c00")
	if err == nil || err.Error() != "record: illegal-move at 26, checksum at 28" {
		t.Error(err)
	}
	var pe *ParseError
	if !errors.As(err, &pe) || !pe.Has(FaultChecksum) || pe.Has(FaultTruncated) {
		t.Error(err)
	}
}
