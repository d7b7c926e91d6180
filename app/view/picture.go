package view

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// Look is how a picture looks: the player's settings, without those that only make
// sense while playing.
type Look struct {
	Dark        bool
	Marbles     string // as in play.Settings
	Coordinates bool
	Owners      bool
	QR          bool // with the link as a QR code, if it is short enough for one
}

// Captions are the texts on a picture. Empty ones are left out.
type Captions struct {
	Title   string    // above the board, at the left
	Edition string    // above the board, at the right
	Names   [2]string // of the sides
	Result  string    // who won, or which ply is shown
	Detail  string    // more of that, in plainer letters
	Link    string    // whole in the file's description; on the picture it may be shortened
}

// The page of a picture, in pixels.
const (
	pageWidth = 1080
	pageEdge  = 48
	pageInner = pageWidth - 2*pageEdge
	boardTop  = 116
)

// Picture returns the position at the record's cursor, lying as its Orientation
// says, as an SVG file that needs nothing else: no style sheet, script, font or
// other file. It is 1080 pixels wide, so that the modules of a QR code fall on whole
// pixels; the same arguments give the same bytes.
func Picture(rec rules.Record, look Look, words Captions) string {
	p := newPicture(rec, look, words)
	return p.file(p.footer(p.board()))
}

func newPicture(rec rules.Record, look Look, words Captions) *picture {
	p := &picture{
		record: rec, frames: []snapshot{newSnapshot(rec)}, look: look, words: clean(words),
		g: newGeometry(rec.Board(), rec.Orientation(), look.Coordinates),
	}
	p.theme, p.glass = colours(look)
	p.paint = paint(p.glass)
	return p
}

// file returns the picture, whose page ends at bottom.
func (p *picture) file(bottom int) string {
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="%d" height="%d" viewBox="0 0 %[1]d %[2]d" role="img">`+"\n", pageWidth, bottom) +
		fmt.Sprintf("<title>%s</title>\n<desc>%s</desc>\n", escape(p.summary()), escape(p.words.Link)) +
		p.style() + p.defs() +
		fmt.Sprintf(`<rect width="%d" height="%d" fill="%s"/>`+"\n", pageWidth, bottom, p.theme.paper) +
		p.header() + p.out.String() + "</svg>\n"
}

// picture is a picture being drawn.
type picture struct {
	record rules.Record
	frames []snapshot // at least one: the last is the one that the picture is of
	look   Look
	words  Captions
	g      geometry
	theme  theme
	glass  [2]glass
	paint  map[string]string // attributes by class
	out    strings.Builder
	styles strings.Builder // of what is animated
	names  map[string]int  // of keyframes
}

func (p *picture) put(format string, a ...any) { fmt.Fprintf(&p.out, format+"\n", a...) }

// end returns the frame that the picture is of.
func (p *picture) end() snapshot { return p.frames[len(p.frames)-1] }

// winner returns the side that has won in a frame, or Nobody.
func (p *picture) winner(f snapshot) rules.Side {
	switch {
	case !f.over:
		return rules.Nobody
	case p.record.Finish() != rules.NotFinished:
		return p.record.Finish().Winner()
	}
	return f.score.Leader()
}

// summary is the picture in words, for those who do not see it.
func (p *picture) summary() string {
	score := p.end().score
	parts := []string{p.words.Title}
	for side, name := range p.words.Names {
		parts = append(parts, fmt.Sprint(name, " ", score.Total(rules.Side(side))))
	}
	result := p.words.Result
	if p.words.Detail != "" {
		result += ", " + p.words.Detail
	}
	return strings.Trim(strings.Join(append(parts, result), " · "), " ·")
}

// defs is the drawing stock of the page in the colours of the picture.
func (p *picture) defs() string {
	_, stock, _ := strings.Cut(defs, "<defs>")
	stock, _, _ = strings.Cut(stock, "<pattern")
	chips := ""
	for side := rules.First; side <= rules.Second; side++ {
		chips += fmt.Sprintf(`<g id="chip-%s"><use xlink:href="#marble-%[1]s"/></g>`, side)
	}
	return "<defs>" + plain(inlineClasses(stock, p.paint)) + chips + "</defs>\n"
}

// plain turns the symbols of the page into groups, and its links into those of SVG
// 1.1: what every program that draws SVG understands.
func plain(markup string) string {
	return replace(markup, "<symbol ", "<g ", "</symbol>", "</g>",
		` viewBox="-50 -50 100 100" width="100" height="100"`, ` transform="translate(50 50)"`,
		` href="#`, ` xlink:href="#`)
}

// replace replaces strings by the ones that follow them, one pair after another. A
// strings.Replacer is six kilobytes more to load.
func replace(s string, pairs ...string) string {
	for i := 0; i < len(pairs); i += 2 {
		s = strings.ReplaceAll(s, pairs[i], pairs[i+1])
	}
	return s
}

// inlineClasses puts attributes in the place of classes.
func inlineClasses(markup string, paint map[string]string) string {
	parts := strings.Split(markup, ` class="`)
	var s strings.Builder
	s.WriteString(parts[0])
	for _, part := range parts[1:] {
		class, rest, _ := strings.Cut(part, `"`)
		s.WriteString(paint[class])
		s.WriteString(rest)
	}
	return s.String()
}

func (p *picture) header() string {
	const line = 82
	title, _ := fit(p.words.Title, 46, 46, pageInner/2/bold)
	edition, size := fit(p.words.Edition, 28, 22, pageInner-40-width(title, 46)*bold)
	return write(pageEdge, line, 46, serif, `font-weight="700" fill="`+p.theme.ink+`"`, title) +
		write(pageWidth-pageEdge, line-2, size, sans, `text-anchor="end" fill="`+p.theme.ink2+`"`, edition)
}

// board draws the board as wide as the page allows and returns where it ends. The
// coordinates stand in the page's edge, so that the wood is in line with the rest.
func (p *picture) board() (bottom int) {
	g := p.g
	scale := float64(pageInner) / float64(max(g.cols, g.rows)*unit)
	left := float64(pageWidth)/2 - scale*float64(g.cols*unit)/2
	p.put(`<g transform="translate(%.2f %d) scale(%.4f)">`, left, boardTop, scale)
	p.shade()
	_, tiles, _ := strings.Cut(wood(g), ">")
	p.put("%s", plain(inlineClasses(strings.TrimSuffix(tiles, "</svg>"), p.paint)))
	if p.look.Owners {
		p.owners()
	}
	if g.labels {
		p.coordinates()
	}
	for side := rules.First; side <= rules.Second; side++ {
		for h := range p.end().position.Marbles(side).All() {
			x, y := g.center(h)
			shown, _ := p.when(func(f snapshot) bool { return f.position.At(h) == side })
			p.put(`<use xlink:href="#marble-%s" x="%d" y="%d"%s/>`, side, x-unit/2, y-unit/2, shown)
		}
	}
	p.rings()
	p.put("</g>")
	high := g.rows*unit + g.margin()
	return boardTop + int(scale*float64(high)+.5)
}

// shade is the soft shadow of the board: its outline many times, ever broader, as
// not every program that draws SVG can blur.
func (p *picture) shade() {
	d := ""
	for i := range rules.Tiles {
		col, row, w, h := p.g.tile(i)
		d += fmt.Sprintf("M%d %dh%dv%dh-%dz", col*unit, row*unit, w*unit, h*unit, w*unit)
	}
	p.put(`<g transform="translate(0 12)" fill="%s" stroke="%[1]s" stroke-linejoin="round"><path id="outline" d="%s" opacity="%s"/>`,
		p.theme.shadow, d, p.theme.shade)
	for wide := 4; wide <= 40; wide += 4 {
		p.put(`<use xlink:href="#outline" stroke-width="%d"/>`, wide)
	}
	p.put("</g>")
}

// owners frames and stains every tile that has an owner.
func (p *picture) owners() {
	p.put(`<g stroke-width="6" stroke-opacity=".85">`)
	for i := range 2 * rules.Tiles {
		tile, owner := i/2, rules.Side(i%2)
		shown, ever := p.when(func(f snapshot) bool { return f.score.Owners[tile] == owner })
		if !ever {
			continue
		}
		col, row, w, h := p.g.tile(tile)
		c := p.glass[owner]
		opacity := [2]string{".16", ".18"}[owner]
		p.put(`<rect x="%d" y="%d" width="%d" height="%d" rx="9" fill="%s" fill-opacity="%s" stroke="%s"%s/>`,
			col*unit+seam+5, row*unit+seam+5, w*unit-2*seam-10, h*unit-2*seam-10, c.stain, opacity, c.frame, shown)
	}
	p.put("</g>")
}

func (p *picture) coordinates() {
	bottom, left := p.g.names()
	style := `font-weight="600" text-anchor="middle" fill="` + p.theme.ink2 + `"`
	for col, name := range bottom {
		p.out.WriteString(write(col*unit+unit/2, p.g.rows*unit+30, 25, sans, style, name))
	}
	for row, name := range left {
		p.out.WriteString(write(-22, row*unit+unit/2+9, 25, sans, style, name))
	}
}

// rings marks the last marble and, while the game goes on, the one before.
func (p *picture) rings() {
	ring := func(place func(snapshot) rules.Hole, styles ...string) {
		h, attributes := p.follow(place)
		if h == rules.NoHole {
			return
		}
		x, y := p.g.center(h)
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
