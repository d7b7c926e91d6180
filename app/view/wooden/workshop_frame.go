package wooden

import (
	"cmp"
	"strings"
	"sync"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/app/screen/wooden"
	"kulami/app/text"
	"kulami/rules"
)

// frame is the grid of 10×10 places on which a player builds a board. Its exported fields are
// comparable, so it is redrawn only after a change.
type frame struct {
	app.Compo
	Draft       rules.Draft
	Cell        rules.Point // tab stop
	Picked      int         // as in wooden.Workshop
	Ghost       rules.Tile  // held tile at its target, if Aimed
	Fits, Aimed bool
	Text        *text.Text

	drawn map[rules.Tile]string // drawings of all tiles so far
}

// emptyFrame and frameLabels never change.
var (
	emptyFrame  = sync.OnceValue(picture.EmptyFrame)
	frameLabels = sync.OnceValue(func() string { return picture.Labels(picture.Frame()) })
)

// Render draws the tiles, which change only with the draft. Above them it draws the cells, which
// receive presses and have labels for screen readers.
func (f *frame) Render() app.UI {
	live := dom.SVG("svg").Class("live").Attr("viewBox", picture.Frame().ViewBox()).Role("grid").Aria("label", f.Text.Frame).
		Body(f.cells(), f.over())
	return app.Div().Class("board", "frame", "cols-10", "rows-10", "labelled").DataSet("frame", "10x10").
		Body(f.planks(), app.Raw(frameLabels()), live)
}

// planks draws the empty frame and the tiles, later tiles on top. Each tile is a separate drawing,
// so a placed tile changes nothing else.
func (f *frame) planks() app.UI {
	if f.drawn == nil {
		f.drawn = map[rules.Tile]string{}
	}
	parts := []app.UI{app.Raw(emptyFrame())}
	for _, t := range f.Draft.Tiles() {
		if f.drawn[t] == "" {
			f.drawn[t] = picture.FrameTile(t)
		}
		parts = append(parts, app.Raw(f.drawn[t]))
	}
	return app.Div().Class("planks").Aria("hidden", "true").Body(parts...)
}

// wrong returns the kind of fault of each faulty tile. If a tile has several faults, it returns the
// worst.
func (f *frame) wrong() map[int]rules.DraftFaultKind {
	wrong := map[int]rules.DraftFaultKind{}
	for _, fault := range f.Draft.Faults() {
		for _, i := range fault.Tiles {
			if _, known := wrong[i]; !known {
				wrong[i] = fault.Kind
			}
		}
	}
	return wrong
}

// over outlines the faulty tiles, the tile picked up, and the held tile at its target.
func (f *frame) over() app.UI {
	var parts []app.UI
	outline := func(t rules.Tile, class string) {
		for _, layer := range []string{"outline-edge", "outline"} {
			parts = append(parts, dom.Rect(picture.FrameFace(t).Inset(5, 10)).Class(layer, class))
		}
	}
	wrong := f.wrong()
	tiles := f.Draft.Tiles()
	for i, t := range tiles {
		if kind, is := wrong[i]; is {
			if kind != rules.DraftApart {
				parts = append(parts, dom.Rect(picture.FrameFace(t)).Class("flaw").Attr("fill", "url(#flaw)"))
			}
			outline(t, "is-"+string(kind))
		}
	}
	if i := f.Picked - 1; i >= 0 && i < len(tiles) {
		outline(tiles[i], "is-picked")
	}
	if f.Aimed {
		class := dom.Either(f.Fits, "ghost", "ghost is-wrong")
		parts = append(parts, dom.Rect(picture.FrameFace(f.Ghost)).Class(class))
		outline(f.Ghost, class)
	}
	return dom.SVG("g").Class("overlay").Aria("hidden", "true").Body(parts...)
}

// cells draws the grid of cells for presses and screen readers.
func (f *frame) cells() app.UI {
	wrong, tiles := f.wrong(), f.Draft.Tiles()
	rows := make([]app.UI, rules.Frame)
	for row := range rows {
		cells := make([]app.UI, rules.Frame)
		for x := range cells {
			p := rules.Point{X: int8(x), Y: int8(rules.Frame - 1 - row)}
			c := &frameCell{X: x * picture.Unit, Y: row * picture.Unit, Name: p.String(), Focus: p == f.Cell, Text: f.Text}
			if i := f.Draft.At(p); i >= 0 {
				_, bad := wrong[i]
				c.Tile, c.Worth, c.Wrong, c.Picked = tileName(tiles[i]), tiles[i].Holes(), bad, f.Picked == i+1
			}
			cells[x] = c
		}
		rows[row] = dom.SVG("g").Role("row").Body(cells...)
	}
	return dom.SVG("g").Role("presentation").Class("cells").Body(rows...)
}

// frameCell is one place of the frame. Placing a tile changes only a few of the hundred cells.
type frameCell struct {
	app.Compo
	X, Y          int
	Name          string
	Tile          string // name of the tile on the place; empty without a tile
	Worth         int    // worth of the tile
	Picked, Wrong bool   // state of the tile
	Focus         bool   // this place is the tab stop
	Text          *text.Text
}

// Render draws the area for presses, and the outline of the focus.
func (c *frameCell) Render() app.UI {
	return dom.SVG("g").Class("cell").Role("gridcell").
		Attr("tabindex", dom.Either(c.Focus, "0", "-1")).
		DataSet("cell", c.Name).
		DataSet("tile", cmp.Or(c.Tile, "none")).
		Aria("selected", c.Picked).
		Aria("label", c.label()).
		Body(dom.SVG("rect").Class("hit").Attr("x", c.X).Attr("y", c.Y))
}

// label returns the name of the place, its tile, and the tile's state, for screen readers.
func (c *frameCell) label() string {
	if c.Tile == "" {
		return c.Name + ", " + c.Text.PlaceFree
	}
	parts := []string{c.Name, c.Text.PlaceTile(c.Worth, c.Tile)}
	if c.Picked {
		parts = append(parts, c.Text.PlacePicked)
	}
	if c.Wrong {
		parts = append(parts, c.Text.PlaceWrong)
	}
	return strings.Join(parts, ", ")
}

// CellOf returns the place of the frame with a name.
func CellOf(name string) rules.Point {
	p, _ := rules.ParsePoint(name)
	return p
}

// tileName names a tile by the corners of its part in the frame.
func tileName(t rules.Tile) string { return wooden.Inside(t).String() }
