package e2e

import (
	"slices"
	"strings"
	"testing"
	"time"

	"kulami/rules"
	"kulami/web/journey"
)

// The program hydrates the page as it was sent, instead of drawing it again.

// remember stores the nodes of the page as it was sent in window.sent.
const remember = `addEventListener("DOMContentLoaded", () => {
	const walker = document.createTreeWalker(document.body.firstElementChild, 5);
	window.sent = [walker.root];
	while (walker.nextNode()) sent.push(walker.currentNode);
});`

func TestThePageIsTakenOver(t *testing.T) {
	p := tableInMotion(t, Phone, remember)
	if gone := Eval[[]string](p, `sent.filter((node) => !node.isConnected).map((node) => node.nodeName + " " + node.data)`); len(gone) > 0 {
		t.Errorf("drawn anew is %q", gone)
	}
	p.PlayOn(3, "first", p.PressHole)
}

// The hydrated wood is replaced on another board and drawn the same again on the first board.
func TestTheWoodIsTakenOver(t *testing.T) {
	p := tableInMotion(t, Phone)
	const wood = `[...document.querySelectorAll(".board .wood *")].map((e) => ["class", "d", "x", "y"].map((a) => e.getAttribute(a))).join()`
	sent := Eval[string](p, wood)
	p.NewGame("opponent", "person", "board", "irregular")
	if other := Eval[string](p, wood); other == sent || strings.Count(other, "tile t") != rules.Tiles {
		t.Errorf("on another board the wood is %.400s", other)
	}
	p.NewGame("opponent", "person", "board", "sheet")
	if again := Eval[string](p, wood); again != sent {
		t.Errorf("on the first board again the wood is %.400s, was %.400s", again, sent)
	}
}

// A browser extension can change the page before the program starts. Then the page is drawn again,
// which the console says. It looks like a hydrated page.
func TestAPageThatWasChangedIsDrawnAnew(t *testing.T) {
	untouched := tableInMotion(t, Phone)
	for _, c := range some(4, []struct{ name, change string }{
		{"the whole page", `document.body.firstElementChild.replaceWith(document.createElement("div"))`},
		{"an element added", `document.querySelector(".status").append(document.createElement("font"))`},
		{"another text", `document.querySelector("button").append("translated")`},
		{"the wood taken away", `document.querySelector(".wood").remove()`},
		{"a hole taken away", `document.querySelector('[data-hole="c4"]').remove()`},
		{"an element before another", `document.querySelector(".status").prepend(document.createElement("div"))`},
		{"another element", `document.querySelector(".status").firstElementChild.replaceWith(document.createElement("font"))`},
		{"a text wrapped", `{ const t = document.querySelector("h1").firstChild, f = document.createElement("font"); t.replaceWith(f); f.append(t) }`},
	}) {
		t.Run(c.name, func(t *testing.T) {
			p := tableInMotion(t, Phone, `new MutationObserver((_, observer) => {
				if (!document.getElementById("boot-bar")) return;
				observer.disconnect();
				`+c.change+`;
			}).observe(document, { childList: true, subtree: true });`)
			p.Allow("the page is drawn anew")
			drawTheSame(t, c.name, [2]*Page{p, untouched})
			p.PressHole("c4")
			p.WaitPly(2)
			if got := p.Table().Marble["c4"]; got != "first" {
				t.Errorf("c4 holds %q", got)
			}
		})
	}
}

// pageNodes lists the nodes of the page: each element with its attributes, and each text. It omits
// the names of games, and spaces between tags, which the sent page does not have. It lists the
// announcement at the end, because either of two live regions can contain it.
const pageNodes = `(() => {
	const all = [], root = document.body.firstElementChild;
	const walker = document.createTreeWalker(root, 5);
	const announced = (node) => node.data && node.parentNode.ariaLive;
	for (let node = root; node; node = walker.nextNode())
		if (!announced(node) && !node.parentNode.closest?.(".waits")) all.push(node.data?.trim() ?? [node.nodeName, ...[...node.attributes].filter((a) => a.name !== "data-id" && (a.name !== "style" || !node.closest(".flight, .gain"))).map((a) => a.name + "=" + a.value).sort()].join(" "));
	all.push([...root.querySelectorAll("[aria-live]")].map((region) => region.textContent).join(""));
	return all.filter(Boolean);
})()`

// drawTheSame waits until two pages consist of the same nodes. Some attributes are set only after
// the first picture.
func drawTheSame(t *testing.T, when string, pages [2]*Page) {
	t.Helper()
	for start := time.Now(); ; time.Sleep(journey.Pause) {
		a, b := Eval[[]string](pages[0], pageNodes), Eval[[]string](pages[1], pageNodes)
		if slices.Equal(a, b) {
			return
		}
		if time.Since(start) > journey.Patience {
			i := 0
			for i < min(len(a), len(b))-1 && a[i] == b[i] {
				i++
			}
			t.Fatalf("%s: node %d of %d is %q, in the other page of %d nodes %q", when, i, len(a), a[i], len(b), b[i])
		}
	}
}
