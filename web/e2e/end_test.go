package e2e

import (
	"fmt"
	"strings"
	"testing"

	"kulami/web/journey"
)

// beforeLast is a game that ends with its next marble, in b4.
const beforeLast = "k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6b7b2b5i5f5f9c9c3b3b8"

// endGame continues beforeLast with act and plays its last marble.
func endGame(p *Page, act string) {
	p.T.Helper()
	p.Goto(rootURL + "#" + beforeLast)
	p.WaitPly(51)
	p.GoOn(act)
	p.WaitStill()
	p.Press(Hole("b4"))
	p.WaitFor(Act("skip-count"))
}

// A press anywhere ends the film of the count. With reduced motion there is no film. The
// totals are in the seats, and the headline is between the piles, in the middle of the frame.
func TestTheFinale(t *testing.T) {
	for _, c := range some(1, []struct {
		size Size
		calm bool
	}{{Phone, false}, {Sideways, true}, {Desktop, false}, {SmallPhone, true}}) {
		open := tableInMotion
		if c.calm {
			open = table
		}
		p := open(t, c.size)
		p.Goto(rootURL + "#" + beforeLast)
		p.WaitPly(51)
		p.GoOn("continue-computer")
		p.WaitStill()
		p.Press(Hole("b4"))
		if !c.calm {
			p.Wait("the count, without the facts of the game", `document.querySelector(".apart .landing-1") && !`+factsSeen)
			p.Press(".head .what")
		}
		p.WaitFor(".verdict:not(:empty)")
		if p.Has(Act("skip-count")) || !Eval[bool](p, factsSeen) {
			t.Error("the count goes on, or the seats have no sums")
		}
		if c.calm {
			if n := Eval[int](p, glinting); n > 0 {
				t.Errorf("%d marbles glint where nothing moves", n)
			}
		} else {
			p.Wait("the winner's marbles to glint", glinting+` > 10`)
		}
		p.WaitStill()
		if sums := Eval[string](p, `[...document.querySelectorAll(".seat .points")].map((e) => e.dataset.n).join(" ")`); sums != "29 19" {
			t.Errorf("the sums are %s", sums)
		}
		if sums := Eval[string](p, `document.querySelector(".seat.winner .facts").textContent`); !strings.HasPrefix(sums, "28 + area 1") {
			t.Errorf("a seat with 28 points and a bonus of 1 says %q", sums)
		}
		for _, lang := range some(2, []string{"en", "de", "tr", "cs", "fr", "it", "es"}) {
			speakNow(p, lang)
			p.WaitStill()
			if wrong := Eval[[]string](p, misplaced); len(wrong) > 0 {
				t.Errorf("%dx%d, %s: %v", c.size.Width, c.size.Height, lang, wrong)
			}
		}
	}
}

// factsSeen reports whether the seats, or on large screens the table of the count, show the sums.
const factsSeen = `[...document.querySelectorAll(".seat .facts, .panel .count")].some((e) => e.checkVisibility({ visibilityProperty: true }))`

// glinting is the number of marbles with a glint that runs or waits.
const glinting = `document.getAnimations().filter((a) => a.effect.target.matches(".filled .marble")).length`

// A finger pulls a sheet down by its head. After a short pull the sheet comes back; a long pull
// closes it.
func TestSheetsArePulledDown(t *testing.T) {
	p := tableInMotion(t, Phone)
	p.OpenDialog("game")
	p.WaitStill()
	p.Drag(journey.Touch, "dialog .head", "dialog .head", 0, 60)
	p.WaitStill()
	if !p.Has("dialog[open]") || p.Has(`dialog[style*="--drag"]`) {
		t.Error("a sheet that is pulled a little does not come back")
	}
	p.Drag(journey.Touch, "dialog .head", "dialog .head", 0, 200)
	p.WaitGone("dialog")
	p.OpenDialog("game")
	p.CloseDialog()
	p.OpenDialog("share") // while the menu is still visible
	p.CloseDialog()
}

// misplaced lists totals that are not in the seats alone, piles and texts that are not in the
// middle of the frame, and texts that are not between or below the piles.
const misplaced = `(() => {
	const wrong = [], around = (selector) => {
		const boxes = [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect()), edge = (name, of) => of(...boxes.map((box) => box[name]));
		return { left: edge("left", Math.min), right: edge("right", Math.max), top: edge("top", Math.min), bottom: edge("bottom", Math.max) };
	};
	const seen = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true })).length;
	if (seen(".seat .points") !== 2 || seen(".counted") > 0) wrong.push("sums");
	const board = document.querySelector(".board"), box = board.getBoundingClientRect(), { marginLeft, marginRight } = getComputedStyle(board);
	const middle = (box.left - parseFloat(marginLeft) + box.right + parseFloat(marginRight)) / 2;
	for (const part of [".own-first", ".own-second", ".own-none, .own-nobody", ".verdict", ".nobodys"]) {
		const { left, right } = around(part);
		if (Math.abs((left + right) / 2 - middle) > 3) wrong.push(part + " " + ((left + right) / 2 - middle));
	}
	const [upper, lower] = ["first", "second"].map((side) => around(".own-" + side)).sort((a, b) => a.top - b.top), head = around(".verdict");
	if (head.top < upper.bottom - 2 || head.bottom > lower.top + 2) wrong.push("headline");
	if (around(".nobodys").top < around(".own-none, .own-nobody").bottom - 1) wrong.push("caption");
	return wrong;
})()`

// The result, the totals and the main buttons are on the screen together, and none covers another.
func TestTheEndFits(t *testing.T) {
	t.Parallel()
	for _, c := range some(2, []struct {
		size     Size
		act      string
		headline string
	}{
		{SmallPhone, "continue", "Red wins"}, {SmallPhone, "continue-computer", "Computer wins"}, {Sideways, "continue", "Red wins"},
		{Phone, "continue", "Red wins"}, {Tablet, "continue-computer", "Computer wins"}, {Desktop, "continue", "Red wins"},
	}) {
		t.Run(fmt.Sprintf("%dx%d %s", c.size.Width, c.size.Height, c.headline), func(t *testing.T) {
			p := tableInMotion(t, c.size)
			endGame(p, c.act)
			p.Press(Act("skip-count"))
			p.WaitFor(".verdict")
			if p.Has(".leaving > *") {
				t.Error("what was shaded before the last marble lies where its tiles have left")
			}
			p.WaitStill()
			p.Prefer("prefers-reduced-motion", "reduce")
			for _, lang := range []string{"de", "tr", "en"} {
				speakNow(p, lang)
				p.WaitStill()
				for _, name := range faultsInFaces(p, notSeen(onTop, ".verdict", Act("rematch"), Act("game"), Act("home"))) {
					t.Errorf("%s: %s is not to be seen", lang, name)
				}
			}
			if words := p.Text(".verdict"); words != c.headline {
				t.Errorf("the headline is %q", words)
			}
			if !p.Sees(".end "+Act("new")) && !p.Sees(".end "+Act("opponent")) {
				t.Error("a new game is not at hand")
			}
			if controls := Eval[[]string](p, atTheEnd); len(controls) > 6 || Eval[int](p, `document.querySelectorAll(".panel .primary").length`) != 1 {
				t.Errorf("the end offers %v", controls)
			}
			arithmetic := fmt.Sprintf(onScreen, quote(`[data-state="count"] tr:nth-child(3)`))
			if !Eval[bool](p, arithmetic) {
				p.PressAct("sums")
				arithmetic = fmt.Sprintf(onScreen, quote(`dialog [data-state="count"] tr:nth-child(3)`))
				p.WaitFor("dialog[open] " + Act("close"))
			}
			p.Wait("the arithmetic on the screen", arithmetic)
		})
	}
}

// atTheEnd lists the controls at the end of a game, except the doors, the moves, and the choices
// after the first.
const atTheEnd = `[...document.querySelectorAll("button, input, a, summary")].filter((e) => e.checkVisibility() && !e.closest(".doors, .plies, [data-act=opponent] ~ *")).map((e) => e.dataset.act ?? e.outerHTML)`

// onTop reports whether no other element covers the middle of an element.
const onTop = `((e) => {
	const box = e.getBoundingClientRect();
	return e.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
})(document.querySelector(%s))`

// A marble flies from its side's seat to its hole, also after the window was resized. With reduced
// motion it is there at once.
func TestMarblesFly(t *testing.T) {
	p := tableInMotion(t, Phone)
	p.NewGame("opponent", "person")
	// A flight waits until it is measured.
	p.Run(`window.flights = [];
const waits = new CSSStyleSheet();
waits.replaceSync(".flies { animation-play-state: paused !important; }");
document.adoptedStyleSheets.push(waits);
addEventListener("animationstart", ({ animationName, target }) => {
	if (animationName !== "fly") return;
	const chip = document.querySelector('[data-seat="' + target.dataset.side + '"] .chip').getBoundingClientRect();
	const [flight] = target.getAnimations();
	const far = (at, box) => {
		flight.currentTime = at;
		const own = target.getBoundingClientRect();
		return Math.hypot(own.x + own.width / 2 - box.x - box.width / 2, own.y + own.height / 2 - box.y - box.height / 2);
	};
	flights.push([far(0, chip), far(345, document.querySelector(".last .hit").getBoundingClientRect())]);
	flight.play();
});`)
	p.PlayOn(2, "", p.PressHole)
	p.Wait("two flights", `flights.length === 2`)
	p.Resize(Sideways)
	p.WaitStill()
	p.PlayOn(1, "", p.PressHole)
	p.Wait("a third flight", `flights.length === 3`)
	for _, far := range Eval[[][2]float64](p, `flights`) {
		if far[0] > 3 || far[1] > 3 {
			t.Errorf("a marble begins %.1f px from its seat and ends %.1f px from its hole", far[0], far[1])
		}
	}
	p.Prefer("prefers-reduced-motion", "reduce")
	p.PlayOn(1, "", p.PressHole)
	p.WaitStill()
	if n := Eval[int](p, `flights.length + document.getAnimations().length`); n != 3 {
		t.Errorf("%d marbles or other things moved", n-3)
	}
}

// Dots, bands and shadows change only when the marble touches the board.
func TestMarksWaitForContact(t *testing.T) {
	p := tableInMotion(t, Desktop)
	p.NewGame("opponent", "person")
	p.PlayOn(2, "", p.PressHole)
	p.WaitStill()
	p.Run(`window.changes = [];
// Earlier events belong to the last move.
const note = (what, e) => { if (window.pressed) changes.push([what, e.timeStamp - pressed]); };
addEventListener("transitionend", (e) => { if (e.propertyName === "visibility") note("dot", e); });
addEventListener("animationend", (e) => {
	if (e.target.matches(".leaving")) note("left", e);
	if (e.target.matches("[class^=contact]")) note("came", e);
});
addEventListener("click", (e) => { window.pressed = e.timeStamp; }, true)`)
	p.Press(`[data-legal="true"]`)
	p.Wait("dots, bands and shadows to change", `["dot", "left", "came"].every((name) => changes.some(([other]) => name === other))`)
	for _, change := range Eval[[][2]any](p, `changes`) {
		if at := change[1].(float64); at < 340 {
			t.Errorf("%v changes %.0f ms after the press", change[0], at)
		}
	}
}
