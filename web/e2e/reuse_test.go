package e2e

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"kulami/web/journey"
)

// A game opens twice as fast in a tab whose process has already compiled the program. So a journey
// can hand its tab back to another journey. Screens, preferences, scripts and other settings of the
// protocol end with the session that made them, and each journey has its own session. Everything
// else is cleared.

// Reuse opens a tab that a journey has handed back, or else a new tab.
func (b *Browser) Reuse(t journey.Reporter, size Size) *Page {
	last := len(b.used) - 1
	if last < 0 {
		p := b.Open(t, size, chromedp.WithDetachOnCancel())
		p.tab.ownContext()
		return p
	}
	tab := b.used[last]
	b.used = b.used[:last]
	p := &Page{journey.NewPage(t, tab), tab}
	p.Resize(size)
	return p
}

// HandBack ends the session and keeps the tab for another journey. It opens an address without the
// program, on the only origin where a journey can have left data.
func (b *Browser) HandBack(p *Page, address string) {
	was := p.tab
	p.tab.cancel = was.detach
	p.Close()
	next, err := was.empty(b.ctx, address)
	if err != nil {
		p.T.Logf("a tab is not used again: %v", err)
		next.cancel()
		return
	}
	b.used = append(b.used, next)
}

// ownContext makes the tab's storage and caches disappear when the tab is closed, but not when its
// session ends.
func (t *tab) ownContext() {
	t.detach = t.cancel
	t.cancel = func() {
		id := chromedp.FromContext(t.ctx).BrowserContextID
		chromedp.CallBrowser(t.ctx, target.DisposeBrowserContext, target.DisposeBrowserContextParams{BrowserContextID: id})
		t.detach()
	}
}

// empty starts another session with a tab and clears everything that a journey can leave behind.
func (t *tab) empty(browser context.Context, address string) (*tab, error) {
	old := chromedp.FromContext(t.ctx)
	ctx, cancel := chromedp.NewContext(browser, chromedp.WithTargetID(old.Target.TargetID), chromedp.WithDetachOnCancel())
	chromedp.FromContext(ctx).BrowserContextID = old.BrowserContextID
	next := &tab{ctx: ctx, cancel: cancel, media: map[string]string{}}
	next.ownContext()
	if err := chromedp.Do(ctx, chromedp.Navigate(address)); err != nil {
		return next, err
	}
	if err := next.waitAlone(); err != nil {
		return next, err
	}
	if _, err := next.Eval(`(sessionStorage.clear(), localStorage.clear(), window.name = "")`); err != nil {
		return next, err
	}
	// A service worker that is still installing fills a cache.
	for _, types := range []string{"service_workers", "all"} {
		clear := storage.ClearDataForOriginParams{Origin: originOf(address), StorageTypes: types}
		if _, err := send(ctx, storage.ClearDataForOrigin, clear); err != nil {
			return next, err
		}
	}
	if _, err := send(ctx, page.ResetNavigationHistory, cdp.Empty{}); err != nil {
		return next, err
	}
	return next, chromedp.Listen(ctx, next.trouble.hear)
}

// waitAlone waits until all other tabs with the same storage are closed.
func (t *tab) waitAlone() error {
	for end := time.Now().Add(journey.Patience); time.Now().Before(end); time.Sleep(journey.Pause) {
		all, err := chromedp.Targets(t.ctx)
		if err != nil {
			return err
		}
		this := chromedp.FromContext(t.ctx)
		if !slices.ContainsFunc(all, func(other *target.Info) bool {
			return other.BrowserContextID == this.BrowserContextID && other.TargetID != this.Target.TargetID && other.Type == "page"
		}) {
			return nil
		}
	}
	return errors.New("another tab stays open")
}

// left lists things that a journey can leave behind: a name, an expression that leaves it, and a
// condition that holds in a new tab.
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

// A tab that was handed back is like a new one.
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
		p.Hold(Act("game"))
		p.Press(Act("more"))
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
