package e2e

import (
	"strings"
	"testing"
	"time"

	"kulami/app/text"
)

// threats is a condition for Wait: every legal hole has a threat's value, and no hole has a value
// of its own.
const threats = `document.querySelector('[data-hole][data-threat]') && [...document.querySelectorAll("[data-hole]")].every((e) => ("threat" in e.dataset) === (e.dataset.legal === "true") && !("value" in e.dataset))`

// A key shows the threat as other values in the same holes, and announces it. The same key or any
// marble brings the position's own values back.
func TestThreat(t *testing.T) {
	p := table(t, SmallPhone)
	p.Run(listen)
	visit(p, midgame)
	p.Wait("the values", holeValues)
	p.Focus(tabStop)
	p.Key("x")
	p.Wait("the threat", threats)
	p.WaitFor(`[data-threat][data-depth]`)
	if small := Eval[float64](p, smallestValue); small < 11 {
		t.Errorf("the values are %.1f px high", small)
	}
	best := p.Attr(`.outlook[data-threat]`, "data-threat")
	p.Wait("the threat to be announced", `announced.some((words) => words.includes("would play"))`)
	if p.Attr(Hole(best), "data-legal") != "true" || p.Attr(Act("threat"), "aria-pressed") != "true" {
		t.Errorf("the threat is %s", best)
	}
	p.Key("x")
	p.Wait("the values", holeValues)
	p.Press(Act("threat"))
	p.Wait("the threat", threats)
	p.PressHole(best)
	p.Wait("the values", holeValues)
	p.WaitPly(22)
}

// A tile is chosen by a button for the focused hole, by a key, or by a finger held on it. The app
// then shows the count with the tile in the other side's hands.
func TestWhatIf(t *testing.T) {
	p := table(t, Phone)
	p.Run(listen)
	visit(p, ending)
	p.WaitFor(`[data-state="analysis"]`)
	p.Focus(Hole("a2"))
	p.Press(Act("what-if"))
	p.WaitFor(`[data-taken="second"][data-holes="b2 a3"]`)
	p.Wait("the count to be announced", `announced.some((words) => words.includes(`+quote(text.In("en").CountAfter+": Red 30, Black 29")+`))`)
	if got := Eval[string](p, `[...document.querySelectorAll(".what-if td .unseen")].map((e) => e.textContent).slice(0, 2).join(", ")`); got != "Red +9, Red +1" {
		t.Errorf("the count is %s", got)
	}
	p.Focus(`[data-hole="a2"]`)
	p.Key("w")
	p.WaitGone("[data-taken]")
	p.Key("w")
	p.WaitFor(`[data-taken="second"][data-holes="b2 a3"]`)
	ply := p.Attr("[data-board]", "data-ply")
	p.Hold(Hole("b7"))
	p.WaitFor(`[data-taken="first"]`)
	p.Lift()
	time.Sleep(300 * time.Millisecond)
	if got := p.Attr("[data-board]", "data-ply"); got != ply {
		t.Errorf("a finger held on a hole plays it: ply %s", got)
	}
}

// Marbles are set up by hand. Before the analysis, the last marble of each side must be named. The
// address restores the position with later moves, and a button leads back to the marbles.
func TestSetUpPosition(t *testing.T) {
	for _, size := range some(1, []Size{SmallPhone, Desktop}) {
		p := table(t, size)
		visit(p, "set-up/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/it-both/-c4/-")
		p.WaitFor(`[data-state="set-up"]`)
		p.Press(brush("second"))
		p.PressHole("c7")
		p.WaitFor(Hole("c7") + `[data-marble="second"]`)
		p.Press(Act("done"))
		p.WaitFor(`[data-status="notice"]`)
		p.PressHole("c4")
		p.WaitFor(`[data-hole="c4"].last, [data-hole="c4"].before`)
		p.PressHole("c7")
		p.WaitFor(`[data-hole="c7"].last`)
		p.Press(Act("done"))
		p.Wait("the values", holeValues)
		if got := p.Attr("[data-board]", "data-turn"); got != "first" {
			t.Errorf("it is the turn of %s", got)
		}
		p.PressHole("e7")
		p.Wait("the values", holeValues+` && document.querySelector('[data-hole="e7"]').dataset.marble === "first"`)
		address := strings.TrimPrefix(Eval[string](p, `location.hash`), "#")
		p.Reload()
		p.Wait("the values", holeValues+` && document.querySelector('[data-hole="e7"]').dataset.marble === "first"`)
		if got := Eval[string](p, `location.hash`); got != "#"+address || !strings.HasPrefix(address, "position/") {
			t.Errorf("the address is %s, was %s", got, address)
		}
		p.Press(Act("set-up"))
		p.WaitFor(`[data-state="set-up"] [data-hole="e7"][data-marble="first"]`)
		p.Wait("the top of the page", `scrollY === 0`)
		p.Press(Act("done"))
		p.Wait("the values", holeValues)
		p.Press(Act("return"))
		p.WaitFor(`[data-state="set-up"] [data-hole="e7"][data-marble="first"]`)
	}
}
