package board

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// woodAsSent stands for the wood that the page was sent with.
const woodAsSent = "<svg></svg>"

// Render draws the wood and the coordinates, which seldom change, and over them the
// live board. Without a position the frame is empty.
func (b *Board) Render() app.UI {
	if b.Position.Board() == nil {
		return app.Div().Class("board")
	}
	g := b.geometry()
	key := fmt.Sprint(g.Board.Layout(), g.Turned, g.Labels)
	if b.drawnFor != key {
		if b.drawn = woodAsSent; !b.sent {
			b.drawn = picture.Wood(g)
		}
		b.names = picture.Labels(g)
		b.drawnFor, b.drawnStop, b.sent = key, b.Focus, false
	}
	if now := (lit{key, b.Position.Ply(), b.Marks.Last, b.Marks.Closed}); now != b.lit {
		b.lit, b.left = now, b.lit
	}
	steps := b.steps()
	s := b.revealed(steps)
	b.settle(g, s, steps)
	live := dom.SVG("svg").Class("live").Attr("viewBox", g.ViewBox()).Role("grid").Aria("label", b.said().Board).
		Body(b.under(g, s), b.cells(g), b.over(g, s, steps))
	frame := app.Div().Class("board").Class(b.classes(g, s)...).
		DataSet("board", g.Board.Layout()).
		DataSet("ply", b.Position.Ply()).
		DataSet("turn", b.Position.Turn().String()).
		DataSet("over", b.Over).
		DataSet("thinking", b.Thinking).
		DataSet("link", b.Link)
	parts := []app.UI{app.Raw(b.drawn)}
	if b.names != "" {
		parts = append(parts, app.Raw(b.names))
	}
	parts = append(parts, live, b.flight.draw(b.Position, b.Marks.Last.Hole(), b.rolls()), b.Bubble.draw(g), b.valued().draw(b.Sunk))
	if b.Marks.Answer != 0 {
		parts = append(parts, Badge(b.Marks.Right))
	}
	parts = append(parts, b.captions(s)...)
	if b.Counting {
		parts = append(parts, drawGain(b.Position, steps))
	}
	return frame.Body(parts...)
}

// valued returns the bar of the value: until that is known, as it was before.
func (b *Board) valued() ValueBar {
	v := b.Value
	if v.Known || b.share == 0 {
		b.share = v.Share
	}
	v.Share = b.share
	return v
}

// classes returns the classes for the size of the board and the state of the game. What
// changes with every marble is left to the cells: the browser would have to look at
// all that is on the board, and not just at the cells that have changed.
func (b *Board) classes(g picture.Geometry, s revealed) []string {
	return []string{
		"cols-" + strconv.Itoa(g.Cols), "rows-" + strconv.Itoa(g.Rows),
		dom.When(g.Labels, "labelled"),
		dom.When(b.Marks.Quiz && b.Marks.Active, "asking"),
		dom.When(b.Marks.Legal.Len() == rules.Holes, "anywhere"),
		dom.When(b.rolls(), "rolling"),
		dom.When(s != (revealed{}), "counting"),
		dom.When(s.apart, "apart"),
	}
}
