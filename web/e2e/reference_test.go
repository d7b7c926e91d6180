package e2e

import (
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// A person reads the rules: on any screen, on paper, without scripts, without a network.

// ruleBooks are the addresses of the rule book in all languages.
func ruleBooks() (all []string) {
	for name := range files {
		if folder, ok := strings.CutSuffix(name, "rules/index.html"); ok {
			all = append(all, folder+"rules/")
		}
	}
	return all
}

func TestTheRuleBookFits(t *testing.T) {
	t.Parallel()
	for _, size := range []Size{SmallPhone, Phone, Desktop} {
		p := start(t, size)
		for _, book := range ruleBooks() {
			p.Goto(subURL + book)
			if wide := Eval[[]string](p, tooWide); len(wide) > 0 {
				t.Errorf("%s at %d pixels: wider than the screen: %v", book, size.Width, wide)
			}
			if n := Eval[int](p, `[...document.querySelectorAll("svg image")].filter((i) => !i.getBoundingClientRect().width).length`); n > 0 {
				t.Errorf("%s: %d boards are not drawn", book, n)
			}
		}
	}
}

// Printed pages have no navigation, and black text on white.
func TestTheRuleBookOnPaper(t *testing.T) {
	t.Parallel()
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
	if broken := Eval[[]string](p, `[...document.querySelectorAll("figure, table, .card")].filter((e) => getComputedStyle(e).breakInside !== "avoid").map((e) => e.outerHTML.slice(0, 80))`); len(broken) > 0 {
		t.Errorf("the end of a page may go through %v", broken)
	}
}

func TestTheRuleBookWithoutScripts(t *testing.T) {
	t.Parallel()
	p := start(t, Phone)
	call(p, "switch scripts off", emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	p.Goto(rootURL + "rules/#edition-tr-both")
	if got := Eval[string](p, `document.querySelector(":target h3").textContent`); got != "Turkish, area and lines" {
		t.Errorf("the address leads to %q", got)
	}
}

// The game leads to the rules in a tab of their own, and the rules to the game.
func TestFromTheGameToTheRules(t *testing.T) {
	t.Parallel()
	p := table(t, Phone)
	openDialog(p, "learn")
	link := Eval[[]string](p, `(({ href, target, rel }) => [href, target, rel])(document.querySelector("dialog a"))`)
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

// isBook is whether the page is a rule book with its style sheet.
const isBook = `document.querySelectorAll(".edition").length === 12 && getComputedStyle(document.querySelector(".card")).borderRadius !== "0px"`

// ruleBookAddresses are the ways in which a person may type or link the address of a rule book.
func ruleBookAddresses() (all []string) {
	for _, book := range ruleBooks() {
		bare := strings.TrimSuffix(book, "/")
		all = append(all, book, book+"?x=1", book+"#areas", book+"index.html", bare, bare+"?x=1", bare+"#areas")
	}
	return all
}

func TestTheRuleBookOffline(t *testing.T) {
	t.Parallel()
	h := NewHost(files)
	p, address := settled(t, h)
	for _, cut := range []bool{false, true} {
		if cut {
			h.Cut(0)
		}
		for _, book := range some(9, ruleBookAddresses()) {
			p.Leave()
			p.Goto(address + book)
			folder, _, _ := strings.Cut(book, "rules")
			if !Eval[bool](p, isBook) || !strings.HasPrefix(Eval[string](p, `location.href`), address+folder+"rules/") {
				t.Errorf("without a network %v: %s is not the rule book, but %s", cut, book, Eval[string](p, `location.href`))
			}
			if _, at, _ := strings.Cut(book, "#"); !strings.HasSuffix(Eval[string](p, `location.href`), at) {
				t.Errorf("without a network %v: %s has become %s", cut, book, Eval[string](p, `location.href`))
			}
		}
	}
	p.Goto(address)
	p.WaitReady()
}

// A host that has nothing but files by their names, and a page for what it has not.
func TestTheRuleBookOnAPlainHost(t *testing.T) {
	t.Parallel()
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
	address := serve(t, below("/a/b", h)) + "a/b/"
	for _, book := range some(20, ruleBookAddresses()) {
		p.Goto(address + book)
		p.Wait(book+" to be the rule book", isBook)
	}
	p.Goto(address + "nowhere/rules-x")
	p.WaitFor("#up")
}
