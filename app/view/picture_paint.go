package view

// theme holds the colours of a page, as the style sheet has them for light and dark.
type theme struct {
	paper, card, ink, ink2, line, accent, soft string
	shadow                                     string // of the board
	shade                                      string // opacity of one of its layers
}

var (
	lightTheme = theme{"#f4efe6", "#fffdf9", "#241c12", "#6a5d4b", "#dccfba", "#0b6e5f", "#d6e8e2", "#543a14", ".019"}
	darkTheme  = theme{"#14120e", "#211d17", "#f4ecdd", "#b6a88f", "#3b3429", "#3cc6b4", "#1d3a35", "#000000", ".06"}
)

// glass holds the colours of a side: its marble from the light to the edge, the ring
// within (First's alone has one) and the rim, and the stain and frame of its tiles.
type glass struct {
	light, body, deep, edge, mark, rim, stain, frame string
}

var (
	redGlass    = glass{"#ff9a86", "#e2382a", "#9d120f", "#5d0608", "#ffe3dc", "#6d0b0b", "#c8281c", "#a8160f"}
	blackGlass  = glass{"#8a94a3", "#333a45", "#14171d", "#04060a", "", "#59626f", "#1b2028", "#14181f"}
	whiteGlass  = glass{"#ffffff", "#f1ece2", "#c9c0b1", "#8c8272", "#6b6252", "#7d7362", "#fffaf0", "#fffdf6"}
	orangeGlass = glass{"#ffd28a", "#f08a00", "#a85600", "#5e2f00", "#fff3dc", "#6d3800", "#e07b00", "#8a4600"}
	blueGlass   = glass{"#9cc4f2", "#2166b5", "#0d3a77", "#051c40", "", "#123e78", "#14509a", "#0c3568"}
)

// glasses are the sets of marbles, as play.Settings names them.
var glasses = map[string][2]glass{
	"red-black":   {redGlass, blackGlass},
	"white-black": {whiteGlass, blackGlass},
	"red-white":   {redGlass, whiteGlass},
	"safe":        {orangeGlass, blueGlass},
}

// colours returns the colours of a picture; those of the default set if there is no
// such set of marbles. On a dark page a black marble has a lighter rim.
func colours(look Look) (theme, [2]glass) {
	sides, ok := glasses[look.Marbles]
	if !ok {
		sides = glasses["red-black"]
	}
	if !look.Dark {
		return lightTheme, sides
	}
	if sides[1] == blackGlass {
		sides[1].rim = "#808b9a"
	}
	return darkTheme, sides
}

// paint returns the attributes that stand for the classes of the wood and the
// drawing stock.
func paint(sides [2]glass) map[string]string {
	attributes := map[string]string{
		"under":        fill("#6b4517"),
		"grain":        fibre("#6b3f0c", ".17", "1.3"),
		"grain coarse": fibre("#6b3f0c", ".2", "2.6"),
		"grain bright": fibre("#ffeac2", ".3", "1.6"),
		"bevel":        ` stroke-width="2.4"`,
		"bevel-a":      stop("#fff2d6", ".95"), "bevel-b": stop("#b07f3f", ".35"), "bevel-c": stop("#5c3a10", ".75"),
		"rim-a": stop("#402609", ".9"), "rim-b": stop("#6b4519", ".35"), "rim-c": stop("#fff0cf", ".85"),
		"shade-a": stop("#150c02", ".5"), "shade-b": stop("#150c02", "0"),
		"mark-first": stroke(sides[0].mark) + ` stroke-opacity=".85"`,
		"rim-first":  stroke(sides[0].rim),
		"rim-second": stroke(sides[1].rim),
	}
	for class, colour := range map[string]string{
		"w0a": "#e6bd80", "w0b": "#d6a463", "w0c": "#c48f4f",
		"w1a": "#dfb273", "w1b": "#e4bd82", "w1c": "#cd9b5b",
		"w2a": "#ebc68d", "w2b": "#dbac6c", "w2c": "#cf9f5f",
		"w3a": "#d9a868", "w3b": "#cc9855", "w3c": "#be8947",
		"pit-a": "#b98650", "pit-b": "#8f6231", "pit-c": "#5d3b18",
		"fa": sides[0].light, "fb": sides[0].body, "fc": sides[0].deep, "fd": sides[0].edge,
		"sa": sides[1].light, "sb": sides[1].body, "sc": sides[1].deep, "sd": sides[1].edge,
	} {
		attributes[class] = ` stop-color="` + colour + `"`
	}
	return attributes
}

func fill(colour string) string   { return ` fill="` + colour + `"` }
func stroke(colour string) string { return ` stroke="` + colour + `"` }

func stop(colour, opacity string) string {
	return ` stop-color="` + colour + `" stop-opacity="` + opacity + `"`
}

func fibre(colour, opacity, wide string) string {
	return ` fill="none"` + stroke(colour) + ` stroke-opacity="` + opacity + `" stroke-width="` + wide + `" stroke-linecap="round"`
}
