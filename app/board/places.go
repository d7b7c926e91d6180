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

// OnMount and OnUpdate move the tiles of a count, the flying marble and the tab stop to their
// places.
func (b *Board) OnMount(ctx app.Context) {
	ctx.PreventUpdate() // it has just been rendered
	ctx.Defer(b.placeTiles)
	ctx.Defer(b.placeMarks)
	dom.AfterPaint(b.measure)
	b.unlisten = dom.Listen(app.Window(), "resize", func(app.Value) { dom.AfterPaint(b.measure) })
}

// OnDismount removes the resize listener.
func (b *Board) OnDismount() { b.unlisten() }

func (b *Board) OnUpdate(ctx app.Context) {
	ctx.Defer(b.placeTiles)
	ctx.Defer(b.placeFlight)
	ctx.Defer(b.placeGain)
	ctx.Defer(b.placeMarks)
	ctx.Defer(b.placeStop)
}

// measure finds the seats from which marbles fly.
func (b *Board) measure() {
	if b.ready() {
		b.flight.measure(b.JSValue(), b.geometry(), b.Seats)
	}
}

// placeFlight lets the marble that was just played fly to its hole.
func (b *Board) placeFlight(app.Context) {
	if !b.ready() {
		return
	}
	stale := b.flight.seatsKey != b.woodKey
	if !b.rolls() {
		b.flight.ply = 0
	} else if b.flight.ply != b.Position.Ply() {
		b.flight.begin(b.JSValue(), b.geometry(), b.Position, b.Marks.Last.Hole())
		stale = true // names and facts in the seats can have changed
	}
	if stale {
		b.flight.seatsKey = b.woodKey
		dom.AfterPaint(b.measure)
	}
}

// placeMarks moves the bubble and the badge of an answer to their holes.
func (b *Board) placeMarks(app.Context) {
	if !b.ready() {
		return
	}
	if b.Bubble.Words != "" {
		b.placeAt(".bubble", b.Bubble.Hole)
	}
	if b.Marks.Answer != 0 {
		b.placeAt(".tick-mark", b.Marks.Answer.Hole())
	}
}

// placeAt sets the position of a hole on a part of the board, as fractions of the board's width and
// height. It uses the object model for the same reason as placeTiles.
func (b *Board) placeAt(selector string, h rules.Hole) {
	g := b.geometry()
	x, y := g.Center(h)
	style := b.JSValue().Call("querySelector", selector).Get("style")
	style.Call("setProperty", "--x", float64(x+g.Margin())/float64(g.Width()))
	style.Call("setProperty", "--y", float64(y+picture.Rim)/float64(g.Height()))
}

// placeStop moves the tab stop after the board is shown. It does not render cells again. When the
// tab stop is the focused cell, browsers compute the layout of the whole page at once. The paint
// after the render does this anyway.
func (b *Board) placeStop(app.Context) {
	if stop := (tabStop{b.Focus, b.woodKey}); stop != b.stop {
		b.stop = stop
		dom.AfterPaint(b.setStop)
	}
}

// setStop makes one cell the only tab stop.
func (b *Board) setStop() {
	if !b.ready() {
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

// placeTiles moves the tiles that a count has taken. It sets their style through the object model,
// because style attributes would need a weaker content security policy. It sets the style of each
// element, because a property of the board would change the style of all its elements.
func (b *Board) placeTiles(app.Context) {
	if !b.ready() {
		return
	}
	g := b.geometry()
	// A cell can belong to another tile now.
	if b.tilePlaces != ([rules.Tiles]place{}) && b.placesKey != b.woodKey {
		b.tilePlaces = [rules.Tiles]place{}
		b.each(".tile[style], .roll[style]", func(part app.Value) {
			part.Call("removeAttribute", "style")
			part.Call("removeAttribute", "data-turned")
		})
	}
	for i := range rules.Tiles {
		if at := b.piles.places[i]; at != b.tilePlaces[i] {
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
	b.tilePlaces, b.placesKey, b.counting = b.piles.places, b.woodKey, b.Counting
}

// placeTile moves a tile to its place. On a turned tile and its marbles the light still comes from
// above.
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
	for _, h := range g.Board.TileHoles(tile).Slice() {
		x, y := g.Center(h)
		b.each(`[data-hole="`+g.Board.Name(h)+`"] .roll`, func(roll app.Value) {
			style := roll.Get("style")
			style.Set("transformOrigin", fmt.Sprintf("%dpx %dpx", x, y))
			style.Set("transformBox", "view-box")
			style.Set("rotate", dom.When(at.turned, "-90deg"))
		})
	}
}
