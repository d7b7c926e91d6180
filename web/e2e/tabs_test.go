package e2e

import (
	"flag"
	"fmt"
	"math/rand"
	"strings"
	"sync"
	"testing"
	"time"

	"kulami/app/text"
)

// A person has the game open in two tabs.

// twoTabs opens a game with these choices in two tabs. Each tab counts its queries to the engine
// and the storage events that it receives.
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
	a = inMotion(t, Phone)
	a.BeforeLoad(count)
	a.OpenGame(rootURL)
	a.NewGame(choices...)
	b = beside(t, a, Desktop)
	b.BeforeLoad(count)
	a.Allow(noTap)
	b.Allow(noTap)
	b.OpenGame(rootURL)
	return a, b
}

// waitQuiet waits until the tabs have exchanged all their storage events.
func waitQuiet(pages ...*Page) {
	for _, p := range pages {
		p.Wait("the tabs to be quiet", `new Promise((done) => { const before = heard; setTimeout(() => done(heard === before), 300); })`)
	}
}

// A game in two tabs is one game. Marbles, undo, the end of the game and the settings appear in
// both tabs.
func TestOneGameInTwoTabs(t *testing.T) {
	a, b := twoTabs(t, "opponent", "person")
	for n, p := range []*Page{a, b, a, b} {
		p.PlayOn(1, "", p.PressHole)
		link := p.Link()
		for _, other := range []*Page{a, b} {
			other.WaitPly(n + 1)
			other.WaitLink(link)
			other.Agree()
		}
	}
	a.Press(Act("undo"))
	b.WaitPly(3)
	b.WaitLink(a.Link())
	waitQuiet(a, b)

	b.PressAct("settings")
	b.Choose("theme", "dark")
	a.Wait("the settings to follow", `document.querySelector("[data-theme]").dataset.theme === "dark"`)
	b.CloseDialog()

	resign(a)
	b.WaitOver()
	b.WaitLink(a.Link())
	waitQuiet(a, b)
	if games := storedNow(a).Games; games != 1 {
		t.Errorf("%d games are stored", games)
	}
}

var rounds = flag.Int("rounds", 3, "press in three tabs of one game at the same moment so many times")

// Holes are pressed in three tabs at the same moment. One of the marbles continues the game. Each
// other marble is kept in a copy of the game, which is announced.
func TestTabsPlayAtOnce(t *testing.T) {
	a, b := twoTabs(t, "opponent", "person")
	c := beside(t, a, SmallPhone)
	c.BeforeLoad(`window.heard = 0; addEventListener("storage", () => heard++);`)
	c.Allow(noTap)
	c.OpenGame(rootURL)
	tabs := []*Page{a, b, c}
	t.Logf("-seed %d", *seed)
	dice := rand.New(rand.NewSource(*seed))
	games := 1
	for n := range *rounds {
		if a.Ply() > 40 {
			a.NewGame("opponent", "person")
			for _, p := range tabs[1:] {
				p.OpenGame(rootURL)
			}
			games++
		}
		pressAtOnce(dice, tabs)
		waitQuiet(tabs...)
		for _, p := range tabs[1:] {
			if got, want := p.Link(), a.Link(); got != want {
				t.Fatalf("round %d: the tabs show\n%s\n%s", n, want, got)
			}
		}
		a.Agree()
		before := games
		games = storedNow(a).Games
		said := false
		for _, p := range tabs {
			records := Eval[string](p, `Object.values(localStorage).join("\n")`)
			for _, shown := range Eval[[]string](p, `[...shown]`) {
				if moves, _, _ := strings.Cut(shown, "/c"); !strings.Contains(records, moves) {
					t.Errorf("round %d: %s was shown and is lost", n, shown)
				}
			}
			said = said || Eval[bool](p, `said.has(`+quote(text.In("en").CopyKept)+`)`)
		}
		if games > before && !said {
			t.Errorf("round %d: %d games are stored, there were %d, and nothing was said", n, games, before)
		}
	}
}

// pressAtOnce presses a hole in each tab within some milliseconds. From then on the pages record
// the games and messages that they show.
func pressAtOnce(dice *rand.Rand, tabs []*Page) {
	pos, link := tabs[0].Agree(), tabs[0].Link()
	legal := Names(pos, pos.Legal())
	for _, p := range tabs {
		p.WaitLink(link)
		p.Run(`window.watcher?.disconnect();
window.shown = new Set(), window.said = new Set();
window.watcher = new MutationObserver(() => {
  shown.add(document.querySelector("[data-board]").dataset.link);
  said.add(document.querySelector("[data-status]")?.textContent);
});
watcher.observe(document.body, { attributes: true, subtree: true, childList: true, characterData: true });`)
	}
	at := time.Now().Add(150 * time.Millisecond).UnixMilli()
	spread := []int{1, 4, 15, 60}[dice.Intn(4)]
	var all sync.WaitGroup
	for _, p := range tabs {
		press := click(legal[dice.Intn(min(4, len(legal)))])
		at := at + int64(dice.Intn(spread))
		all.Go(func() {
			Eval[int](p, fmt.Sprintf(`new Promise((done) => {
  const press = () => Date.now() < %d ? setTimeout(press) : (%s, done(0));
  press();
})`, at, press))
		})
	}
	all.Wait()
}

// Only one tab asks the computer for each marble. If that tab is killed meanwhile, the other tab
// asks again.
func TestTheComputerPlaysInOneTab(t *testing.T) {
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
	if got := a.Link(); got != b.Link() {
		t.Errorf("the tabs show\n%s\n%s", got, b.Link())
	}
	pos := b.Agree()
	Eval[int](b, click(Names(pos, pos.Legal())[0])+`, 0`)
	a.Wait("the marble", `document.querySelector("[data-board]").dataset.ply >= 7`)
	b.Kill(true)
	a.PressAct("close")
	a.WaitPly(8)
	a.WaitTurn("first")
	a.Agree()
}
