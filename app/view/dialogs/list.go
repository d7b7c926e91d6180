package dialogs

import (
	"cmp"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The library's list may have thousands of rows. It is made of parts of some rows each, of
// which only those near what is seen are drawn; the others are gaps of the same height. Parts
// form blocks, so that the gaps, too, are few: to make a thousand elements takes a slow phone
// a second.

// rowsOfPart is how many rows a part has, the last one fewer: so few that drawing a part
// does not hold up a scrolling slow phone. partsOfBlock is how many parts a block has.
const (
	rowsOfPart   = 5
	partsOfBlock = 10
)

// leastRow is how high a row is at least, in px. What is above the list takes more than
// two rows.
const leastRow = 64

// ListParts are the parts of the library's list that are drawn, and the heights of those
// that have been.
type ListParts struct {
	From, To int         // drawn are those from one up to another; 0, 0 are the first
	Focused  int         // and, above 0, the part that has the focus, counted from 1, and those beside it
	heights  map[int]int // px, of parts that were drawn
	typical  int         // px, of a part of rowsOfPart rows: of the first one that was drawn
}

// draws reports whether a part is drawn.
func (p ListParts) draws(i int) bool {
	to := p.To
	if to == 0 {
		to = firstParts()
	}
	return i >= p.From && i < to || p.Focused > 0 && i >= p.Focused-2 && i <= p.Focused
}

// firstParts returns how many parts are drawn before the list is scrolled: as many as are
// seen, and the row below them, which the focus may go on to.
func firstParts() int {
	if !app.IsClient {
		return 2
	}
	return 1 + max(app.Window().Get("innerHeight").Int()-2*leastRow, 0)/(rowsOfPart*leastRow)
}

// height returns the height of a part of n rows in px, or what it is likely to be.
func (p ListParts) height(i, n int) int {
	if height, ok := p.heights[i]; ok && n == rowsOfPart {
		return height
	}
	return cmp.Or(p.typical, rowsOfPart*leastRow) * n / rowsOfPart
}

// listOnPage is the library's list as it is on the page.
type listOnPage struct {
	blocks app.Value // the elements
	parts  int       // of all blocks
}

// part returns the element of a part, or something undefined if its block is a gap.
func (p listOnPage) part(i int) app.Value {
	return p.blocks.Index(i / partsOfBlock).Get("children").Index(i % partsOfBlock)
}

// bottom returns where a part ends on the screen, in px. Those of a gap share it equally.
func (p listOnPage) bottom(i int) float64 {
	if part := p.part(i); part.Truthy() {
		_, bottom := edges(part)
		return bottom
	}
	block, at := i/partsOfBlock, i%partsOfBlock
	top, bottom := edges(p.blocks.Index(block))
	return top + (bottom-top)*float64(at+1)/float64(min(partsOfBlock, p.parts-block*partsOfBlock))
}

// focused returns the part that has the focus, or -1.
func (p listOnPage) focused() int {
	part := app.Window().Get("document").Get("activeElement").Call("closest", ".games-part")
	if !part.Truthy() {
		return -1
	}
	place := func(of, e app.Value) int {
		return app.Window().Get("Array").Get("prototype").Get("indexOf").Call("call", of, e).Int()
	}
	block := part.Get("parentElement")
	return place(p.blocks, block)*partsOfBlock + place(block.Get("children"), part)
}

// edges returns where an element begins and ends on the screen, in px.
func edges(e app.Value) (top, bottom float64) {
	box := e.Call("getBoundingClientRect")
	return box.Get("top").Float(), box.Get("bottom").Float()
}
