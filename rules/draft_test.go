package rules

import (
	"cmp"
	"errors"
	"math/rand"
	"reflect"
	"slices"
	"testing"
)

// slowDraft maps each point to the numbers of the tiles on it.
type slowDraft map[Point][]int

func cellsOf(t Tile) (cells []Point) {
	for y := t.Min.Y; y < t.Min.Y+t.H; y++ {
		for x := t.Min.X; x < t.Min.X+t.W; x++ {
			cells = append(cells, Point{x, y})
		}
	}
	return cells
}

func newSlowDraft(tiles []Tile) slowDraft {
	d := slowDraft{}
	for i, t := range tiles {
		for _, p := range cellsOf(t) {
			d[p] = append(d[p], i)
		}
	}
	return d
}

// around returns the tiles on the four points next to p.
func (d slowDraft) around(p Point) []int {
	return slices.Concat(d[Point{p.X + 1, p.Y}], d[Point{p.X - 1, p.Y}], d[Point{p.X, p.Y + 1}], d[Point{p.X, p.Y - 1}])
}

// faults finds all faults of tiles hole by hole.
func (d slowDraft) faults(tiles []Tile) (all []DraftFault) {
	for i, t := range tiles {
		if slices.ContainsFunc(cellsOf(t), func(p Point) bool { return p.X < 0 || p.Y < 0 || p.X > 9 || p.Y > 9 }) {
			all = append(all, DraftFault{Kind: DraftOutside, Tiles: []int{i}})
		}
	}
	// Tiles of a group get the same label, the lowest number among them.
	label := make([]int, len(tiles))
	for i := range label {
		label[i] = i
	}
	for range tiles {
		for i, t := range tiles {
			for _, p := range cellsOf(t) {
				for _, j := range append(d.around(p), d[p]...) {
					label[i] = min(label[i], label[j])
				}
			}
		}
	}
	for i := range tiles {
		for j := range tiles {
			if i < j && slices.ContainsFunc(cellsOf(tiles[i]), func(p Point) bool { return slices.Contains(d[p], j) }) {
				all = append(all, DraftFault{Kind: DraftOverlap, Tiles: []int{i, j}})
			}
		}
	}
	groups := map[int][]int{}
	for i, l := range label {
		groups[l] = append(groups[l], i)
	}
	best := 0
	for l := range tiles {
		if len(groups[l]) > len(groups[best]) {
			best = l
		}
	}
	for l := range tiles {
		if l != best && groups[l] != nil {
			all = append(all, DraftFault{Kind: DraftApart, Tiles: groups[l]})
		}
	}
	return append(all, slowStock(tiles)...)
}

func slowStock(tiles []Tile) (all []DraftFault) {
	games := map[int]int{6: 4, 4: 5, 3: 4, 2: 4}
	has := map[int][]int{}
	for i, t := range tiles {
		has[t.Holes()] = append(has[t.Holes()], i)
	}
	for _, worth := range []int{6, 4, 3, 2} {
		if n := len(has[worth]) - games[worth]; n > 0 {
			all = append(all, DraftFault{DraftTooMany, has[worth][games[worth]:], worth, n})
		}
	}
	for _, worth := range []int{6, 4, 3, 2} {
		if n := games[worth] - len(has[worth]); n > 0 {
			all = append(all, DraftFault{Kind: DraftMissing, Worth: worth, Count: n})
		}
	}
	return all
}

// snap tries all places of the frame, the lowest row first.
func (d slowDraft) snap(t Tile) (Tile, bool) {
	type place struct {
		tile       Tile
		far, edges int
	}
	var places []place
	for y := range int8(Frame) {
		for x := range int8(Frame) {
			to := Tile{Point{x, y}, t.W, t.H}
			dx, dy := int(x)-int(t.Min.X), int(y)-int(t.Min.Y)
			edges, free := 0, x+t.W <= Frame && y+t.H <= Frame && max(dx, -dx) <= 2 && max(dy, -dy) <= 2
			for _, p := range cellsOf(to) {
				free = free && len(d[p]) == 0
				edges += len(d.around(p))
			}
			if free && (edges > 0 || len(d) == 0) {
				places = append(places, place{to, dx*dx + dy*dy, edges})
			}
		}
	}
	if places == nil {
		return Tile{}, false
	}
	slices.SortStableFunc(places, func(a, b place) int {
		return cmp.Or(cmp.Compare(a.far, b.far), cmp.Compare(b.edges, a.edges))
	})
	return places[0].tile, true
}

// randomTile returns a random tile that can extend beyond the frame.
func randomTile(r *rand.Rand) Tile {
	s := shapes[letters[r.Intn(len(letters))]]
	return Tile{Point{int8(r.Intn(Frame+int(s.w)-1)) - s.w + 1, int8(r.Intn(Frame+int(s.h)-1)) - s.h + 1}, s.w, s.h}
}

// randomDraft returns random tiles, or a board with a few of its tiles moved.
func randomDraft(r *rand.Rand) (d Draft) {
	if r.Intn(2) == 0 {
		d = DraftOf(SquareBoard(r.Intn(SquareBoards))).Shifted(r.Intn(3), r.Intn(3))
		for range r.Intn(3) {
			d = d.Move(r.Intn(Tiles), Point{int8(r.Intn(Frame)), int8(r.Intn(Frame))})
		}
		for range r.Intn(3) {
			d = d.Lift(r.Intn(Tiles))
		}
		return d
	}
	for range r.Intn(MaxDrafted) {
		d, _ = d.Place(randomTile(r))
	}
	return d
}

func TestSlowDraft(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	boards, drafts := 0, 3000
	if testing.Short() {
		drafts = 300
	}
	for range drafts {
		d := randomDraft(r)
		tiles := d.Tiles()
		slowly := newSlowDraft(tiles)
		if got, want := d.Faults(), slowly.faults(tiles); len(got)+len(want) > 0 && !reflect.DeepEqual(got, want) {
			t.Fatalf("%s\n%v\nslow\n%v", d, got, want)
		}
		tile := randomTile(r)
		got, ok := d.Snap(tile)
		if want, slowOK := slowly.snap(tile); got != want || ok != slowOK {
			t.Fatalf("%s: %v snaps to %v, %v, slow %v, %v", d, tile, got, ok, want, slowOK)
		}
		for range 5 {
			p := Point{int8(r.Intn(Frame)), int8(r.Intn(Frame))}
			if at, on := d.At(p), slowly[p]; at < 0 != (on == nil) || on != nil && at != slices.Max(on) {
				t.Fatalf("%s: %d on %v, slow %v", d, at, p, on)
			}
		}
		if len(d.Faults()) == 0 {
			boards++
		}
		checkDraft(t, d)
	}
	if boards < drafts/30 {
		t.Errorf("only %d boards", boards)
	}
}

// checkDraft checks the statements in the documentation of Draft.
func checkDraft(t *testing.T, d Draft) {
	t.Helper()
	text := d.String()
	again, ok := ParseDraft(text)
	if !ok || again != d || len(text) > 136 {
		t.Fatalf("%q read as %q, %v", text, again, ok)
	}
	tiles, left := d.Tiles(), d.Tray()
	for i, tile := range tiles {
		if !tile.isShape() || tile != tile.clamped() {
			t.Fatalf("%q: tile %d", text, i)
		}
		lifted := d.Lift(i)
		back, ok := lifted.Place(tile)
		if rest := lifted.Tiles(); !slices.Equal(slices.Concat(rest[:i], []Tile{tile}, rest[i:]), tiles) || !ok || len(back.Tiles()) != len(tiles) {
			t.Fatalf("%q: tile %d lifted, %q", text, i, lifted)
		}
		if twice := d.Rotate(i).Rotate(i); tile.inFrame() && d.Rotate(i).tiles[i].inFrame() && twice != d {
			t.Fatalf("%q: tile %d rotated twice, %q", text, i, twice)
		}
		left[tile.Holes()]++
	}
	for worth, n := range left {
		if n < Stock()[worth] {
			t.Fatalf("%q: tray %v", text, d.Tray())
		}
	}
	b, err := d.Board()
	var be *BoardError
	if (err == nil) != (len(d.Faults()) == 0) || err != nil && (b != nil || !errors.As(err, &be)) {
		t.Fatalf("%q: %v, but faults %v", text, err, d.Faults())
	}
	if err == nil {
		checkBoard(t, b)
		if turned, err := d.Turned(3).Board(); err != nil || turned.Layout() != b.Turned(3).Layout() {
			t.Fatalf("%q: turned\n%v", text, turned)
		}
	}
	checkDraftTurned(t, d)
}

func checkDraftTurned(t *testing.T, d Draft) {
	t.Helper()
	if d.Turned(1).Turned(1).Turned(1).Turned(1) != d || d.Turned(4).Turned(4) != d || d.Turned(4).Turned(2) != d.Turned(6) {
		t.Fatalf("%q turned is %q, mirrored %q", d, d.Turned(1), d.Turned(4))
	}
	if len(d.Turned(5).Faults()) != len(d.Faults()) {
		t.Fatalf("%q turned has %v, not %v", d, d.Turned(5).Faults(), d.Faults())
	}
}

func TestDraftOf(t *testing.T) {
	for _, b := range []*Board{SheetSquare.Board(), SheetIrregular.Board(), SheetPergioco.Board(), mustParse(gappy[0])} {
		d := DraftOf(b)
		for i, tile := range d.Tiles() {
			if tile != b.Tile(i) {
				t.Errorf("tile %d", i)
			}
		}
		got, err := d.Board()
		if err != nil || got.Layout() != b.Turned(0).Layout() || d.Tray() != [7]int{} {
			t.Errorf("%v\nread again as\n%v, %v", b, got, err)
		}
	}
}

// TestDraftIsFull places more tiles than a draft holds, and impossible ones.
func TestDraftIsFull(t *testing.T) {
	var d Draft
	for _, tile := range []Tile{{}, {W: 1, H: 1}, {W: 3, H: 3}, {W: 6, H: 1}, {W: -2, H: -2}, {W: 4, H: 1}, {W: 127, H: 127}} {
		if after, ok := d.Place(tile); ok || after != d {
			t.Errorf("%v placed", tile)
		}
		if to, ok := d.Snap(tile); ok {
			t.Errorf("%v snaps to %v", tile, to)
		}
	}
	far := Tile{Point{127, -128}, 2, 2}
	for n := range MaxDrafted + 2 {
		after, ok := d.Place(far)
		if ok != (n < MaxDrafted) || !ok && after != d {
			t.Errorf("tile %d: %v", n, ok)
		}
		d = after
	}
	if n := len(d.Tiles()); n != MaxDrafted || d.tiles[0].Min != (Point{9, -1}) {
		t.Errorf("%d tiles, %v", n, d.tiles[0])
	}
	if _, ok := (Draft{}).Snap(far); ok {
		t.Error("snapped from far away")
	}
	for range MaxDrafted {
		d = d.Lift(0)
	}
	if d != (Draft{}) || d.At(Point{9, 0}) != -1 {
		t.Error("not empty after all tiles are lifted")
	}
}

func FuzzParseDraft(f *testing.F) {
	addCases(f, "drafts.txt")
	f.Fuzz(func(t *testing.T, text string) {
		d, ok := ParseDraft(text)
		if ok != (d.String() == text) || !ok && len(d.String()) >= len(text) {
			t.Fatalf("%q read as %q, %v", text, d, ok)
		}
		checkDraft(t, d)
	})
}

// FuzzDraft edits a draft: each byte of the text is a command or its argument.
func FuzzDraft(f *testing.F) {
	f.Add("", []byte("abcdefghijklmnop"))
	f.Add("Sa1Qd1ta3", []byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0x83, 0xff, 0x80})
	f.Add(DraftOf(SheetSquare.Board()).String(), []byte{1, 2, 3, 2, 250, 255, 4, 9, 9})
	f.Fuzz(func(t *testing.T, text string, edits []byte) {
		d, _ := ParseDraft(text)
		for len(edits) >= 4 {
			n, x, y := int(edits[1])-5, int8(edits[2]), int8(edits[3])
			switch edits[0] % 6 {
			case 0:
				d, _ = d.Place(Tile{Point{x, y}, int8(n), int8(edits[1]>>4) - 2})
			case 1:
				d = d.Lift(n)
			case 2:
				d = d.Move(n, Point{x, y})
			case 3:
				d = d.Rotate(n)
			case 4:
				d = d.Turned(n & 7)
			case 5:
				d = d.Shifted(int(x), int(y))
			}
			edits = edits[4:]
		}
		checkDraft(t, d)
	})
}
