package picture

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"kulami/rules"
)

// everything draws all parts of pages and all files, with text wherever possible.
func everything(rec rules.Link, text string) (parts, files map[string]string) {
	p, g := rec.Position(), NewGeometry(rec.Board(), rec.Orientation, true)
	code, _ := QR("https://games.example.org/" + rec.String())
	tile := rules.Tile{Min: rules.Point{X: 1, Y: 2}, W: 3, H: 1}
	look, words := Look{Marbles: "safe", Coordinates: true, Owners: true, QR: true}, Captions{text, text, [2]string{text, text}, text, text, text}
	report := Report{text, Graph{Plies: 2, Curve: []GraphPoint{{0, 60}, {280, 40}}, Marks: []GraphMark{{GraphPoint{280, 40}, "blunder"}}}, text, [2]string{text, text},
		[]string{text}, text, []Moment{{rules.First, text}}}
	parts = map[string]string{
		"Wood": Wood(g), "Labels": Labels(g), "Thumb": Thumb(rec.Board(), 3, [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}),
		"Swatch": Swatch("a", "dark", "red-white"), "EmptyFrame": EmptyFrame(), "FrameTile": FrameTile(tile), "LooseTile": LooseTile(tile), "TrayTile": TrayTile(tile),
		"Icon": Icon("share"), "QR": code, "Defs": Defs, "PaintedDefs": PaintedDefs(), "Tiles": Tiles(text),
		"Excerpt":      Excerpt(p, 3, 40, MarksAt(p), true),
		"Illustration": Illustration{p, "wood.svg", text, true, true, true, true}.Draw(),
	}
	files = map[string]string{"BareBoard": BareBoard(rec.Board()), "Still": Still(rec, look, words), "Animation": Animation(rec, look, words),
		"Review": Review(rec, look, words, report)}
	return parts, files
}

var (
	ofParts = []string{"svg", "g", "path", "rect", "circle", "ellipse", "text", "use", "image", "defs", "symbol", "pattern", "linearGradient", "radialGradient", "stop"}
	ofFiles = append([]string{"title", "desc", "tspan", "style"}, ofParts...)
	url     = regexp.MustCompile(`url\(([^)]*)\)`)
)

// With any text, a drawing is well-formed and reproducible. It has no script, and refers only to
// its own content. A part of a page can also refer to the stock, an illustration to its wood.
func TestPromises(t *testing.T) {
	for seed, text := range []string{"plain", `<b onclick="x()">&"'`, "</text>]]><script>", "\u202eZoë O’Hara"} {
		rec := randomLink(uint64(seed))
		rec.Record = rec.WithCursor(rec.Len())
		parts, files := everything(rec, text)
		partsAgain, filesAgain := everything(rec, text)
		plain, _ := everything(rec, "plain")
		stock := idsOf(elements(t, Defs))
		for name, drawn := range parts {
			if drawn != partsAgain[name] {
				t.Errorf("%s differs when it is drawn again", name)
			}
			drawing := elements(t, drawn)
			if n := len(elements(t, plain[name])); len(drawing) != n {
				t.Errorf("%s: text has become an element: there are %d, want %d", name, len(drawing), n)
			}
			checkPromises(t, name, drawing, ofParts, stock)
		}
		for name, drawn := range files {
			if drawn != filesAgain[name] {
				t.Errorf("%s differs when it is drawn again", name)
			}
			checkPromises(t, name, elements(t, drawn), ofFiles, nil)
		}
	}
}

// idsOf returns the ids in a drawing.
func idsOf(drawing []*element) (ids []string) {
	for _, e := range drawing {
		if id := e.attributes["id"]; id != "" {
			ids = append(ids, id)
		}
	}
	return ids
}

// checkPromises checks a drawing with elements of the given kinds. It can refer to its own ids and
// to more.
func checkPromises(t *testing.T, name string, drawing []*element, kinds, more []string) {
	t.Helper()
	own := idsOf(drawing)
	if slices.Sort(own); len(slices.Compact(slices.Clone(own))) != len(own) {
		t.Errorf("%s: two elements have one id: %q", name, own)
	}
	ids := append(own, more...)
	for _, e := range drawing {
		if !slices.Contains(kinds, e.name) {
			t.Errorf("%s: an element %s", name, e.name)
		}
		var referred []string
		for attribute, value := range e.attributes {
			if attribute == "style" || strings.HasPrefix(attribute, "on") {
				t.Errorf("%s: %s=%q", name, attribute, value)
			}
			if attribute == "href" && !strings.HasPrefix(value, "wood.svg") {
				referred = append(referred, value)
			}
			for _, found := range url.FindAllStringSubmatch(value, -1) {
				referred = append(referred, found[1])
			}
		}
		for _, to := range referred {
			if id, own := strings.CutPrefix(to, "#"); !own || !slices.Contains(ids, id) {
				t.Errorf("%s: %s refers to %s", name, e.name, to)
			}
		}
	}
}
