package board

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// countView is the visible part of a count.
type countView struct {
	pale         bool // tiles without an owner are faded
	apart        bool // tiles are in piles
	areas, lines bool // areas and lines of both sides are shown, on the whole board
}

// countView returns the visible part after some steps.
func (b *Board) countView(steps []picture.CountStep) (s countView) {
	if b.Whole {
		r := b.Position.Score().Rules
		return countView{areas: r.Area != rules.NoArea, lines: r.Lines != rules.NoLines}
	}
	for _, step := range steps {
		s.pale = true
		s.apart = step.Kind < picture.CountBoard || !b.Counting
		s.areas = b.Counting && (s.areas || step.Kind == picture.CountAreas)
		s.lines = b.Counting && step.Kind == picture.CountLines
	}
	return s
}

// settle computes the places of the tiles after some steps of the count.
func (b *Board) settle(g picture.Geometry, s countView, steps []picture.CountStep) {
	owners := b.Marks.Owners(g.Board)
	b.piles = piles{}
	if s.apart {
		b.piles = pile(g, owners, b.Sunk)
	}
	var counted [rules.Tiles]bool
	for _, step := range steps {
		if step.Kind == picture.CountTile {
			counted[step.Tile] = true
		}
	}
	for i, owner := range owners {
		if owner == rules.Nobody {
			b.piles.places[i].pale = s.pale
		} else if s.apart && !counted[i] {
			b.piles.gather(g, i)
		}
	}
}

// areas renders the largest areas below their marbles.
func (b *Board) areas(g picture.Geometry, s countView) []app.UI {
	if !s.areas {
		return nil
	}
	var parts []app.UI
	for side, area := range b.Position.Score().Areas {
		parts = append(parts, outline("area", picture.Area(g, area.Holes), rules.Side(side)).Class("area-group"))
	}
	return parts
}

// overlay renders lines through their marbles, or the points next to the piles.
func (b *Board) overlay(g picture.Geometry, s countView, steps []picture.CountStep) app.UI {
	var parts []app.UI
	if s.lines {
		for side, lines := range b.Position.Score().Lines {
			parts = append(parts, outline("stroke", picture.Strokes(g, lines), rules.Side(side)))
		}
	}
	if k := b.Marks; k.Tried != 0 && k.Reply != 0 {
		parts = append(parts, outline("stroke", picture.Arrow(g, k.Tried.Hole(), k.Reply.Hole()), b.cell(g, k.Reply.Hole()).Shows))
	}
	if k := b.Marks; k.Target != 0 {
		x, y := g.Center(k.Target.Hole())
		parts = append(parts, dom.SVG("circle").Class("ripple").Attr("cx", x).Attr("cy", y), dom.SVG("circle").Class("fingertip").Attr("cx", x).Attr("cy", y))
	}
	if s.apart {
		points := picture.CountedTotals(steps, b.Counting)
		for side := rules.First; side <= rules.Second; side++ {
			x, y := b.piles.sum(side)
			parts = append(parts, dom.SVG("text").Class("counted", landing(steps, side)).Class(dom.When(points[side] < points[side.Other()], "behind")).
				Attr("x", x).Attr("y", y).Attr("dy", ".35em").Text(points[side]))
		}
	}
	return dom.SVG("g").Class("overlay").Aria("hidden", "true").Body(parts...)
}

// sum returns the middle of the points next to a pile, in the board's units.
func (p *piles) sum(side rules.Side) (x, y int) {
	return int(picture.Unit * (p.left - toSum)), int(picture.Unit * p.middle[side])
}

// gain returns the path of a tile's points. They appear at the height of the tile, left of all
// tiles. They end next to the points of their side, nearer to the other pile.
func (p *piles) gain(side rules.Side, tile float64) (x, from, to int) {
	upper, lower := min(p.middle[0], p.middle[1])+nextTo, max(p.middle[0], p.middle[1])-nextTo
	end := lower
	if p.middle[side] < p.middle[side.Other()] {
		end = upper
	}
	x, _ = p.sum(side)
	return x, int(picture.Unit * min(max(tile, upper), lower)), int(picture.Unit * end)
}

// landing alternates between two class names whenever points reach the points of their side. This
// is because an animation restarts only when its name changes.
func landing(steps []picture.CountStep, side rules.Side) string {
	landed := 0
	for i, step := range steps {
		if step.Points[side] > 0 && i < len(steps)-1 {
			landed++
		}
	}
	if landed == 0 {
		return ""
	}
	return "landing-" + strconv.Itoa(landed%2)
}

// outline renders a path of a side twice. The wider stroke below is its outline.
func outline(class, d string, side rules.Side) app.HTMLElem {
	return dom.SVG("g").Body(
		dom.SVG("path").Class(class+"-edge").Attr("d", d),
		dom.SVG("path").Class(class, class+"-"+side.String()).Attr("d", d))
}

// captions renders the result between the piles, and the name of the tiles at the foot.
func (b *Board) captions(s countView) []app.UI {
	if !s.apart {
		return nil
	}
	none := 0
	for _, owner := range b.Marks.Owners(b.Position.Board()) {
		if owner == rules.Nobody {
			none++
		}
	}
	// Not a paragraph, because go-app could then reuse the element of a bubble, with its style.
	parts := []app.UI{app.Div().Class("verdict").Aria("hidden", "true").Text(b.Headline)}
	if tied := b.phrases().Tied; none > 0 && tied != nil {
		parts = append(parts, app.P().Class("nobodys").Text(tied(none)))
	}
	return parts
}

// drawGain renders the points of the tile counted last, which fly to the points of their side. The
// element's tag alternates, so that the animation restarts.
func drawGain(p rules.Position, steps []picture.CountStep) app.UI {
	n := len(steps)
	if n == 0 || steps[n-1].Kind != picture.CountTile {
		return nil
	}
	tags := [2]string{"b", "i"}
	return app.Elem(tags[n%2]).Class("gain").Aria("hidden", "true").Text("+" + strconv.Itoa(p.Board().Tile(steps[n-1].Tile).Holes()))
}

// placeGain sends the points of the tile counted last to the points of their side.
func (b *Board) placeGain(app.Context) {
	steps := b.steps()
	n := len(steps)
	if !b.ready() || n == b.gainStep {
		return
	}
	b.gainStep = n
	if n == 0 || steps[n-1].Kind != picture.CountTile || !b.Counting {
		return
	}
	g, tile := b.geometry(), steps[n-1].Tile
	_, y := b.piles.gathered(g, tile)
	x, from, to := b.piles.gain(b.Position.Score().Owners[tile], y)
	style := b.JSValue().Call("querySelector", ".gain").Get("style")
	put := func(name string, y int) {
		style.Call("setProperty", name, fmt.Sprintf("%d%% %d%%", x+g.Margin()-picture.Unit/2, y+picture.Rim-picture.Unit/2))
	}
	put("--from", from)
	put("--to", to)
}

// glint lets the marbles of the winner's pile shine one after another, after they have arrived.
func (b *Board) glint() {
	winner := b.Position.Score().Leader()
	if winner == rules.Nobody {
		return
	}
	const arrival, apart, duration = 600, 40, 520 // in milliseconds
	wait := arrival
	for _, row := range b.piles.rows[winner] {
		for _, tile := range row {
			for _, h := range (b.Position.Board().TileHoles(tile) & b.Position.Marbles(winner)).Slice() {
				b.each(`[data-hole="`+b.Position.Board().Name(h)+`"] .marble`, func(marble app.Value) {
					still := map[string]any{"filter": "brightness(1)"}
					marble.Call("animate", []any{still, map[string]any{"filter": "brightness(1.9)", "offset": .3}, still},
						map[string]any{"duration": duration, "delay": wait})
				})
				wait += apart
			}
		}
	}
}
