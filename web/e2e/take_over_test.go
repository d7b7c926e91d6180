package e2e

import (
	"slices"
	"strings"
	"testing"
	"time"

	"kulami/rules"
	"kulami/web/journey"
)

// The program takes the page over as it was sent, in place of drawing it anew.

// remember keeps the nodes of the picture that the page is sent with in window.sent.
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

// The wood that is taken over gives way to that of another board, and comes back with its own.
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

// An extension of the browser may have changed the page before the program comes. Then it is drawn anew, and the console
// says so. What is drawn is what would have been taken over.
func TestAPageThatWasChangedIsDrawnAnew(t *testing.T) {
	untouched := tableInMotion(t, Phone)
	for name, change := range map[string]string{
		"an element added":          `document.querySelector(".status").append(document.createElement("font"))`,
		"an element before another": `document.querySelector(".status").prepend(document.createElement("div"))`,
		"a hole taken away":         `document.querySelector('[data-hole="c4"]').remove()`,
		"the wood taken away":       `document.querySelector(".wood").remove()`,
		"another element":           `document.querySelector(".status").firstElementChild.replaceWith(document.createElement("font"))`,
		"another text":              `document.querySelector("button").append("translated")`,
		"a text wrapped":            `{ const t = document.querySelector("h1").firstChild, f = document.createElement("font"); t.replaceWith(f); f.append(t) }`,
		"the whole page":            `document.body.firstElementChild.replaceWith(document.createElement("div"))`,
	} {
		t.Run(name, func(t *testing.T) {
			p := tableInMotion(t, Phone, `new MutationObserver((_, observer) => {
				if (!document.getElementById("boot-bar")) return;
				observer.disconnect();
				`+change+`;
			}).observe(document, { childList: true, subtree: true });`)
			p.Allow("the page is drawn anew")
			drawTheSame(t, name, [2]*Page{p, untouched})
			p.PressHole("c4")
			p.WaitPly(2)
			if got := p.Table().Marble["c4"]; got != "first" {
				t.Errorf("c4 holds %q", got)
			}
		})
	}
}

// pageNodes lists the nodes of the page's picture: each element with its attributes, and each text. Spaces between tags
// are left out, as in the page that is sent, and the names of games. Which of the two live regions holds the announcement depends on how many
// were drawn together, so it is listed at the end.
const pageNodes = `(() => {
	const all = [], root = document.body.firstElementChild;
	const walker = document.createTreeWalker(root, 5);
	const announced = (node) => node.data && node.parentNode.ariaLive;
	for (let node = root; node; node = walker.nextNode())
		if (!announced(node) && !node.parentNode.closest?.(".waits")) all.push(node.data?.trim() ?? [node.nodeName, ...[...node.attributes].filter((a) => a.name !== "data-id" && (a.name !== "style" || !node.closest(".flight, .gain"))).map((a) => a.name + "=" + a.value).sort()].join(" "));
	all.push([...root.querySelectorAll("[aria-live]")].map((region) => region.textContent).join(""));
	return all.filter(Boolean);
})()`

// drawTheSame waits until two pages consist of the same nodes: some attributes are set after the picture.
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
