package browsers

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"kulami/rules"
	"kulami/web/e2e"
)

func TestPlayToTheEnd(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		table(p)
		p.newGame("opponent", "person", "edition", "es-3", "board", "irregular")
		pos := p.playOn(rules.Holes, "", p.pressHole)
		ended(t, p, pos)
		p.press(e2e.Act("rematch"))
		p.waitPly(0)
		p.agree()
	})
}

// ended looks at the end of a game: the totals are the rules' and nothing more can be played.
func ended(t *testing.T, p *page, pos rules.Position) {
	t.Helper()
	if !pos.Over() {
		t.Errorf("the game stops at ply %d", pos.Ply())
	}
	p.wait("the end", `document.querySelector("[data-board]").dataset.over === "true"`)
	p.waitFor(e2e.Act("rematch"))
	p.agree()
}

func TestPlayByTouch(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		table(p)
		p.newGame("opponent", "person", "board", "square")
		p.playOn(5, "", p.tapHole)
	})
}

// The controls of a dialog stay in their places under the mouse.
func TestDialogsLieStill(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		for _, way := range [][]string{{"new"}, {"menu", "settings"}} {
			table(p)
			for _, act := range way {
				p.press(e2e.Act(act))
				p.waitFor(`dialog[open]`)
			}
			const label = `dialog form label:has(input:not(:checked))`
			p.spot(label)
			before := eval[string](p, places)
			p.hover(label)
			p.spot(label)
			if after := eval[string](p, places); after != before {
				t.Errorf("%s: things lie at %s, were at %s", way, after, before)
			}
		}
	})
}

// places returns where everything in the dialog lies.
const places = `[...document.querySelectorAll("dialog, dialog form *")].filter((e) => !e.closest("svg"))
	.map((e) => e.getBoundingClientRect()).map((b) => [b.x, b.y, b.width, b.height].map(Math.round).join(" ")).join(", ")`

// The answers come from the worker, not from the page.
func TestPlayTheComputer(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		table(p)
		p.newGame("opponent", "computer", "level", "3", "starter", "me", "edition", "it-both", "board", "square")
		before := eval[int](p, `watched.answers`)
		const marbles = 8
		p.playOn(marbles, "first", p.pressHole)
		if answers := eval[int](p, `watched.answers`) - before; answers < marbles {
			t.Errorf("workers have spoken %d times after %d marbles", answers, marbles)
		}
	})
}

func TestReload(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		address := table(p)
		p.newGame("opponent", "person", "edition", "cs-2", "board", "irregular")
		for range 2 {
			p.playOn(3, "", p.pressHole)
			link := p.link()
			p.reload()
			p.waitReady()
			p.agree()
			if got := p.link(); got != link {
				t.Fatalf("the game comes back as %s, was %s", got, link)
			}
		}
		link := p.link()
		p.goTo("about:blank")
		p.goTo(address)
		p.waitReady()
		if got := p.link(); got != link {
			t.Errorf("the game is found again as %s, was %s", got, link)
		}
	})
}

// A copied link opens the same game in a browser that has nothing stored.
func TestOpenALink(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		table(p)
		p.newGame("opponent", "person", "edition", "es-1", "board", "irregular")
		p.playOn(7, "", p.pressHole)
		link := p.link()
		p.press(e2e.Act("share"))
		p.press(e2e.Act("copy-link"))
		p.wait("the link in the clipboard", `watched.copied.length > 0`)
		copied := eval[string](p, `watched.copied[0]`)
		_, fragment, _ := strings.Cut(copied, "#")
		if fragment != link {
			t.Errorf("%s was copied, want %s", copied, link)
		}
		p.goTo(serve(handler) + "#" + fragment)
		p.waitReady()
		p.waitPly(7)
		if got := p.link(); got != link {
			t.Errorf("the friend sees %s, want %s", got, link)
		}
		p.press(e2e.Act("continue"))
		p.waitGone(e2e.Act("continue"))
		p.playOn(2, "", p.pressHole)
	})
}

// After one visit the server is gone: the game starts, finds the games played, opens links, and the computer answers.
func TestPlayOffline(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		var down atomic.Bool
		address := serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if down.Load() {
				panic(http.ErrAbortHandler)
			}
			handler.ServeHTTP(w, r)
		}))
		p.goTo(address)
		p.waitReady()
		p.newGame("opponent", "person", "edition", "cs-2", "board", "irregular")
		p.playOn(3, "", p.pressHole)
		link := p.link()
		p.wait("the service worker", `navigator.serviceWorker.ready.then(() => true)`)
		down.Store(true)

		p.goTo(address + "?source=pwa")
		p.waitReady()
		if got := p.link(); got != link {
			t.Errorf("offline the game is %s, was %s", got, link)
		}
		p.playOn(3, "", p.pressHole)
		p.reload()
		p.waitReady()
		p.waitPly(6)
		// On another board: a game that goes on where the link ends would be taken for the link's.
		p.newGame("opponent", "computer", "level", "2", "starter", "me", "board", "square")
		p.playOn(2, "first", p.pressHole)
		if eval[int](p, `watched.answers`) == 0 {
			t.Error("no worker has answered")
		}
		p.goTo("about:blank")
		p.goTo(address + "#" + link)
		p.waitReady()
		p.waitPly(3)
		if got := p.link(); got != link {
			t.Errorf("offline the link opens %s, want %s", got, link)
		}
	})
}

// First the arrow keys lead to a hole, later the key for the next playable one.
func TestPlayByKeyboard(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		table(p)
		p.tabTo("data-act", "new")
		p.key("Enter")
		p.waitFor(e2e.Act("start"))
		p.tabTo("name", "opponent")
		for range 10 {
			if p.focused("value") == "person" {
				break
			}
			p.key("ArrowRight")
		}
		p.wait("person to be chosen", `document.querySelector('[name="opponent"][value="person"]').checked`)
		p.tabTo("data-act", "start")
		p.key("Enter")
		p.waitGone(e2e.Act("start"))
		p.tabTo("data-hole", "")
		plies := 0
		pos := p.playOn(rules.Holes, "", func(hole string) {
			if plies < 6 {
				p.walk(hole)
			} else {
				p.toNextLegal()
			}
			plies++
			p.key([]string{"Enter", "Space"}[plies%2])
		})
		ended(t, p, pos)
		if pos.Ply() != plies {
			t.Errorf("%d plies were played by %d keys", pos.Ply(), plies)
		}
	})
}

// tabTo presses Tab until the element with this value of the attribute has the focus; any value will do when it is
// empty.
func (p *page) tabTo(attribute, value string) {
	p.t.Helper()
	for range 100 {
		if got := p.focused(attribute); got != "" && (value == "" || got == value) {
			return
		}
		p.key("Tab")
	}
	p.fail("Tab does not lead to %s=%q", attribute, value)
}

// walk leads the focus to a hole with the arrow keys.
func (p *page) walk(hole string) {
	p.t.Helper()
	for range 40 {
		at := p.focused("data-hole")
		from, ok := rules.ParsePoint(at)
		to, _ := rules.ParsePoint(hole)
		if !ok {
			p.fail("the focus has left the board on the way to %s", hole)
		}
		if from == to {
			return
		}
		p.key(e2e.Arrow(from, to))
		p.wait("the focus to move from "+at, `document.activeElement?.getAttribute("data-hole") !== `+quote(at))
	}
	p.fail("the arrow keys do not lead to %s", hole)
}

// toNextLegal leads the focus to a playable hole with the key for the next one.
func (p *page) toNextLegal() {
	p.t.Helper()
	p.key("n")
	p.wait("the focus on a playable hole", `document.activeElement?.dataset.legal === "true"`)
}
