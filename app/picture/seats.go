package picture

import (
	"fmt"

	"kulami/rules"
)

// The captions below the board, in pixels.
const (
	seatHigh = 104
	seatGap  = 20
	codeWide = 420 // approximate width of a QR code
	linkSize = 20
	linkStep = 28
	linkMost = 3 // maximum number of lines of a link
)

// footer draws the captions below the board, from top, and returns the lower edge of the page. Next
// to a QR code the seats are stacked.
func (p *page) footer(top int) (bottom int) {
	top += 42
	d, size, err := "", 0, error(nil)
	if p.look.QR && p.words.Link != "" {
		d, size, err = qrPath(p.words.Link)
	}
	if d == "" || err != nil {
		half := (pageInner - seatGap) / 2
		p.seat(rules.First, pageEdge, top, half)
		p.seat(rules.Second, pageWidth-pageEdge-half, top, half)
		y := p.result(top+seatHigh+14, pageInner, true)
		return p.link(y, pageInner, linkMost) + pageEdge
	}
	module := max(3, codeWide/size)
	wide := module * size
	room := pageInner - wide - seatGap
	p.put(`<g transform="translate(%d %d) scale(%d)">%s</g>`, pageWidth-pageEdge-wide, top, module, qrShape(d, size))
	p.seat(rules.First, pageEdge, top, room)
	p.seat(rules.Second, pageEdge, top+seatHigh+seatGap, room)
	y := p.result(top+2*seatHigh+seatGap+14, room, false)
	return max(p.link(y, room, linkMost), top+wide) + pageEdge
}

// seat draws a side with its points. The winner and the side to move have a stronger frame.
func (p *page) seat(side rules.Side, x, y, wide int) {
	won := func(f snapshot) bool { return p.winner(f) == side }
	turn := func(f snapshot) bool { return !f.over && f.position.Turn() == side }
	ground := func(on func(snapshot) bool, fill, stroke string, weight int) {
		if shown, ever := p.when(on); ever {
			p.put(`<rect x="%d" y="%d" width="%d" height="%d" rx="22" fill="%s" stroke="%s" stroke-width="%d"%s/>`,
				x, y, wide, seatHigh, fill, stroke, weight, shown)
		}
	}
	ground(func(f snapshot) bool { return len(p.frames) > 1 || !won(f) && !turn(f) }, p.theme.card, p.theme.line, 2)
	ground(turn, p.theme.card, p.theme.accent, 4)
	ground(won, p.theme.soft, p.theme.accent, 4)
	p.chip(side, x+52, y+seatHigh/2, .86)
	score := p.end().score
	points, size := [2]string{}, 32 // common to both names
	room := float64(wide) - 98 - 42
	for i, name := range p.words.Names {
		points[i] = fmt.Sprint(score.Total(rules.Side(i)))
		_, fits := fit(name, size, 24, room/bold-width(points[i], 52))
		size = min(size, fits)
	}
	p.put(`<g font-size="52" font-family="%s" font-weight="700" text-anchor="end"%s>`, sans, fill(p.theme.ink))
	for total, most := 0, p.mostPoints(side); total <= most; total++ {
		if shown, ever := p.when(func(f snapshot) bool { return f.score.Total(side) == total }); ever {
			p.put(`<text x="%d" y="%d"%s>%d</text>`, x+wide-26, y+70, shown, total)
		}
	}
	p.put("</g>")
	name, _ := fit(p.words.Names[side], size, size, room/bold-width(points[side], 52))
	p.out.WriteString(write(x+98, y+52+size/3, size, sans, `font-weight="600"`+fill(p.theme.ink), name))
}

// chip draws a marble with its middle at x, y.
func (p *page) chip(side rules.Side, x, y int, scale float64) {
	p.put(`<use xlink:href="#chip-%s" transform="translate(%.1f %.1f) scale(%.2f)"/>`, side, float64(x)-50*scale, float64(y)-50*scale, scale)
}

// result writes the result or the present state in one or two lines, and returns its lower edge.
func (p *page) result(y, room int, centred bool) (bottom int) {
	last := p.end().position.Ply()
	shown, _ := p.when(func(f snapshot) bool { return f.position.Ply() == last })
	p.put("<g%s>", shown)
	defer p.put("</g>")
	const size, step = 32, 44
	x, style := pageEdge+4, ""
	if centred {
		x, style = pageWidth/2, ` text-anchor="middle"`
	}
	head, rest := p.words.Result, p.words.Detail
	if head != "" && rest != "" && width(head, size)*bold+width(rest, size)+12 <= float64(room) {
		p.put(`<text x="%d" y="%d" font-size="%d" font-family="%s"%s><tspan font-weight="700" fill="%s">%s</tspan><tspan dx="12" fill="%s">%s</tspan></text>`,
			x, y+step, size, sans, style, p.theme.ink, Escape(head), p.theme.ink2, Escape(rest))
		return y + step + 12
	}
	line := func(words, how string, room float64) {
		if words != "" {
			y += step
			text, size := fit(words, size, 24, room)
			p.out.WriteString(write(x, y, size, sans, how+style, text))
		}
	}
	line(head, `font-weight="700"`+fill(p.theme.ink), float64(room)/bold)
	line(rest, fill(p.theme.ink2), float64(room))
	return y + 12
}

// link writes the link in at most lines lines and returns its lower edge. A longer link is
// shortened in its middle.
func (p *page) link(y, room, lines int) (bottom int) {
	text := []rune(p.words.Link)
	if len(text) == 0 {
		return y
	}
	line := int(float64(room) / (linkSize * .605))
	if most := line * lines; len(text) > most {
		const tail = 12
		text = append(append(text[:most-tail-1:most-tail-1], '…'), text[len(text)-tail:]...)
	}
	y += 8
	for len(text) > 0 {
		n := min(line, len(text))
		y += linkStep
		p.out.WriteString(write(pageEdge+4, y, linkSize, mono, fill(p.theme.ink2), string(text[:n])))
		text = text[n:]
	}
	return y + 8
}
