package picture

import (
	"fmt"
	"strings"
)

// planks holds the colours of a kind of board in a swatch. They are two tiles, the wood below them,
// a hole from its shadow to its light, and its rim.
type planks struct {
	face, other, under, deep, pit, rim string
	grain                              bool
}

// planksOf returns the colours of a kind of board, as in the style sheet.
func planksOf(wood string) planks {
	switch wood {
	case "dark":
		return planks{"#7b5433", "#8c6844", "#2c1a0a", "#29190b", "#5f4125", "#d9b488", true}
	case "flat":
		return planks{"#ddb987", "#d2ac78", "#6f4f27", "#a97f4e", "#a97f4e", "#7b5a31", false}
	case "contrast":
		return planks{"#ffffff", "#ffffff", "#000000", "#e4e4e4", "#e4e4e4", "#3a3a3a", false}
	}
	return planks{"#d6a463", "#e4bd82", "#6b4517", "#5d3b18", "#b3804a", "#fff0cf", true}
}

// Swatch draws a kind of board, "light", "dark", "flat" or "contrast", with a marble of each side
// of a set, named as in Look. The name must be unique among the swatches of the page.
func Swatch(name, wood, marbles string) string {
	p, sides := planksOf(wood), paintOfSet(marbles)
	var s strings.Builder
	s.WriteString(`<svg class="swatch" viewBox="0 0 300 108" aria-hidden="true" focusable="false"><defs>`)
	for i, g := range sides {
		fmt.Fprintf(&s, `<radialGradient id="%s-%d" cx=".36" cy=".28" r=".78"><stop stop-color="%s"/><stop offset=".3" stop-color="%s"/><stop offset=".75" stop-color="%s"/><stop offset="1" stop-color="%s"/></radialGradient>`,
			name, i, g.light, g.body, g.deep, g.edge)
	}
	fmt.Fprintf(&s, `<linearGradient id="%s-pit" x2="0" y2="1"><stop stop-color="%s"/><stop offset="1" stop-color="%s"/></linearGradient></defs>`, name, p.deep, p.pit)
	fmt.Fprintf(&s, `<rect width="300" height="108" rx="14" fill="%s"/><path d="M16 2h180v100H16a13 13 0 0 1-13-13V15A13 13 0 0 1 16 2z" fill="%s"/><path d="M202 2h82a13 13 0 0 1 13 13v74a13 13 0 0 1-13 13h-82z" fill="%s"/>`, p.under, p.face, p.other)
	if p.grain {
		s.WriteString(`<path class="grain" d="M8 14q90 9 186-2M8 30q80-8 186 4M8 76q100 10 186-3M8 92q70-6 186 3M214 4q-8 46 2 96M232 4q7 50-3 96M268 4q-6 40 3 96M286 8q5 46-3 88"/>`)
	}
	for _, x := range [...]int{50, 150, 250} {
		fmt.Fprintf(&s, `<circle cx="%d" cy="52" r="33" fill="url(#%s-pit)" stroke="%s" stroke-opacity=".7" stroke-width="3"/>`, x, name, p.rim)
	}
	for i, g := range sides {
		mark := ""
		if i == 0 {
			mark = `<circle r="15.5" fill="none"` + stroke(g.mark) + ` stroke-opacity=".85" stroke-width="5"/>`
		}
		fmt.Fprintf(&s, `<g transform="translate(%d 52)"><circle r="38" fill="url(#%s-%d)"%s stroke-width="1.6"/>%s<ellipse cx="-13" cy="-19" rx="15" ry="9.5" transform="rotate(-34 -13 -19)" fill="url(#gleam)"/></g>`,
			50+100*i, name, i, stroke(g.rim), mark)
	}
	return s.String() + `</svg>`
}
