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

// frame is the 10×10 places on which a board is built. All its fields are values to
// compare, so that it is drawn again only if something on it has changed.
type frame struct {
	app.Compo
	Draft       rules.Draft
	Cell        rules.Point // the tab stop
	Picked      int         // as in wooden.Workshop
	Ghost       rules.Tile  // where the tile held would go, if Aimed
	Fits, Aimed bool
	Text        *text.Text

	drawn map[rules.Tile]string // the tiles that have lain here
}

// emptyFrame and frameLabels never change.
var (
	emptyFrame  = sync.OnceValue(picture.EmptyFrame)
	frameLabels = sync.OnceValue(func() string { return picture.Labels(picture.Frame()) })
)

// Render draws the tiles, which change only with the draft, and over them the cells
// that are pressed and read aloud.
func (f *frame) Render() app.UI {
	live := dom.SVG("svg").Class("live").Attr("viewBox", picture.Frame().ViewBox()).Role("grid").Aria("label", f.Text.Frame).
		Body(f.cells(), f.over())
	return app.Div().Class("board", "frame", "cols-10", "rows-10", "labelled").DataSet("frame", "10x10").
		Body(f.planks(), app.Raw(frameLabels()), live)
}

// planks draws the empty frame and the tiles, the later ones on top. Each is a
// drawing of its own, so that a tile that is placed is all that changes.
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

// wrong returns the kind of fault of each tile that is part of one; the worst if
// there is more.
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

// over draws the faulty tiles, the tile picked up, and where the tile held would go.
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

// cells draws the grid that is pressed and read aloud.
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

// frameCell is one place of the frame. Most of the hundred are as they were after a
// tile was placed.
type frameCell struct {
	app.Compo
	X, Y          int
	Name          string
	Tile          string // the name of the tile that covers it, or empty
	Worth         int    // of that tile
	Picked, Wrong bool   // so is the tile
	Focus         bool   // the tab stop
	Text          *text.Text
}

// Render draws what is pressed and the frame of the focus.
func (c *frameCell) Render() app.UI {
	return dom.SVG("g").Class("cell").Role("gridcell").
		Attr("tabindex", dom.Either(c.Focus, "0", "-1")).
		DataSet("cell", c.Name).
		DataSet("tile", cmp.Or(c.Tile, "none")).
		Aria("selected", c.Picked).
		Aria("label", c.label()).
		Body(dom.SVG("rect").Class("hit").Attr("x", c.X).Attr("y", c.Y))
}

// label names the place, the tile that covers it, and whether that one is wrong.
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

// CellOf returns the place of the frame that a name is of.
func CellOf(name string) rules.Point {
	p, _ := rules.ParsePoint(name)
	return p
}

// tileName names a tile by its corners, as far as it lies in the frame.
func tileName(t rules.Tile) string { return wooden.Inside(t).String() }
