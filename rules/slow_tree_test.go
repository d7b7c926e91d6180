package rules

import (
	"math/rand"
	"slices"
	"testing"
)

// slowNext, slowThrough and slowVariations are a naive implementation of the tree of
// a record, which compares every line with every other one.
func slowNext(lines [][]Hole, line []Hole) []Hole {
	var next []Hole
	for _, l := range lines {
		if len(l) > len(line) && leads(line, l) && !slices.Contains(next, l[len(line)]) {
			next = append(next, l[len(line)])
		}
	}
	return next
}

func slowThrough(lines [][]Hole, line []Hole) []Hole {
	for _, l := range lines {
		if leads(line, l) {
			return l
		}
	}
	return nil
}

func slowVariations(game []Hole, lines [][]Hole) []Variation {
	var all []Variation
	for i, l := range lines {
		part := func(o []Hole) bool { return leads(l, o) }
		longer := func(o []Hole) bool { return len(o) > len(l) && leads(l, o) }
		if part(game) || slices.ContainsFunc(lines[:i], part) || slices.ContainsFunc(lines[i+1:], longer) {
			continue
		}
		ply := CommonPrefix(l, game)
		all = append(all, Variation{ply, l[ply:]})
	}
	return all
}

// TestTreeLikeSlow builds small trees of few different moves, legal or not, so that
// lines meet, repeat and begin each other.
func TestTreeLikeSlow(t *testing.T) {
	r := rand.New(rand.NewSource(8))
	line := func() []Hole {
		l := make([]Hole, r.Intn(6))
		for i := range l {
			l[i] = Hole(r.Intn(3))
		}
		return l
	}
	for range 20_000 {
		rec := Record{board: SheetSquare.Board(), moves: line()}
		for range r.Intn(6) {
			if moves := line(); len(moves) > 0 {
				rec.variations = append(rec.variations, Variation{r.Intn(len(rec.moves) + 1), moves})
			}
		}
		lines, by := rec.Lines(), line()
		if got, want := rec.Next(by), slowNext(lines, by); !slices.Equal(got, want) {
			t.Fatalf("%v: next after %v are %v, want %v", lines, by, got, want)
		}
		if got, want := rec.Through(by), slowThrough(lines, by); !slices.Equal(got, want) {
			t.Fatalf("%v: through %v is %v, want %v", lines, by, got, want)
		}
		got, want := rec.withVariations(lines[1:]).variations, slowVariations(rec.moves, lines[1:])
		if !slices.EqualFunc(got, want, func(v, w Variation) bool { return v.Ply == w.Ply && slices.Equal(v.Moves, w.Moves) }) {
			t.Fatalf("%v has variations %v, want %v", lines, got, want)
		}
	}
}

// slowTake reads link characters from start; if joined, also across line breaks.
func slowTake(clean []byte, offsets []int, start int, joined bool) found {
	var f found
	i := start
	for i < len(clean) {
		end := i + 1
		if isLinkByte(clean[i]) {
			f.text += string(clean[i])
			f.offsets = append(f.offsets, offsets[i])
		} else if end = overBreak(clean, i); !joined || end == i {
			break
		}
		i = end
	}
	f.end = offsets[i]
	return f
}

// TestStretchLikeSlow reads random texts of many beginnings and breaks.
func TestStretchLikeSlow(t *testing.T) {
	r := rand.New(rand.NewSource(10))
	pieces := []string{"k1/", "k", "1", "/", "ab", "c7", "\n", " ", "\n> ", "\u200b", "%20", "%6b", "é", "-"}
	for range 20_000 {
		text := ""
		for range r.Intn(30) {
			text += pieces[r.Intn(len(pieces))]
		}
		clean, offsets := scrub(text, dropNone)
		var s stretch
		for _, start := range starts(clean) {
			if start.at >= s.end {
				s = stretchFrom(clean, offsets, start.at)
			}
			for _, c := range []struct{ got, want found }{
				{s.from(start.at), slowTake(clean, offsets, start.at, true)},
				{s.line(start.at), slowTake(clean, offsets, start.at, false)},
			} {
				if c.got.text != c.want.text || !slices.Equal(c.got.offsets, c.want.offsets) || c.got.end != c.want.end {
					t.Fatalf("%q from %d: %v, want %v", text, start.at, c.got, c.want)
				}
			}
		}
	}
}
