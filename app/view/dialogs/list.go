package dialogs

import (
	"cmp"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The library's list can have thousands of rows. It consists of parts with a few rows each. Only
// the parts near the visible area are drawn; the others are gaps of the same height. Parts form
// blocks, so that there are also few gaps. A slow phone takes a second for a thousand elements.

// rowsOfPart is the number of rows of a part; the last part can have fewer. It is small, so that
// drawing a part does not delay a slow phone that scrolls. partsOfBlock is the number of parts of a
// block.
const (
	rowsOfPart   = 5
	partsOfBlock = 10
)

// leastRow is the least height of a row, in px. The elements above the list take more than two
// rows.
const leastRow = 64

// ListParts holds the range of drawn parts of the library's list, and the heights of parts.
type ListParts struct {
	From, To int // the drawn parts From…To-1; 0, 0 means the first parts
	// Part with the focus, from 1; 0 means none. It and its neighbours are drawn.
	Focused int
	heights map[int]int // px, of parts that were drawn
	typical int         // height in px of the first full part that was drawn
}

// draws reports whether part i is drawn.
func (p ListParts) draws(i int) bool {
	to := p.To
	if to == 0 {
		to = firstParts()
	}
	return i >= p.From && i < to || p.Focused > 0 && i >= p.Focused-2 && i <= p.Focused
}

// firstParts returns the number of parts drawn before the list is scrolled. They contain the
// visible rows and the row below them, so that the focus can move there.
func firstParts() int {
	if !app.IsClient {
		return 2
	}
	return 1 + max(app.Window().Get("innerHeight").Int()-2*leastRow, 0)/(rowsOfPart*leastRow)
}

// height returns the height of a part of n rows in px, or its likely height.
func (p ListParts) height(i, n int) int {
	if height, ok := p.heights[i]; ok && n == rowsOfPart {
		return height
	}
	return cmp.Or(p.typical, rowsOfPart*leastRow) * n / rowsOfPart
}

// listOnPage is the library's list on the page.
type listOnPage struct {
	blocks app.Value // the elements
	parts  int       // number of parts of all blocks
}

// part returns the element of a part, or undefined if its block is a gap.
func (p listOnPage) part(i int) app.Value {
	return p.blocks.Index(i / partsOfBlock).Get("children").Index(i % partsOfBlock)
}

// bottom returns the lower edge of a part on the screen, in px. It divides a gap equally among its
// parts.
func (p listOnPage) bottom(i int) float64 {
	if part := p.part(i); part.Truthy() {
		_, bottom := edges(part)
		return bottom
	}
	block, at := i/partsOfBlock, i%partsOfBlock
	top, bottom := edges(p.blocks.Index(block))
	return top + (bottom-top)*float64(at+1)/float64(min(partsOfBlock, p.parts-block*partsOfBlock))
}

// focused returns the index of the part with the focus; -1 means none.
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

// edges returns the upper and lower edge of an element on the screen, in px.
func edges(e app.Value) (top, bottom float64) {
	box := e.Call("getBoundingClientRect")
	return box.Get("top").Float(), box.Get("bottom").Float()
}
