package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

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
		Marbles: b.Look.Marbles, Text: b.Text,
	}}
	if b.Values != nil {
		c.Value = b.Values[h]
	}
	last, before := k.Last, k.Before
	if k.Reply != rules.NoHole {
		last, before = k.Reply, k.Tried
	}
	switch {
	case c.Holds != rules.Nobody:
	case h == k.Preview, h == k.Tried:
		c.Shows = p.Turn()
	case h == k.Reply:
		c.Shows = p.Turn().Other()
	}
	if !b.Over && !k.Quiz && c.Holds == rules.Nobody {
		c.Why = p.Why(h)
	}
	if (k.Active || k.Trial) && k.Legal.Has(h) {
		c.For = p.Turn()
	}
	for flag, is := range [...]bool{
		flagLegal: k.Legal.Has(h), flagLast: h == last, flagBefore: h == before && (!b.Over || k.Quiz || h == k.Tried),
		flagFresh: h == k.Last && b.Fresh && b.Look.Animation, flagTrial: k.Trial && k.Legal.Has(h),
		flagOpen:  c.For != rules.Nobody && b.Look.Legal,
		flagFound: k.Found.Has(h), flagHint: h == k.Hint, flagPending: h == k.Pending, flagPreview: c.Shows != c.Holds,
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
