package view

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/rules"
)

// Illustration is a position drawn for a page of text, where nothing is
// pressed. Such a page holds the drawing stock once (IllustrationStock), and brings the colours
// of the classes that the board has in the program, too. It shows images of the class "screen" on
// screens alone, and of the class "paper" in print.
type Illustration struct {
	Position                    rules.Position
	Wood                        string // address of the picture of the bare board (WoodPicture)
	Words                       string // the alternative text
	Moves, Owners, Areas, Lines bool   // shown beside the marbles: where to play, and what counts
}

// Draw returns the drawing as one SVG element with coordinates.
func (i Illustration) Draw() app.UI {
	p := i.Position
	g := newGeometry(p.Board(), 0, true)
	s := p.Score()
	bare := newGeometry(p.Board(), 0, false)
	wood := func(class, address string) app.UI {
		return svg("image").Class(class).Attr("href", address).Attr("x", -bare.margin()).Attr("y", -bare.margin()).
			Attr("width", g.cols*unit+2*bare.margin()).Attr("height", g.rows*unit+2*bare.margin())
	}
	parts := []app.UI{wood("screen", i.Wood), wood("paper", i.Wood+"#"+paperID)}
	if i.Moves {
		parts = append(parts, i.closed(g)...)
		parts = append(parts, bands(g, p.Last(), p.Closed())...)
	}
	if i.Owners {
		parts = append(parts, i.owners(g, s)...)
	}
	parts = append(parts, app.Raw(coordinates(g)))
	if i.Areas {
		for side := rules.First; side <= rules.Second; side++ {
			parts = append(parts, areaShape(g, s.Areas[side].Holes, side))
		}
	}
	for side := rules.First; side <= rules.Second; side++ {
		for h := range p.Marbles(side).All() {
			x, y := g.center(h)
			parts = append(parts, svg("use").Attr("href", "#marble-"+side.String()).Attr("x", x-unit/2).Attr("y", y-unit/2))
		}
	}
	if i.Moves {
		for h := range p.Legal().All() {
			parts = append(parts, circle(g, h, 15, "dot"))
		}
		if p.Last() != rules.NoHole {
			parts = append(parts, circle(g, p.Last(), 43, "ring-edge"), circle(g, p.Last(), 43, "ring"))
		}
	}
	if i.Lines {
		for side := rules.First; side <= rules.Second; side++ {
			parts = append(parts, strokes(g, s.Lines[side], side))
		}
	}
	return svg("svg").Class("board").Attr("viewBox", g.viewBox()).Role("img").Aria("label", i.Words).Body(parts...)
}

// closed veils and hatches the tiles that may not be played on.
func (i Illustration) closed(g geometry) (parts []app.UI) {
	holes := i.Position.Closed()
	for t := range rules.Tiles {
		if holes&g.board.TileHoles(t) == 0 {
			continue
		}
		col, row, w, h := g.tile(t)
		veil := func() app.HTMLElem { return rect(col*unit+seam, row*unit+seam, w*unit-2*seam, h*unit-2*seam, 13) }
		parts = append(parts, veil().Class("closed"), veil().Attr("fill", "url(#hatch)"))
	}
	return parts
}

// owners frames and stains every tile that has an owner.
func (i Illustration) owners(g geometry, s rules.Score) (parts []app.UI) {
	for t, owner := range s.Owners {
		if owner != rules.Nobody {
			col, row, w, h := g.tile(t)
			parts = append(parts, rect(col*unit+seam+5, row*unit+seam+5, w*unit-2*seam-10, h*unit-2*seam-10, 9).Class("own-"+owner.String()))
		}
	}
	return parts
}

func circle(g geometry, h rules.Hole, r int, class string) app.UI {
	x, y := g.center(h)
	return svg("circle").Class(class).Attr("cx", x).Attr("cy", y).Attr("r", r)
}

// TilePictures draws one tile of each worth, the largest first, beside each other.
func TilePictures(words string) app.UI {
	var parts []app.UI
	x := 0
	for kind, size := range [][2]int{{3, 2}, {2, 2}, {3, 1}, {2, 1}} {
		w, h := size[0]*unit, size[1]*unit
		y := 2*unit - h
		parts = append(parts, rect(x+seam, y+seam, w-2*seam, h-2*seam, 13).Attr("fill", fmt.Sprintf("url(#wood%d)", kind)))
		for hole := range size[0] * size[1] {
			parts = append(parts, svg("circle").Attr("cx", x+hole%size[0]*unit+unit/2).Attr("cy", y+hole/size[0]*unit+unit/2).Attr("r", pitRadius).
				Attr("fill", pitFloor).Attr("stroke", pitRim).Attr("stroke-width", pitStroke))
		}
		x += w + unit/2
	}
	return svg("svg").Class("tiles").Attr("viewBox", ints(0, 0, x-unit/2, 2*unit)).Role("img").Aria("label", words).Body(parts...)
}

// IllustrationStock is the drawing stock of a page with illustrations, in the colours of the
// set of marbles that comes with the game.
func IllustrationStock() string {
	_, sides := colours(Look{})
	attributes := paint(sides)
	attributes["hatch"] = fill("currentColor") + ` fill-opacity=".45"`
	return inlineClasses(defs, attributes)
}

// paperID is the fragment under which a picture of wood has flat colours: a PDF stores every gradient of every hole by itself,
// and with transparent ones a mask for each, which made eight of ten megabytes.
const paperID = "paper"

// paperStyle sets those colours.
const paperStyle = `<style>#` + paperID + `:target{` +
	`rect[stroke]{stroke:#fff2d6;stroke-opacity:.45}` +
	`[fill="url(#wood0)"]{fill:#d6a463}[fill="url(#wood1)"]{fill:#e4bd82}[fill="url(#wood2)"]{fill:#dbac6c}[fill="url(#wood3)"]{fill:#cc9855}` +
	`[fill="url(#pit-floor)"]{fill:#8f6231;stroke:#6b4519}}</style>`

// WoodPicture returns the bare board as an SVG file that needs nothing else, and has colours of its own for print.
func WoodPicture(b *rules.Board) string {
	g := newGeometry(b, 0, false)
	_, sides := colours(Look{})
	var stock strings.Builder
	for line := range strings.Lines(defs) {
		if strings.Contains(line, `id="wood`) || strings.Contains(line, `id="bevel"`) || strings.Contains(line, `id="pit`) {
			stock.WriteString(line)
		}
	}
	_, tiles, _ := strings.Cut(wood(g), ">")
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" id="%s" viewBox="%s">%s<defs>`, paperID, g.viewBox(), paperStyle) +
		plain(inlineClasses(stock.String()+"</defs>"+tiles, paint(sides))) + "\n"
}
