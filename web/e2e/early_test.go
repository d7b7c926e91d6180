package e2e

import (
	"net/http"
	"strings"
	"testing"

	"kulami/web/host"
)

// A person presses before the program has arrived.

// slow serves the game, but holds the program back until arrive is called.
func slow(t *testing.T) (address string, arrive func()) { return withLate(".wasm") }

// withLate serves the game, but holds files with this ending back until arrive is called.
func withLate(ending string) (address string, arrive func()) {
	gate := make(chan struct{})
	good := host.Handler(files)
	return servers.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ending) {
			<-gate
		}
		good.ServeHTTP(w, r)
	})), func() { close(gate) }
}

// places lists the positions of all visible elements outside dialogs. It omits the word Kulami,
// whose font changes.
const places = `[...document.querySelectorAll("#app *")].filter((e) => e.checkVisibility() && e.tagName !== "H1" && !e.closest("dialog")).map((e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round).join(" ") }).join(", ")`

// The late part of the style sheet changes nothing in the first picture, with the program or
// without. Presses wait for it.
func TestTheLookIsWholeWhenTheProgramStarts(t *testing.T) {
	for _, size := range []Size{SmallPhone, Phone, Sideways, Tablet, Desktop} {
		address, arrive := withLate(".css")
		p := start(t, size)
		p.tab.trouble.home(address)
		p.Run(`location.href = ` + quote(address))
		p.Wait("the page", `window.kulami?.startEngine`)
		first := Eval[string](p, places)
		p.Wait("the program", `history.state?.kulami`)
		if now := Eval[string](p, places); now != first {
			t.Errorf("%v: things were at\n%s\nand with the program are at\n%s", size, first, now)
		}
		p.Press(Act("game"))
		if Eval[bool](p, `document.querySelector("dialog") !== null || performance.getEntriesByName("app-ready").length > 0`) {
			t.Error("the press did not wait")
		}
		arrive()
		p.Wait("the style sheet", `document.styleSheets.length > 1`)
		if now := Eval[string](p, places); now != first {
			t.Errorf("%v: things were at\n%s\nand are at\n%s", size, first, now)
		}
		p.WaitReady()
		p.WaitFor(`[data-state="game"]`)
		if border := Eval[string](p, `getComputedStyle(document.querySelector("dialog")).borderWidth`); border != "0px" {
			t.Error("a dialog has no style: its border is " + border)
		}
		p.Close()
	}
}

func TestPressAHoleBeforeTheStart(t *testing.T) {
	address, arrive := slow(t)
	p := inMotion(t, Phone)
	p.Goto(address)
	for _, hole := range []string{"c4", "d5"} {
		p.PressHole(hole)
		p.Wait("the marble to be shown on "+hole+" alone", `(() => {
			const shown = [...document.querySelectorAll("[data-hole]")].filter((hole) => hole.querySelector(".marble")?.getAttribute("href") === "#marble-first");
			return shown.length === 1 && shown[0].dataset.hole === `+quote(hole)+`;
		})()`)
	}
	arrive()
	p.WaitReady()
	p.WaitPly(2)
	p.Agree()
	if table := p.Table(); table.Ply != 2 || table.Marble["d5"] != "first" || table.Marble["c4"] == "first" {
		t.Errorf("after %d plies d5 holds %s, c4 %s", table.Ply, table.Marble["d5"], table.Marble["c4"])
	}
	if !Eval[bool](p, `kulami.early === null`) {
		t.Error("the press is still kept")
	}
}

func TestPressAButtonBeforeTheStart(t *testing.T) {
	address, arrive := slow(t)
	p := inMotion(t, Phone)
	p.Goto(address)
	p.PressHole("c4")
	p.Press(Act("game"))
	arrive()
	p.WaitReady()
	p.WaitFor(`[data-state="game"]`)
	if ply := p.Ply(); ply != 0 {
		t.Errorf("%d marbles were played", ply)
	}
}

// A returning player sees no board before the right one, and cannot press a wrong one.
func TestComeBackSlowly(t *testing.T) {
	address, arrive := slow(t)
	p := inMotion(t, Phone)
	p.BeforeLoad(`localStorage.setItem("kulami", localStorage.getItem("kulami") ?? "{}")`)
	p.Goto(address + "#puzzles")
	if card := Eval[string](p, `getComputedStyle(document.querySelector(".table"), "::before").height`); p.Sees(".stage") || card != "384px" {
		t.Errorf("a page without a board has a card %s high in the place of the first", card)
	}
	p.Goto(address)
	if p.Sees("[data-board]") {
		t.Error("a board is shown that may be the wrong one")
	}
	if !Eval[bool](p, `getComputedStyle(document.querySelector(".board"), "::after").visibility === "visible"`) {
		t.Error("its place is not shown")
	}
	p.Run(`document.querySelector('[data-hole="c4"]').dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
	arrive()
	p.WaitReady()
	if ply := p.Ply(); ply != 0 {
		t.Errorf("%d marbles were played", ply)
	}
	if p.Has("html.returning, html[data-page]") {
		t.Error("the page is marked as not yet drawn")
	}
}

// The title font is fetched only after the game has started, and moves nothing when it arrives.
func TestTheFaceOfTitlesComesLast(t *testing.T) {
	const whole = `[...document.fonts].some((face) => face.family === "Fraunces" && face.status === "loaded")`
	for _, size := range []Size{SmallPhone, Desktop} {
		p := start(t, size)
		p.Goto(rootURL)
		p.WaitReady()
		p.Wait("the face", whole)
		if Eval[bool](p, `performance.getEntriesByType("resource").some((file) => file.name.includes("fraunces") && file.startTime < performance.getEntriesByName("app-ready")[0].startTime)`) {
			t.Error("it was fetched before the game had started")
		}
		at := Eval[[2]string](p, `(() => {
			const withIt = `+places+`;
			for (const face of [...document.fonts]) if (face.family === "Fraunces") document.fonts.delete(face);
			return [`+places+`, withIt];
		})()`)
		if at[0] != at[1] {
			t.Errorf("%v: without it things are at\n%s\nand with it at\n%s", size, at[0], at[1])
		}
		p.Close()
	}
}

// The wordmark has the outlines of the title font: text and path are drawn, and at most 5 % of the
// ink differs.
func TestTheWordmarkIsOfTheFace(t *testing.T) {
	p := table(t, Phone)
	p.WaitFor("html.faced")
	differs := Eval[float64](p, `(async () => {
		await document.fonts.load("700 1em Fraunces");
		const d = document.querySelector(".wordmark path").getAttribute("d");
		const ink = (draw) => {
			const pen = new OffscreenCanvas(760, 220).getContext("2d");
			pen.translate(10, 180);
			draw(pen);
			return pen.getImageData(0, 0, 760, 220).data.filter((_, i) => i % 4 === 3);
		};
		const path = ink((pen) => { pen.scale(2, 2); pen.fill(new Path2D(d)); });
		const text = ink((pen) => { pen.font = "700 200px Fraunces"; pen.fillText("Kulami", 0, 0); });
		const sum = (list) => list.reduce((a, b) => a + b, 0);
		return sum([...path].map((v, i) => Math.abs(v - text[i]))) / sum(text);
	})()`)
	if differs > .05 {
		t.Errorf("%.3f of its ink is elsewhere", differs)
	}
}
