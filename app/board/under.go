package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// under draws what lies between the wood and the marbles: who owns a tile, which
// two are closed, and the lines in which to play. What is always there comes
// first, so that it keeps its places.
func (b *Board) under(g picture.Geometry, s revealed) app.UI {
	var parts, closed, lines []app.UI
	for i, owner := range b.Marks.Owners(g.Board) {
		t := owned{Tile: i, Frame: g.OwnerFrame(i), Owner: owner, Fresh: b.contact() != "" && g.Board.TileOf(b.Marks.Last.Hole()) == i}
		if !b.Look.Owners {
			t.Owner = rules.Nobody
		} else if b.Marks.Preview != 0 && g.Board.TileOf(b.Marks.Preview.Hole()) == i {
			t.Owner, t.Would = b.Marks.WouldOwn, true
		}
		parts = append(parts, dom.PartOf(t, owned.draw))
		if b.Marks.Closed&g.Board.TileHoles(i) != 0 {
			contact := dom.When(t.Fresh, b.contact())
			closed = append(closed, dom.Rect(g.Face(i)).Class("closed", contact), dom.Rect(g.Face(i)).Class("closed-hatch", contact).Attr("fill", "url(#hatch)"))
		}
	}
	if b.Look.Bands && b.Marks.Legal != 0 {
		lines = dom.Paths(picture.Bands(g, b.Marks.Last.Hole(), b.Marks.Closed))
	}
	parts = append(parts, dom.SVG("g").Body(closed...), dom.SVG("g").Class(b.contact()).Body(lines...), b.leaving(g, s), b.considered(g), b.foundTiles(g), b.strike(g))
	return dom.SVG("g").Aria("hidden", "true").Body(append(parts, b.areas(g, s)...)...)
}

// considered draws a frame round the tile whose count is looked at, dark with a light core, as
// it lies on light and on dark grounds.
func (b *Board) considered(g picture.Geometry) app.UI {
	if b.Marks.Considered == 0 {
		return dom.SVG("g")
	}
	face := g.Face(g.Board.TileOf(b.Marks.Considered.First()))
	return dom.SVG("g").Body(dom.Rect(face).Class("considered"), dom.Rect(face).Class("considered", "core"))
}

// foundTiles draws an inlay on the tiles that were found in a lesson.
func (b *Board) foundTiles(g picture.Geometry) app.UI {
	var parts []app.UI
	for i := range rules.Tiles {
		if g.Board.TileHoles(i)&^b.Marks.Found == 0 {
			inlay := g.Face(i).Inset(7, 11)
			parts = append(parts, dom.Rect(inlay).Class("found-tile"), dom.Rect(inlay).Class("found-tile", "core"))
		}
	}
	return dom.SVG("g").Body(parts...)
}

// strike draws an arrow from the last marble to where the opponent would play, below the values on its way.
func (b *Board) strike(g picture.Geometry) app.UI {
	if last := b.Marks.Last; b.Threat && b.Values != nil && last != 0 && b.Strikes != 0 {
		return outlined("stroke", picture.Arrow(g, last.Hole(), b.Strikes.Hole()), b.Position.Turn().Other())
	}
	return dom.SVG("g")
}

// leaving draws what the marble before the last lit and shaded, until the last one meets the
// wood, or the tiles leave their places. The tile that both close stays dark.
func (b *Board) leaving(g picture.Geometry, s revealed) app.UI {
	group := dom.SVG("g")
	if s.apart || !b.rolls() || b.left.drawnFor != b.lit.drawnFor || b.left.ply != b.lit.ply-1 {
		return group
	}
	var parts []app.UI
	for i := range rules.Tiles {
		if holes := g.Board.TileHoles(i); holes&b.left.closed != 0 && holes&b.lit.closed == 0 {
			parts = append(parts, dom.Rect(g.Face(i)).Class("closed"))
		}
	}
	if b.Look.Bands {
		parts = append(parts, dom.Paths(picture.Bands(g, b.left.last.Hole(), b.left.closed))...)
	}
	return group.Class("leaving", "leaving-"+b.Position.At(b.Marks.Last.Hole()).String()).Body(parts...)
}

// owned is the mark of the side that owns a tile, or would own it after the marble that is
// previewed.
type owned struct {
	Tile  int
	Frame picture.Rect
	Owner rules.Side
	Would bool
	Fresh bool // the marble just played lies on it
}

func (t owned) draw() app.UI {
	return dom.Rect(t.Frame).Class("own", "tile", "t"+strconv.Itoa(t.Tile), "own-"+t.Owner.String(), dom.When(t.Would, "would"), dom.When(t.Fresh, "met"))
}
