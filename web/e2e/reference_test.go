package e2e

import (
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
	if got := Eval[string](p, `document.querySelector(":target h3").textContent`); got != "Turkish, area and rows" {
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

func TestTheRuleBookOffline(t *testing.T) {
	t.Parallel()
	h := NewHost(files)
	p, address := settled(t, h)
	h.Cut(0)
	for _, book := range ruleBooks() {
		for _, rest := range []string{"", "?x=1", "#areas"} {
			p.Leave()
			p.Goto(address + book + rest)
			if !Eval[bool](p, `document.querySelectorAll(".edition").length === 12 && getComputedStyle(document.querySelector(".card")).borderRadius !== "0px"`) {
				t.Errorf("%s%s is not the rule book", book, rest)
			}
		}
	}
	p.Goto(address)
	p.WaitReady()
}
