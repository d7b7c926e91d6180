package e2e

import (
	"net/http"
	"strings"
	"testing"

	"kulami/web/host"
)

// A person presses before the program is there.

// slow serves the game, but the program only when the channel is closed.
func slow(t *testing.T) (address string, arrive func()) {
	gate := make(chan struct{})
	good := host.Handler(files)
	return servers.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			<-gate
		}
		good.ServeHTTP(w, r)
	})), func() { close(gate) }
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
	p.Press(Act("new"))
	arrive()
	p.WaitReady()
	p.WaitFor(Act("start"))
	if ply := p.Ply(); ply != 0 {
		t.Errorf("%d marbles were played", ply)
	}
}

// Somebody who comes back sees no board before it is the right one, and can press nothing on a wrong one.
func TestComeBackSlowly(t *testing.T) {
	address, arrive := slow(t)
	p := inMotion(t, Phone)
	p.BeforeLoad(`localStorage.setItem("kulami", localStorage.getItem("kulami") ?? "{}")`)
	p.Goto(address)
	if p.Sees("[data-board]") {
		t.Error("a board is shown that may be the wrong one")
	}
	p.Run(`document.querySelector('[data-hole="c4"]').dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
	arrive()
	p.WaitReady()
	if ply := p.Ply(); ply != 0 {
		t.Errorf("%d marbles were played", ply)
	}
}
