package journey

import (
	"encoding/json"
	"fmt"
	"path"
	"runtime"
	"slices"
	"strings"
	"time"
)

// Patience is the time that a verb waits for the page before it gives up.
const Patience = 60 * time.Second

// Pause is the time between two checks of a condition.
const Pause = 8 * time.Millisecond

// Page is the page that a browser shows. A verb that cannot do its work fails the journey.
type Page struct {
	T        Reporter
	Driver   Driver
	Patience time.Duration
	Loads    int      // number of documents opened
	at       string   // address of the last document, without its fragment
	heard    []string // complaints
	allowed  []string
	left     bool // a game was left for a sheet behind the doors
}

// NewPage returns a page with the usual patience.
func NewPage(t Reporter, driver Driver) *Page { return &Page{T: t, Driver: driver, Patience: Patience} }

// Close ends the visit. Each complaint of the page that was not allowed is an error.
func (p *Page) Close() {
	for _, complaint := range p.Complaints() {
		p.T.Errorf("the page complained: %s", complaint)
	}
	p.heard = nil
	p.Driver.Close()
}

// Allow declares that complaints containing this text are part of the journey.
func (p *Page) Allow(text string) { p.allowed = append(p.allowed, text) }

// Complaints returns all complaints of the page that were not allowed.
func (p *Page) Complaints() []string {
	p.heard = append(p.heard, p.Driver.Complaints()...)
	return slices.DeleteFunc(slices.Clone(p.heard), func(text string) bool {
		return slices.ContainsFunc(p.allowed, func(part string) bool { return strings.Contains(text, part) })
	})
}

// Resize changes the size of the screen.
func (p *Page) Resize(size Size) { p.Must("resize", p.Driver.Resize(size)) }

// Screenshot returns the visible page as a PNG file.
func (p *Page) Screenshot() []byte {
	picture, err := p.Driver.Screenshot()
	p.Must("take a screenshot", err)
	return picture
}

// Goto opens an address. If only the fragment differs from the address before, the document stays.
func (p *Page) Goto(address string) {
	p.Complaints() // the next document deletes them
	document, _, _ := strings.Cut(address, "#")
	if document != p.at && document != "about:blank" {
		p.Loads++
	}
	p.at = document
	p.Must("open "+address, p.Driver.Open(address))
	// Asked from outside, because scripts can be off.
	p.ask("the document at "+address, `document.readyState === "complete"`)
}

// Leave opens an empty page.
func (p *Page) Leave() { p.Goto("about:blank") }

// Reload loads the page again as a person does. In Firefox, the WebDriver protocol's own command
// bypasses the service worker.
func (p *Page) Reload() {
	p.Complaints()
	p.Loads++
	p.Run(`window.beforeReload = true; setTimeout(() => location.reload())`)
	p.ask("the page to load again", `!window.beforeReload && document.readyState === "complete"`)
}

// WaitReady waits until the app is mounted and accepts a move.
func (p *Page) WaitReady() {
	p.Wait("the app to be ready", `performance.getEntriesByName("app-ready").length > 0`)
}

// OpenGame opens an address and waits until the app is ready.
func (p *Page) OpenGame(address string) {
	p.Goto(address)
	p.WaitReady()
}

// ReloadGame loads the page again and waits until the app is ready.
func (p *Page) ReloadGame() {
	p.Reload()
	p.WaitReady()
}

// Wait waits until the JavaScript condition, or the promise that it returns, is true. A script in
// the page checks it repeatedly, which costs less than evaluating it from outside. what names the
// condition in a failure.
func (p *Page) Wait(what, condition string) {
	p.ask(what, fmt.Sprintf(`(async () => {
	for (const end = performance.now() + %d; ; await new Promise((again) => setTimeout(again, %d))) {
		if (await (%s)) return true;
		if (performance.now() > end) return false;
	}
})()`, min(p.Patience, time.Second).Milliseconds(), Pause.Milliseconds(), condition))
}

// ask evaluates a condition repeatedly from outside until it is true.
func (p *Page) ask(what, condition string) {
	for start := time.Now(); ; time.Sleep(Pause) {
		// While a document is replaced, no script can answer.
		if held, err := evaluate[bool](p, condition); err == nil && held {
			return
		} else if time.Since(start) > p.Patience {
			p.Fail("waited in vain for %s (%v)", what, err)
		}
	}
}

// WaitFor waits until an element that matches the selector is visible.
func (p *Page) WaitFor(selector string) { p.Wait(selector+" to be seen", visible(selector)) }

// WaitGone waits until no element matches the selector.
func (p *Page) WaitGone(selector string) {
	p.Wait(selector+" to go", `!document.querySelector(`+Quote(selector)+`)`)
}

// WaitStill waits until all animations have ended, except endless ones.
func (p *Page) WaitStill() {
	p.Wait("the page to lie still", `document.getAnimations().every((a) => a.playState === "finished" || a.effect.getComputedTiming().endTime === Infinity)`)
}

// Settle ends all animations, except endless ones, and waits until the page lies still. It shows
// the page's last picture sooner than WaitStill.
func (p *Page) Settle() {
	p.Run(`for (const a of document.getAnimations()) if (a.effect.getComputedTiming().endTime !== Infinity) a.finish()`)
	p.WaitStill()
}

// Run runs JavaScript in the page for its effect.
func (p *Page) Run(script string) {
	_, err := p.Driver.Eval("(() => {" + script + "\n})()")
	p.Must("run "+script, err)
}

// Eval returns the value of a JavaScript expression. It waits for a promise.
func Eval[T any](p *Page, expression string) T {
	value, err := evaluate[T](p, expression)
	p.Must("evaluate "+expression, err)
	return value
}

func evaluate[T any](p *Page, expression string) (value T, err error) {
	raw, err := p.Driver.Eval(expression)
	if err != nil || len(raw) == 0 {
		return value, err
	}
	return value, json.Unmarshal(raw, &value)
}

// Focused returns an attribute of the focused element, or "".
func (p *Page) Focused(attribute string) string {
	return Eval[string](p, `document.activeElement?.getAttribute(`+Quote(attribute)+`) ?? ""`)
}

// Has reports whether an element matches the selector.
func (p *Page) Has(selector string) bool {
	return Eval[bool](p, `document.querySelector(`+Quote(selector)+`) !== null`)
}

// Sees reports whether an element that matches the selector is visible.
func (p *Page) Sees(selector string) bool { return Eval[bool](p, visible(selector)) }

// visible returns the condition that an element that matches the selector is visible.
func visible(selector string) string {
	return `[...document.querySelectorAll(` + Quote(selector) + `)].some((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))`
}

// Attr returns an attribute of the first element that matches the selector, or "".
func (p *Page) Attr(selector, name string) string {
	return Eval[string](p, fmt.Sprintf(`document.querySelector(%s)?.getAttribute(%s) ?? ""`, Quote(selector), Quote(name)))
}

// Text returns the text of the first element that matches the selector, without spaces at its ends.
func (p *Page) Text(selector string) string {
	return Eval[string](p, fmt.Sprintf(`document.querySelector(%s)?.textContent.trim() ?? ""`, Quote(selector)))
}

// Must fails the journey if err is not nil. what names the work that failed.
func (p *Page) Must(what string, err error) {
	if err != nil {
		p.Fail("could not %s: %v", what, err)
	}
}

// Fail ends the journey. It reports the lines of the test, the complaints of the page, and the game
// and the text on the page.
func (p *Page) Fail(format string, args ...any) {
	words := place() + fmt.Sprintf(format, args...)
	if complaints := p.Complaints(); len(complaints) > 0 {
		words += "\nthe page complained:\n  " + strings.Join(complaints, "\n  ")
	}
	if shows, err := evaluate[string](p, `location.href + "\n" + JSON.stringify({ ...document.querySelector("[data-board]")?.dataset }) + "\n" + document.body.innerText`); err == nil {
		words += "\nthe page shows " + shows
	}
	p.T.Fatalf("%s", words)
}

// place returns the calling lines of test files, the innermost first, so that verbs need no
// T.Helper.
func place() (lines string) {
	calls := make([]uintptr, 50)
	frames := runtime.CallersFrames(calls[:runtime.Callers(0, calls)])
	for more := true; more; {
		var call runtime.Frame
		if call, more = frames.Next(); strings.HasSuffix(call.File, "_test.go") {
			lines += fmt.Sprintf("%s:%d: ", path.Base(call.File), call.Line)
		}
	}
	return lines
}

// Quote returns a string as a JavaScript literal.
func Quote(text string) string {
	out, err := json.Marshal(text)
	if err != nil {
		panic(err) // strings always marshal
	}
	return string(out)
}
