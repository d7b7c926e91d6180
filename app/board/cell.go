package board

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// cell is one hole of the board. After a marble most of the 64 cells are unchanged, so that most of
// the work is comparing these fields.
type cell struct {
	app.Compo
	Face
}

// Face has everything that decides the look and the name of a cell. Cells with equal faces look the
// same.
type Face struct {
	X, Y          int
	Name          string
	Tile, Worth   int
	First, Second int          // marbles on the tile
	Holds         rules.Side   // side of the marble in the hole
	Shows         rules.Side   // side of the marble shown, which can be a preview
	For           rules.Side   // side whose marble the player can play or try here; Nobody for none
	Why           rules.Reason // reason why an empty hole cannot be played
	Value         HoleValue
	Flags         uint
	Stop          bool // the cell was the tab stop at the first render
	Phrases       *Phrases
}

// Become gives the cell the face of another one, and reports whether it changed. Most cells do not
// change, and go-app would compare them field by field with reflection.
func (c *cell) Become(other app.Composer) (changed bool) {
	face := other.(*cell).Face
	changed = face != c.Face
	c.Face = face
	return changed
}

// The flags of a cell, as bits of Flags.
const (
	flagLegal = iota
	flagLast
	flagBefore
	flagFresh
	flagHint
	flagPending
	flagPreview
	flagFound
	flagTrial
	flagOpen
	flagThreat
	flagNeeded
	flagRefused0
	flagRefused1
)

// ringed has the flags of the cells with a ring.
const ringed = 1<<flagLast | 1<<flagBefore | 1<<flagHint | 1<<flagPending | 1<<flagNeeded | 1<<flagFound | 1<<flagRefused0 | 1<<flagRefused1

// flagClasses are the class names of flags. A legal cell has an attribute instead.
var flagClasses = [...]string{
	flagLast: "last", flagBefore: "before", flagFresh: "fresh",
	flagHint: "hinted", flagPending: "pending", flagPreview: "preview",
	flagFound: "found", flagTrial: "trial", flagOpen: "open", flagThreat: "threat", flagNeeded: "needed",
	flagRefused0: "refused-0", flagRefused1: "refused-1",
}

func (c *cell) threat() bool { return c.Flags&(1<<flagThreat) != 0 }

func (c *cell) legal() bool { return c.Flags&(1<<flagLegal) != 0 }

// Render renders the clickable area, which is also the focus frame, and the mark of a legal hole.
// It adds a marble and a ring if there are any. Constant sizes are in the style sheet, because
// everything here costs time when the page starts.
func (c *cell) Render() app.UI {
	classes := []string{"cell", "tile", "t" + strconv.Itoa(c.Tile)}
	if c.Holds != rules.Nobody {
		classes = append(classes, "filled")
	}
	if c.For != rules.Nobody {
		classes = append(classes, "for-"+c.For.String())
	}
	for flag, class := range flagClasses {
		if class != "" && c.Flags&(1<<flag) != 0 {
			classes = append(classes, class)
		}
	}
	tab := "-1"
	if c.Stop {
		tab = "0"
	}
	parts := []app.UI{
		dom.SVG("rect").Class("hit").Attr("x", c.X-picture.Unit/2).Attr("y", c.Y-picture.Unit/2),
		dom.SVG("circle").Class("spot").Attr("cx", c.X).Attr("cy", c.Y),
	}
	if c.Shows != rules.Nobody {
		marble := dom.SVG("use").Class("marble").Attr("href", "#marble-"+c.Shows.String()).
			Attr("x", c.X-picture.Unit/2).Attr("y", c.Y-picture.Unit/2)
		// A marble with a transform of its own would roll in less smoothly.
		parts = append(parts, dom.SVG("g").Class("roll").Body(marble))
	}
	if c.Value.Label != "" {
		parts = append(parts, c.Value.draw(c.X, c.Y))
	}
	if c.Flags&ringed != 0 {
		parts = append(parts, dom.SVG("circle").Class("ring").Attr("cx", c.X).Attr("cy", c.Y))
	}
	drawn := dom.SVG("g").Class(strings.Join(classes, " ")).Role("gridcell").
		Attr("tabindex", tab).
		DataSet("hole", c.Name).
		DataSet("marble", c.Holds.String()).
		DataSet("legal", c.legal()).
		Aria("label", c.label())
	if c.Value.Label != "" {
		hook := "value"
		if c.threat() {
			hook = "threat"
		}
		drawn = drawn.DataSet(hook, c.Value.Points).DataSet("exact", c.Value.Exact)
	}
	return drawn.Body(parts...)
}

// label names the hole, its content, and whether it can be played or why not. It adds the engine's
// value if that is shown, and the tile with its count.
func (c *cell) label() string {
	said, name := c.Phrases, c.Name
	content, why, tile := said.Empty, "", ""
	switch {
	case c.Holds != rules.Nobody:
		content = said.Marbles[c.Holds]
	case c.legal() && c.Flags&(1<<flagTrial) != 0:
		content = said.Trial
	case c.legal():
		content = said.Playable
	case c.Why != rules.Playable && said.Why != nil:
		why = said.Why(c.Why)
	}
	if said.Tile != nil {
		tile = said.Tile(c.Worth, c.First, c.Second)
	}
	for _, part := range [...]string{content, why, c.Value.Words, tile} {
		if part != "" {
			name += ", " + part
		}
	}
	return name
}

// cells renders the grid to click, which screen readers read.
func (b *Board) cells(g picture.Geometry) app.UI {
	rows := g.Grid()
	parts := make([]app.UI, len(rows))
	for i, row := range rows {
		cells := make([]app.UI, len(row))
		for j, h := range row {
			cells[j] = b.cell(g, h)
		}
		parts[i] = dom.SVG("g").Role("row").Body(cells...)
	}
	return dom.SVG("g").Role("presentation").Class("cells").Body(parts...)
}

func (b *Board) cell(g picture.Geometry, h rules.Hole) *cell {
	p, k := b.Position, &b.Marks
	tile := g.Board.TileOf(h)
	holes := g.Board.TileHoles(tile)
	x, y := g.Center(h)
	c := &cell{Face: Face{
		X: x, Y: y, Name: g.Board.Name(h), Tile: tile, Worth: holes.Len(),
		First:  (holes & p.Marbles(rules.First)).Len(),
		Second: (holes & p.Marbles(rules.Second)).Len(),
		Holds:  p.At(h), Shows: p.At(h), For: rules.Nobody, Stop: h == b.stopAtRender,
		Phrases: b.phrases(),
	}}
	if b.Values != nil {
		c.Value = b.Values[h]
	}
	own, last, before := rules.Maybe(h), k.Last, k.Before
	if k.Reply != 0 {
		last, before = k.Reply, k.Tried
	}
	switch {
	case c.Holds != rules.Nobody:
	case own == k.Preview, own == k.Tried, own == k.Reply && p.At(k.Tried.Hole()) != rules.Nobody:
		c.Shows = p.Turn()
	case own == k.Reply:
		c.Shows = p.Turn().Other()
	}
	if !b.Over && !k.Quiz && c.Holds == rules.Nobody {
		c.Why = p.Why(h)
	}
	if (k.Active || k.Trial) && k.Legal.Has(h) {
		c.For = p.Turn()
	}
	for flag, is := range [...]bool{
		flagLegal: k.Legal.Has(h), flagLast: own == last, flagBefore: own == before && (!b.Over || k.Quiz || own == k.Tried),
		// A dot that fades does not change.
		flagFresh: own == k.Last && b.Fresh && b.Look.Animation, flagTrial: k.Trial && c.Holds == rules.Nobody,
		flagOpen:  c.For != rules.Nobody && b.Look.Legal,
		flagFound: k.Found.Has(h) && holes&^k.Found != 0, flagHint: own == k.Hint, flagPending: own == k.Pending, flagPreview: c.Shows != c.Holds,
		flagNeeded: k.Needed.Has(h) && c.Value.Label == "", flagThreat: b.Threat && c.Value.Label != "",
	} {
		if is {
			c.Flags |= 1 << flag
		}
	}
	if b.Bubble.Shakes && h == b.Bubble.Hole {
		c.Flags |= 1 << (flagRefused0 + b.Bubble.Turn)
	}
	return c
}
