package board

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// prerenderedWood is a placeholder for the wood on the prerendered page.
const prerenderedWood = "<svg></svg>"

// Render renders the wood and the labels, which seldom change, and over them the live board.
// Without a position the frame is empty.
func (b *Board) Render() app.UI {
	if b.Position.Board() == nil {
		return app.Div().Class("board")
	}
	g := b.geometry()
	key := fmt.Sprint(g.Board.Layout(), g.Turned, g.Labels)
	if b.woodKey != key {
		if b.wood = prerenderedWood; !b.prerendered {
			b.wood = picture.Wood(g)
		}
		b.labels = picture.Labels(g)
		b.woodKey, b.stopAtRender, b.prerendered = key, b.Focus, false
	}
	if now := (highlights{key, b.Position.Ply(), b.Marks.Last, b.Marks.Closed}); now != b.highlights {
		b.highlights, b.lastHighlights = now, b.highlights
	}
	steps := b.steps()
	s := b.countView(steps)
	b.settle(g, s, steps)
	live := dom.SVG("svg").Class("live").Attr("viewBox", g.ViewBox()).Role("grid").Aria("label", b.phrases().Board).
		Body(b.underlay(g, s), b.cells(g), b.overlay(g, s, steps))
	frame := app.Div().Class("board").Class(b.classes(g, s)...).
		DataSet("board", g.Board.Layout()).
		DataSet("ply", b.Position.Ply()).
		DataSet("turn", b.Position.Turn().String()).
		DataSet("over", b.Over).
		DataSet("thinking", b.Thinking).
		DataSet("link", b.Link)
	parts := []app.UI{app.Raw(b.wood)}
	if b.labels != "" {
		parts = append(parts, app.Raw(b.labels))
	}
	parts = append(parts, live, b.flight.draw(b.Position, b.Marks.Last.Hole(), b.rolls()), b.Bubble.draw(g), b.valueBar().draw(b.Sunk))
	if b.Marks.Answer != 0 {
		parts = append(parts, Badge(b.Marks.Right))
	}
	parts = append(parts, b.captions(s)...)
	if b.Counting {
		parts = append(parts, drawGain(b.Position, steps))
	}
	return frame.Body(parts...)
}

// valueBar returns the bar of the value. While the value is unknown, the bar keeps its last share.
func (b *Board) valueBar() ValueBar {
	v := b.Value
	if v.Known || b.share == 0 {
		b.share = v.Share
	}
	v.Share = b.share
	return v
}

// classes returns the classes for the size of the board and the state of the game. Classes that
// change with every marble are on the cells. Otherwise the browser would have to check all elements
// of the board, not only the changed cells.
func (b *Board) classes(g picture.Geometry, s countView) []string {
	return []string{
		"cols-" + strconv.Itoa(g.Cols), "rows-" + strconv.Itoa(g.Rows),
		dom.When(g.Labels, "labelled"),
		dom.When(b.Marks.Quiz && b.Marks.Active, "asking"),
		dom.When(b.Marks.Legal.Len() == rules.Holes, "anywhere"),
		dom.When(b.rolls(), "rolling"),
		dom.When(s != (countView{}), "counting"),
		dom.When(s.apart, "apart"),
	}
}
