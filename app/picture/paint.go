package picture

import (
	"strings"

	"kulami/rules"
)

// theme holds the colours of a page, as in the light or dark style sheet.
type theme struct {
	paper, card, ink, ink2, line, accent, soft string
	shadow                                     string // shadow of the board
	shade                                      string // opacity of a layer of the shadow
}

var (
	lightTheme = theme{"#f4efe6", "#fffdf9", "#241c12", "#6a5d4b", "#dccfba", "#0b6e5f", "#d6e8e2", "#543a14", ".019"}
	darkTheme  = theme{"#14120e", "#211d17", "#f4ecdd", "#b6a88f", "#3b3429", "#3cc6b4", "#1d3a35", "#000000", ".06"}
)

// marblePaint holds the colours of a side. Its marble has light, body, deep and edge from the
// centre outwards, an inner mark (only First draws it) and a rim. Its tiles have a tint (stain) and
// a frame.
type marblePaint struct {
	light, body, deep, edge, mark, rim, stain, frame string
}

var (
	redPaint    = marblePaint{"#ff9a86", "#e2382a", "#9d120f", "#5d0608", "#ffe3dc", "#6d0b0b", "#c8281c", "#a8160f"}
	blackPaint  = marblePaint{"#8a94a3", "#333a45", "#14171d", "#04060a", "#c9d2de", "#59626f", "#22304a", "#1c2940"}
	whitePaint  = marblePaint{"#ffffff", "#f1ece2", "#c9c0b1", "#8c8272", "#6b6252", "#463e32", "#fffaf0", "#fffdf6"}
	orangePaint = marblePaint{"#ffd28a", "#f08a00", "#a85600", "#5e2f00", "#fff3dc", "#6d3800", "#e07b00", "#8a4600"}
	bluePaint   = marblePaint{"#9cc4f2", "#2166b5", "#0d3a77", "#051c40", "#d9e9fb", "#123e78", "#14509a", "#0c3568"}
)

// marblePaints maps the marble sets of Look, without "-reversed", to their paint.
var marblePaints = map[string][2]marblePaint{
	"red-black":   {redPaint, blackPaint},
	"white-black": {whitePaint, blackPaint},
	"red-white":   {redPaint, whitePaint},
	"safe":        {orangePaint, bluePaint},
}

// paintOfSet returns the paint of both sides for a marble set, or of the default set for an unknown
// name. The suffix "-reversed" gives First the second colour of the set.
func paintOfSet(marbles string) [2]marblePaint {
	marbles, reversed := strings.CutSuffix(marbles, "-reversed")
	sides, ok := marblePaints[marbles]
	if !ok {
		sides = marblePaints["red-black"]
	}
	if reversed {
		sides[0], sides[1] = sides[1], sides[0]
	}
	return sides
}

// colours returns the colours of a picture. On a dark page a black marble has a lighter rim.
func colours(dark bool, marbles string) (theme, [2]marblePaint) {
	sides := paintOfSet(marbles)
	if !dark {
		return lightTheme, sides
	}
	for i := range sides {
		if sides[i].rim == blackPaint.rim {
			sides[i].rim = "#808b9a"
		}
	}
	return darkTheme, sides
}

// classAttributes maps the classes of the wood and the stock to attributes, one class per line.
const classAttributes = `under: fill="#6b4517"
grain: fill="none" stroke="#6b3f0c" stroke-opacity=".17" stroke-width="1.3" stroke-linecap="round"
grain coarse: fill="none" stroke="#6b3f0c" stroke-opacity=".2" stroke-width="2.6" stroke-linecap="round"
grain bright: fill="none" stroke="#ffeac2" stroke-opacity=".3" stroke-width="1.6" stroke-linecap="round"
bevel: stroke-width="2.4"
bevel-a: stop-color="#fff2d6" stop-opacity=".95"
bevel-b: stop-color="#b07f3f" stop-opacity=".35"
bevel-c: stop-color="#5c3a10" stop-opacity=".75"
w0a: stop-color="#e6bd80"
w0b: stop-color="#d6a463"
w0c: stop-color="#c48f4f"
w1a: stop-color="#dfb273"
w1b: stop-color="#e4bd82"
w1c: stop-color="#cd9b5b"
w2a: stop-color="#ebc68d"
w2b: stop-color="#dbac6c"
w2c: stop-color="#cf9f5f"
w3a: stop-color="#d9a868"
w3b: stop-color="#cc9855"
w3c: stop-color="#be8947"
pit-a: stop-color="#b3804a"
pit-b: stop-color="#8f6231"
pit-c: stop-color="#5d3b18"
rim-a: stop-color="#402609" stop-opacity=".9"
rim-b: stop-color="#6b4519" stop-opacity=".35"
rim-c: stop-color="#fff0cf" stop-opacity=".85"
shade-a: stop-color="#150c02" stop-opacity=".5"
shade-b: stop-color="#150c02" stop-opacity="0"`

// paint returns the attributes of all classes for these marbles.
func paint(sides [2]marblePaint) map[string]string {
	attributes := map[string]string{"mark-first": stroke(sides[0].mark) + ` stroke-opacity=".85"`}
	for _, line := range strings.Split(classAttributes, "\n") {
		class, value, _ := strings.Cut(line, ":")
		attributes[class] = value
	}
	for i, c := range sides {
		attributes["rim-"+rules.Side(i).String()] = stroke(c.rim)
		for j, colour := range [...]string{c.light, c.body, c.deep, c.edge} {
			attributes["fs"[i:i+1]+"abcd"[j:j+1]] = ` stop-color="` + colour + `"`
		}
	}
	return attributes
}

func fill(colour string) string   { return ` fill="` + colour + `"` }
func stroke(colour string) string { return ` stroke="` + colour + `"` }

// inlineClasses replaces classes by attributes.
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

// plain converts symbols into groups and links into SVG 1.1 links, for programs with basic SVG
// support.
func plain(markup string) string {
	return replace(markup, "<symbol ", "<g ", "</symbol>", "</g>",
		` viewBox="-50 -50 100 100" width="100" height="100"`, ` transform="translate(50 50)"`,
		` href="#`, ` xlink:href="#`)
}

// Defs holds the shared definitions of a page: gradients of wood, the hole and the two marbles.
// Their colours come from the style sheet through classes, so that a theme is just a style sheet.
const Defs = `<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>
<linearGradient id="wood0" x1="0" y1="0" x2="1" y2="1"><stop offset="0" class="w0a"/><stop offset=".55" class="w0b"/><stop offset="1" class="w0c"/></linearGradient>
<linearGradient id="wood1" x1="0" y1="1" x2="1" y2="0"><stop offset="0" class="w1a"/><stop offset=".5" class="w1b"/><stop offset="1" class="w1c"/></linearGradient>
<linearGradient id="wood2" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="w2a"/><stop offset=".6" class="w2b"/><stop offset="1" class="w2c"/></linearGradient>
<linearGradient id="wood3" x1="1" y1="0" x2="0" y2="1"><stop offset="0" class="w3a"/><stop offset=".5" class="w3b"/><stop offset="1" class="w3c"/></linearGradient>
<linearGradient id="bevel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="bevel-a"/><stop offset=".35" class="bevel-b"/><stop offset=".7" class="bevel-b"/><stop offset="1" class="bevel-c"/></linearGradient>
<linearGradient id="bevel-turned" href="#bevel" x1="0" y1="0" x2="1" y2="0"/>
<radialGradient id="pit-floor" cx=".5" cy=".62" r=".62"><stop offset="0" class="pit-a"/><stop offset=".6" class="pit-b"/><stop offset="1" class="pit-c"/></radialGradient>
<linearGradient id="pit-rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="rim-a"/><stop offset=".45" class="rim-b"/><stop offset="1" class="rim-c"/></linearGradient>
<radialGradient id="shadow"><stop offset=".55" class="shade-a"/><stop offset="1" class="shade-b"/></radialGradient>
<radialGradient id="first-glass" cx=".5" cy=".5" r=".5" fx=".36" fy=".28"><stop offset="0" class="fa"/><stop offset=".45" class="fb"/><stop offset=".85" class="fc"/><stop offset="1" class="fd"/></radialGradient>
<radialGradient id="second-glass" cx=".5" cy=".5" r=".5" fx=".36" fy=".28"><stop offset="0" class="sa"/><stop offset=".45" class="sb"/><stop offset=".85" class="sc"/><stop offset="1" class="sd"/></radialGradient>
<radialGradient id="caustic" cx=".66" cy=".78" r=".42"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="gleam" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".45" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<symbol id="marble-first" viewBox="-50 -50 100 100" width="100" height="100"><ellipse cx="3" cy="9" rx="43" ry="41" fill="url(#shadow)"/><circle r="38" fill="url(#first-glass)"/><circle r="38" fill="url(#caustic)"/><circle class="mark-first" r="15.5" fill="none" stroke-width="5"/><ellipse cx="-13" cy="-19" rx="15" ry="9.5" transform="rotate(-34 -13 -19)" fill="url(#gleam)"/><circle class="rim-first" r="37.2" fill="none" stroke-width="1.6"/></symbol>
<symbol id="marble-second" viewBox="-50 -50 100 100" width="100" height="100"><ellipse cx="3" cy="9" rx="43" ry="41" fill="url(#shadow)"/><circle r="38" fill="url(#second-glass)"/><circle r="38" fill="url(#caustic)"/><ellipse cx="-13" cy="-19" rx="15" ry="9.5" transform="rotate(-34 -13 -19)" fill="url(#gleam)"/><circle class="rim-second" r="37.2" fill="none" stroke-width="1.6"/></symbol>
<pattern id="hatch" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch" width="5" height="18"/></pattern>
<pattern id="rack-empty" width="10" height="10" patternUnits="userSpaceOnUse"><circle class="rack-empty" cx="5" cy="5" r="1.5"/></pattern>
<pattern id="rack-first" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="4" fill="url(#first-glass)" class="rim-first" stroke-width=".8"/></pattern>
<pattern id="rack-second" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="4" fill="url(#second-glass)" class="rim-second" stroke-width=".8"/></pattern>
</defs></svg>`
