package rules

import (
	"math/rand"
	"slices"
	"testing"
)

// slow is a second, naive implementation of the rule sheets with maps of places and loops. It
// shares only board text with the package.
type slow struct {
	tile   map[place]byte // letter of the tile; no entry means no hole
	holes  map[byte]int   // number of holes by letter of the tile
	marble map[place]byte // R or B
	played []place
	most   int // marbles after which the game ends
}

// place is a column and a row, both counted from 1.
type place struct{ col, row int }

func newSlow(grid []string, early bool) *slow {
	g := &slow{tile: map[place]byte{}, holes: map[byte]int{}, marble: map[place]byte{}, most: 56}
	if early {
		g.most = 55
	}
	for i, row := range grid {
		for x, c := range []byte(row) {
			if c != '.' {
				g.tile[place{x + 1, len(grid) - i}] = c
				g.holes[c]++
			}
		}
	}
	return g
}

// allowed applies the rules to one hole but does not check whether the game is over.
func (g *slow) allowed(p place) bool {
	n := len(g.played)
	if g.tile[p] == 0 || g.marble[p] != 0 || n >= g.most {
		return false
	}
	if n >= 1 {
		last := g.played[n-1]
		if p.col != last.col && p.row != last.row || g.tile[p] == g.tile[last] {
			return false
		}
	}
	return n < 2 || g.tile[p] != g.tile[g.played[n-2]]
}

func (g *slow) legal() []place {
	var all []place
	for row := 1; row <= 10; row++ {
		for col := 1; col <= 10; col++ {
			if g.allowed(place{col, row}) {
				all = append(all, place{col, row})
			}
		}
	}
	return all
}

// why returns the first reason that forbids p, in the documented order.
func (g *slow) why(p place, over bool) string {
	n := len(g.played)
	switch {
	case g.tile[p] == 0:
		return "no-such-hole"
	case over:
		return "game-over"
	case g.marble[p] != 0:
		return "filled"
	case g.allowed(p):
		return "playable"
	case p.col != g.played[n-1].col && p.row != g.played[n-1].row:
		return "off-lines"
	case g.tile[p] == g.tile[g.played[n-1]]:
		return "tile-of-last"
	}
	return "tile-before"
}

func (g *slow) play(p place) {
	g.marble[p] = "RB"[len(g.played)%2]
	g.played = append(g.played, p)
}

// tiles adds up the holes of the tiles on which colour has more marbles.
func (g *slow) tiles(colour byte) int {
	lead := map[byte]int{}
	for p, c := range g.marble {
		if c == colour {
			lead[g.tile[p]]++
		} else {
			lead[g.tile[p]]--
		}
	}
	points := 0
	for t, n := range lead {
		if n > 0 {
			points += g.holes[t]
		}
	}
	return points
}

// area returns the number of marbles of the largest area of colour and the number of tiles under
// it. Of equal areas it takes the one on most tiles.
func (g *slow) area(colour byte) (most, tiles int) {
	seen := map[place]bool{}
	var flood func(p place, under map[byte]bool) int
	flood = func(p place, under map[byte]bool) int {
		if seen[p] || g.marble[p] != colour {
			return 0
		}
		seen[p] = true
		under[g.tile[p]] = true
		return 1 + flood(place{p.col + 1, p.row}, under) + flood(place{p.col - 1, p.row}, under) +
			flood(place{p.col, p.row + 1}, under) + flood(place{p.col, p.row - 1}, under)
	}
	for p := range g.marble {
		under := map[byte]bool{}
		n := flood(p, under)
		if n > most || n == most && len(under) > tiles {
			most, tiles = n, len(under)
		}
	}
	return most, tiles
}

// run is a line of marbles by its two ends.
type run struct{ from, to place }

// lines returns every unbroken run of five or more marbles of colour in the given directions.
func (g *slow) lines(colour byte, directions []place) (runs []run, total int) {
	for p := range g.marble {
		for _, d := range directions {
			if g.marble[p] != colour || g.marble[place{p.col - d.col, p.row - d.row}] == colour {
				continue
			}
			end, n := p, 1
			for g.marble[place{end.col + d.col, end.row + d.row}] == colour {
				end = place{end.col + d.col, end.row + d.row}
				n++
			}
			if n >= 5 {
				runs = append(runs, run{p, end})
				total += n
			}
		}
	}
	return runs, total
}

var (
	straight  = []place{{1, 0}, {0, 1}}
	diagonals = []place{{1, 1}, {1, -1}}
)

// slowScore is the count at the end of a game, for Red and Black.
type slowScore struct {
	tiles, area, under, orth, all [2]int
	runs                          [2][]run
}

func (g *slow) score() (c slowScore) {
	for i, colour := range []byte("RB") {
		c.tiles[i] = g.tiles(colour)
		c.area[i], c.under[i] = g.area(colour)
		c.runs[i], c.orth[i] = g.lines(colour, straight)
		slant, total := g.lines(colour, diagonals)
		c.runs[i] = append(c.runs[i], slant...)
		c.all[i] = c.orth[i] + total
	}
	return c
}

// totals returns the points of Red and Black by the name of the edition.
func (c slowScore) totals() map[string][2]int {
	tiles, area, all, orth := c.tiles, c.area, c.all, c.orth
	difference := func(n [2]int) [2]int { return [2]int{max(n[0]-n[1], 0), max(n[1]-n[0], 0)} }
	var owner [2]int
	switch {
	case area[0] > area[1]:
		owner[0] = c.under[0]
	case area[1] > area[0]:
		owner[1] = c.under[1]
	}
	sum := func(terms ...[2]int) (n [2]int) {
		for _, t := range terms {
			n[0], n[1] = n[0]+t[0], n[1]+t[1]
		}
		return n
	}
	return map[string][2]int{
		"basic":    tiles,
		"es-tiles": tiles,
		"es-1":     sum(tiles, owner),
		"es-2":     sum(tiles, all),
		"es-3":     sum(tiles, owner, all),
		"cs-1":     sum(tiles, difference(area)),
		"cs-2":     sum(tiles, difference(area), difference(all)),
		"it-areas": sum(tiles, difference(area)),
		"it-lines": sum(tiles, difference(all)),
		"it-both":  sum(tiles, difference(area), difference(all)),
		"tr-area":  sum(tiles, difference(area)),
		"tr-rows":  sum(tiles, difference(orth)),
		"tr-both":  sum(tiles, difference(area), difference(orth)),
	}
}

// gappy holds boards with the longest gaps that 64 holes in the frame allow: a ring and a comb.
var gappy = []string{
	"AAABBCCCEE/AAABBDDDEE/II......EE/II......FF/II......FF/JJ......GH/JJ......GH/KK......GH/" +
		"KKMMMNNOPQ/LLMMMNNOPQ",
	"GH..KL..../GH..KL..../GH..KL..QQ/FF..JJ..PP/FF..JJ..OO/EE..II..NN/EE..II..MM/EE..II..MM/" +
		"AAABBBCCDD/AAABBBCCDD",
}

func TestSlowTwin(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	plies, most := 0, 100_000
	if testing.Short() {
		most = 5000
	}
	for n := 0; plies < most; n++ {
		var b *Board
		switch n % 4 {
		case 0:
			b = Deal(uint64(n), Square)
		case 1:
			b = Deal(uint64(n), Irregular)
		case 2:
			b = straggling(r)
		case 3:
			b = mustParse(gappy[n/4%len(gappy)])
		}
		rules := Editions()[r.Intn(len(Editions()))].Rules
		plies += compareGame(t, r, b, rules)
		if t.Failed() {
			t.Fatalf("game %d on\n%v", n, b)
		}
	}
}

// compareGame plays a random game and compares both implementations at every ply.
func compareGame(t *testing.T, r *rand.Rand, b *Board, rules Ruleset) int {
	g, p := newSlow(b.Grid(), rules.EarlyEnd), Start(b, rules)
	for ply := 0; ; ply++ {
		legal := g.legal()
		var holes []Hole
		for _, at := range legal {
			holes = append(holes, b.At(at.point()))
		}
		if !slices.Equal(p.Legal().Slice(), holes) || p.Over() != (len(legal) == 0) || p.Ply() != ply {
			t.Errorf("ply %d: legal %v, slow %v", ply, p.Legal().Slice(), holes)
		}
		compareReasons(t, g, p)
		compareScores(t, g, p)
		if len(legal) == 0 || t.Failed() {
			return ply + 1
		}
		next := legal[r.Intn(len(legal))]
		g.play(next)
		after, err := p.Play(b.At(next.point()))
		if err != nil || after != p.After(b.At(next.point())) {
			t.Error(err)
		}
		p = after
	}
}

func (p place) point() Point { return Point{int8(p.col - 1), int8(p.row - 1)} }

func compareReasons(t *testing.T, g *slow, p Position) {
	for row := 1; row <= 10; row++ {
		for col := 1; col <= 10; col++ {
			at := place{col, row}
			if got, want := p.Why(p.Board().At(at.point())).String(), g.why(at, p.Over()); got != want {
				t.Errorf("%v: %s, slow %s", at.point(), got, want)
			}
		}
	}
}

func compareScores(t *testing.T, g *slow, p Position) {
	marbles := [2]Set{p.Marbles(First), p.Marbles(Second)}
	slowly := g.score()
	totals := slowly.totals()
	if len(totals) != len(Editions()) {
		t.Errorf("%d editions, slow %d", len(Editions()), len(totals))
	}
	for _, e := range Editions() {
		s := Count(p.Board(), e.Rules, marbles)
		if got := [2]int{s.Total(First), s.Total(Second)}; got != totals[e.Name] {
			t.Errorf("%s: %v, slow %v", e.Name, got, totals[e.Name])
		}
		points := p.Ply() % (MaxHandicap + 1)
		for side, total := range totals[e.Name] {
			even := Count(p.Board(), e.Rules.WithHandicap(Side(side), points), marbles)
			if even.Total(Side(side)) != total+points || even.Total(Side(1-side)) != totals[e.Name][1-side] {
				t.Errorf("%s: %d:%d with %d points for side %d, slow %v", e.Name, even.Total(First), even.Total(Second), points, side, totals[e.Name])
			}
		}
	}
	s := Count(p.Board(), Ruleset{}, marbles)
	for side, runs := range slowly.runs {
		if n, tiles := slowly.area[side], slowly.under[side]; s.Areas[side].Holes.Len() != n || s.Areas[side].Tiles != tiles {
			t.Errorf("area %v, slow %d on %d", s.Areas[side], n, tiles)
		}
		for _, l := range s.Lines[side] {
			from, to := p.Board().Point(l.From), p.Board().Point(l.To)
			if !slices.ContainsFunc(runs, func(r run) bool { return r.from.point() == from && r.to.point() == to }) {
				t.Errorf("line %v-%v is not in the score", from, to)
			}
		}
		if len(runs) != len(s.Lines[side]) {
			t.Errorf("%d lines, slow %d", len(s.Lines[side]), len(runs))
		}
	}
}

// straggling lays the tiles at random with as few contacts as possible, which leaves holes and long
// gaps.
func straggling(r *rand.Rand) *Board {
	for {
		var tiles []Tile
		covered := map[Point]bool{}
		for _, s := range r.Perm(Tiles) {
			shape := []Tile{{W: 3, H: 2}, {W: 2, H: 2}, {W: 3, H: 1}, {W: 2, H: 1}}[min(s/4, 3)]
			if s == 16 {
				shape = Tile{W: 2, H: 2}
			}
			if r.Intn(2) == 0 {
				shape.W, shape.H = shape.H, shape.W
			}
			best, least := shape, 99
			for range 60 {
				t := shape
				t.Min = Point{int8(r.Intn(Frame + 1 - int(t.W))), int8(r.Intn(Frame + 1 - int(t.H)))}
				if n := touching(covered, t); n < least && (n > 0 || len(tiles) == 0) {
					best, least = t, n
				}
			}
			for x := best.Min.X; x < best.Min.X+best.W; x++ {
				for y := best.Min.Y; y < best.Min.Y+best.H; y++ {
					covered[Point{x, y}] = true
				}
			}
			tiles = append(tiles, best)
		}
		if b, err := NewBoard(Frame, tiles); err == nil {
			return b
		}
	}
}

// touching counts the covered neighbours of t. It returns a large number if t overlaps a tile.
func touching(covered map[Point]bool, t Tile) int {
	n := 0
	for x := t.Min.X; x < t.Min.X+t.W; x++ {
		for y := t.Min.Y; y < t.Min.Y+t.H; y++ {
			if covered[Point{x, y}] {
				return 99
			}
			for _, q := range []Point{{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}} {
				if covered[q] {
					n++
				}
			}
		}
	}
	return n
}
