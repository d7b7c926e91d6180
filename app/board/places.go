package board

import (
	"fmt"
	"strconv"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// OnMount and OnUpdate put the tiles of a count, the marble that was played and the tab
// stop in their places.
func (b *Board) OnMount(ctx app.Context) {
	ctx.PreventUpdate() // it has just been drawn
	ctx.Defer(b.placeTiles)
	ctx.Defer(b.placeMarks)
	dom.AfterPaint(b.measure)
	b.unlisten = dom.Listen(app.Window(), "resize", func(app.Value) { dom.AfterPaint(b.measure) })
}

// OnDismount stops listening to the window.
func (b *Board) OnDismount() { b.unlisten() }

func (b *Board) OnUpdate(ctx app.Context) {
	ctx.Defer(b.placeTiles)
	ctx.Defer(b.placeFlight)
	ctx.Defer(b.placeGain)
	ctx.Defer(b.placeMarks)
	ctx.Defer(b.placeStop)
}

// measure finds the seats, from which marbles fly.
func (b *Board) measure() {
	if b.there() {
		b.flight.measure(b.JSValue(), b.geometry(), b.Seats)
	}
}

// placeFlight lets the marble that was just played fly to its hole.
func (b *Board) placeFlight(app.Context) {
	if !b.there() {
		return
	}
	stale := b.flight.seenFor != b.drawnFor
	if !b.rolls() {
		b.flight.ply = 0
	} else if b.flight.ply != b.Position.Ply() {
		b.flight.begin(b.JSValue(), b.geometry(), b.Position, b.Marks.Last.Hole())
		stale = true // names and facts in the seats may have changed
	}
	if stale {
		b.flight.seenFor = b.drawnFor
		dom.AfterPaint(b.measure)
	}
}

// placeMarks moves the bubble and the badge of an answer to their holes.
func (b *Board) placeMarks(app.Context) {
	if !b.there() {
		return
	}
	if b.Bubble.Words != "" {
		b.placeAt(".bubble", b.Bubble.Hole)
	}
	if b.Marks.Answer != 0 {
		b.placeAt(".tick-mark", b.Marks.Answer.Hole())
	}
}

// placeAt lets a part of the board know where a hole is, as parts of the board's width and height, through the object model as
// placeTiles does.
func (b *Board) placeAt(selector string, h rules.Hole) {
	g := b.geometry()
	x, y := g.Center(h)
	style := b.JSValue().Call("querySelector", selector).Get("style")
	style.Call("setProperty", "--x", float64(x+g.Margin())/float64(g.Width()))
	style.Call("setProperty", "--y", float64(y+picture.Rim)/float64(g.Height()))
}

// placeStop moves the tab stop when the board has been shown. Cells are not drawn
// anew for it: when it comes to the cell that has the focus, browsers work out at
// once how the whole page looks, which the picture after the drawing does anyway.
func (b *Board) placeStop(app.Context) {
	if stop := (tabStop{b.Focus, b.drawnFor}); stop != b.stop {
		b.stop = stop
		dom.AfterPaint(b.setStop)
	}
}

// setStop makes one cell the tab stop, and no other one.
func (b *Board) setStop() {
	if !b.there() {
		return
	}
	name := b.Position.Board().Name(b.Focus)
	cell := b.JSValue().Call("querySelector", `[data-hole="`+name+`"]`)
	if !cell.Truthy() {
		return
	}
	for stops, i := b.JSValue().Call("querySelectorAll", `.cell[tabindex="0"]`), 0; i < stops.Length(); i++ {
		if stop := stops.Index(i); !stop.Equal(cell) {
			stop.Call("setAttribute", "tabindex", "-1")
		}
	}
	if cell.Call("getAttribute", "tabindex").String() != "0" {
		cell.Call("setAttribute", "tabindex", "0")
	}
}

// placeTiles moves the tiles that a count has taken from their places. Their style is
// set through the object model, because style attributes would need a weaker content
// security policy; and on each element, because from a property of the board all that
// is on it would take its style anew.
func (b *Board) placeTiles(app.Context) {
	if !b.there() {
		return
	}
	g := b.geometry()
	if b.placed != ([rules.Tiles]place{}) && b.placedFor != b.drawnFor { // a cell may belong to another tile now
		b.placed = [rules.Tiles]place{}
		b.each(".tile[style], .roll[style]", func(part app.Value) {
			part.Call("removeAttribute", "style")
			part.Call("removeAttribute", "data-turned")
		})
	}
	for i := range rules.Tiles {
		if at := b.piles.places[i]; at != b.placed[i] {
			b.placeTile(g, i, at)
		}
	}
	if head := b.JSValue().Call("querySelector", ".verdict"); head.Truthy() {
		head.Get("style").Call("setProperty", "--letters", utf8.RuneCountInString(b.Headline))
		head.Get("style").Set("top", fmt.Sprintf("%.1f%%", 100*(picture.Unit*b.piles.head+picture.Rim)/float64(g.Height())))
	}
	if b.counting && b.piles.left > 0 && !b.Counting {
		b.glint()
	}
	b.placed, b.placedFor, b.counting = b.piles.places, b.drawnFor, b.Counting
}

// placeTile puts a tile into its place. The light keeps falling from above on one that turns, and on its marbles.
func (b *Board) placeTile(g picture.Geometry, tile int, at place) {
	x, y := middle(g, tile)
	origin := fmt.Sprintf("%.0fpx %.0fpx", picture.Unit*x, picture.Unit*y)
	b.each(".t"+strconv.Itoa(tile), func(part app.Value) {
		style := part.Get("style")
		style.Set("transformOrigin", origin)
		style.Set("transform", at.transform)
		style.Set("opacity", dom.When(at.pale, ".4"))
		part.Call("toggleAttribute", "data-turned", at.turned)
	})
	for h := range g.Board.TileHoles(tile).All() {
		x, y := g.Center(h)
		b.each(`[data-hole="`+g.Board.Name(h)+`"] .roll`, func(roll app.Value) {
			style := roll.Get("style")
			style.Set("transformOrigin", fmt.Sprintf("%dpx %dpx", x, y))
			style.Set("transformBox", "view-box")
			style.Set("rotate", dom.When(at.turned, "-90deg"))
		})
	}
}
