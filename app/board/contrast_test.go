package board

import (
	"cmp"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"kulami/app/style"
)

// colour is linear red, green and blue, 0…1.
type colour [3]float64

func parseColour(t *testing.T, hex string) (c colour) {
	t.Helper()
	n, err := strconv.ParseUint(strings.TrimPrefix(hex, "#"), 16, 32)
	if err != nil || len(hex) != 7 {
		t.Fatalf("%q is not a colour", hex)
	}
	for i := range c {
		v := float64(n>>(16-8*i)&255) / 255
		if c[i] = v / 12.92; v > .03928 {
			c[i] = math.Pow((v+.055)/1.055, 2.4)
		}
	}
	return c
}

// eyes are kinds of colour vision, as matrices of linear light: Machado, Oliveira and Fernandes, "A
// Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), at full severity.
var eyes = map[string][3]colour{
	"most":         {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}},
	"deuteranopia": {{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}},
	"tritanopia":   {{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}},
}

// luminance returns the relative luminance of c for eyes, as in WCAG 2.2.
func (c colour) luminance(eyes [3]colour) float64 {
	sum := 0.0
	for i, weight := range []float64{.2126, .7152, .0722} {
		v := eyes[i][0]*c[0] + eyes[i][1]*c[1] + eyes[i][2]*c[2]
		sum += weight * min(max(v, 0), 1)
	}
	return sum
}

// contrast returns WCAG's contrast ratio of two colours, 1…21.
func contrast(a, b colour, eyes [3]colour) float64 {
	x, y := a.luminance(eyes), b.luminance(eyes)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

var (
	stopColour = regexp.MustCompile(`\.w\d[abc][^{}]*\{ stop-color: (#[0-9a-f]{6}) \}`)
	woodBlock  = regexp.MustCompile(`(?s)\.app\[data-wood="(\w+)"\] \{(.*?)\n\}`)
	variable   = regexp.MustCompile(`--([fs](?:\d|-rim|-mark|-bar|-frame)): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?`)
)

// marbleSets are the sets of marbles, also with the second colour first.
var marbleSets = []string{"red-black", "white-black", "red-white", "safe",
	"red-black-reversed", "white-black-reversed", "red-white-reversed", "safe-reversed"}

// On every board each marble has a part, glass, rim or mark, with a contrast of at least three to
// the wood around it. This holds for all eyes, in light and dark themes.
func TestMarblesStandOut(t *testing.T) {
	styles := style.Sheet()
	woods := map[string]string{"light": styles[strings.Index(styles, "/* Wood */"):strings.Index(styles, "/* Other boards")]}
	for _, block := range woodBlock.FindAllStringSubmatch(styles, -1) {
		woods[block[1]] = block[2]
	}
	if len(woods) != 4 {
		t.Fatalf("%d boards", len(woods))
	}
	for _, set := range marbleSets {
		for wood, block := range woods {
			for night := range 2 {
				paint := map[string]colour{}
				take := func(text string) {
					for _, v := range variable.FindAllStringSubmatch(text, -1) {
						paint[v[1]] = parseColour(t, v[2])
						if night == 1 && v[3] != "" {
							paint[v[1]] = parseColour(t, v[3])
						}
					}
				}
				take(body(styles, "\n.app {"))
				take(ofMarbles(styles, set, ""))
				take(block)
				stops := stopColour.FindAllStringSubmatch(block, -1)
				if len(stops) == 0 {
					t.Fatalf("%s: no wood", wood)
				}
				for name, see := range eyes {
					for _, stop := range stops {
						around := parseColour(t, stop[1])
						for side, parts := range map[string][]string{"first": {"f2", "f3", "f-rim"}, "second": {"s2", "s3", "s-rim"}} {
							best := 0.0
							for _, part := range parts {
								glass, ok := paint[part]
								if !ok {
									t.Fatalf("%s, %s board: no --%s", set, wood, part)
								}
								best = max(best, contrast(glass, around, see))
							}
							if best < 3 {
								t.Errorf("%s, %s board, night %d, %s eyes: the %s marble has %.2f on %s", set, wood, night, name, side, best, stop[1])
							}
						}
					}
				}
			}
		}
	}
}

// On the high-contrast board the frame of a tile's owner is visible on the white wood, for all
// eyes.
func TestOwnersStandOut(t *testing.T) {
	styles := style.Sheet()
	for _, set := range marbleSets {
		paint := map[string]colour{}
		for _, rules := range []string{body(styles, "\n.app {"), ofMarbles(styles, set, ""), ofMarbles(styles, set, `[data-wood="contrast"]`)} {
			for _, v := range variable.FindAllStringSubmatch(rules, -1) {
				paint[v[1]] = parseColour(t, v[2])
			}
		}
		for name, see := range eyes {
			for _, frame := range []string{"f-frame", "s-frame"} {
				if ratio := contrast(paint[frame], colour{1, 1, 1}, see); ratio < 3 {
					t.Errorf("%s, %s eyes: --%s has %.2f", set, name, frame, ratio)
				}
			}
		}
	}
}

// On dark wood the inlay of a tile of dark marbles is light. It is visible on the stained wood, for
// all eyes.
func TestDarkOwnersStandOutOnDarkWood(t *testing.T) {
	styles := style.Sheet()
	for _, head := range []string{`.app[data-wood="dark"]:not([data-marbles="red-white"], [data-marbles$="-reversed"]) {`, `.app[data-wood="dark"][data-marbles$="-reversed"]:not([data-marbles^="red-white"]) {`} {
		testInlay(t, styles, body(styles, head))
	}
}

// testInlay tests the rule for tiles of dark marbles on dark wood.
func testInlay(t *testing.T, styles, rule string) {
	t.Helper()
	inlay := parseColour(t, variable.FindStringSubmatch(rule)[2])
	stain := parseColour(t, regexp.MustCompile(`--s-stain: (#[0-9a-f]{6})`).FindStringSubmatch(body(styles, "\n.app {"))[1])
	tint, err := strconv.ParseFloat(regexp.MustCompile(`fill-opacity: (\.\d+)`).FindStringSubmatch(rule)[1], 64)
	if err != nil {
		t.Fatal(err)
	}
	_, dark, _ := strings.Cut(styles, "\n.app[data-wood=\"dark\"] {")
	dark, _, _ = strings.Cut(dark, "\n}")
	for _, stop := range stopColour.FindAllStringSubmatch(dark, -1) {
		wood := parseColour(t, stop[1])
		for i := range wood {
			wood[i] += tint * (stain[i] - wood[i])
		}
		for name, see := range eyes {
			if ratio := contrast(inlay, wood, see); ratio < 3 {
				t.Errorf("%s eyes: the inlay has %.2f on %s", name, ratio, stop[1])
			}
		}
	}
}

// The two parts of the bar of the engine's value differ, with all marbles and for all eyes.
func TestValueBarStandsOut(t *testing.T) {
	styles := style.Sheet()
	for _, set := range marbleSets {
		paint := map[string]colour{}
		for _, rules := range []string{body(styles, "\n.app {"), ofMarbles(styles, set, "")} {
			for _, v := range variable.FindAllStringSubmatch(rules, -1) {
				paint[v[1]] = parseColour(t, v[2])
			}
		}
		for name, see := range eyes {
			if ratio := contrast(paint["f2"], paint["s-bar"], see); ratio < 3 {
				t.Errorf("%s, %s eyes: the parts have %.2f", set, name, ratio)
			}
		}
	}
}

var (
	pitColour  = regexp.MustCompile(`\.pit-[ab][^{}]*\{ stop-color: (#[0-9a-f]{6}) \}`)
	spotColour = regexp.MustCompile(`(?m)^(?:\.app\[data-wood="(\w+)"\] )?\.spot \{[^}]*fill: (#[0-9a-f]{6})`)
)

// On every board the mark of a legal hole has a contrast of at least three to the floor of the
// hole, for all eyes.
func TestPlayableHolesStandOut(t *testing.T) {
	styles := style.Sheet()
	floors := map[string]string{"": styles[strings.Index(styles, "/* Wood */"):strings.Index(styles, "/* Other boards")]}
	for _, block := range woodBlock.FindAllStringSubmatch(styles, -1) {
		floors[block[1]] = block[2]
	}
	spots := map[string]string{}
	for _, m := range spotColour.FindAllStringSubmatch(styles, -1) {
		spots[m[1]] = m[2]
	}
	for wood, block := range floors {
		spot := cmp.Or(spots[wood], spots[""])
		floor := pitColour.FindAllStringSubmatch(block, -1)
		if len(floor) == 0 {
			t.Fatalf("%s: no holes", wood)
		}
		for name, see := range eyes {
			for _, stop := range floor {
				if ratio := contrast(parseColour(t, spot), parseColour(t, stop[1]), see); ratio < 3 {
					t.Errorf("%s board, %s eyes: the mark has %.2f on %s", wood, name, ratio, stop[1])
				}
			}
		}
	}
}

var gradeColour = regexp.MustCompile(`(?m)^\.(?:hole-value|grade-\w+) circle \{[^}]*\}`)

// The value in a hole is easy to read on each ground, and its ring is visible, for all eyes.
func TestHoleValuesStandOut(t *testing.T) {
	colourOf := func(rule, name string) string {
		_, rest, _ := strings.Cut(rule, name+": #")
		return "#" + rest[:min(6, len(rest))]
	}
	styles := style.Sheet()
	grounds, rings := map[string]string{}, map[string]string{}
	for _, rule := range gradeColour.FindAllString(styles, -1) {
		head, _, _ := strings.Cut(rule, " circle")
		if c := colourOf(rule, "fill"); len(c) == 7 {
			grounds[head] = c
		}
		if c := colourOf(rule, "stroke"); len(c) == 7 {
			rings[head] = c
		}
	}
	if len(grounds) != 2 || len(rings) != 4 {
		t.Fatalf("%d grounds, %d rings", len(grounds), len(rings))
	}
	for name, see := range eyes {
		for head, ground := range grounds {
			ink := parseColour(t, colourOf(body(styles, "\n"+head+" text {"), "fill"))
			if ratio := contrast(ink, parseColour(t, ground), see); ratio < 4.5 {
				t.Errorf("%s, %s eyes: the words have %.2f", head, name, ratio)
			}
			for grade, ring := range rings {
				if strings.Contains(head, "best") != strings.Contains(grade, "best") {
					continue
				}
				if ratio := contrast(parseColour(t, ring), parseColour(t, ground), see); ratio < 3 {
					t.Errorf("%s on %s, %s eyes: the ring has %.2f", grade, head, name, ratio)
				}
			}
		}
	}
}

// ofMarbles returns the content of all rules for a set of marbles on boards with this selector.
func ofMarbles(styles, set, board string) (content string) {
	rule := regexp.MustCompile(`\n\.app` + regexp.QuoteMeta(board) + `(?::is\()?\[data-marbles=[^{]*"` + set + `"[^{]*\{([^}]*)`)
	for _, found := range rule.FindAllStringSubmatch(styles, -1) {
		content += found[1]
	}
	return content
}

// body returns the content of the first block of a style sheet that begins with head, or "".
func body(styles, head string) string {
	_, rest, ok := strings.Cut(styles, head)
	if !ok {
		return ""
	}
	text, _, _ := strings.Cut(rest, "}")
	return text
}

// themes returns the named colours of the light and the dark theme.
func themes(t *testing.T, styles string) map[string][2]colour {
	t.Helper()
	named := map[string][2]colour{}
	for _, v := range regexp.MustCompile(`--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)`).FindAllStringSubmatch(body(styles, ":root {"), -1) {
		named[v[1]] = [2]colour{parseColour(t, v[2]), parseColour(t, v[3])}
	}
	return named
}

// A switch that is off is an outline, and one that is on is filled. Both stand out on a card and on
// paper, and so does the knob on the filled one. Borders of controls stand out on a card.
func TestControlsStandOut(t *testing.T) {
	styles := style.Sheet()
	colours, ink, fill := themes(t, styles), regexp.MustCompile(`[; ]color: var\(--([\w-]+)\)`), regexp.MustCompile(`background-color: var\(--([\w-]+)\)`)
	off := body(styles, "\n.toggle input, .item[role=\"switch\"]::after {")
	on := body(styles, "\n.toggle :checked, .item[aria-checked=\"true\"]::after {")
	if fill.MatchString(off) || !strings.Contains(off, "box-shadow: inset") {
		t.Errorf("a switch that is off is not an outline: %s", off)
	}
	line, track, knob := ink.FindStringSubmatch(off)[1], fill.FindStringSubmatch(on)[1], ink.FindStringSubmatch(on)[1]
	for _, pair := range [][2]string{{line, "card"}, {line, "paper"}, {track, "card"}, {track, "paper"}, {knob, track}, {"line-2", "card"}} {
		for theme := range 2 {
			for name, see := range eyes {
				if ratio := contrast(colours[pair[0]][theme], colours[pair[1]][theme], see); ratio < 3 {
					t.Errorf("%s eyes, theme %d: %s on %s has %.2f", name, theme, pair[0], pair[1], ratio)
				}
			}
		}
	}
}

// The marks for right and wrong can be read on their grounds. At a hole they are visible by their
// two edges, one of which differs from any surroundings. They are also visible next to the board on
// the card. This holds for all eyes, in light and dark themes.
func TestBadgesStandOut(t *testing.T) {
	styles := style.Sheet()
	named := themes(t, styles)
	edges := regexp.MustCompile(`0 0 0 \dpx (#[0-9a-f]{6})`).FindAllStringSubmatch(body(styles, "\n.board .tick-mark {"), -1)
	if len(edges) != 2 {
		t.Fatalf("%d edges", len(edges))
	}
	light, dark := parseColour(t, edges[0][1]), parseColour(t, edges[1][1])
	for eyesName, see := range eyes {
		tell := func(what string, a, b colour) {
			if ratio := contrast(a, b, see); ratio < 3 {
				t.Errorf("%s eyes: %s has %.2f", eyesName, what, ratio)
			}
		}
		tell("the edge", light, dark)
		for ground, sign := range map[string]string{"accent": "accent-ink", "blunder": "card"} {
			tell("the ground in the edge, "+ground, named[ground][0], light)
			for night := range 2 {
				tell("the sign on "+ground, named[sign][night], named[ground][night])
				tell("the mark on a card, "+ground, named[ground][night], named["card"][night])
			}
		}
	}
}
