package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"kulami/web/journey"
)

// left is what a journey might find of the one before it: by name, what that does, and a condition that holds in a new tab.
var left = []struct{ name, leaves, clean string }{
	{"storage", `localStorage.setItem("left", 1)`, `localStorage.length === 0`},
	{"the tab's storage", `sessionStorage.setItem("left", 1)`, `sessionStorage.length === 0`},
	{"a database", `indexedDB.open("left")`, `indexedDB.databases().then((all) => all.length === 0)`},
	{"a cache", `caches.open("left").then((cache) => cache.put("left", new Response("left")))`, `caches.keys().then((all) => all.length === 0)`},
	{"a service worker", `navigator.serviceWorker.register("service-worker.js")`, `navigator.serviceWorker.getRegistrations().then((all) => all.length === 0)`},
	{"a cookie", `(document.cookie = "left=1")`, `document.cookie === ""`},
	{"the window's name", `(window.name = "left")`, `window.name === ""`},
	{"the history", `history.pushState("left", "", "#left")`, `history.length === 1 && history.state === null`},
	{"a value", `(window.left = 1)`, `!("left" in window)`},
	{"where the mouse is", ``, `!document.querySelector(":hover")`},
	{"a script before those of the page", ``, `!("early" in window)`},
	{"a preference", ``, `matchMedia("(prefers-color-scheme: light)").matches`},
	{"a screen", ``, `innerWidth === 1280 && devicePixelRatio === 1 && !("ontouchstart" in window) && scrollY === 0`},
}

// A tab that is handed back is like a new one.
func TestATabIsUsedAgain(t *testing.T) {
	var first target.ID
	t.Run("one journey", func(t *testing.T) {
		p := tabFor(t, Phone, true)
		first = chromedp.FromContext(p.tab.ctx).Target.TargetID
		p.BeforeLoad(`window.early = 1`)
		p.OpenGame(rootURL)
		p.Prefer("prefers-color-scheme", "dark")
		p.Sharpen(Phone, 3)
		p.slowDown(phoneSlowdown)
		for _, c := range left {
			if c.leaves != "" {
				Eval[any](p, `(async () => { await `+c.leaves+` })()`)
			}
			if Eval[bool](p, c.clean) && c.leaves != "" {
				t.Errorf("%s cannot be seen", c.name)
			}
		}
		p.Hold(Act("new"))
		p.Press(Act("menu"))
		p.Beside(Phone).Goto(rootURL)
	})
	t.Run("the next one", func(t *testing.T) {
		p := tabFor(t, Desktop, true)
		if next := chromedp.FromContext(p.tab.ctx).Target.TargetID; next != first {
			t.Errorf("the tab is %s, was %s", next, first)
		}
		time.Sleep(journey.Seen)
		for _, c := range left {
			if !Eval[bool](p, c.clean) {
				t.Errorf("%s is left", c.name)
			}
		}
		unkept(p).OpenGame(rootURL)
		if p.Ply() != 0 || p.Table().Thinking || Eval[bool](p, `!!document.querySelector(":hover")`) {
			t.Errorf("the game is %s", p.Link())
		}
	})
}
