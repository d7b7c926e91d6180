package e2e

import (
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"kulami/web/journey"
)

// Eval returns the value of a JavaScript expression. It waits for a promise.
func Eval[T any](p *Page, expression string) T {
	return journey.Eval[T](p.Page, expression)
}

// Beside opens another tab with the same storage and caches.
func (p *Page) Beside(size Size) *Page {
	ctx, cancel := chromedp.NewContext(p.tab.ctx)
	other := openTab(p.T, ctx, cancel, size)
	for feature, value := range p.tab.media {
		other.Prefer(feature, value)
	}
	return other
}

// BeforeLoad runs a script in every document before the document's own scripts.
func (p *Page) BeforeLoad(script string) {
	call(p, "add script", page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// Type presses the keys of a text.
func (p *Page) Type(text string) {
	for _, char := range text {
		p.Key(string(char))
	}
}

// Playable moves the focus to another playable hole by a key and returns the name of the hole.
func (p *Page) Playable(key string) string {
	p.T.Helper()
	before := p.Focused("data-hole")
	p.Key(key)
	p.Wait("another playable hole", `(({ hole, legal }) => legal === "true" && hole !== `+quote(before)+`)(document.activeElement.dataset)`)
	return p.Focused("data-hole")
}

// Blur removes the focus from the focused element.
func (p *Page) Blur() { p.Run(`document.activeElement.blur()`) }
