package picture

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// Thumb draws a position in a dozen elements, because a page can have hundreds of such pictures. It
// has a path for the tiles of each kind of wood, and paths of dots for the holes and for each
// side's marbles. The sides differ by a mark. The classes begin with "thumb".
func Thumb(b *rules.Board, turned int, marbles [2]rules.Set) string {
	g := NewGeometry(b, turned, false)
	var s strings.Builder
	fmt.Fprintf(&s, `<svg class="thumb" viewBox="%s" aria-hidden="true" focusable="false">`, g.ViewBox())
	var woods [kinds]path
	for i := range rules.Tiles {
		top := g.Face(i).Inset(2, 0)
		woods[woodOf(b, i).IntN(kinds)].add('M', top.X, top.Y).add('h', top.W).add('v', top.H).add('h', -top.W).add('z')
	}
	for kind := range woods {
		fmt.Fprintf(&s, `<path class="thumb-wood%d" d="%s"/>`, kind, woods[kind])
	}
	dots := func(holes rules.Set, kinds ...dot) {
		if holes == 0 {
			return
		}
		d := Dots(g, holes)
		for _, k := range kinds {
			fmt.Fprintf(&s, `<path class="%s" stroke-width="%d" d="%s"/>`, k.class, k.size, d)
		}
	}
	const rim = 5
	first, second := marbles[rules.First], marbles[rules.Second]
	dots(^(first | second), dot{"thumb-pit", 54})
	dots(first, dot{"thumb-first-rim", 2*Marble + rim}, dot{"thumb-first", 2*Marble - rim}, dot{"thumb-mark", 30})
	dots(second, dot{"thumb-second-rim", 2*Marble + rim}, dot{"thumb-second", 2*Marble - rim})
	s.WriteString(`</svg>`)
	return s.String()
}

// Sample returns the thumb of the square sheet board in the middle of a game.
func Sample() string {
	board := rules.SheetSquare.Board()
	var marbles [2]rules.Set
	for i, name := range []string{"c6", "c4", "f4", "f6", "d6", "d5", "g5", "b5", "b2", "e2", "e7"} {
		marbles[i%2] |= rules.SetOf(board.Hole(name))
	}
	return Thumb(board, 0, marbles)
}

// Portrait draws a position at the size of the board, from the stock of the page, without
// interaction.
func Portrait(b *rules.Board, turned int, marbles [2]rules.Set) string {
	g := NewGeometry(b, turned, false)
	s := strings.TrimSuffix(strings.Replace(Wood(g), `class="wood"`, `class="portrait"`, 1), `</svg>`)
	for side := rules.First; side <= rules.Second; side++ {
		for h := range marbles[side].All() {
			x, y := g.Center(h)
			s += fmt.Sprintf(`<use href="#marble-%s" x="%d" y="%d"/>`, side, x-Unit/2, y-Unit/2)
		}
	}
	return s + `</svg>`
}

// AllSteps is the number of steps that Steps draws.
const AllSteps = 8

// Steps draws the player's progress from the stock of the page: eight wooden steps with a marble on
// each. The steps above reached, 1…8, are faint.
func Steps(reached int) string {
	var s strings.Builder
	fmt.Fprintf(&s, `<svg class="steps-up" viewBox="0 0 %d %d" aria-hidden="true" focusable="false">`, 8*Unit, 4*Unit)
	for i := range AllSteps {
		x, y := i*Unit, 3*Unit-i*Unit/4
		fmt.Fprintf(&s, `<rect class="face" x="%d" y="%d" width="%d" height="%d" rx="%d" fill="url(#wood%d)"/>`, x+2, y, Unit-4, 4*Unit-y, corner, i%kinds)
		faint := ""
		if i >= reached {
			faint = ` opacity=".25"`
		}
		fmt.Fprintf(&s, `<use href="#marble-%s" x="%d" y="%d"%s/>`, rules.Side(i%2), x, y-Unit+5, faint)
	}
	return s.String() + `</svg>`
}

// dot is a kind of dots: their class and their width.
type dot struct {
	class string
	size  int
}
