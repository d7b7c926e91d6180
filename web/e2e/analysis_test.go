package e2e

import (
	"fmt"
	"maps"
	"strings"
	"testing"
	"time"
)

// A person asks the engine about the position, tries a marble there, and goes back to the unchanged
// game.
func TestAnalyseThePosition(t *testing.T) {
	for _, size := range []Size{SmallPhone, Desktop} {
		p := tableOfTwo(t, size, 3, "board", "sheet", "edition", "basic")
		game := p.Link()
		p.PressAct("analyse")
		p.WaitFor(`[data-state="analysis"] [data-value][data-depth]`)
		if got := p.Link(); got != game {
			t.Errorf("%s is analysed, not %s", got, game)
		}
		line := strings.Fields(p.Attr("[data-line]", "data-line"))
		if len(line) == 0 || p.Attr(Hole(line[0]), "data-legal") != "true" {
			t.Fatalf("the best line is %v", line)
		}
		p.PressHole(line[0])
		p.WaitFor(Hole(line[0]) + `[data-marble="second"]`)
		p.WaitFor(`[data-value][data-depth]`)
		address := Eval[string](p, `location.hash`)
		p.Press(Act("undo"))
		p.WaitFor(Hole(line[0]) + `[data-marble="none"]`)
		p.Press(Act("return"))
		p.WaitPly(3)
		if got := p.Link(); got != game {
			t.Errorf("the game is %s, was %s", got, game)
		}
		visit(p, strings.TrimPrefix(address, "#"))
		p.WaitFor(`[data-state="analysis"] ` + Hole(line[0]) + `[data-marble="second"]`)
	}
}

// The engine's value and line are also available by keyboard and to a screen reader.
func TestAnalyseByKeyboardAndEar(t *testing.T) {
	p := table(t, Phone)
	p.Run(listen)
	visit(p, "analysis/"+sent)
	p.WaitFor(`[data-value][data-depth]`)
	p.Focus(tabStop)
	hole := p.Playable("n")
	p.Key("Enter")
	p.WaitFor(Hole(hole) + `[data-marble="second"]`)
	p.Wait("the marble to be announced", `announced.some((words) => words.includes(`+quote(hole)+`))`)
	p.WaitFor(`[data-value][data-depth]`)
	said := Eval[int](p, `announced.length`)
	p.Key("e")
	p.Wait("the value to be announced", fmt.Sprintf("announced.length > %d", said))
	p.Key("u")
	p.WaitFor(Hole(hole) + `[data-marble="none"]`)
}

// midgame is a position after 21 plies. ending is a position after 41 plies, whose margins are
// proven at once.
const (
	midgame = "analysis/k1/b8STQdQtQDdQsDtTsSQ/mg5f5f8f3f4g4g7e7e4h4c4c1c8e8e3c3c7f7f2b2b3/czu"
	ending  = "analysis/k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6/c1u"
)

// holeValues is a condition for Wait: every legal hole has a value, and no other hole has one.
const holeValues = `document.querySelector('[data-hole][data-value]') && [...document.querySelectorAll("[data-hole]")].every((e) => ("value" in e.dataset) === (e.dataset.legal === "true"))`

// smallestValue is the height of the smallest value in a hole, in pixels.
const smallestValue = `Math.min(...[...document.querySelectorAll(".hole-value text")].map((e) => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a))`

// Every legal hole has a readable value soon after a marble was played or taken back, at least
// twice as soon as when the analysis was opened.
func TestHolesHaveValues(t *testing.T) {
	p := table(t, SmallPhone)
	opened := time.Now()
	visit(p, midgame)
	p.Wait("the values", holeValues)
	opening := float64(time.Since(opened).Milliseconds())
	fastest := 1e9
	for range 3 {
		for _, act := range []string{"undo", "redo"} {
			fastest = min(fastest, Eval[float64](p, `new Promise((done) => {
				const ply = () => document.querySelector("[data-board]").dataset.ply;
				const before = ply(), start = performance.now();
				document.querySelector('[data-act="`+act+`"]').click();
				const look = () => ply() !== before && document.querySelector("[data-hole][data-value]") ? done(performance.now() - start) : requestAnimationFrame(look);
				look();
			})`))
		}
	}
	t.Logf("values after %.0f ms, when opened after %.0f ms", fastest, opening)
	if fastest > opening/2 {
		t.Errorf("the fastest of six positions had its first values after %.0f ms, when opened after %.0f ms", fastest, opening)
	}
	if small := Eval[float64](p, smallestValue); small < 11 {
		t.Errorf("the values are %.1f px high", small)
	}
	p.WaitFor(`[data-line] button:nth-child(4)`)
	for _, size := range []Size{SmallPhone, Phone, Sideways, Desktop} {
		p.Resize(size)
		if cut := Eval[int](p, `[...document.querySelectorAll(".line-holes button")].filter((e) => e.checkVisibility() && e.offsetTop !== e.parentElement.firstElementChild.offsetTop).length`); cut > 0 {
			t.Errorf("%v: %d holes of the lines are cut", size, cut)
		}
		if wide := Eval[int](p, `[...document.querySelectorAll(".hole-value text")].filter((e) => e.getBBox().width > 66).length`); wide > 0 {
			t.Errorf("%v: %d values are wider than their discs", size, wide)
		}
		if !Eval[bool](p, `document.querySelector(".board .value").getBoundingClientRect().left > Math.max(...[...document.querySelectorAll(".board .hit")].map((e) => e.getBoundingClientRect().right))`) {
			t.Errorf("%v: the bar of the value covers holes", size)
		}
	}
	p.Resize(SmallPhone)
	p.PressAct("percent")
	p.Wait("percents", `[...document.querySelectorAll(".hole-value text")].every((e) => /^\d+$/.test(e.textContent))`)
	p.Reload()
	p.Wait("percents, remembered", holeValues+` && [...document.querySelectorAll(".hole-value text")].every((e) => /^\d+$/.test(e.textContent))`)
}

// A press of a hole in a line plays the line up to that hole. Steps lead back and forward, and the
// space bar plays the best move.
func TestPlayALine(t *testing.T) {
	p := table(t, Desktop)
	visit(p, ending)
	p.WaitFor(`[data-lines] [data-line]`)
	p.WaitFor(`[data-value][data-depth][data-exact="true"]`)
	line := strings.Fields(p.Attr(`[data-line]`, "data-line"))
	if len(line) < 3 {
		t.Fatalf("the best line is %v", line)
	}
	p.Press(`[data-line] [data-act="play-line"]:nth-child(3)`)
	p.WaitPly(44)
	for _, hole := range line[:3] {
		if p.Attr(Hole(hole), "data-marble") == "none" {
			t.Errorf("%s of %v is empty", hole, line)
		}
	}
	p.Blur()
	p.Key("ArrowLeft")
	p.WaitPly(43)
	p.Key("ArrowLeft")
	p.WaitPly(42)
	p.Key("ArrowRight")
	p.WaitPly(43)
	p.Key("Home")
	p.WaitPly(0)
	p.Key("End")
	p.WaitPly(44)
	p.WaitFor(`[data-lines] [data-line]`)
	p.Focus(tabStop)
	p.Key("b")
	p.WaitPly(45)
}

// The engine is switched off in the menu of the analysis. A key or the button for the values
// switches it on again. Without the engine no hole has a value.
func TestSwitchTheEngine(t *testing.T) {
	p := table(t, Phone)
	visit(p, midgame)
	p.Wait("the values", holeValues)
	off := func() {
		p.PressAct("engine")
		p.WaitGone("dialog, [data-hole][data-value], [data-line], .board .value")
		if got := p.Attr(Act("values"), "aria-pressed"); got != "false" {
			t.Errorf("the values are shown: %s", got)
		}
	}
	off()
	p.Focus(tabStop)
	p.Key("l")
	p.Wait("the values", holeValues)
	off()
	p.Press(Act("values"))
	p.Wait("the values", holeValues)
}

// All legal holes of an ending have proven values, the same as "kulami solve" finds.
func TestExactEnding(t *testing.T) {
	p := table(t, Phone)
	visit(p, ending)
	p.Wait("proofs", holeValues+` && !document.querySelector('[data-hole][data-exact="false"]')`)
	got := Eval[map[string]string](p, `Object.fromEntries([...document.querySelectorAll("[data-hole][data-value]")].map((e) => [e.dataset.hole, e.dataset.value]))`)
	want := map[string]string{"b2": "-2.0", "b3": "-8.0", "e6": "-11.0", "f6": "-12.0", "b7": "-1.0", "b8": "-10.0", "b9": "-8.0"}
	if !maps.Equal(got, want) {
		t.Errorf("the values are %v, want %v", got, want)
	}
	p.WaitFor(`.badge`)
	p.Resize(SmallPhone) // the board has ten rows
	if small := Eval[float64](p, smallestValue); small < 11 {
		t.Errorf("the values are %.1f px high", small)
	}
}

// A phone shows at most 30 controls and holes of lines, each large enough for a finger. The moves
// are shown on demand.
func TestAnalysisHasFewControls(t *testing.T) {
	const controls = `[...document.querySelectorAll("button, a[href], summary, input, select, textarea")].filter((e) => e.checkVisibility() && e.getBoundingClientRect().width > 0)`
	p := table(t, Phone)
	visit(p, midgame)
	p.WaitFor(`[data-line] button:nth-child(6)`)
	if n := Eval[int](p, controls+`.length`); n > 30 {
		t.Errorf("%d controls", n)
	}
	for _, size := range []Size{Phone, SmallPhone, Sideways} {
		p.Resize(size)
		if small := Eval[[]string](p, controls+`.filter((e) => e.closest("main") && !e.closest(".plies") && ["width", "height"].some((side) => Math.round(e.getBoundingClientRect()[side]) < 44)).map((e) => e.outerHTML)`); len(small) > 0 {
			t.Errorf("%v: %d controls are too small: %.300q", size, len(small), small)
		}
	}
	p.Resize(Phone)
	if p.Sees(".ply") {
		t.Error("the moves are shown unasked")
	}
	p.Press(Act("show-moves"))
	p.Wait("the moves", `document.querySelector(".ply[aria-current]").checkVisibility()`)
}

// The board and the effects of a change of a tile are on the screen together. A person holds a tile
// or asks in the menu.
func TestBoardAndAnswerTogether(t *testing.T) {
	for _, size := range []Size{SmallPhone, Phone, Sideways} {
		p := table(t, size)
		visit(p, midgame)
		p.WaitFor(`[data-value][data-depth]`)
		hold := func() {
			p.Hold(Hole("c6"))
			p.WaitFor(`.what-if`)
			p.Lift()
		}
		for _, ask := range []func(){hold, func() { p.PressAct("what-if") }} {
			ask()
			p.WaitFor(`.what-if`)
			p.WaitStill()
			if out := Eval[[]string](p, `["#title", ".board", ".what-if:last-child"].filter((s) => { const box = document.querySelector(s).getBoundingClientRect(); return box.top < 0 || box.bottom > innerHeight + 1; })`); len(out) > 0 {
				t.Errorf("%v: out of sight: %v", size, out)
			}
			p.Press(`.what-ifs ` + Act("what-if"))
			p.WaitGone(".what-if")
		}
		if p.Has(`main ` + Act("what-if")) {
			t.Errorf("%v: the hint is still shown", size)
		}
	}
}
