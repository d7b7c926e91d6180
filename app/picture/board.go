package picture

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// board draws the board as wide as the page allows and returns its lower edge. The coordinates are
// in the page's margin, so that the wood is aligned with the rest.
func (p *page) board() (bottom int) {
	g := p.g
	scale := float64(pageInner) / float64(max(g.Cols, g.Rows)*Unit)
	left := float64(pageWidth)/2 - scale*float64(g.Cols*Unit)/2
	p.put(`<g transform="translate(%.2f %d) scale(%.4f)">`, left, boardTop, scale)
	p.shade()
	_, tiles, _ := strings.Cut(Wood(g), ">")
	p.put("%s", plain(inlineClasses(strings.TrimSuffix(tiles, "</svg>"), p.paint)))
	if p.look.Owners {
		p.owners()
	}
	if g.Labels {
		p.coordinates()
	}
	for side := rules.First; side <= rules.Second; side++ {
		for _, h := range p.end().position.Marbles(side).Slice() {
			x, y := g.Center(h)
			shown, _ := p.when(func(f snapshot) bool { return f.position.At(h) == side })
			p.put(`<use xlink:href="#marble-%s" x="%d" y="%d"%s/>`, side, x-Unit/2, y-Unit/2, shown)
		}
	}
	p.rings()
	p.put("</g>")
	high := g.Rows*Unit + g.Margin()
	return boardTop + int(scale*float64(high)+.5)
}

// shade draws the soft shadow of the board as many outlines of growing width, because some SVG
// programs cannot blur.
func (p *page) shade() {
	d := ""
	for i := range rules.Tiles {
		col, row, w, h := p.g.Tile(i)
		d += fmt.Sprintf("M%d %dh%dv%dh-%dz", col*Unit, row*Unit, w*Unit, h*Unit, w*Unit)
	}
	p.put(`<g transform="translate(0 12)" fill="%s" stroke="%[1]s" stroke-linejoin="round"><path id="outline" d="%s" opacity="%s"/>`,
		p.theme.shadow, d, p.theme.shade)
	for wide := 4; wide <= 40; wide += 4 {
		p.put(`<use xlink:href="#outline" stroke-width="%d"/>`, wide)
	}
	p.put("</g>")
}

// owners frames and tints every tile with an owner.
func (p *page) owners() {
	p.put(`<g stroke-width="6" stroke-opacity=".85">`)
	for i := range 2 * rules.Tiles {
		tile, owner := i/2, rules.Side(i%2)
		shown, ever := p.when(func(f snapshot) bool { return f.score.Owners[tile] == owner })
		if !ever {
			continue
		}
		c := p.marbles[owner]
		opacity := [2]string{".16", ".18"}[owner]
		p.put(`<rect%s fill="%s" fill-opacity="%s" stroke="%s"%s/>`,
			p.g.OwnerFrame(tile).attributes(), c.stain, opacity, c.frame, shown)
	}
	p.put("</g>")
}

func (p *page) coordinates() {
	style := `font-weight="600" text-anchor="middle" fill="` + p.theme.ink2 + `"`
	p.g.eachLabel(30, 9, func(x, y int, name string) {
		p.out.WriteString(write(x, y, 25, sans, style, name))
	})
}

// rings marks the last marble and, until the game ends, the marble before it.
func (p *page) rings() {
	ring := func(place func(snapshot) rules.Hole, styles ...string) {
		h, attributes := p.moved(place)
		if h == rules.NoHole {
			return
		}
		x, y := p.g.Center(h)
		for _, style := range styles {
			p.put(`<circle cx="%d" cy="%d" r="43" fill="none" %s%s/>`, x, y, style, attributes)
		}
	}
	ring(func(f snapshot) rules.Hole { return f.position.Last() }, `stroke="#2a1d0c" stroke-width="10" stroke-opacity=".55"`, `stroke="#fffdf4" stroke-width="6"`)
	ring(func(f snapshot) rules.Hole {
		if f.over {
			return rules.NoHole
		}
		return f.position.Before()
	}, `stroke="#fffdf4" stroke-width="4" stroke-dasharray="4 9" stroke-linecap="round"`)
}
