package e2e

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"kulami/rules"
)

// A person has played for years: thousands of games are stored.

// wonIn returns the numbers of wins, draws and losses of the person, who moves first.
func wonIn(t *testing.T, games map[string]string) string {
	t.Helper()
	var results [3]int
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
	return strings.Trim(fmt.Sprint(results), "[]")
}

// times holds the work of a page's thread in ms. Other programs of the machine do not count.
type times struct{ Ready, Library, Ply, Link float64 }

// best returns the smaller value of each time.
func (a times) best(b times) times {
	return times{min(a.Ready, b.Ready), min(a.Library, b.Library), min(a.Ply, b.Ply), min(a.Link, b.Link)}
}

// timesWith stores games and opens the page two to six times, until the best times are good enough.
// It returns these times and the page with the library open.
func timesWith(t *testing.T, games map[string]string, enough func(times) bool) (*Page, times) {
	t.Helper()
	p := freshTable(t, Phone)
	p.Allow(noTap)
	p.NewGame("opponent", "person")
	store(p, games)
	measureWork(p)
	best := times{math.Inf(1), math.Inf(1), math.Inf(1), math.Inf(1)}
	for n := 0; n < 2 || n < 6 && !enough(best); n++ {
		best = best.best(p.visitWith(rules.NewRecord(rules.Deal(uint64(n), rules.Square), rules.Editions()[0].Rules)))
	}
	p.PressAct("library")
	return p, best
}

// visitWith opens the page, plays a marble, opens the link of an unknown game, and opens the
// library.
func (p *Page) visitWith(linked rules.Record) (took times) {
	p.T.Helper()
	for !linked.Position().Over() {
		legal := linked.Position().Legal().Slice()
		linked, _ = linked.Play(legal[len(legal)-1])
	}
	until := func(act, condition string) float64 {
		p.WaitStill()
		from := work(p)
		Eval[int](p, `(async () => {
	`+act+`;
	while (!(`+condition+`)) await new Promise((again) => setTimeout(again, 5));
	return 0;
})()`)
		return work(p) - from
	}
	p.Leave()
	from := work(p)
	p.OpenGame(rootURL)
	took.Ready = work(p) - from
	took.Ply = until(`const board = document.querySelector("[data-board]"), ply = board.dataset.ply;
	document.querySelector('[data-legal="true"]').dispatchEvent(new MouseEvent("click", { bubbles: true }))`, `board.dataset.ply !== ply`)
	took.Link = until(`location.hash = `+quote(linked.String()), `document.querySelector("[data-board]").dataset.link === `+quote(linked.String()))
	p.Leave()
	p.OpenGame(rootURL)
	took.Library = until(`document.querySelector('[data-act="library"]').click()`, `document.querySelector(".game")`)
	p.CloseDialog()
	return took
}

// slowestFrame scrolls the open dialog and returns the longest time between two frames, in ms.
func slowestFrame(p *Page) float64 {
	p.T.Helper()
	return Eval[float64](p, `(async () => {
	const sheet = document.querySelector(".sheet-body");
	let slowest = 0, last = performance.now();
	for (let n = 0; n < 120; n++) {
		sheet.scrollTop += 400;
		await new Promise((next) => requestAnimationFrame(next));
		slowest = Math.max(slowest, performance.now() - last);
		last = performance.now();
	}
	return slowest;
})()`)
}

// With five thousand games nothing takes much longer than with one. All of them can be scrolled to,
// found and counted, and only some are drawn at any time.
func TestThousandsOfGames(t *testing.T) {
	const many = 5000
	_, few := timesWith(t, manyGames(1), func(times) bool { return true })
	games := manyGames(many)
	// Each of these times was once five times as long. The time of a start with one game is the
	// measure of the machine's speed.
	notMuchLonger := func(took times) bool {
		return took.Ready <= 1.8*few.Ready && took.Library <= 3*few.Library+2*few.Ready && took.Ply <= 1.5*few.Ply+.2*few.Ready && took.Link <= 2*few.Link+few.Ready
	}
	p, took := timesWith(t, games, notMuchLonger)
	t.Logf("with one game %+v, with %d %+v", few, many, took)
	if !notMuchLonger(took) {
		t.Errorf("with one game %+v, with %d %+v", few, many, took)
	}
	p.Wait("all games to be listed", fmt.Sprintf(`document.querySelector(".game")?.ariaSetSize === "%d"`, many+1))
	if *thorough {
		t.Logf("the slowest of 120 frames of scrolling took %.0f ms", slowestFrame(p))
	}
	p.Run(`const sheet = document.querySelector(".sheet-body"); sheet.scrollTop = sheet.scrollHeight`)
	p.Wait("the last game", fmt.Sprintf(`[...document.querySelectorAll(".game")].some((game) => game.ariaPosInSet === "%d")`, many+1))
	if n := Eval[int](p, `document.querySelectorAll(".game").length`); n > 150 {
		t.Errorf("%d games are drawn", n)
	}
}
