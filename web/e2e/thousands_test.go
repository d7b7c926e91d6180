package e2e

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"kulami/rules"
)

// A person has played for years: thousands of games are kept.

// wonIn counts the games of manyGames that the person, who begins, has won, drawn and lost.
func wonIn(t *testing.T, games map[string]string) (results [3]int) {
	t.Helper()
	for _, text := range games {
		var game struct{ Record string }
		if err := json.Unmarshal([]byte(text), &game); err != nil {
			t.Fatal(err)
		}
		rec, err := rules.ParseRecord(game.Record)
		if err != nil {
			t.Fatal(err)
		}
		switch rec.Position().Score().Leader() {
		case rules.First:
			results[0]++
		case rules.Nobody:
			results[1]++
		default:
			results[2]++
		}
	}
	return results
}

// times are how long a page with some games kept takes, in ms.
type times struct{ Ready, Library, Ply, Link float64 }

// best returns the shorter times of two.
func (a times) best(b times) times {
	return times{min(a.Ready, b.Ready), min(a.Library, b.Library), min(a.Ply, b.Ply), min(a.Link, b.Link)}
}

// timesWith stores games, opens the page on a slow phone some times and takes the best times. It returns the page with the
// library open.
func timesWith(t *testing.T, games map[string]string) (*Page, times) {
	t.Helper()
	p := table(t, Phone)
	p.Allow(noTap)
	p.NewGame("opponent", "person")
	text, err := json.Marshal(games)
	if err != nil {
		t.Fatal(err)
	}
	p.Run(`for (const [key, text] of Object.entries(` + string(text) + `)) localStorage.setItem(key, text)`)
	p.slowDown(4)
	best := times{math.Inf(1), math.Inf(1), math.Inf(1), math.Inf(1)}
	for n := range 3 {
		best = best.best(p.visitWith(rules.NewRecord(rules.Deal(uint64(n), rules.Square), rules.Editions()[0].Rules)))
	}
	p.Press(Act("menu"))
	p.Press(Act("library"))
	return p, best
}

// visitWith opens the page, plays a marble, opens the link to a game and the library, and returns the times.
func (p *Page) visitWith(linked rules.Record) (took times) {
	p.T.Helper()
	p.Leave()
	p.Goto(rootURL)
	p.WaitReady()
	took.Ready = Eval[float64](p, `performance.getEntriesByName("app-ready")[0].startTime`)
	took.Ply = Eval[float64](p, `(async () => {
	const board = document.querySelector("[data-board]"), ply = Number(board.dataset.ply), start = performance.now();
	document.querySelector('[data-legal="true"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
	while (Number(board.dataset.ply) === ply) await new Promise((again) => setTimeout(again));
	return performance.now() - start;
})()`)
	for h := range linked.Position().Legal().All() {
		linked, _ = linked.Play(h)
		break
	}
	took.Link = Eval[float64](p, `(async () => {
	const link = `+quote(linked.String())+`, start = performance.now();
	location.hash = link;
	while (document.querySelector("[data-board]").dataset.link !== link) await new Promise((again) => setTimeout(again));
	return performance.now() - start;
})()`)
	p.Leave()
	p.Goto(rootURL)
	p.WaitReady()
	p.Press(Act("menu"))
	p.WaitFor(Act("library"))
	took.Library = Eval[float64](p, opening)
	closeDialog(p)
	return took
}

// Five thousand games are kept: nothing takes much longer than with one, all of them can be scrolled to, found and
// counted, and only some are drawn at any time.
func TestThousandsOfGames(t *testing.T) {
	t.Parallel()
	const many = 5000
	_, few := timesWith(t, manyGames(1))
	games := manyGames(many)
	p, took := timesWith(t, games)
	t.Logf("with one game %+v, with %d %+v", few, many, took)
	// Generous bounds, for the machine may be busy: each was five times as long once.
	if took.Ready > 2*few.Ready+200 || took.Library > 3*few.Library+300 || took.Ply > 3*few.Ply+100 || took.Link > 3*few.Link+500 {
		t.Errorf("with one game %+v, with %d %+v", few, many, took)
	}
	p.Wait("all games to be listed", fmt.Sprintf(`document.querySelector(".game")?.ariaSetSize === "%d"`, many+1))
	slowest := Eval[float64](p, `(async () => {
	const sheet = document.querySelector("dialog");
	let slowest = 0, last = performance.now();
	for (let n = 0; n < 120; n++) {
		sheet.scrollTop += 400;
		await new Promise((next) => requestAnimationFrame(next));
		slowest = Math.max(slowest, performance.now() - last);
		last = performance.now();
	}
	return slowest;
})()`)
	t.Logf("the slowest of 120 frames of scrolling took %.0f ms", slowest)
	p.Run(`const sheet = document.querySelector("dialog"); sheet.scrollTop = sheet.scrollHeight`)
	p.Wait("the last game", fmt.Sprintf(`[...document.querySelectorAll(".game")].some((game) => game.ariaPosInSet === "%d")`, many+1))
	if n := Eval[int](p, `document.querySelectorAll(".game").length`); n > 150 {
		t.Errorf("%d games are drawn", n)
	}
	p.Choose("shelf", "results")
	p.WaitFor(`[data-state="results"]`)
	want := strings.Trim(fmt.Sprint(wonIn(t, games)), "[]")
	if got := Eval[string](p, `[...document.querySelectorAll(".results .total td")].map((cell) => cell.textContent).join(" ")`); got != want {
		t.Errorf("the results are %s, want %s", got, want)
	}
}
