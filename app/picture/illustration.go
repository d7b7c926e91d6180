package picture

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// Illustration is a position drawn for a page of text, without interaction. The page contains
// PaintedDefs once and defines the colours of the board's classes. It shows images of the class
// "screen" only on screens, and of the class "paper" only in print.
type Illustration struct {
	Position rules.Position
	Wood     string // address of the drawing of the empty board (BareBoard)
	Words    string // alternative text
	// shown in addition to the marbles: legal holes, and the parts of the count
	Moves, Owners, Areas, Lines bool
}

// Draw returns the drawing as one SVG element with coordinates, in HTML syntax.
func (i Illustration) Draw() string {
	p := i.Position
	d := drawing{g: NewGeometry(p.Board(), 0, true)}
	d.put(`<svg aria-label="%s" class="board" role="img" viewBox="%s">`, Escape(i.Words), d.g.ViewBox())
	bare := NewGeometry(p.Board(), 0, false)
	for _, image := range [][2]string{{"screen", i.Wood}, {"paper", i.Wood + "#" + paperID}} {
		d.put(`<image class="%s" height="%d" href="%s" width="%d" x="%d" y="%d"></image>`,
			image[0], bare.Height(), Escape(image[1]), bare.Width(), -Rim, -Rim)
	}
	if i.Moves {
		d.closed(p.Closed())
		for _, s := range Bands(d.g, p.Last(), p.Closed()) {
			d.path(s.Class, s.D)
		}
	}
	score := p.Score()
	if i.Owners {
		d.owners(score)
	}
	d.put("%s", coordinates(d.g))
	for side := rules.First; i.Areas && side <= rules.Second; side++ {
		area := Area(d.g, score.Areas[side].Holes)
		d.put(`<g class="area-group">`)
		d.path("area-edge", area)
		d.path("area area-"+side.String(), area)
		d.put(`</g>`)
	}
	for side := rules.First; side <= rules.Second; side++ {
		for _, h := range p.Marbles(side).Slice() {
			x, y := d.g.Center(h)
			d.put(`<use href="#marble-%s" x="%d" y="%d"></use>`, side, x-Unit/2, y-Unit/2)
		}
	}
	if i.Moves {
		d.moves(p)
	}
	for side := rules.First; i.Lines && side <= rules.Second; side++ {
		strokes := Strokes(d.g, score.Lines[side])
		d.put(`<g>`)
		d.path("stroke-edge", strokes)
		d.path("stroke stroke-"+side.String(), strokes)
		d.put(`</g>`)
	}
	d.put(`</svg>`)
	return d.String()
}

// drawing is an illustration under construction. Elements have their attributes in alphabetical
// order and are closed, like in the rest of a page.
type drawing struct {
	strings.Builder
	g Geometry
}

func (d *drawing) put(format string, a ...any) { fmt.Fprintf(d, format, a...) }

// path draws a path. Without data it draws an empty one.
func (d *drawing) path(class, data string) {
	if data != "" {
		data = ` d="` + data + `"`
	}
	d.put(`<path class="%s"%s></path>`, class, data)
}

func (d *drawing) rect(attribute string, r Rect) {
	d.put(`<rect %s height="%d" rx="%d" width="%d" x="%d" y="%d"></rect>`, attribute, r.H, r.Radius, r.W, r.X, r.Y)
}

func (d *drawing) circle(h rules.Hole, radius int, class string) {
	x, y := d.g.Center(h)
	d.put(`<circle class="%s" cx="%d" cy="%d" r="%d"></circle>`, class, x, y, radius)
}

// closed shades the closed tiles, and hatches them for print without colours.
func (d *drawing) closed(holes rules.Set) {
	for i := range rules.Tiles {
		if holes&d.g.Board.TileHoles(i) != 0 {
			d.rect(`class="closed"`, d.g.Face(i))
			d.rect(`class="hatching" fill="url(#hatch)"`, d.g.Face(i))
		}
	}
}

// owners frames and tints every tile with an owner.
func (d *drawing) owners(s rules.Score) {
	for i, owner := range s.Owners {
		if owner != rules.Nobody {
			d.rect(`class="own-`+owner.String()+`"`, d.g.OwnerFrame(i))
		}
	}
}

// moves marks the legal holes and rings the last two marbles, like the board.
func (d *drawing) moves(p rules.Position) {
	for _, h := range p.Legal().Slice() {
		d.circle(h, 10, "dot")
	}
	if p.Before() != rules.NoHole {
		d.circle(p.Before(), 43, "ring-before")
	}
	if p.Last() != rules.NoHole {
		d.circle(p.Last(), 43, "ring-edge")
		d.circle(p.Last(), 43, "ring")
	}
}

// Tiles draws one tile of each worth side by side, the largest first, with an alternative text.
func Tiles(words string) string {
	var tiles drawing
	x := 0
	for kind, size := range [][2]int{{3, 2}, {2, 2}, {3, 1}, {2, 1}} {
		w, h := size[0]*Unit, size[1]*Unit
		y := 2*Unit - h
		tiles.rect(fmt.Sprintf(`fill="url(#wood%d)"`, kind), Rect{x, y, w, h, 0}.Inset(seam, corner))
		for hole := range size[0] * size[1] {
			tiles.put(`<circle cx="%d" cy="%d" fill="%s" r="%d" stroke="%s" stroke-width="%d"></circle>`,
				x+hole%size[0]*Unit+Unit/2, y+hole/size[0]*Unit+Unit/2, pitFloor, pitRadius, pitRim, pitStroke)
		}
		x += w + Unit/2
	}
	return fmt.Sprintf(`<svg aria-label="%s" class="tiles" role="img" viewBox="%s">%s</svg>`, Escape(words), ints(0, 0, x-Unit/2, 2*Unit), tiles.String())
}

// PaintedDefs returns the definitions for a page with illustrations, in the colours of the game's
// own marble set.
func PaintedDefs() string {
	attributes := paintOfGame()
	attributes["hatch"] = fill("#000") + ` fill-opacity=".7"`
	return inlineClasses(Defs, attributes)
}

// paintOfGame returns the paint of light pages with the game's own marble set.
func paintOfGame() map[string]string {
	_, sides := colours(false, "")
	return paint(sides)
}

// paperID is the fragment that gives a picture of wood flat colours. A PDF stores every gradient of
// every hole separately, and a mask for each transparent gradient: eight of ten megabytes.
const paperID = "paper"

// paperStyle sets those colours.
const paperStyle = `<style>#` + paperID + `:target{` +
	`rect[stroke]{stroke:#fff2d6;stroke-opacity:.45}` +
	`[fill="url(#wood0)"]{fill:#d6a463}[fill="url(#wood1)"]{fill:#e4bd82}[fill="url(#wood2)"]{fill:#dbac6c}[fill="url(#wood3)"]{fill:#cc9855}` +
	`[fill="url(#pit-floor)"]{fill:#8f6231;stroke:#6b4519}}</style>`

// BareBoard returns a board without marbles as a complete SVG file, with separate colours for
// print.
func BareBoard(b *rules.Board) string {
	g := NewGeometry(b, 0, false)
	var stock strings.Builder
	for line := range strings.Lines(Defs) {
		if strings.Contains(line, `id="wood`) || strings.Contains(line, `id="bevel"`) || strings.Contains(line, `id="pit`) {
			stock.WriteString(line)
		}
	}
	_, tiles, _ := strings.Cut(Wood(g), ">")
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" id="%s" viewBox="%s">%s<defs>`, paperID, g.ViewBox(), paperStyle) +
		plain(inlineClasses(stock.String()+"</defs>"+tiles, paintOfGame())) + "\n"
}
