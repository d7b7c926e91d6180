package e2e

import (
	_ "embed"
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/page"

	"kulami/app/text"
	"kulami/web/journey"
)

// A person with any font, any language and any size of text can read and reach everything.

// layoutFaults is an expression that lists what a person can't read or reach.
//
//go:embed layout.js
var layoutFaults string

// layouts are the screens whose layout is tried. The first one begins at a first visit.
var layouts = []screen{
	{"first visit", func(p *Page) {}},
	{"new game", func(p *Page) { p.OpenNewGame("opponent", "computer") }},
	{"new game, unfolded", func(p *Page) {
		p.OpenNewGame("opponent", "person", "board", "irregular")
		p.Run(`for (const e of document.querySelectorAll("dialog details")) e.open = true`)
	}},
	{"game", func(p *Page) {
		p.NewGame("opponent", "person", "edition", "it-both", "board", "irregular", "seed", "7")
		p.PlayOn(20, "", pressFast(p))
	}},
	{"hint", func(p *Page) {
		p.Press(Act("hint"))
		p.WaitFor(`.hinted`)
	}},
	{"settings", func(p *Page) { p.OpenFromMenu("settings") }},
	{"share", func(p *Page) { p.OpenDialog("share") }},
	{"game by the clock", func(p *Page) {
		p.NewGame("opponent", "person", "edition", "it-both", "clock", "fischer", "handicap", "hand")
		p.PlayOn(6, "", pressFast(p))
	}},
	{"end", func(p *Page) {
		p.NewGame("opponent", "person", "edition", "it-both", "clock", "none", "board", "square", "seed", "9")
		p.PlayOn(64, "", pressFast(p))
		p.WaitFor(Act("rematch"))
	}},
	{"library", func(p *Page) { openLibrary(p) }},
	{"analysis", func(p *Page) { visit(p, midgame); p.WaitFor(`[data-value][data-depth]`) }},
	{"puzzle", func(p *Page) { visit(p, eighth); inPuzzle(p, "open") }},
	{"wrong move in a puzzle", func(p *Page) {
		p.PressHole("f8")
		p.Wait("the reason", `document.querySelector(".reaction [data-why]")`)
	}},
	{"daily puzzle", func(p *Page) { visit(p, "daily"); p.WaitFor("[data-puzzle]") }},
	{"lesson", func(p *Page) { visit(p, "learn/3"); p.WaitFor(`[data-lesson="closed"]`) }},
	{"board editor", func(p *Page) { visit(p, "workshop"); p.WaitFor(`[data-state="workshop"]`) }},
	{"count", func(p *Page) {
		visit(p, "count/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/it-both/-c4d4e4f4g4/-e7/caq")
		p.WaitFor(`[data-state="count-wooden"]`)
	}},
	{"review", func(p *Page) { openReview(p) }},
	{"progress", func(p *Page) {
		texts := manyGames(24)
		texts["kulami.training"] = trainedOnce
		withStored(p, texts)
		visit(p, "progress")
		progressIs(p, "ready")
	}},
}

// pressFast returns a way to play that needs no place of the hole.
func pressFast(p *Page) func(hole string) {
	return func(hole string) {
		p.Run(`document.querySelector(` + quote(Hole(hole)) + `).dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
	}
}

// reader is how a person has text drawn.
type reader struct {
	name    string
	size    Size
	font    float64 // px, the browser's setting
	spacing bool    // of WCAG 1.4.12
}

// readers are those of every language; demanding ones are tried in two languages.
var (
	readers = []reader{
		{"", SmallPhone, 16, false}, {"", Phone, 16, false}, {"", Sideways, 16, false}, {"", Desktop, 16, false},
	}
	demanding = []reader{
		{" at 400 %", Size{Width: 256, Height: 600, Phone: true}, 16, false},
		{" spaced", SmallPhone, 16, true}, {" spaced", Phone, 16, true},
		{" with text of 200 %", SmallPhone, 32, false}, {" with text of 200 %", Phone, 32, false},
	}
)

// The spacing of text that a person can ask for.
const spacing = `* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important; } p { margin-bottom: 2em !important; }`

// read has a page drawn as a reader has it.
func (r reader) read(p *Page) {
	p.T.Helper()
	p.Resize(r.size)
	size, mono := int64(r.font), int64(r.font*13/16)
	call(p, "set the size of text", page.SetFontSizes, page.SetFontSizesParams{FontSizes: &page.FontSizes{Standard: size, Fixed: mono}})
	rules := ""
	if r.spacing {
		rules = spacing
	}
	p.Run(`window.spaced ??= new CSSStyleSheet(); spaced.replaceSync(` + quote(rules) + `);
		if (!document.adoptedStyleSheets.includes(spaced)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, spaced];`)
}

// Nothing is cut, covered or out of reach on any screen, in seven languages, in three faces and at four sizes; in two languages
// also with wide spacing, with large text and at 256 pixels.
func TestTheLayoutHolds(t *testing.T) {
	t.Parallel()
	for _, lang := range text.Languages() {
		t.Run(lang.Lang, func(t *testing.T) {
			t.Parallel()
			p := table(t, SmallPhone, languages(lang.Lang))
			tried := readers
			if *thorough || lang.Lang == "en" || lang.Lang == "de" {
				tried = slices.Concat(readers, demanding)
			}
			for _, screen := range layouts {
				screen.open(p)
				for _, r := range tried {
					r.read(p)
					for _, face := range journey.Faces {
						p.Wear(face)
						p.WaitStill()
						for _, fault := range Eval[[]string](p, layoutFaults) {
							t.Errorf("%s, %d×%d%s, %s: %s", screen.name, r.size.Width, r.size.Height, r.name, face.Text, fault)
						}
					}
				}
				readers[0].read(p)
				leaveDialog(p)
			}
		})
	}
}

// The three faces are installed, and differ as much as faces do.
func TestTheFacesAreThere(t *testing.T) {
	p := table(t, Phone)
	var widths []float64
	for _, face := range journey.Faces {
		widths = append(widths, Eval[float64](p, fmt.Sprintf(`((pen) => { pen.font = %s; return pen.measureText("Kulami: 17 tiles, 56 marbles").width })(document.createElement("canvas").getContext("2d"))`,
			quote("100px '"+face.Text+"'"))))
	}
	if widths[1] < 1.03*widths[0] || widths[2] < 1.03*widths[1] {
		t.Errorf("the faces %v are %v px wide; please install them (on Debian: apt-get install fonts-liberation fonts-noto-core fonts-dejavu-core)", journey.Faces, widths)
	}
}
