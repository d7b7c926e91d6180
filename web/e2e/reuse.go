package e2e

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"kulami/web/journey"
)

// A game opens twice as fast in a tab whose process has compiled the program already. So a journey may hand its tab back,
// and another one goes on in it. What the protocol sets, such as a screen, a preference, a script before those of the page
// or a slow processor, ends with the session that set it, and every journey has a session of its own. The rest is cleared.

// Reuse opens a tab that a journey has handed back, or a new one, as Open does.
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

// HandBack ends the visit as Close does, but leaves the tab to another journey. It shows an address without the program, of
// the only origin where anything may be left.
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

// ownContext has the tab take its storage and caches with it when it is closed, but not when its session ends.
func (t *tab) ownContext() {
	t.detach = t.cancel
	t.cancel = func() {
		id := chromedp.FromContext(t.ctx).BrowserContextID
		chromedp.CallBrowser(t.ctx, target.DisposeBrowserContext, target.DisposeBrowserContextParams{BrowserContextID: id})
		t.detach()
	}
}

// empty begins another session with a tab that was detached from, and clears whatever a journey can leave behind.
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
	clear := storage.ClearDataForOriginParams{Origin: originOf(address), StorageTypes: "all"}
	if _, err := send(ctx, storage.ClearDataForOrigin, clear); err != nil {
		return next, err
	}
	if _, err := send(ctx, page.ResetNavigationHistory, cdp.Empty{}); err != nil {
		return next, err
	}
	return next, chromedp.Listen(ctx, next.trouble.hear)
}

// waitAlone waits until the tabs beside this one are closed, which share its storage.
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
