package e2e

import (
	"slices"
	"testing"
)

// The program takes the page over as it was sent, in place of drawing it anew.

// remember keeps the nodes of the picture that the page is sent with in window.sent.
const remember = `addEventListener("DOMContentLoaded", () => {
	window.nodes = (root) => {
		const all = [root];
		for (const walker = document.createTreeWalker(root, 5); walker.nextNode();) all.push(walker.currentNode);
		return all;
	};
	window.sent = nodes(document.body.firstElementChild);
});`

func TestThePageIsTakenOver(t *testing.T) {
	p := start(t, Phone)
	p.BeforeLoad(remember)
	p.Goto(rootURL)
	p.WaitReady()
	if Eval[bool](p, `sent.length !== +document.documentElement.dataset.nodes || sent.some((node) => !node.isConnected)`) {
		t.Error("what was sent has been drawn anew")
	}
	p.PlayOn(3, "first", p.PressHole)
}

// An extension of the browser may have changed the page before the program comes.
func TestAPageThatWasChangedIsDrawnAnew(t *testing.T) {
	for name, change := range map[string]string{
		"added":      `document.querySelector(".status").append(document.createElement("font"))`,
		"taken away": `document.querySelector('[data-hole="c4"]').remove()`,
	} {
		t.Run(name, func(t *testing.T) {
			p := start(t, Phone)
			p.BeforeLoad(`new MutationObserver((_, observer) => {
				if (!document.getElementById("boot-bar")) return;
				observer.disconnect();
				` + change + `;
			}).observe(document, { childList: true, subtree: true });`)
			p.Goto(rootURL)
			p.WaitReady()
			if Eval[bool](p, `document.querySelector(".status font") !== null`) {
				t.Error("the change is still there")
			}
			p.PressHole("c4")
			p.WaitPly(2)
			if got := p.Table().Marble["c4"]; got != "first" {
				t.Errorf("c4 holds %q", got)
			}
		})
	}
}

// What is taken over is what would have been drawn.
func TestTakingOverAndDrawingGiveTheSamePage(t *testing.T) {
	var pages [2][]string
	for i, change := range []string{"", `addEventListener("DOMContentLoaded", () => { document.documentElement.dataset.nodes = 0; });`} {
		p := start(t, Phone)
		p.BeforeLoad(remember + change)
		p.Goto(rootURL)
		p.WaitReady()
		if taken := Eval[bool](p, `sent[0].isConnected`); taken != (i == 0) {
			t.Errorf("taken over: %t", taken)
		}
		// Spaces between tags are left out of the page that is sent.
		pages[i] = Eval[[]string](p, pageNodes)
	}
	if !slices.Equal(pages[0], pages[1]) {
		t.Errorf("taken over:\n%q\ndrawn:\n%q", pages[0], pages[1])
	}
}
