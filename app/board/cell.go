package board

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// cell is one hole of the board. After a marble most of the 64 are as they were,
// so that comparing these fields is nearly all the work there is.
type cell struct {
	app.Compo
	Face
}

// Face holds everything that a cell is drawn and named from: those of equal face are
// drawn the same.
type Face struct {
	X, Y          int
	Name          string
	Tile, Worth   int
	First, Second int          // marbles on the tile
	Holds         rules.Side   // whose marble lies here
	Shows         rules.Side   // whose marble is drawn here: also a previewed one
	For           rules.Side   // whose marble a person may play or try here, Nobody if none
	Why           rules.Reason // why an empty hole may not be played
	Value         HoleValue
	Flags         uint
	Stop          bool // the tab stop when the board was drawn first
	Phrases       *Phrases
}

// Become gives the cell the face of another one, and reports whether that is a new
// one. Most cells stay as they are, and the library would compare them field by
// field through reflection.
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

// ringed are the flags of the cells with a ring.
const ringed = 1<<flagLast | 1<<flagBefore | 1<<flagHint | 1<<flagPending | 1<<flagNeeded | 1<<flagFound | 1<<flagRefused0 | 1<<flagRefused1

// flagClasses are what the style sheet knows flags by. A playable cell has an attribute.
var flagClasses = [...]string{
	flagLast: "last", flagBefore: "before", flagFresh: "fresh",
	flagHint: "hinted", flagPending: "pending", flagPreview: "preview",
	flagFound: "found", flagTrial: "trial", flagOpen: "open", flagThreat: "threat", flagNeeded: "needed",
	flagRefused0: "refused-0", flagRefused1: "refused-1",
}

func (c *cell) threat() bool { return c.Flags&(1<<flagThreat) != 0 }

func (c *cell) legal() bool { return c.Flags&(1<<flagLegal) != 0 }

// Render draws what is pressed, which is also the frame of the focus, the mark of a
// playable hole, and if they are there, the marble and a ring round it. Sizes that
// never change are in the style sheet: everything takes time when the page starts.
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
		parts = append(parts, dom.SVG("g").Class("roll").Body(marble)) // what has a place of its own rolls in less smoothly
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

// label names place, content, whether it may be played or why not, the engine's value
// if it is shown, and the tile with its count.
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

// cells draws the grid that is pressed and read aloud.
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
		Holds:  p.At(h), Shows: p.At(h), For: rules.Nobody, Stop: h == b.drawnStop,
		Phrases: b.said(),
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
		flagFresh: own == k.Last && b.Fresh && b.Look.Animation, flagTrial: k.Trial && c.Holds == rules.Nobody, // a dot that fades does not change
		flagOpen:  c.For != rules.Nobody && b.Look.Legal,
		flagFound: k.Found.Has(h) && holes&^k.Found != 0, flagHint: own == k.Hint, flagPending: own == k.Pending, flagPreview: c.Shows != c.Holds,
		flagNeeded: k.Needed.Has(h), flagThreat: b.Threat && c.Value.Label != "",
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
