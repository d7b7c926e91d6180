package game

import (
	"strings"

	"kulami/rules"
)

// MarblesText writes marbles that were put down by hand. It lists the holes of each side, then the
// last marbles if they are marked: "-a1b2/-c3/lb2c3".
func MarblesText(d rules.Diagram) string {
	var parts []string
	for _, marbles := range d.Marbles {
		names := "-"
		for _, h := range marbles.Slice() {
			names += d.Board.Name(h)
		}
		parts = append(parts, names)
	}
	if last := LastNames(d); last != "" {
		parts = append(parts, "l"+last) // the letter distinguishes it from a check code
	}
	return strings.Join(parts, "/")
}

// noMarbles is the MarblesText of an empty board.
const noMarbles = "-/-"

// LastNames returns the names of the holes with marked last marbles.
func LastNames(d rules.Diagram) (names string) {
	for _, h := range d.Last {
		if h != rules.NoHole {
			names += d.Board.Name(h)
		}
	}
	return names
}

// MarblesOf reads a MarblesText for board b. It returns the readable marbles. ok is false if a part
// could not be read.
func MarblesOf(b *rules.Board, text string) (d rules.Diagram, ok bool) {
	d = rules.NewDiagram(b)
	parts := strings.Split(text, "/")
	if len(parts) != 2 && len(parts) != 3 {
		return d, false
	}
	for side := rules.First; side <= rules.Second; side++ {
		for _, name := range Cells(strings.TrimPrefix(parts[side], "-")) {
			h := b.Hole(name)
			if h == rules.NoHole || d.At(h) != rules.Nobody {
				return d, false
			}
			d = d.Set(h, side)
		}
	}
	for _, name := range Cells(strings.TrimPrefix(strings.Join(parts[2:], ""), "l")) {
		h := b.Hole(name)
		if h == rules.NoHole || d.At(h) == rules.Nobody || d.Last[d.At(h)] != rules.NoHole {
			return d, false
		}
		d.Last[d.At(h)] = h
	}
	return d, true
}

// Cells splits text into names of holes, each a letter and digits.
func Cells(text string) (names []string) {
	for text != "" {
		n := len(text) - len(strings.TrimLeft(text[1:], "0123456789"))
		names = append(names, text[:n])
		text = text[n:]
	}
	return names
}
