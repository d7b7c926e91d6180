package e2e

import (
	"strings"
	"sync"
	"testing"

	"kulami/app/text"
)

// A person has the game open in two tabs.

// twoTabs opens a game with these choices in two tabs. Each counts what the engine is asked for a move, and what it
// hears of the storage.
func twoTabs(t *testing.T, choices ...string) (a, b *Page) {
	t.Helper()
	const count = `window.asked = 0; window.heard = 0;
addEventListener("storage", () => heard++);
window.Worker = class extends Worker {
  postMessage(message) {
    if (message.startsWith?.("{") && JSON.parse(message).level > 0) asked++;
    super.postMessage(message);
  }
};`
	a = start(t, Phone)
	a.BeforeLoad(count)
	a.Goto(rootURL)
	a.WaitReady()
	a.NewGame(choices...)
	b = a.Beside(Desktop)
	t.Cleanup(func() {
		for _, complaint := range b.Close() {
			t.Errorf("the other page complained: %s", complaint)
		}
	})
	b.BeforeLoad(count)
	a.Allow(noTap)
	b.Allow(noTap)
	b.Goto(rootURL)
	b.WaitReady()
	return a, b
}

// waitLink waits until the page shows this record.
func (p *Page) waitLink(link string) {
	p.T.Helper()
	p.Wait("the game "+link, `document.querySelector("[data-board]").dataset.link === `+quote(link))
}

// waitQuiet waits until the tabs have nothing more to say to each other.
func waitQuiet(pages ...*Page) {
	for _, p := range pages {
		p.Wait("the tabs to be quiet", `new Promise((done) => { const before = heard; setTimeout(() => done(heard === before), 300); })`)
	}
}

// One game in two tabs is one game: marbles, taking back, the end of the game and the settings are seen in both.
func TestOneGameInTwoTabs(t *testing.T) {
	t.Parallel()
	a, b := twoTabs(t, "opponent", "person")
	for n, p := range []*Page{a, b, a, b} {
		p.PlayOn(1, "", p.PressHole)
		link := p.Table().Link
		for _, other := range []*Page{a, b} {
			other.WaitPly(n + 1)
			other.waitLink(link)
			other.Agree()
		}
	}
	a.Press(Act("undo"))
	b.WaitPly(3)
	b.waitLink(a.Table().Link)
	waitQuiet(a, b)

	b.Press(Act("menu"))
	b.Press(Act("settings"))
	b.Choose("theme", "dark")
	a.Wait("the settings to follow", `document.querySelector("[data-theme]").dataset.theme === "dark"`)
	b.Press(Act("close"))

	a.Press(Act("menu"))
	a.Press(Act("resign"))
	a.Press(Act("resign-now"))
	b.Wait("the end of the game", `document.querySelector("[data-board]").dataset.over === "true"`)
	b.waitLink(a.Table().Link)
	waitQuiet(a, b)
	if games := Eval[stored](a, storedScript).Games; games != 1 {
		t.Errorf("%d games are stored", games)
	}
}

// Both tabs are pressed in at the same moment, on different holes: one marble is the game, and the other one is kept
// with the game it belongs to, and said.
func TestBothTabsPlayAtOnce(t *testing.T) {
	t.Parallel()
	a, b := twoTabs(t, "opponent", "person")
	for _, p := range []*Page{a, b} {
		p.Run(`window.shown = [];
const board = document.querySelector("[data-board]");
new MutationObserver(() => shown.push(board.dataset.link)).observe(board, { attributes: true })`)
	}
	said := 0
	for n := range 6 {
		pos, link := a.Agree(), a.Table().Link
		b.waitLink(link)
		legal := Names(pos, pos.Legal())
		var both sync.WaitGroup
		for i, p := range []*Page{a, b} {
			both.Go(func() { Eval[int](p, click(legal[i])+`, 0`) })
		}
		both.Wait()
		waitQuiet(a, b)
		links := [2]string{a.Table().Link, b.Table().Link}
		if links[0] != links[1] {
			t.Fatalf("round %d: the tabs show\n%s\n%s", n, links[0], links[1])
		}
		a.Agree()
		records := Eval[string](a, `Object.values(localStorage).join("\n")`)
		for _, p := range []*Page{a, b} {
			for _, shown := range Eval[[]string](p, `window.shown`) {
				if moves, _, _ := strings.Cut(shown, "/c"); !strings.Contains(records, moves) {
					t.Errorf("round %d: %s was shown and is lost", n, shown)
				}
			}
		}
		for _, p := range []*Page{a, b} {
			if p.Text("[data-status]") == text.In("en").CopyKept {
				said++
			}
		}
	}
	if games := Eval[stored](a, storedScript).Games; games > 1 && said == 0 {
		t.Errorf("%d games are stored, and nothing was said", games)
	}
}

// The computer is asked in one tab for each marble, and goes on in the other one when the first is killed while it
// thinks.
func TestTheComputerPlaysInOneTab(t *testing.T) {
	t.Parallel()
	a, b := twoTabs(t, "opponent", "computer", "level", "1", "starter", "me")
	for n := range 3 {
		p := []*Page{a, b}[n%2]
		p.PlayOn(1, "first", p.PressHole)
		for _, shown := range []*Page{a, b} {
			shown.WaitPly(2*n + 2)
			shown.WaitTurn("first")
		}
	}
	waitQuiet(a, b)
	if asked := Eval[int](a, `asked`) + Eval[int](b, `asked`); asked != 3 {
		t.Errorf("the computer was asked %d times for three marbles", asked)
	}
	if got := a.Table().Link; got != b.Table().Link {
		t.Errorf("the tabs show\n%s\n%s", got, b.Table().Link)
	}
	pos := b.Agree()
	Eval[int](b, click(Names(pos, pos.Legal())[0])+`, 0`)
	a.Wait("the marble", `document.querySelector("[data-board]").dataset.ply >= 7`)
	b.Kill(true)
	a.Press(Act("menu"))
	a.Press(Act("close"))
	a.WaitPly(8)
	a.WaitTurn("first")
	a.Agree()
}

// Two games in two tabs do not affect each other; a game removed in one tab goes on in the other.
func TestTwoGamesInTwoTabs(t *testing.T) {
	t.Parallel()
	a, b := twoTabs(t, "opponent", "person")
	a.PlayOn(2, "", a.PressHole)
	mine := a.Table().Link
	b.WaitPly(2)
	b.NewGame("opponent", "person", "board", "irregular")
	b.PlayOn(3, "", b.PressHole)
	theirs := b.Table().Link
	a.PlayOn(1, "", a.PressHole)
	waitQuiet(a, b)
	if got := b.Table().Link; got != theirs {
		t.Errorf("the other game became %s", got)
	}
	if got := a.Table().Link; !goesOn(got, mine) || a.Table().Ply != 3 {
		t.Errorf("the first game became %s", got)
	}
	b.Run(`localStorage.removeItem("kulami.game." + ` + quote(Eval[stored](a, storedScript).ID) + `)`)
	waitQuiet(a, b)
	a.PlayOn(1, "", a.PressHole)
	a.Reload()
	a.WaitReady()
	a.WaitPly(4)
	b.Reload()
	b.WaitReady()
	b.waitLink(theirs)
	if games := Eval[stored](a, storedScript).Games; games != 2 {
		t.Errorf("%d games are stored, want 2", games)
	}
}
