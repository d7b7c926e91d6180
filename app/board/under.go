package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// underlay renders the layers between the wood and the marbles. These are the owners of tiles, the
// closed tiles, and the bands of the legal row and column. Elements that are always present come
// first, so that their index does not change.
func (b *Board) underlay(g picture.Geometry, s countView) app.UI {
	var parts, closed, lines []app.UI
	for i, owner := range b.Marks.Owners(g.Board) {
		t := ownerMark{Tile: i, Frame: g.OwnerFrame(i), Owner: owner, Fresh: b.contact() != "" && g.Board.TileOf(b.Marks.Last.Hole()) == i}
		if !b.Look.Owners {
			t.Owner = rules.Nobody
		} else if b.Marks.Preview != 0 && g.Board.TileOf(b.Marks.Preview.Hole()) == i {
			t.Owner, t.Preview = b.Marks.WouldOwn, true
		}
		parts = append(parts, dom.PartOf(t))
		if b.Marks.Closed&g.Board.TileHoles(i) != 0 {
			contact := dom.When(t.Fresh, b.contact())
			closed = append(closed, dom.Rect(g.Face(i)).Class("closed", contact), dom.Rect(g.Face(i)).Class("closed-hatch", contact).Attr("fill", "url(#hatch)"))
		}
	}
	if b.Look.Bands && b.Marks.Legal != 0 {
		lines = dom.Paths(picture.Bands(g, b.Marks.Last.Hole(), b.Marks.Closed))
	}
	parts = append(parts, dom.SVG("g").Body(closed...), dom.SVG("g").Class(b.contact()).Body(lines...), b.fadingHighlights(g, s), b.considered(g), b.foundTiles(g))
	return dom.SVG("g").Aria("hidden", "true").Body(append(parts, b.areas(g, s)...)...)
}

// considered renders a frame around the examined tile. It is dark with a light core, so that it is
// visible on light and on dark ground.
func (b *Board) considered(g picture.Geometry) app.UI {
	if b.Marks.Considered == 0 {
		return dom.SVG("g")
	}
	face := g.Face(g.Board.TileOf(b.Marks.Considered.First()))
	return dom.SVG("g").Body(dom.Rect(face).Class("considered"), dom.Rect(face).Class("considered", "core"))
}

// foundTiles renders an inlay on the tiles that were found in a lesson.
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

// fadingHighlights renders the highlights of the marble before the last one. They disappear when
// the last marble meets the wood, or when the tiles leave their places. A tile that both marbles
// close stays dark.
func (b *Board) fadingHighlights(g picture.Geometry, s countView) app.UI {
	group := dom.SVG("g")
	if s.apart || !b.rolls() || b.lastHighlights.woodKey != b.highlights.woodKey || b.lastHighlights.ply != b.highlights.ply-1 {
		return group
	}
	var parts []app.UI
	for i := range rules.Tiles {
		if holes := g.Board.TileHoles(i); holes&b.lastHighlights.closed != 0 && holes&b.highlights.closed == 0 {
			parts = append(parts, dom.Rect(g.Face(i)).Class("closed"))
		}
	}
	if b.Look.Bands {
		parts = append(parts, dom.Paths(picture.Bands(g, b.lastHighlights.last.Hole(), b.lastHighlights.closed))...)
	}
	return group.Class("leaving", "leaving-"+b.Position.At(b.Marks.Last.Hole()).String()).Body(parts...)
}

// ownerMark is the mark of the side that owns a tile, or would own it after the previewed marble.
type ownerMark struct {
	Tile    int
	Frame   picture.Rect
	Owner   rules.Side
	Preview bool // Owner is the owner after the previewed marble
	Fresh   bool // the marble just played is on the tile
}

func (t ownerMark) Draw() app.UI {
	return dom.Rect(t.Frame).Class("own", "tile", "t"+strconv.Itoa(t.Tile), "own-"+t.Owner.String(), dom.When(t.Preview, "would"), dom.When(t.Fresh, "met"))
}
