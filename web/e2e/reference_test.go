package e2e

import (
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"

	"kulami/rules"
)

// A person reads the rules on any screen, on paper, without scripts and without a network.

// ruleBooks returns the addresses of the rule book in all languages. basicGames returns the
// addresses of the basic game, its short print.
func ruleBooks() []string  { return folders("rules/") }
func basicGames() []string { return folders("rules/basic/") }

// folders returns the addresses of all pages in folders with this ending.
func folders(ending string) (all []string) {
	for name := range files {
		if before, ok := strings.CutSuffix(name, ending+"index.html"); ok {
			all = append(all, before+ending)
		}
	}
	slices.Sort(all)
	return all
}

// bareBoards counts the boards that do not show exactly one picture of their wood, for this medium.
func bareBoards(medium string) string {
	return `[...document.querySelectorAll("svg.board")].filter((b) => {
		const shown = [...b.querySelectorAll("image")].filter((i) => i.getBoundingClientRect().width);
		return shown.length !== 1 || shown[0].classList.value !== "` + medium + `";
	}).length`
}

func TestTheRuleBookFits(t *testing.T) {
	p := start(t, SmallPhone)
	for _, book := range append(ruleBooks(), basicGames()...) {
		p.Goto(subURL + book)
		for _, size := range some(2, []Size{SmallPhone, Phone, Desktop}) {
			p.Resize(size)
			if wide := faultsInFaces(p, tooWide); len(wide) > 0 {
				t.Errorf("%s at %d pixels: wider than the screen: %v", book, size.Width, wide)
			}
			if n := Eval[int](p, bareBoards("screen")); n > 0 {
				t.Errorf("%s: %d boards are not drawn", book, n)
			}
		}
	}
}

// Printed pages have no navigation, and black text on white.
func TestTheRuleBookOnPaper(t *testing.T) {
	p := start(t, Desktop)
	p.Prefer("prefers-color-scheme", "dark")
	p.Goto(rootURL + "rules/")
	call(p, "print", emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Media: "print", Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}},
	})
	if got := Eval[string](p, `(({ color, backgroundColor }) => color + " on " + backgroundColor)(getComputedStyle(document.body))`); got != "rgb(0, 0, 0) on rgb(255, 255, 255)" {
		t.Errorf("it is %s", got)
	}
	if seen := Eval[[]string](p, `[...document.querySelectorAll("header, nav, .skip, .screen")].filter((e) => e.getClientRects().length).map((e) => e.outerHTML.slice(0, 80))`); len(seen) > 0 {
		t.Errorf("on paper there are %v", seen)
	}
	if n := Eval[int](p, bareBoards("paper")); n > 0 {
		t.Errorf("on paper %d boards are not drawn", n)
	}
	if broken := Eval[[]string](p, `[...document.querySelectorAll("figure, table, .card")].filter((e) => getComputedStyle(e).breakInside !== "avoid").map((e) => e.outerHTML.slice(0, 80))`); len(broken) > 0 {
		t.Errorf("the end of a page may go through %v", broken)
	}
}

// paper is a size of paper in inches.
type paper struct {
	name          string
	width, height float64
}

var (
	a4     = paper{"A4", 8.27, 11.69}
	letter = paper{"Letter", 8.5, 11}
)

// pdfPage matches the beginning of a page in a PDF file.
var pdfPage = regexp.MustCompile(`/Type\s*/Page\b`)

// pdf prints a page with Chromium on a paper, at a scale and with the margins of the style sheet.
func pdf(p *Page, on paper, scale float64) []byte {
	return call(p, "print", page.PrintToPDF, page.PrintToPDFParams{PaperWidth: on.width, PaperHeight: on.height, Scale: scale}).Data
}

// The basic game fits two pages with 4 % to spare, because fonts differ between systems. The whole
// rule book is small enough for mail.
func TestTheRuleBookAsAFile(t *testing.T) {
	p := start(t, Desktop)
	for _, book := range some(3, basicGames()) {
		p.Goto(rootURL + book)
		for _, on := range []paper{a4, letter} {
			if n := len(pdfPage.FindAll(pdf(p, on, 1.04), -1)); n < 1 || n > 2 {
				t.Errorf("%s takes %d pages of %s", book, n, on.name)
			}
		}
	}
	for _, book := range some(2, ruleBooks()) {
		p.Goto(rootURL + book)
		if pdf := pdf(p, a4, 1); len(pdf) > 2_000_000 || len(pdfPage.FindAll(pdf, -1)) < 3 {
			t.Errorf("%s is %d bytes on %d pages", book, len(pdf), len(pdfPage.FindAll(pdf, -1)))
		}
	}
}

func TestTheRuleBookWithoutScripts(t *testing.T) {
	p := start(t, Phone)
	call(p, "switch scripts off", emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	p.Goto(rootURL + "rules/#edition-tr-both")
	if got := Eval[string](p, `document.querySelector(":target h3").textContent`); got != "Turkish, area and lines" {
		t.Errorf("the address leads to %q", got)
	}
	p.Goto(Eval[string](p, `document.querySelector('a[href="basic/"]').href`))
	if !Eval[bool](p, isBasic) {
		t.Error("the rule book does not lead to the basic game")
	}
}

// The game opens the rules in another tab, and links lead from the rules to the game.
func TestFromTheGameToTheRules(t *testing.T) {
	p := table(t, Phone)
	p.OpenDialog("learn")
	link := Eval[[]string](p, `(({ href, target, rel }) => [href, target, rel])(document.querySelector(".whole a"))`)
	if link[0] != rootURL+"rules/" || link[1] != "_blank" || link[2] != "noopener" {
		t.Fatalf("the link is %v", link)
	}
	p.Goto(link[0])
	p.Press(`.edition a[href*="#k1"]`)
	p.WaitReady()
	p.WaitPly(0)
	p.Goto(rootURL + "rules/")
	p.Press(`a[href*="#k1"]:not(.edition a)`)
	p.WaitReady()
	p.WaitPly(55)
	p.Goto(rootURL + "rules/")
	p.Press(`a[href$="#learn"]`)
	p.WaitReady()
	p.Goto(rootURL + "rules/")
	p.Press(`.to-game a`)
	p.WaitReady()
}

// isBook reports whether the page is a rule book with its style sheet.
var isBook = fmt.Sprintf(`document.querySelectorAll(".edition").length === %d && getComputedStyle(document.querySelector(".card")).borderRadius !== "0px"`, len(rules.Editions()))

// isBasic reports whether the page is the basic game with its style sheet.
const isBasic = `document.querySelectorAll("section").length === 8 && document.querySelectorAll(".edition").length === 0 && getComputedStyle(document.querySelector(".stock")).position === "absolute"`

// ruleBookAddress is an address of a rule-book page as a person types or links it.
type ruleBookAddress struct{ typed, folder, shown string }

func ruleBookAddresses() (all []ruleBookAddress) {
	add := func(folders []string, shown string) {
		for _, folder := range folders {
			bare := strings.TrimSuffix(folder, "/")
			for _, typed := range []string{folder, folder + "?x=1", folder + "#gaps", folder + "index.html", bare, bare + "?x=1", bare + "#gaps"} {
				all = append(all, ruleBookAddress{typed, folder, shown})
			}
		}
	}
	add(ruleBooks(), isBook)
	add(basicGames(), isBasic)
	return all
}

func TestTheRuleBookOffline(t *testing.T) {
	h, p, address := settled(t, files)
	for _, cut := range []bool{false, true} {
		if cut {
			h.Cut(0)
		}
		for _, book := range some(5, ruleBookAddresses()) {
			p.Leave()
			p.Goto(address + book.typed)
			if !Eval[bool](p, book.shown) || !strings.HasPrefix(Eval[string](p, `location.href`), address+book.folder) {
				t.Errorf("without a network %v: %s is not that page, but %s", cut, book.typed, Eval[string](p, `location.href`))
			}
			if _, at, _ := strings.Cut(book.typed, "#"); !strings.HasSuffix(Eval[string](p, `location.href`), at) {
				t.Errorf("without a network %v: %s has become %s", cut, book.typed, Eval[string](p, `location.href`))
			}
		}
	}
	p.OpenGame(address)
}

// The host serves only files by their names, and 404.html for all other addresses.
func TestTheRuleBookOnAPlainHost(t *testing.T) {
	h := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		file, ok := files[strings.TrimPrefix(r.URL.Path, "/")]
		switch {
		case !ok:
			w.WriteHeader(http.StatusNotFound)
			file = files["404.html"]
		case strings.HasSuffix(r.URL.Path, ".css"):
			w.Header().Set("Content-Type", "text/css; charset=utf-8")
		}
		w.Write(file)
	})
	p := start(t, Phone)
	p.Allow("404")
	address := servers.Serve(below("/a/b", h)) + "a/b/"
	for _, book := range some(5, ruleBookAddresses()) {
		p.Goto(address + book.typed)
		p.Wait(book.typed+" to be in the rule book", book.shown)
	}
	p.Goto(address + "nowhere/rules-x")
	p.WaitFor("#up")
}
