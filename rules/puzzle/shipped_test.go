package puzzle

import (
	"bytes"
	"compress/gzip"
	"os"
	"sync"
	"testing"

	"kulami/rules/internal/compact"
	"kulami/rules/internal/players"
)

// shippedFile is the collection of the app.
const shippedFile = "../../static/puzzles.txt"

func readShipped(t testing.TB) []byte {
	t.Helper()
	text, err := os.ReadFile(shippedFile)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// shipped returns all shipped puzzles. It reads them only once.
func shipped(t testing.TB) []Puzzle {
	t.Helper()
	all, err := readPuzzles()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

var readPuzzles = sync.OnceValues(func() (all []Puzzle, err error) {
	text, err := os.ReadFile(shippedFile)
	if err != nil {
		return nil, err
	}
	c, err := Decode(text)
	for i := 0; i < c.Len() && err == nil; i++ {
		var p Puzzle
		p, err = c.At(i)
		all = append(all, p)
	}
	return all, err
})

// The text is as Encode writes it, and small. Brotli, which the site uses, compresses it better
// than gzip.
func TestShippedText(t *testing.T) {
	text := readShipped(t)
	if !bytes.Equal(Encode(shipped(t)), text) {
		t.Error("Encode does not write what Decode has read")
	}
	var small bytes.Buffer
	w, _ := gzip.NewWriterLevel(&small, gzip.BestCompression)
	w.Write(text)
	w.Close()
	if small.Len() > 60_000 {
		t.Errorf("%d bytes compressed", small.Len())
	}
}

// Every shipped puzzle has the documented properties besides its proof.
func TestShippedPuzzles(t *testing.T) {
	images := map[string]int{}
	for _, p := range shipped(t) {
		at := p.Record.Position()
		legal := at.Legal()
		switch {
		case !legal.Has(p.Solution) || legal.Len() < minHoles:
			t.Errorf("puzzle %d: %d holes are legal", p.Number, legal.Len())
		case p.Left() < minLeft || p.Left() > maxLeft:
			t.Errorf("puzzle %d: %d plies left", p.Number, p.Left())
		}
		better := false
		for _, h := range legal.Slice() {
			better = better || players.Margin(at.After(h)) < players.Margin(at.After(p.Solution))
		}
		if !better {
			t.Errorf("puzzle %d: a search of one ply finds the solution", p.Number)
		}
		image := imageOf(at)
		if same, seen := images[image]; seen {
			t.Errorf("puzzles %d and %d are images of each other", same, p.Number)
		}
		images[image] = p.Number
	}
}

// All kinds of puzzles occur, and no kind is the majority.
func TestShippedPuzzlesAreSpread(t *testing.T) {
	puzzles := shipped(t)
	if len(puzzles) < 2000 {
		t.Errorf("%d puzzles", len(puzzles))
	}
	counts := map[any]int{}
	for _, p := range puzzles {
		counts[p.Goal]++
		counts[p.Difficulty]++
		counts[p.Record.Rules()]++
		counts[kindOfBoard(p.Board)]++
		counts[[1]int{p.Left()}]++
		for _, theme := range p.Themes.Slice() {
			counts[theme]++
		}
	}
	least := func(share int, kinds ...any) {
		for _, kind := range kinds {
			if n := counts[kind]; n < len(puzzles)/share || n > len(puzzles)/2 {
				t.Errorf("%d of %d puzzles are %T %v", n, len(puzzles), kind, kind)
			}
		}
	}
	least(10, Win, Draw, Margin)
	least(8, 1, 2, 3, 4)
	least(20, 5, 6)
	least(50, 7)
	least(400, 8)
	least(10, "dealt square", "dealt irregular")
	least(100, "square", "irregular", "pergioco")
	for _, e := range compact.Editions() {
		least(40, e.Rules)
	}
	for left := minLeft; left <= maxLeft; left++ {
		least(100, [1]int{left})
	}
	for _, theme := range AllThemes() {
		least(100, theme)
	}
}

func kindOfBoard(name string) string {
	switch name[:2] {
	case "s1":
		return "dealt square"
	case "i1":
		return "dealt irregular"
	}
	return name
}
