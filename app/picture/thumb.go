package picture

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// Thumb draws the owners of the tiles in a few elements, because a page can have hundreds of such
// pictures. A board without marbles has its holes. The classes begin with "thumb".
func Thumb(b *rules.Board, turned int, marbles [2]rules.Set) string {
	g, pits := NewGeometry(b, turned, false), rules.Set(0)
	if marbles == [2]rules.Set{} {
		pits = ^pits
	}
	return owned(g, marbles) + dots(g, pits, dot{"thumb-pit", 54}) + `</svg>`
}

// owned begins a thumb with a path for the tiles of each kind of wood and for each side's tiles.
func owned(g Geometry, marbles [2]rules.Set) string {
	classes := [kinds + 2]string{kinds: "first", kinds + 1: "second"}
	var tiles [len(classes)]path
	for i := range rules.Tiles {
		holes := g.Board.TileHoles(i)
		class := woodOf(g.Board, i).IntN(kinds)
		switch lead := (holes & marbles[rules.First]).Len() - (holes & marbles[rules.Second]).Len(); {
		case lead > 0:
			class = kinds
		case lead < 0:
			class = kinds + 1
		}
		top := g.Face(i).Inset(2, 0)
		tiles[class].add('M', top.X, top.Y).add('h', top.W).add('v', top.H).add('h', -top.W).add('z')
	}
	s := fmt.Sprintf(`<svg class="thumb" viewBox="%s" aria-hidden="true" focusable="false">`, g.ViewBox())
	for i, class := range classes {
		if class == "" {
			class = fmt.Sprintf("wood%d", i)
		}
		if len(tiles[i]) > 0 {
			s += fmt.Sprintf(`<path class="thumb-%s" d="%s"/>`, class, tiles[i])
		}
	}
	return s
}

// dots draws a dot of each kind in holes.
func dots(g Geometry, holes rules.Set, kinds ...dot) (s string) {
	for _, k := range kinds {
		if holes != 0 {
			s += fmt.Sprintf(`<path class="%s" stroke-width="%d" d="%s"/>`, k.class, k.size, Dots(g, holes))
		}
	}
	return s
}

// Sample returns the square sheet board in the middle of a game, with marbles. The sides differ by
// a mark.
func Sample() string {
	board := rules.SheetSquare.Board()
	var marbles [2]rules.Set
	for i, name := range []string{"c6", "c4", "f4", "f6", "d6", "d5", "g5", "b5", "b2", "e2", "e7"} {
		marbles[i%2] |= rules.SetOf(board.Hole(name))
	}
	g, first, second := NewGeometry(board, 0, false), marbles[rules.First], marbles[rules.Second]
	const rim = 5
	return owned(g, [2]rules.Set{}) + dots(g, ^(first|second), dot{"thumb-pit", 54}) +
		dots(g, first, dot{"thumb-first-rim", 2*Marble + rim}, dot{"thumb-first", 2*Marble - rim}, dot{"thumb-mark", 30}) +
		dots(g, second, dot{"thumb-second-rim", 2*Marble + rim}, dot{"thumb-second", 2*Marble - rim}) + `</svg>`
}

// Portrait draws a position at the size of the board, from the stock of the page, without
// interaction.
func Portrait(b *rules.Board, turned int, marbles [2]rules.Set) string {
	g := NewGeometry(b, turned, false)
	return strings.TrimSuffix(strings.Replace(Wood(g), `class="wood"`, `class="portrait"`, 1), `</svg>`) + stones(g, marbles) + `</svg>`
}

// stones draws marbles from the stock of the page.
func stones(g Geometry, marbles [2]rules.Set) (s string) {
	for side, holes := range marbles {
		for _, h := range holes.Slice() {
			x, y := g.Center(h)
			s += fmt.Sprintf(`<use href="#marble-%s" x="%d" y="%d"/>`, rules.Side(side), x-Unit/2, y-Unit/2)
		}
	}
	return s
}

// AllSteps is the number of steps that Steps draws.
const AllSteps = 8

// Steps draws eight wooden steps, with a marble from the stock of the page on each up to reached,
// 1…8. They show a player's progress.
func Steps(reached int) string {
	var s strings.Builder
	top := 3*Unit - max(reached+3, AllSteps-1)*Unit/4 // of the highest marble or step
	fmt.Fprintf(&s, `<svg class="steps-up" viewBox="0 %d %d %d" aria-hidden="true" focusable="false">`, top, 8*Unit, 4*Unit-top)
	for i := range AllSteps {
		x, y := i*Unit, 3*Unit-i*Unit/4
		fmt.Fprintf(&s, `<rect class="face" x="%d" y="%d" width="%d" height="%d" rx="%d" fill="url(#wood%d)"/>`, x+2, y, Unit-4, 4*Unit-y, corner, i%kinds)
		if i < reached {
			fmt.Fprintf(&s, `<use href="#marble-%s" x="%d" y="%d"/>`, rules.Side(i%2), x, y-Unit+5)
		}
	}
	return s.String() + `</svg>`
}

// dot is a kind of dots: their class and their width.
type dot struct {
	class string
	size  int
}
