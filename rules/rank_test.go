package rules

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"sync"
	"testing"
)

func TestSquareBoardsAreAll(t *testing.T) {
	c := squares()
	if n := c.count(c.start(), c.hands.all); n != SquareBoards {
		t.Errorf("%d square boards", n)
	}
	for _, n := range []int{-1, SquareBoards, -1 << 63, 1<<63 - 1} {
		if b := SquareBoard(n); b != nil {
			t.Errorf("board %d is\n%v", n, b)
		}
	}
}

// TestSquareBoardNumbers converts 10,000 numbers to boards and back, and turned boards to numbers
// and back. The boards are in the order of their codes.
func TestSquareBoardNumbers(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	numbers, samples := []int{0, SquareBoards - 1}, 10_000
	if testing.Short() {
		samples = 500
	}
	for range samples {
		numbers = append(numbers, r.Intn(SquareBoards))
	}
	slices.Sort(numbers)
	last := ""
	for i, n := range numbers {
		b := SquareBoard(n)
		if got, ok := b.Number(); !ok || got != n {
			t.Fatalf("board %d has number %d, %v:\n%v", n, got, ok, b)
		}
		if b.Layout() < last || b.Layout() == last && n != numbers[i-1] {
			t.Fatalf("board %d, %s, comes after %s", n, b.Layout(), last)
		}
		last = b.Layout()
		checkNumbered(t, b.Turned(1+i%7))
		if i%100 == 0 {
			checkBoard(t, b)
		}
	}
	for seed := range uint64(samples / 100) {
		for o := range 8 {
			checkNumbered(t, Deal(seed, Square).Turned(o))
		}
	}
}

// checkNumbered checks that the number of b gives b again.
func checkNumbered(t *testing.T, b *Board) {
	t.Helper()
	n, ok := b.Number()
	if !ok || SquareBoard(n).Layout() != b.Layout() {
		t.Fatalf("number %d, %v, is not\n%v", n, ok, b)
	}
}

func TestNoNumber(t *testing.T) {
	square := SheetSquare.Board()
	aside, err := ParseBoard("." + strings.Join(square.Grid(), "/."))
	if err != nil {
		t.Fatal(err)
	}
	wide, err := ParseBoard(strings.Join(square.Grid(), "./") + ".")
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range []*Board{SheetIrregular.Board(), SheetPergioco.Board(), Deal(1, Irregular), aside, wide} {
		if n, ok := b.Number(); ok {
			t.Errorf("number %d:\n%v", n, b)
		}
	}
	if _, ok := aside.Turned(0).Number(); !ok {
		t.Error("no number in the corner")
	}
}

// TestSquareBoardsTogether requests boards from several goroutines.
func TestSquareBoardsTogether(t *testing.T) {
	var all sync.WaitGroup
	for i := range 4 {
		all.Go(func() {
			if n, ok := SquareBoard(SquareBoards / 4 * i).Number(); !ok || n != SquareBoards/4*i {
				t.Errorf("%d, %v", n, ok)
			}
		})
	}
	all.Wait()
}

// TestCatalogueOfSmall compares catalogues with sorted lists of all fillings. The lists come from
// laying the tiles from the opposite end of the rectangle.
func TestCatalogueOfSmall(t *testing.T) {
	for _, c := range []struct {
		width, height int
		stock         [7]int
		want          int // fillings, counted independently of both implementations
	}{
		{2, 1, [7]int{2: 1}, 1},
		{1, 2, [7]int{2: 1}, 1},
		{2, 2, [7]int{2: 2}, 2},
		{2, 2, [7]int{4: 1}, 1},
		{3, 1, [7]int{3: 1}, 1},
		{3, 2, [7]int{2: 3}, 3},
		{3, 3, [7]int{3: 3}, 2},
		{8, 2, [7]int{2: 8}, 34}, // a Fibonacci number, as for every width
		{6, 6, [7]int{2: 18}, 6728},
		{3, 8, [7]int{6: 4}, 1},
		{8, 3, [7]int{6: 4}, 1},
		{5, 5, [7]int{3: 3, 4: 4}, 4},
		{4, 4, [7]int{2: 1, 4: 2, 6: 1}, 8},
		{5, 5, [7]int{2: 2, 3: 1, 4: 3, 6: 1}, 416},
		{6, 5, [7]int{2: 3, 3: 2, 4: 3, 6: 1}, 6600},
		{5, 6, [7]int{2: 3, 3: 2, 4: 3, 6: 1}, 6600},
		{8, 4, [7]int{2: 2, 3: 2, 4: 1, 6: 3}, 1514},
		{4, 8, [7]int{2: 2, 3: 2, 4: 1, 6: 3}, 1514},
		{7, 4, [7]int{2: 1, 3: 4, 4: 2, 6: 1}, 362},
	} {
		all := newFilling(c.width, c.height, c.stock).all()
		slices.Sort(all)
		cat := newCatalogue(c.width, c.height, c.stock)
		name := fmt.Sprintf("%d×%d of %v", c.width, c.height, c.stock)
		if n := cat.count(cat.start(), cat.hands.all); n != len(all) || n != c.want {
			t.Errorf("%s: %d fillings, slow %d, by the table %d", name, n, len(all), c.want)
			continue
		}
		for i, want := range all {
			code, ok := cat.code(i)
			n, known := cat.number(want)
			if code != want || !ok || n != i || !known {
				t.Errorf("%s: %d is %q, %v, slow %q, whose number is %d, %v", name, i, code, ok, want, n, known)
				break
			}
		}
		for _, code := range []string{"", "X", "DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD"} {
			if n, ok := cat.number(code); ok {
				t.Errorf("%s: %q has number %d", name, code, n)
			}
		}
	}
}

// TestCatalogueOfDominoes compares counts with published numbers.
func TestCatalogueOfDominoes(t *testing.T) {
	c := newCatalogue(8, 8, [7]int{2: 32})
	if n := c.count(c.start(), c.hands.all); n != 12_988_816 {
		t.Errorf("%d ways to cover a chessboard with dominoes", n)
	}
}

// filling is a rectangle of letters that is filled column by column from the upper right. Each tile
// hangs down from its place.
type filling struct {
	width, height int
	stock         [7]int
	grid          map[place]int // by place: the number of the tile
	tiles         []string
	codes         []string
}

func newFilling(width, height int, stock [7]int) *filling {
	return &filling{width: width, height: height, stock: stock, grid: map[place]int{}}
}

func (f *filling) all() []string {
	for col := f.width; col >= 1; col-- {
		for row := f.height; row >= 1; row-- {
			if f.grid[place{col, row}] == 0 {
				f.lay(col, row)
				return f.codes
			}
		}
	}
	f.codes = append(f.codes, f.code())
	return f.codes
}

func (f *filling) lay(col, row int) {
	for _, s := range strings.Fields("S32 s23 Q22 T31 t13 D21 d12") {
		w, h := int(s[1]-'0'), int(s[2]-'0')
		var covers []place
		for x := col - w + 1; x <= col; x++ {
			for y := row - h + 1; y <= row; y++ {
				if x >= 1 && y >= 1 && f.grid[place{x, y}] == 0 {
					covers = append(covers, place{x, y})
				}
			}
		}
		if len(covers) < w*h || f.stock[w*h] == 0 {
			continue
		}
		f.stock[w*h]--
		f.tiles = append(f.tiles, s[:1])
		for _, p := range covers {
			f.grid[p] = len(f.tiles)
		}
		f.all()
		for _, p := range covers {
			delete(f.grid, p)
		}
		f.tiles = f.tiles[:len(f.tiles)-1]
		f.stock[w*h]++
	}
}

// code names the tiles in reading order from a1.
func (f *filling) code() (code string) {
	met := map[int]bool{}
	for row := 1; row <= f.height; row++ {
		for col := 1; col <= f.width; col++ {
			if n := f.grid[place{col, row}]; !met[n] {
				met[n] = true
				code += f.tiles[n-1]
			}
		}
	}
	return code
}

// BenchmarkCatalogue measures the first call of SquareBoard; the limit is 20 ms.
func BenchmarkCatalogue(b *testing.B) {
	for range b.N {
		newCatalogue(8, 8, Stock())
	}
}

func BenchmarkSquareBoard(b *testing.B) {
	for i := range b.N {
		SquareBoard(i * 7919 % SquareBoards)
	}
}

func BenchmarkNumber(b *testing.B) {
	board := SheetSquare.Board()
	for range b.N {
		board.Number()
	}
}
