package picture

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// Still returns the position at the link's cursor, in its Orientation, as a complete SVG file
// without style sheet, script, font or other file. It is 1080 pixels wide, so that the modules of a
// QR code are whole pixels. The same arguments give the same bytes.
func Still(link rules.Link, look Look, words Captions) string {
	p := newPage(link, look, words)
	return p.file(p.footer(p.board()))
}

// Animation returns the moves up to the link's cursor as an SVG file that plays them in a loop. Its
// end equals Still. With reduced motion and in programs without style sheets it shows only the end.
// It has no QR code, which would be a tenth of the file.
//
// A game of 52 marbles takes 55 kB, 10 kB compressed, and is sharp in any size. A GIF of half the
// width with 255 colours, with only the changes in each frame, takes 443 kB. Its encoder would add
// 54 kB to the compressed program. Browsers play both, in pages and as images.
func Animation(link rules.Link, look Look, words Captions) string {
	look.QR = false
	p := newPage(link, look, words)
	p.frames = nil
	for ply := range link.Cursor() + 1 {
		p.frames = append(p.frames, newSnapshot(link.WithCursor(ply)))
	}
	return p.file(p.footer(p.board()))
}

// Review returns the position at the link's cursor, as Still does, with the report of a review
// below it.
func Review(link rules.Link, look Look, words Captions, r Report) string {
	p := newPage(link, look, words)
	return p.file(p.footer(p.report(p.board(), r)))
}

// file returns the picture, whose page ends at bottom.
func (p *page) file(bottom int) string {
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="%d" height="%d" viewBox="0 0 %[1]d %[2]d" role="img">`+"\n", pageWidth, bottom) +
		fmt.Sprintf("<title>%s</title>\n<desc>%s</desc>\n", Escape(p.summary()), Escape(p.words.Link)) +
		p.style() + p.defs() +
		fmt.Sprintf(`<rect width="%d" height="%d" fill="%s"/>`+"\n", pageWidth, bottom, p.theme.paper) +
		p.header() + p.out.String() + "</svg>\n"
}

// summary returns the picture in words, for screen readers.
func (p *page) summary() string {
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

// defs returns the stock of the page in the colours of the picture.
func (p *page) defs() string {
	_, stock, _ := strings.Cut(Defs, "<defs>")
	stock, _, _ = strings.Cut(stock, "<pattern")
	chips := ""
	for side := rules.First; side <= rules.Second; side++ {
		chips += fmt.Sprintf(`<g id="chip-%s"><use xlink:href="#marble-%[1]s"/></g>`, side)
	}
	return "<defs>" + plain(inlineClasses(stock, p.paint)) + chips + "</defs>\n"
}

func (p *page) header() string {
	const line, mark, beside = 82, 52, 68 // width of the logo, and its distance to the title
	title, _ := fit(p.words.Title, 46, 46, (pageInner/2-beside)/bold)
	edition, size := fit(p.words.Edition, 28, 22, pageInner-40-beside-width(title, 46)*bold)
	return markAt(pageEdge, line-mark+8, mark) + write(pageEdge+beside, line, 46, serif, `font-weight="700" fill="`+p.theme.ink+`"`, title) +
		write(pageWidth-pageEdge, line-2, size, sans, `text-anchor="end" fill="`+p.theme.ink2+`"`, edition)
}
