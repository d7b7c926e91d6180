package e2e

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"

	"kulami/app/text"
	"kulami/web/journey"
)

// With any font, any language and any text size, a person can read and reach everything.

// layoutFaults is an expression that lists unreadable texts and unreachable controls.
//
//go:embed layout.js
var layoutFaults string

// inFaces returns an expression for the list of another expression's values in each pair of fonts.
func inFaces(expression string) string {
	faces, _ := json.Marshal(journey.Faces) // marshalling strings cannot fail
	return `((style) => ` + string(faces) + `.map(({ Text, Titles }) => {
		style.setProperty("--sans", JSON.stringify(Text));
		style.setProperty("--serif", JSON.stringify(Titles));
		try {
			return (` + expression + `);
		} finally {
			style.removeProperty("--sans");
			style.removeProperty("--serif");
		}
	}))(document.documentElement.style)`
}

// faultsInFaces returns the faults that an expression lists in each pair of fonts, with the name of
// the font.
func faultsInFaces(p *Page, expression string) (faults []string) {
	p.T.Helper()
	return withFaces(Eval[[][]string](p, inFaces(expression)))
}

// withFaces adds the name of the font to each fault that was found in it.
func withFaces(all [][]string) (faults []string) {
	for i, found := range all {
		for _, fault := range found {
			faults = append(faults, journey.Faces[i].Text+": "+fault)
		}
	}
	return faults
}

// keepingFaces is inFaces for a page that is measured only in these fonts. It begins with the fonts
// in place and leaves the last ones, because each change lays out the whole page.
func keepingFaces(expression string) string {
	faces, _ := json.Marshal(journey.Faces) // marshalling strings cannot fail
	return `((style, faces) => {
		const first = Math.max(0, faces.findIndex(({ Text }) => style.getPropertyValue("--sans") === JSON.stringify(Text))), found = [];
		for (let i = 0; i < faces.length; i++) {
			const n = (first + i) % faces.length;
			style.setProperty("--sans", JSON.stringify(faces[n].Text));
			style.setProperty("--serif", JSON.stringify(faces[n].Titles));
			found[n] = (` + expression + `);
		}
		return found;
	})(document.documentElement.style, ` + string(faces) + `)`
}

// forTexts returns an expression's value for each text of an element in each pair of fonts.
// Changing the fonts takes much longer than changing the text.
func forTexts[T any](p *Page, selector string, texts []string, expression string) [][]T {
	p.T.Helper()
	all, err := json.Marshal(texts)
	p.Must("write the texts", err)
	return Eval[[][]T](p, inFaces(string(all)+`.map((text) => {
		document.querySelector(`+quote(selector)+`).textContent = text;
		return (`+expression+`);
	})`))
}

// layouts are the screens whose layout is checked. The first one is a first visit.
var layouts = []screen{
	{"first visit", func(p *Page) {}},
	{"new game", func(p *Page) { p.OpenNewGame("opponent", "computer") }},
	{"new game, live, by the clock", func(p *Page) { p.OpenNewGame("opponent", "live", "clock", "fischer") }},
	{"new game, classic boards", func(p *Page) { p.OpenNewGame("board", "sheet") }},
	{"new game, board by number", func(p *Page) { p.OpenNewGame("board", "number") }},
	{"new game, rules", func(p *Page) { p.OpenNewGame("edition", "es-3") }},
	{"new game, house rules", func(p *Page) { p.OpenNewGame("edition", "es-3"); p.Press(Act("house")) }},
	{"the next game", func(p *Page) {
		p.NewGame("opponent", "computer", "edition", "it-both", "board", "irregular")
		p.PressHole(p.Table().Legal[0])
		p.WaitPly(2)
		p.Press(Act("home"))
		p.WaitFor(Act("open-game"))
	}},
	{"end", func(p *Page) { goOnWith(p, playedGames); p.WaitFor(Act("rematch")) }},
	{"variation at the end", func(p *Page) {
		p.Run(clickAct("first"))
		p.WaitPly(0)
		p.Press(`[data-legal="true"]:not([data-hole="` + last(p) + `"])`)
		inVariation(p)
	}},
	{"library", func(p *Page) { openLibrary(p) }},
	{"game by the clock", func(p *Page) { openListed(p, 2); p.WaitPly(6) }},
	{"game", func(p *Page) { openListed(p, 3); p.WaitPly(20) }},
	{"hint", func(p *Page) {
		p.Press(Act("hint"))
		p.WaitFor(`.hinted`)
	}},
	{"settings", func(p *Page) { p.OpenDialog("settings") }},
	{"share", func(p *Page) { p.OpenDialog("share") }},
	{"shared game", func(p *Page) { visit(p, "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/ral/mc4c7e7/cr6"); p.WaitPly(3) }},
	{"analysis", func(p *Page) { visit(p, midgame); p.WaitFor(`[data-value][data-depth]`) }},
	{"puzzle with a notice", func(p *Page) { visit(p, "puzzle/8"); inPuzzle(p, "open"); p.WaitFor(".lesson .note") }},
	{"wrong move in a puzzle", func(p *Page) {
		p.PressHole("f8")
		p.Wait("the reason", `document.querySelector(".reaction [data-why]")`)
	}},
	{"daily puzzle", func(p *Page) { visit(p, "daily"); p.WaitFor("[data-puzzle]") }},
	{"finish", func(p *Page) { visit(p, "finish"); p.WaitFor("[data-finish]") }},
	{"lesson", func(p *Page) { visit(p, "learn/3"); p.WaitFor(`[data-lesson="closed"]`) }},
	{"board editor", func(p *Page) { visit(p, "workshop"); p.WaitFor(`[data-state="workshop"]`) }},
	{"choice of a board of wood", func(p *Page) { visit(p, "my-set"); p.WaitFor(`[data-state="my-set"]`) }},
	{"count", func(p *Page) {
		visit(p, "count/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/it-both/-c4d4e4f4g4/-e7/cav")
		p.WaitFor(`[data-state="count-wooden"]`)
	}},
	{"review", func(p *Page) { openReview(p) }},
	{"progress", func(p *Page) {
		visit(p, "progress")
		progressIs(p, "ready")
	}},
}

// playedGames holds the stored texts after three games of two people, with many other games added.
var playedGames map[string]string

// playGames plays the three games, the last one to its end.
func playGames(p *Page) {
	p.T.Helper()
	play := func(marbles int, choices ...string) {
		p.NewGame(append([]string{"opponent", "person", "edition", "it-both"}, choices...)...)
		Eval[bool](p, fmt.Sprintf(playQuickly, marbles))
		p.Wait("the game to be stored", `Object.values(localStorage).some((text) => text.includes(document.querySelector("[data-board]").dataset.link.replace(/\/c\w+$/, "")))`)
	}
	play(20, "board", "irregular", "seed", "7")
	play(6, "clock", "fischer", "handicap", "hand")
	play(56, "board", "square", "seed", "9", "clock", "none", "handicap", "none")
	playedGames = kept(p)
	maps.Copy(playedGames, manyGames(24))
	playedGames["kulami.training"] = trainedOnce
}

// openListed opens a game by its place in the library.
func openListed(p *Page, place int) {
	p.T.Helper()
	openLibrary(p)
	p.Press(fmt.Sprintf(`.game[aria-posinset="%d"] %s`, place, Act("open-game")))
	p.WaitGone("dialog")
}

// goOnWith opens the game with these stored texts.
func goOnWith(p *Page, texts map[string]string) {
	p.T.Helper()
	bare(p)
	Eval[bool](p, `new Promise((done) => { localStorage.clear(); indexedDB.deleteDatabase("kulami").onsuccess = () => done(true); })`)
	store(p, texts)
	p.OpenGame(rootURL)
}

// playQuickly is an expression that plays this number of marbles for both people, or fewer if the
// game ends.
const playQuickly = `(async () => {
	const board = () => document.querySelector("[data-board]").dataset;
	for (let n = 0; n < %d && board().over === "false"; n++) {
		const legal = document.querySelectorAll('[data-legal="true"]'), ply = board().ply;
		legal[(n * 7) %% legal.length].dispatchEvent(new MouseEvent("click", { bubbles: true }));
		while (board().ply === ply) await new Promise((next) => setTimeout(next, 5));
	}
	return true;
})()`

// reader is a person's screen and text settings.
type reader struct {
	name    string
	size    Size
	font    float64 // the browser's text size in px
	spacing bool    // text spacing of WCAG 1.4.12
}

// In German every screen is checked for all readers, demanding ones included, and with -thorough in
// every language.
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

// quick removes effects that take time to draw and do not change the layout.
const quick = `* { filter: none !important; box-shadow: none !important; } .wood { display: none !important; }`

// spacing is the text spacing of WCAG 1.4.12.
const spacing = `* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important; } p { margin-bottom: 2em !important; }`

// read changes the page's settings from the reader after to r.
func (r reader) read(p *Page, after reader) {
	p.T.Helper()
	p.Resize(r.size)
	if r.font != after.font {
		size, mono := int64(r.font), int64(r.font*13/16)
		call(p, "set the size of text", page.SetFontSizes, page.SetFontSizesParams{FontSizes: &page.FontSizes{Standard: size, Fixed: mono}})
	}
	rules := quick
	if r.spacing {
		rules += spacing
	}
	p.Run(`const rules = ` + quote(rules) + `;
		window.reader ??= new CSSStyleSheet();
		if (!document.adoptedStyleSheets.includes(reader)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, reader];
		if (reader.text !== rules) reader.replaceSync(reader.text = rules);`)
}

// On these screens nothing is cut, covered or out of reach, in seven languages, with three pairs of
// fonts and at four sizes. In German this also holds with wide text spacing, with large text and at
// 256 pixels. The engine's screens are checked only together with these. The other languages take
// turns: each screen is checked at each size in three or more of the seven.
func TestTheLayoutHolds(t *testing.T) {
	playGames(table(t, Phone))
	for l, lang := range text.Languages() {
		t.Run(lang.Lang, func(t *testing.T) {
			t.Parallel()
			p := table(t, SmallPhone, languages(lang.Lang))
			tried, last := readers, reader{}
			all := *thorough || lang.Lang == "de" // the language with the longest words
			if all {
				tried = slices.Concat(readers, demanding)
			}
			for s, screen := range layouts {
				if !all && (screen.name == "hint" || screen.name == "review") {
					continue // The engine takes longer than the layout.
				}
				screen.open(p)
				p.WaitStill()
				for n, r := range tried {
					if !all && (l+s+n)%2 > 0 {
						continue
					}
					r.read(p, last)
					last = r
					faults := withFaces(Eval[[][]string](p, keepingFaces(layoutFaults)))
					if len(faults) > 0 { // A fault that passes within a moment does not count.
						time.Sleep(300 * time.Millisecond)
						faults = withFaces(Eval[[][]string](p, keepingFaces(layoutFaults)))
					}
					for _, fault := range faults {
						t.Errorf("%s, %d×%d%s, %s", screen.name, r.size.Width, r.size.Height, r.name, fault)
					}
				}
				readers[0].read(p, last)
				last = readers[0]
				leaveDialog(p)
			}
		})
	}
}

// The three pairs of fonts are installed and have different widths.
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
